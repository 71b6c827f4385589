import { placeKinds } from './placeKinds.ts';
import { groupByPlace, insertByPlace, type PlaceAggregate } from './placeMonths.sql.ts';

/**
 * A change from a month to the same month a year later is like for like: only properties, and marketplaces, with a
 * figure in both count. Kept with the later month; of a city's part of a county no change is stated.
 */
export const alikeKinds = placeKinds.filter(({ kind }) => kind !== 'CITY_IN_COUNTY');

/** SQL of the later months of the pairs that the touched months ($1, dates) are in. */
const laterMonths = `
    select month from unnest($1::date[]) touched(month)
    union
    select (month + interval '1 year')::date from unnest($1::date[]) touched(month)`;

/** Properties for which the releases have both months completely. */
export function pairedMonths(isWhole: (first: string) => string): string {
  return `select later.month from (${laterMonths}) later
    where ${isWhole('later.month')} and ${isWhole("(later.month - interval '1 year')::date")}`;
}

/** SQL of the months a year earlier than an array of months. */
export function yearEarlier(months: string): string {
  return `array(select (month - interval '1 year')::date from unnest(${months}) asked(month))`;
}

/** SQL of a condition on a table of pairs. */
export const isReached = `month = any(array(${laterMonths}))`;

/** Removes the comparisons of the touched months ($1, dates). */
export function removeAlike({ product }: PlaceAggregate): string {
  return `/* likeForLike.remove ${product} */
  delete from ${product}_place_like_for_like where ${isReached}`;
}

/** Sums of every place the properties that can be compared, for all pairs of months that touched ones ($1) are in. */
export function addAlike({ product, isWhole, likeForLike }: PlaceAggregate): string {
  const months = `array(${pairedMonths(isWhole)})`;
  return `/* likeForLike.add ${product} */
  ${insertByPlace(`${product}_place_like_for_like`, likeForLike.measures)}
  from ${likeForLike.pairs(months, yearEarlier(months))}
  ${groupByPlace(alikeKinds)}`;
}
