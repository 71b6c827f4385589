import { addMonths, type Month } from '../../../platform/lib/month.ts';
import type { Change, LikeForLikeReceipts } from '../figures.type.ts';
import type { RankingRow } from './rankingRow.type.ts';

/** Months of a page, under one set of names for all kinds; a kind lacks what its page does not state. */
export interface PageMonth {
  month: Month;
  receipts: number;
  taxable?: number;
  marketplace?: number;
  revpar?: number | null;
  rooms?: number | null;
  exempt?: number | null;
  apportioned?: number;
  properties?: number;
}

interface PageYear {
  year: number;
  months: number;
  receipts: number;
  revpar?: number | null;
  exempt?: number | null;
  alike?: LikeForLikeReceipts | null;
}

interface PageHeadline {
  month: Month;
  receipts: number;
  revpar?: number | null;
  properties?: number;
  alike?: LikeForLikeReceipts | null;
  change: Change | null;
  ttmReceipts: number | null;
  ttmRevpar?: number | null;
  ttmAlike?: LikeForLikeReceipts | null;
  ttmChange: Change | null;
}

/** A page's figures of both periods, and of all its years. */
export interface Page {
  later: PageMonth[];
  earlier: PageMonth[];
  recent: PageMonth[];
  headline: PageHeadline | null;
  years?: PageYear[];
}

const CHANGE = '{ amount percent }';
const ALIKE = `{ later earlier share change ${CHANGE} }`;
const LODGING = 'receipts: roomReceipts taxable: taxableReceipts apportioned revpar exempt: exemptShare';
const ALCOHOL = 'receipts: totalReceipts';
const HEADLINE = `month change: receiptsChange ${CHANGE} ttmReceipts ttmChange ${CHANGE}`;
const SEVERAL = `${HEADLINE} properties alike: receiptsLikeForLike ${ALIKE} ttmAlike: ttmLikeForLike ${ALIKE}`;
const LODGING_NOW = 'receipts: roomReceipts revpar ttmRevpar: ttmRevparWeighted';
const LODGING_YEAR = 'year months receipts: roomReceipts revpar exempt: exemptShare';

/** Months of the two periods and of the small chart, as arguments. */
export type Spans = Record<'later' | 'earlier' | 'recent', string>;

/** GraphQL of a page's figures from one of its fields of months, whose values it names. */
function page(months: string, values: string, headline: string, years = ''): (spans: Spans) => string {
  return ({ later, earlier, recent }) => `later: ${withArgs(months, later)} { month ${values} }
    earlier: ${withArgs(months, earlier)} { month ${values} }
    recent: ${withArgs(months, recent)} { month ${values} }
    headline: ${headline} ${years}`;
}

function withArgs(field: string, args: string): string {
  return field.endsWith(')') ? field.replace(')', `, ${args})`) : `${field}(${args})`;
}

function whole(own: (spans: Spans) => string): (spans: Spans) => string {
  return (spans) => `page: establishment { ${own(spans)} }`;
}

const ofBrand = page(
  'months',
  `${LODGING} rooms properties`,
  `headline { ${SEVERAL} receipts: roomReceipts revpar ttmRevpar: ttmRevparWeighted }`,
);
const ofOwner = (product: string): ((spans: Spans) => string) =>
  page(
    `months(product: ${product})`,
    'receipts revpar rooms properties',
    `headline(product: ${product}) { ${SEVERAL} receipts }`,
  );

/** Kinds of rows: the ranking's field and arguments, the type of the page, and its figures. */
export const KINDS = [
  ...['CITY', 'COUNTY', 'ZIP'].flatMap((kind) => [
    {
      field: 'rankPlaces',
      args: `product: HOTEL, kind: ${kind}`,
      type: 'Place',
      page: page(
        'lodgingMonths',
        `${LODGING} marketplace rooms properties`,
        `lodgingHeadline { ${SEVERAL} ${LODGING_NOW} }`,
        `years: lodgingYears { ${LODGING_YEAR} alike: receiptsLikeForLike ${ALIKE} }`,
      ),
    },
    {
      field: 'rankPlaces',
      args: `product: BEVERAGE, kind: ${kind}`,
      type: 'Place',
      page: page(
        'alcoholMonths',
        `${ALCOHOL} properties`,
        `alcoholHeadline { ${SEVERAL} ${ALCOHOL} }`,
        `years: alcoholYears { year months ${ALCOHOL} alike: receiptsLikeForLike ${ALIKE} }`,
      ),
    },
  ]),
  {
    field: 'rankProperties',
    args: 'product: HOTEL',
    type: 'Hotel',
    page: whole(
      page(
        'months',
        `${LODGING} rooms: roomCapacity`,
        `headline { ${HEADLINE} ${LODGING_NOW} }`,
        `years { ${LODGING_YEAR} }`,
      ),
    ),
  },
  {
    field: 'rankProperties',
    args: 'product: BEVERAGE',
    type: 'BeverageProperty',
    page: whole(
      page('months', ALCOHOL, `headline { ${HEADLINE} ${ALCOHOL} }`, `years { year months ${ALCOHOL} }`),
    ),
  },
  { field: 'rankBrands', args: 'groupBy: BRAND', type: 'Brand', page: ofBrand },
  { field: 'rankBrands', args: 'groupBy: PARENT_COMPANY', type: 'ParentCompany', page: ofBrand },
  { field: 'rankOwners', args: 'product: HOTEL', type: 'Owner', page: ofOwner('HOTEL') },
  { field: 'rankOwners', args: 'product: BEVERAGE', type: 'Owner', page: ofOwner('BEVERAGE') },
] as const;

/** GraphQL of every figure of a row. */
export const ROW = (() => {
  const figures = `{ receipts taxableReceipts marketplaceReceipts revpar exemptShare rooms properties filersPerMonth
    monthsWithFigures apportionedReceipts }`;
  return `name recentReceipts figures ${figures} later ${figures} earlier ${figures} change ${CHANGE} likeForLike ${ALIKE}`;
})();

/** A row's figures beside those that its page states of the same period: its latest month, twelve months or a year. */
export function statedOf(
  row: RankingRow,
  { headline, years }: Page,
  { from, to, back }: { from: Month; to: Month; back: number },
): [name: string, row: unknown, page: unknown][] {
  const { receipts, revpar, exemptShare, properties } = row.figures;
  const alike = back === 12 ? row.likeForLike : undefined;
  const own = { receipts, revpar, exempt: exemptShare, properties, alike, change: alike?.change };
  const stated: Partial<Record<keyof typeof own, unknown>>[] = [];
  if (headline?.month === to && from === to) stated.push({ ...headline });
  const { ttmReceipts = null, ttmRevpar, ttmAlike, ttmChange } = headline ?? {};
  const isTrailing = headline?.month === to && addMonths(from, 11) === to;
  if (isTrailing && ttmReceipts !== null)
    stated.push({ receipts: ttmReceipts, revpar: ttmRevpar, alike: ttmAlike, change: ttmChange });
  const year = years?.find((each) => from === `${String(each.year)}-01` && to === `${String(each.year)}-12`);
  if (year !== undefined) stated.push({ ...year });
  return stated.flatMap((page) =>
    Object.entries(own)
      .filter(([name, value]) => value !== undefined && page[name as keyof typeof own] !== undefined)
      .map(([name, value]): [string, unknown, unknown] => [
        `as the page states: ${name}`,
        value,
        page[name as keyof typeof own],
      ]),
  );
}
