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
  { value: 'ROOMS_DOUBTFUL', label: 'Rooms doubtful' },
  { value: 'IDLE_ROOMS', label: 'Idle rooms' },
] as const;

export const ORDERS = [
  { value: 'RECEIPTS_DESC', label: 'Most dollars, then most rooms' },
  { value: 'PLACE_DESC', label: 'Largest change of the place, in %' },
  { value: 'BRAND_DESC', label: 'Largest change of the brand, in %' },
  { value: 'PERIOD_DESC', label: 'Latest period' },
] as const;

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

/** How many rows show after “Show more”; null where there are no more at once. */
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
