import type { BrandGrouping, PlaceKind, Product, RankFigure, RankingFilter } from '../../../gql/graphql.ts';
import { oneOf } from '../../../ui/hooks/useUrlState.ts';
import { scaleFilter } from '../../brands/chainScales.ts';
import { namesOf } from '../../search/placeNames.ts';
import type { AskedPeriod } from './explorePeriods.ts';
import { PERIODS } from './periodNames.ts';
import type { PeriodName } from './periodNames.ts';

const KINDS = ['cities', 'counties', 'zips', 'properties', 'brands', 'companies', 'owners'] as const;
export type ExploredKind = (typeof KINDS)[number];

const FIGURES = ['receipts', 'growth', 'change', 'revpar', 'taxable', 'exempt', 'rooms', 'count'] as const;
export type ExploredFigure = (typeof FIGURES)[number];

export const SIZES = ['25', '100', '500'] as const;

/** The page's question, as its address has it. */
export const EXPLORED = {
  tax: 'hotel',
  of: 'cities',
  by: 'receipts',
  order: 'high',
  period: 'ttm',
  from: '',
  to: '',
  vs: '',
  city: '',
  county: '',
  zip: '',
  brand: '',
  chain: '',
  rooms: '',
  mostrooms: '',
  filer: '',
  flags: '',
  small: '',
  partial: '',
  size: '25',
  after: '',
};
export type ExploredState = typeof EXPLORED;

const { tax, city, county, zip, brand, chain, rooms, mostrooms, filer, flags } = EXPLORED;

/** The conditions among them, which the map takes as well. */
export const NO_FILTERS = { city, county, zip, brand, chain, rooms, mostrooms, filer, flags };

/** The tax and the conditions of a page other than the explorer. */
export const FILTERS = { tax, ...NO_FILTERS };

export interface Question {
  product: Product;
  of: ExploredKind;
  by: ExploredFigure;
  isLowestFirst: boolean;
  period: PeriodName;
  state: ExploredState;
}

/** Kinds and figures that exist for hotels only. */
const ONLY_HOTELS: ReadonlySet<string> = new Set([
  'brands',
  'companies',
  'revpar',
  'taxable',
  'exempt',
  'rooms',
]);

export function kindsOf(product: Product): ExploredKind[] {
  return KINDS.filter((kind) => product === 'HOTEL' || !ONLY_HOTELS.has(kind));
}

/** The change of a hotel or bar is always like for like, and each is one property. */
export function figuresOf(product: Product, of: ExploredKind): ExploredFigure[] {
  return FIGURES.filter(
    (figure) =>
      (product === 'HOTEL' || !ONLY_HOTELS.has(figure)) &&
      !(of === 'properties' && (figure === 'change' || figure === 'count')),
  );
}

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const NUMBER = /^\d{1,5}$/;

/** Keeps the parts that can be asked and leaves out the others, because people write addresses by hand. */
export function fitting(state: ExploredState): ExploredState {
  const { size, from, to, brand, rooms, mostrooms, filer, flags, small, partial } = state;
  return {
    ...state,
    size: oneOf(SIZES, size, '25'),
    from: MONTH.test(from) ? from : '',
    to: MONTH.test(to) ? to : '',
    brand: NUMBER.test(brand) ? brand : '',
    rooms: NUMBER.test(rooms) ? rooms : '',
    mostrooms: NUMBER.test(mostrooms) ? mostrooms : '',
    filer: oneOf(['monthly', 'quarterly'], filer, ''),
    flags: oneOf(['with', 'without'], flags, ''),
    small: oneOf(['all'], small, ''),
    partial: oneOf(['all'], partial, ''),
  };
}

/** Keeps the parts that fit the tax and each other, and replaces the others. */
export function readQuestion(state: ExploredState): Question {
  const product = state.tax === 'bar' ? 'BEVERAGE' : 'HOTEL';
  const of = oneOf(kindsOf(product), state.of, 'cities');
  return {
    product,
    of,
    by: oneOf(figuresOf(product, of), state.by, 'receipts'),
    isLowestFirst: state.order === 'low',
    period: oneOf(PERIODS, state.period, 'ttm'),
    state: fitting(state),
  };
}

const RANKED: Record<ExploredFigure, RankFigure> = {
  receipts: 'RECEIPTS',
  growth: 'LIKE_FOR_LIKE_CHANGE',
  change: 'CHANGE',
  revpar: 'REVPAR',
  taxable: 'TAXABLE_RECEIPTS',
  exempt: 'EXEMPT_SHARE',
  rooms: 'ROOMS',
  count: 'PROPERTIES',
};

export const PLACE_KINDS: Partial<Record<ExploredKind, PlaceKind>> = {
  cities: 'CITY',
  counties: 'COUNTY',
  zips: 'ZIP',
};

export const BRAND_KINDS: Partial<Record<ExploredKind, BrandGrouping>> = {
  brands: 'BRAND',
  companies: 'PARENT_COMPANY',
};

/** Kinds that need figures for most months of a year to be ranked over it. */
export const NEED_MONTHS: ReadonlySet<ExploredKind> = new Set(['properties', 'brands', 'companies']);

/** Arguments that the queries and the export share. */
export function rankingArgs({ product, of, by, isLowestFirst, state }: Question, asked: AskedPeriod) {
  const figure: RankFigure = of === 'properties' && by === 'growth' ? 'CHANGE' : RANKED[by];
  const minimums = { minimumProperties: 0, minimumRooms: 0, minimumReceipts: 0 };
  return {
    by: figure,
    direction: isLowestFirst ? ('LOWEST' as const) : ('HIGHEST' as const),
    ...asked,
    filter: filterOf(product, state),
    ...(state.small === 'all' ? minimums : {}),
    ...(state.partial === 'all' && NEED_MONTHS.has(of) ? { minimumMonths: 0 } : {}),
  };
}

/** The conditions of a state, as the queries take them. */
export function filterOf(product: Product, state: ExploredState): RankingFilter {
  const of = product === 'HOTEL' ? hotelFilter(state) : {};
  return {
    ...listed('city', state.city),
    ...listed('county', state.county),
    ...listed('zip', state.zip),
    ...(state.flags === '' ? {} : { hasDoubtfulFilings: state.flags === 'with' }),
    ...of,
  };
}

function listed(key: 'city' | 'county' | 'zip', text: string): RankingFilter {
  const names = namesOf(text);
  return names.length === 0 ? {} : { [key]: { in: names } };
}

function hotelFilter({ brand, chain, rooms, mostrooms, filer }: ExploredState): RankingFilter {
  const [gte, lte] = [rooms, mostrooms].map((text) => (text === '' ? null : Number(text)));
  return {
    ...(brand === '' ? {} : { brands: [`brand:${brand}`] }),
    ...scaleFilter(chain),
    ...(rooms === '' && mostrooms === '' ? {} : { rooms: { gte, lte } }),
    ...(filer === 'monthly' ? { filerType: 'MONTHLY' as const } : {}),
    ...(filer === 'quarterly' ? { filerType: 'QUARTERLY' as const } : {}),
  };
}
