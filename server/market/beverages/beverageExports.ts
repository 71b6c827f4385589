import { column, type ExportColumn } from '../../platform/lib/exports/exportColumns.ts';
import { lastDayOf } from '../../platform/lib/month.ts';
import type { Params } from '../../platform/lib/page.ts';
import {
  dataSet,
  joinRelease,
  RELEASE_FILE,
  byPeriodAlone,
  withMore,
  type DataSet,
} from '../figures/exports/dataSet.ts';
import {
  dayOf,
  monthArgTypes,
  monthConditions,
  portfolioKey,
  type MonthExportArgs,
} from '../figures/exports/monthFilter.ts';
import { asOfRelease } from '../releases/asOf.ts';
import { releaseIn } from '../releases/asOf.sql.ts';
import { latestMonth } from '../releases/latestMonth.ts';
import type { AsOfInput } from '../releases/release.type.ts';
import { isIncomplete } from '../releases/incompleteMonths.rules.ts';
import type { BeverageFilingListArgs, BeveragePropertyListArgs } from './beverage.args.ts';
import { beverageFilings, beverageProperties, beverageResults, resultMonth } from './beverageLists.ts';
import { beverageMonthList } from './beverageResult.sql.ts';
import type { BeverageResultsInput } from './beverageResult.type.ts';

const receipts: ExportColumn[] = [
  column.money('liquorReceipts', 'Liquor'),
  column.money('wineReceipts', 'Wine'),
  column.money('beerReceipts', 'Beer'),
  column.money('coverChargeReceipts', 'Cover charge'),
  column.money('totalReceipts', 'Total receipts'),
];

const identity: ExportColumn[] = [
  column.text('taxpayerNumber', 'Taxpayer number', {
    about: 'Taxpayer number; the permit for properties known only from legacy releases.',
  }),
  column.plain('locationNumber', 'Location number', { about: 'Location number within the taxpayer.' }),
];

const location: ExportColumn[] = [
  column.text('locationName', 'Name'),
  column.text('locationAddress', 'Address'),
  column.text('city', 'City', { about: 'City that the receipts count toward.' }),
  column.text('county', 'County', { about: 'County that the receipts count toward.' }),
  column.text('locationZip', 'Zip'),
];

const marks: ExportColumn[] = [
  column.boolean('isIncomplete', 'Incomplete month', {
    about: 'True if the month was published although its release has too few rows.',
  }),
  column.words('flags', 'Flags'),
  column.text('releaseFile', 'Release', { about: 'Latest release that the row comes from.' }),
];

const months = dataSet<MonthExportArgs>({
  about: 'Months of bars and restaurants: one row for each property and month.',
  type: 'BeverageResult',
  args: monthArgTypes,
  columns: [
    column.plain('month', 'Month', { about: 'The month of activity.' }),
    ...identity,
    column.text('permit', 'Permit', { about: 'Permit number of the TABC.' }),
    ...location,
    column.text('taxpayer', 'Taxpayer', { about: 'Taxpayer’s name, as filed; empty in legacy releases.' }),
    ...receipts,
    ...marks,
    column.boolean('hasLateFilingsOnly', 'Late filings only', {
      about:
        'True if no release has the month itself, only filings for it that came late or early: a sum of its rows is that of ' +
        'few bars.',
    }),
    column.plain('responsibleDays', 'Days of responsibility'),
  ],
  list: async (args, context) => {
    const portfolio = await portfolioKey('beverage', args.portfolioId, context);
    return {
      period: { product: 'BEVERAGE', months: args.months ?? {}, asOf: null },
      sql: (params) =>
        beverageMonthList(dayOf(args.months?.from, params), dayOf(args.months?.to, params), (alias) =>
          ['true', ...monthConditions(alias, { ...args, product: 'beverage', portfolio }, params)].join(
            ' and ',
          ),
        ),
      order: [
        { sql: 'm.month', type: 'date', direction: 'asc' },
        { sql: 'm.property_id', type: 'integer', direction: 'asc' },
      ],
    };
  },
});

const filings = dataSet<BeverageFilingListArgs>({
  about:
    'Mixed beverage tax returns, as the comptroller published them. A month in both a legacy release and the portal’s has a row ' +
    'of each: only one of them counts.',
  type: 'BeverageFiling',
  args: { filter: 'BeverageFilingFilter!', orderBy: '[BeverageFilingOrder!]', asOf: 'AsOfInput' },
  columns: [
    column.plain('periodEnd', 'Period ends'),
    ...identity,
    column.text('permit', 'Permit'),
    column.text('locationName', 'Name'),
    column.text('locationAddress', 'Address'),
    column.text('locationCity', 'City as filed'),
    column.text('locationState', 'State'),
    ...location.slice(2),
    column.text('taxpayerName', 'Taxpayer'),
    ...receipts,
    column.money('tax', 'Tax'),
    column.plain('responsibilityBegin', 'Responsible from'),
    column.plain('responsibilityEnd', 'Responsible to'),
    ...marks,
    column.money('countedReceipts', 'Receipts that count today', {
      sql: 'case when x."countedPropertyId" is not null then x."totalReceipts" end',
      about:
        'Total receipts of a filing that counts toward the month of a property today, so that these add up to the months; empty if ' +
        'the portal’s filing for the month counts instead, or the filing was replaced.',
    }),
  ],
  list: async ({ filter, orderBy, asOf: time }, context) => {
    const asOf = await asOfRelease(context, 'beverage', time);
    const isShort = (params: Params): string =>
      isIncomplete('beverage', `date_trunc('month', f.period_end)::date`, releaseIn(params, asOf));
    const list = withMore(
      byPeriodAlone(beverageFilings({ filter, orderBy: orderBy ?? [], asOf })),
      (params) => `p.taxpayer_number as "taxpayerNumber", p.location_number as "locationNumber", f.city,
      county.name as county, ${isShort(params)} as "isIncomplete", ${RELEASE_FILE}`,
      `${joinRelease('f')} left join county on county.code = f.county_code`,
    );
    return { ...list, period: { product: 'BEVERAGE', months: filter.month ?? {}, asOf } };
  },
});

const results = dataSet<{ input: BeverageResultsInput; asOf?: AsOfInput | null }>({
  about: 'Rows of a mixed beverage results table: bars and restaurants of places, for a month.',
  type: 'BeverageResult',
  args: { input: 'BeverageResultsInput!', asOf: 'AsOfInput' },
  columns: [
    ...location,
    column.plain('periodEnd', 'Period ends'),
    ...identity,
    ...receipts,
    ...marks,
    column.plain('responsibleDays', 'Days of responsibility'),
  ],
  list: async ({ input, asOf: time }, context) => {
    const isDated = typeof input.year === 'number';
    const latest = isDated ? null : await latestMonth(context, 'BEVERAGE', time);
    const asOf = await asOfRelease(context, 'beverage', time);
    const month = resultMonth(input, latest);
    const list = withMore(beverageResults({ input, asOf, latest }), RELEASE_FILE, joinRelease('m'));
    return { ...list, period: { results: 'BEVERAGE', periodEnd: month && lastDayOf(month), asOf } };
  },
});

const properties = dataSet<Pick<BeveragePropertyListArgs, 'filter' | 'orderBy'>>({
  about: 'Bars and restaurants with a mixed beverage permit, with their owner and status.',
  type: 'BeverageProperty',
  args: { filter: 'BeveragePropertyFilter', orderBy: '[BeveragePropertyOrder!]' },
  columns: [
    ...identity,
    column.text('permit', 'Permit'),
    column.text('name', 'Name'),
    column.text('address', 'Address'),
    column.text('city', 'City', { sql: 'x."cityName"' }),
    column.text('county', 'County', { sql: 'x."countyName"' }),
    column.text('zip', 'Zip'),
    column.text('taxpayer', 'Taxpayer', { sql: `x.taxpayer ->> 'name'`, about: 'Taxpayer’s name.' }),
    column.plain('status', 'Status'),
    column.plain('endedOn', 'Ended on'),
    column.plain('responsibilityBegin', 'Responsible from'),
    column.plain('responsibilityEnd', 'Responsible to'),
  ],
  list: ({ filter, orderBy }) => beverageProperties(filter ?? {}, orderBy ?? []),
});

export const beverageExports: Readonly<Record<string, DataSet>> = {
  beverageProperties: properties,
  beverageMonths: months,
  beverageFilings: filings,
  beverageResults: results,
};
