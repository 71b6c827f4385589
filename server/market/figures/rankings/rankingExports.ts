import { badInput } from '../../../platform/errors.ts';
import { column } from '../../../platform/lib/exports/exportColumns.ts';
import { dataSet, withMore, type DataSet, type ExportedList } from '../exports/dataSet.ts';
import { productNames, type Product } from '../../enums.ts';
import type { MarketGroup } from './marketMonths.type.ts';
import { keyTypeOf, type RankedKind } from './rankedKinds.sql.ts';
import type { RankingArgs } from './ranking.args.ts';
import { asOfRelease } from '../../releases/asOf.ts';
import { rankedSpans } from './pastMonths.ts';
import { specOf } from './ranking.ts';
import { rankingList, rankingListAsOf } from './rankingExport.sql.ts';
import { checkFigure } from './rankingLimits.ts';
import type { RankDirection } from './rankFigure.ts';
import { comparedMonthsText, monthsText } from './rankingNote.ts';
import { rankingPeriod, type RankingPeriod } from './rankingPeriod.ts';

interface Args extends Omit<RankingArgs, 'direction'> {
  direction: RankDirection | null;
  product: Product;
  kind: MarketGroup;
}

const ofHotels: ReadonlySet<RankedKind> = new Set(['BRAND', 'PARENT_COMPANY']);

function kindOf({ kind, product }: Args): RankedKind {
  if (kind === 'SIZE_CLASS' || kind === 'FILER_TYPE' || kind === 'CHAIN_SCALE') {
    throw badInput(`${kind} cannot be ranked: marketMonths has its figures.`);
  }
  if (product === 'BEVERAGE' && ofHotels.has(kind)) throw badInput('Bars have no brands.');
  return kind;
}

/** A file leaves its headers behind: only its rows can say which months are summed. */
function withMonths(period: RankingPeriod, list: ExportedList): ExportedList {
  return withMore(list, (params) => {
    const [months, compared] = [monthsText(period), comparedMonthsText(period)];
    return `${params.add(months, 'text')} as "months", ${params.add(compared, 'text')} as "comparedMonths"`;
  });
}

const rankings = dataSet<Args>({
  about:
    'Rows of a ranking: places, hotels, bars, brands, companies or owners in order of a figure. Over 12 months, ' +
    'hotels, bars, brands and companies with figures for fewer than `minimumMonths` of them are left out, by default 10; ' +
    'with 0 they are included.',
  type: 'RankedFigures',
  args: {
    product: 'Product!',
    kind: 'MarketGroup!',
    by: 'RankFigure!',
    direction: 'RankDirection',
    from: 'Month',
    to: 'Month',
    yearsEarlier: 'Int',
    monthsEarlier: 'Int',
    filter: 'RankingFilter',
    minimumProperties: 'Int',
    minimumRooms: 'Int',
    minimumReceipts: 'USD',
    minimumMonths: 'Int',
    asOf: 'AsOfInput',
  },
  columns: [
    column.plain('rank', 'Rank', { about: 'Position; equal figures share one.' }),
    column.text('name', 'Name', { about: 'Name; of a hotel or bar, as last filed.' }),
    column.text('taxpayerNumber', 'Taxpayer number', { about: 'Taxpayer number of a hotel, bar or owner.' }),
    column.plain('locationNumber', 'Location number', { about: 'Location number of a hotel or bar.' }),
    column.text('city', 'City', { about: 'City of a hotel or bar.' }),
    column.text('county', 'County', { about: 'County of a hotel or bar.' }),
    column.text('chainScale', 'Chain scale', {
      about: 'Class of the brand of a hotel or brand, as ChainScale; empty if none is certain.',
    }),
    column.money('receipts', 'Receipts'),
    column.plain('share', 'Share of all, percent', {
      about:
        'Percent of the receipts of everything that passes the filter: of brands and companies, of hotels that have one; of ' +
        'hotels, owners, brands and companies, without marketplaces.',
    }),
    column.money('taxableReceipts', 'Taxable'),
    column.money('marketplaceReceipts', 'Marketplaces'),
    column.money('revpar', 'RevPAR'),
    column.plain('revparMonths', 'Months of RevPAR'),
    column.plain('exemptShare', 'Exempt share, percent'),
    column.plain('rooms', 'Rooms', {
      about:
        'Average number of rooms that count; of a hotel, over the months in which its rooms count. A whole number, with 2 ' +
        'decimals if it would be 0. Empty if none count.',
    }),
    column.plain('properties', 'Properties'),
    column.plain('monthsWithFigures', 'Months with figures'),
    column.money('laterReceipts', 'Receipts of the compared months', {
      about: 'Receipts of the months of the period that are compared.',
    }),
    column.money('earlierReceipts', 'Receipts of the earlier period', {
      about: 'Receipts of the months that these are compared with.',
    }),
    column.plain('change', 'Change of all receipts, percent', {
      about:
        'Percent; includes openings, closings and missing filings. Empty if a compared month is missing, or if less than ' +
        '80% of the receipts can be compared.',
    }),
    column.money('alikeLater', 'Like for like, later', {
      about: 'Receipts of the compared months, of properties and marketplaces with figures in both periods.',
    }),
    column.money('alikeEarlier', 'Like for like, earlier', {
      about: 'Receipts of the same properties and marketplaces in the earlier period.',
    }),
    column.plain('alikeChange', 'Change like for like, percent', {
      about: 'Percent; empty if less than 80% of the receipts can be compared.',
    }),
    column.plain('propertiesCompared', 'Properties compared', {
      about:
        'Number of properties with figures in both periods, without marketplaces; empty without figures in the earlier one.',
    }),
    column.money('marketplacesLater', 'Like for like, marketplaces, later', {
      about:
        'The part of the receipts like for like that marketplaces filed, later; empty without marketplaces.',
    }),
    column.money('marketplacesEarlier', 'Like for like, marketplaces, earlier', {
      about: 'The same in the earlier period.',
    }),
    column.plain('hotelsAloneChange', 'Change of hotels alone, percent', {
      about:
        'Percent, like for like and without marketplaces; empty without any, or if less than 80% of the receipts of hotels ' +
        'can be compared.',
    }),
    column.plain('changeWithoutIdle', 'Change without idle hotels, percent', {
      about:
        'Percent, like for like and without hotels that are idle in one of the two months, which file $0 after they were sold ' +
        'or closed, or bars that filed $0 for one; empty for single hotels and bars, and if less than 80% of the receipts ' +
        'would be left.',
    }),
    column.words('marks', 'Marks', { about: 'Reasons to look twice, as in RankingMark.' }),
    column.words('incompleteMonths', 'Incomplete months', {
      about:
        'Months of the period, and of the earlier one, that were published although rows are missing; the same in every row. ' +
        'Usually empty.',
    }),
    column.text('months', 'Months', {
      about:
        'Published months that the figures are of, and the period that was asked for if it has others; the same in every row.',
    }),
    column.text('comparedMonths', 'Compared months', {
      about:
        'Months that are compared, and the earlier ones; the same in every row. Empty if no comparison was asked for.',
    }),
    column.words('partialMonths', 'Partial months', {
      about:
        'Months of both periods that the responsibility of a hotel or bar began or ended within: the receipts are of a part ' +
        'of the month. Usually empty.',
    }),
    column.words('monthsWithoutQuarterlyFilers', 'Months without quarterly filings', {
      about:
        'Months of both periods of which no release has what quarterly filers filed, so that they have the receipts of monthly ' +
        'filers only; the same in every row. Usually empty.',
    }),
  ],
  list: async (args, context) => {
    const kind = kindOf(args);
    const asked = { ...args, direction: args.direction ?? 'HIGHEST' };
    const name = productNames[args.product];
    checkFigure(asked, kind, name);
    const release = await asOfRelease(context, name, args.asOf);
    const period = await rankingPeriod(context.db, args.product, asked, release);
    const spans = release === null ? [] : rankedSpans(period, args.filter);
    return {
      ...(period.bounds && {
        period: { product: args.product, months: period.bounds, asOf: release },
      }),
      ...withMonths(period, {
        sql: (params) => {
          const spec = specOf(asked, { kind, name, period, params, isPast: release !== null });
          if (release === null) return rankingList(spec);
          return rankingListAsOf(spec, { release: params.add(release, 'bigint'), spans });
        },
        order: [
          { sql: 'r.rank', type: 'integer', direction: 'asc' },
          { sql: 'r.key', type: keyTypeOf(kind), direction: 'asc' },
        ],
      }),
    };
  },
});

export const rankingExports: Readonly<Record<string, DataSet>> = { rankings };
