import { column, type ExportColumn } from '../../platform/lib/exports/exportColumns.ts';
import { keyOf } from '../../platform/lib/node.ts';
import type { Params } from '../../platform/lib/page.ts';
import { dataSet } from '../figures/exports/dataSet.ts';
import {
  dayOf,
  monthArgTypes,
  monthConditions,
  portfolioKey,
  setKey,
  throughOwners,
  type MonthExportArgs,
} from '../figures/exports/monthFilter.ts';
import type { MonthFigure } from '../figures/figureDefinition.rules.ts';
import { monthFigures } from '../figures/monthFigures.rules.ts';
import { reasonsOfFacts } from './filingFlags.rules.ts';
import { hotelMonthList } from './hotelMonth.sql.ts';

interface Args extends MonthExportArgs {
  brandId?: string | null;
  comparisonSetId?: string | null;
  parentCompanyId?: string | null;
}

/** Figures that hold for a month that an operator left out; the others are unknown then. */
const AS_FILED: ReadonlySet<string> = new Set(['filedReceipts', 'taxableReceipts', 'filedRooms']);

/** The figures of a property's month, as they are defined for all lists. */
const figures: ExportColumn[] = Object.entries<MonthFigure>(monthFigures).flatMap(([name, figure]) => {
  if (!figure.in.includes('hotelMonth') || (figure.from && !figure.fromSql)) return [];
  const inCents = figure.kind === 'money' || figure.kind === 'revpar';
  const make = inCents ? column.money : column.plain;
  const sql = figure.fromSql ?? `x."${name}"`;
  const counted = AS_FILED.has(name) ? sql : `case when not x."isLeftOut" then ${sql} end`;
  return [make(name, figure.column.title, { sql: counted })];
});

const columns: readonly ExportColumn[] = [
  column.plain('month', 'Month'),
  column.text('taxpayerNumber', 'Taxpayer number', { about: 'Taxpayer number.' }),
  column.plain('locationNumber', 'Location number', { about: 'Location number within the taxpayer.' }),
  column.text('name', 'Name', { about: 'Trade name, as last filed.' }),
  column.text('address', 'Address', { about: 'Street address, as last filed.' }),
  column.text('city', 'City', { about: 'City that the month counts toward; empty if none.' }),
  column.text('county', 'County', { about: 'County that the month counts toward; empty if none.' }),
  column.text('zip', 'Zip', { about: 'ZIP code that the month counts toward.' }),
  column.text('taxpayer', 'Taxpayer', { about: 'Taxpayer’s name, as last filed.' }),
  column.text('brand', 'Brand', { about: 'Brand in the month; empty if none.' }),
  ...figures,
  column.boolean('isIncomplete', 'Incomplete month'),
  column.boolean('awaitsQuarterlyFilers', 'Lacks quarterly filers', {
    about:
      'True if no release has what quarterly filers filed for the month: without them, a sum of its rows is lower than ' +
      'those of other months.',
  }),
  column.boolean('isLeftOut', 'Left out', {
    about:
      'True if an operator left out all that was filed for the month, so that nothing of it counts: its figures are empty, ' +
      'but for those as filed.',
  }),
  column.words('flags', 'Flags'),
  column.sentences('reasons', 'Reasons', { sql: 'x.why' }),
  column.text('releaseFile', 'Release', { about: 'Latest release that the figure comes from.' }),
  column.boolean('awaitsMonthlyFilers', 'Lacks monthly filers', {
    about:
      'True if no release has what monthly filers filed for the month, only the parts of quarterly filings: a sum of its ' +
      'rows is that of few hotels.',
  }),
  column.plain('responsibleDays', 'Days of responsibility', {
    about:
      'Days of the month from the begin to the end of the property’s responsibility, if fewer than all: the receipts are of ' +
      'a part of the month, while RevPAR divides by all of its days. Months of a quarterly filing each have the same part of ' +
      'their days, rounded up. Empty otherwise.',
  }),
];

interface Keys {
  set: number | null;
  portfolio: number | null;
  brand: number | null;
  company: number | null;
}

/** The subject and the competitors of the set whose number the placeholder holds. */
function inSet(set: string): string {
  const kept = `select subject_id from comparison_set where id = ${set}
    union all select property_id from comparison_set_hotel where set_id = ${set}`;
  return `m.property_id in ${throughOwners('hotel', kept)}`;
}

function conditions(args: Args, { portfolio, set, brand, company }: Keys, params: Params): string[] {
  const { from, to } = args.months ?? {};
  return [
    ...monthConditions('m', { ...args, product: 'hotel', portfolio }, params),
    ...(from ? [`m.month >= ${dayOf(from, params)}`] : []),
    ...(to ? [`m.month <= ${dayOf(to, params)}`] : []),
    ...(set === null ? [] : [inSet(params.add(set, 'integer'))]),
    ...(brand === null ? [] : [`m.brand_id = ${params.add(brand, 'integer')}`]),
    ...(company === null ? [] : [`brand.parent_company_id = ${params.add(company, 'integer')}`]),
  ];
}

/** The months of properties: of places, an owner, a brand, a company, a set or a portfolio; without any, of Texas. */
export const hotelMonthsExport = dataSet<Args>({
  about:
    'Months of hotels: one row for each property and month. Quarterly filings are divided among their months by days.',
  type: 'HotelMonth',
  args: { ...monthArgTypes, brandId: 'ID', parentCompanyId: 'ID', comparisonSetId: 'ID' },
  columns,
  list: async (args, context) => {
    const keys = {
      set: await setKey(args.comparisonSetId, context),
      portfolio: await portfolioKey('hotel', args.portfolioId, context),
      brand: keyOf('brand', args.brandId),
      company: keyOf('parent-company', args.parentCompanyId),
    };
    return {
      period: { product: 'HOTEL', months: args.months ?? {}, asOf: null },
      sql: (params) => hotelMonthList(['true', ...conditions(args, keys, params)].join(' and ')),
      order: [
        // An index has them in this order.
        { sql: 'm.property_id', type: 'integer', direction: 'asc' },
        { sql: 'm.month', type: 'date', direction: 'asc' },
      ],
    };
  },
  sentences: reasonsOfFacts,
});
