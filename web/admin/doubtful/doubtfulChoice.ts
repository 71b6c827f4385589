import type { DoubtFlag, DoubtfulFilingFilter, DoubtfulFilingOrder, DoubtState } from '../../gql/graphql.ts';
import { oneOf, useUrlState } from '../../ui/hooks/useUrlState.ts';
import type { SetUrlState } from '../../ui/hooks/useUrlState.ts';

export const STATES = [
  { value: 'UNDECIDED', label: 'Undecided' },
  { value: 'ACCEPTED', label: 'Accepted as filed' },
  { value: 'LEFT_OUT', label: 'Left out' },
  { value: 'ALL', label: 'All' },
] as const;

export const FLAG_CHOICES = [
  { value: 'ALL', label: 'All but idle rooms' },
  { value: 'EXTRA_DIGIT', label: 'Extra digit' },
  { value: 'UNSUPPORTED_TOTAL', label: 'Unsupported total' },
  { value: 'UNUSUAL_RECEIPTS', label: 'Unusual receipts' },
  { value: 'REPEATED_RECEIPTS', label: 'Repeated receipts' },
  { value: 'ROOMS_DOUBTFUL', label: 'Rooms doubtful' },
  { value: 'IDLE_ROOMS', label: 'Idle rooms' },
] as const;

export const ORDERS = [
  { value: 'RECEIPTS_DESC', label: 'Most dollars, then most rooms' },
  { value: 'PLACE_DESC', label: 'Largest change of the place, in %' },
  { value: 'BRAND_DESC', label: 'Largest change of the brand, in %' },
  { value: 'PERIOD_DESC', label: 'Latest period' },
  { value: 'RECEIPTS_ASC', label: 'Fewest dollars, then fewest rooms' },
  { value: 'PLACE_ASC', label: 'Smallest change of the place, in %' },
  { value: 'BRAND_ASC', label: 'Smallest change of the brand, in %' },
  { value: 'PERIOD_ASC', label: 'Earliest period' },
  { value: 'HOTEL_ASC', label: 'Hotel, A to Z' },
  { value: 'HOTEL_DESC', label: 'Hotel, Z to A' },
  { value: 'FILED_DESC', label: 'Most receipts filed' },
  { value: 'FILED_ASC', label: 'Fewest receipts filed' },
  { value: 'COUNTED_DESC', label: 'Most receipts that count' },
  { value: 'COUNTED_ASC', label: 'Fewest receipts that count' },
  { value: 'USUAL_MONTH_DESC', label: 'Highest usual month' },
  { value: 'USUAL_MONTH_ASC', label: 'Lowest usual month' },
  { value: 'DECISION_DESC', label: 'Left out, accepted, undecided' },
  { value: 'DECISION_ASC', label: 'Undecided, accepted, left out' },
] as const satisfies readonly { value: DoubtfulFilingOrder; label: string }[];

/** The orders of each column, upwards and downwards, and whether it begins with the first or the last. */
const COLUMN_ORDERS: Readonly<
  Record<string, { asc: DoubtfulFilingOrder; desc: DoubtfulFilingOrder; isUpFirst?: boolean }>
> = {
  hotel: { asc: 'HOTEL_ASC', desc: 'HOTEL_DESC', isUpFirst: true },
  filed: { asc: 'FILED_ASC', desc: 'FILED_DESC' },
  counts: { asc: 'COUNTED_ASC', desc: 'COUNTED_DESC' },
  usual: { asc: 'USUAL_MONTH_ASC', desc: 'USUAL_MONTH_DESC' },
  place: { asc: 'PLACE_ASC', desc: 'PLACE_DESC' },
  brand: { asc: 'BRAND_ASC', desc: 'BRAND_DESC' },
  decision: { asc: 'DECISION_ASC', desc: 'DECISION_DESC', isUpFirst: true },
};

/** The column that the list is in the order of; an empty key for none. */
export function sortOf({ order }: DoubtfulChoice): { key: string; descending: boolean } {
  const found = Object.entries(COLUMN_ORDERS).find(([, { asc, desc }]) => order === asc || order === desc);
  return { key: found?.[0] ?? '', descending: found?.[1].desc === order };
}

/** The order after a press on the heading of a column: the other way round where it is in that order already. */
export function orderAfter({ order }: DoubtfulChoice, key: string): DoubtfulFilingOrder {
  const {
    asc,
    desc,
    isUpFirst = false,
  } = COLUMN_ORDERS[key] ?? { asc: 'RECEIPTS_ASC', desc: 'RECEIPTS_DESC' };
  if (order === asc) return desc;
  return order === desc || isUpFirst ? asc : desc;
}

const SHOWN = ['20', '50', '100', '500'] as const;

const DEFAULTS = {
  state: 'UNDECIDED',
  flag: 'ALL',
  order: 'RECEIPTS_DESC',
  place: '',
  brand: '',
  release: '',
  from: '',
  to: '',
  hotel: '',
  shown: '20',
};
export type DoubtfulChoice = typeof DEFAULTS;

/** The choice, as the address holds it. */
export function useDoubtfulChoice(): [DoubtfulChoice, SetUrlState<DoubtfulChoice>] {
  return useUrlState(DEFAULTS);
}

interface Asked {
  filter: DoubtfulFilingFilter;
  orderBy: DoubtfulFilingOrder[];
  first: number;
}

/** The same as the API takes it. Addresses are written by hand too: what is not known is left out. */
export function askedOf(choice: DoubtfulChoice): Asked {
  const flag = oneOf(valuesOf(FLAG_CHOICES), choice.flag, 'ALL');
  const state = oneOf(valuesOf(STATES), choice.state, 'UNDECIDED');
  const month = { from: monthOf(choice.from), to: monthOf(choice.to) };
  return {
    filter: {
      ...(flag !== 'ALL' && { flags: [flag satisfies DoubtFlag] }),
      ...(state !== 'ALL' && { state: state satisfies DoubtState }),
      ...(choice.brand !== '' && { brandId: choice.brand }),
      ...(choice.release !== '' && { releaseId: choice.release }),
      ...(choice.hotel !== '' && { hotelName: choice.hotel }),
      ...((month.from ?? month.to) !== null && { month }),
      ...placeOf(choice.place.trim()),
    },
    orderBy: [oneOf(valuesOf(ORDERS), choice.order, 'RECEIPTS_DESC')],
    first: Number(oneOf(SHOWN, choice.shown, '20')),
  };
}

/** The number of rows after “Show more”; null if there are no more at once. */
export function moreThan(first: number): string | null {
  return SHOWN.find((each) => Number(each) > first) ?? null;
}

function valuesOf<T extends string>(choices: readonly { value: T }[]): T[] {
  return choices.map(({ value }) => value);
}

function monthOf(text: string): string | null {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? text : null;
}

/** `78701` is a ZIP code, `Travis County` a county, anything else a city. */
function placeOf(text: string): Pick<DoubtfulFilingFilter, 'city' | 'county' | 'zip'> {
  if (text === '') return {};
  if (/^\d{5}$/.test(text)) return { zip: { eq: text } };
  const county = /^(.+) county$/i.exec(text)?.[1];
  return county === undefined ? { city: { eq: text } } : { county: { eq: county } };
}
