import { monthSums, type MonthSum, type SumName } from './monthSums.rules.ts';

/** SQL of the sums that figures are made of: kept by the worker, read by the server. */

const all = Object.entries(monthSums) as readonly [SumName, MonthSum][];
const ofBrands = all.filter(([, { isOfPlaces = false }]) => !isOfPlaces);

const days = (month: string): string => `((${month} + interval '1 month')::date - ${month})`;

function columnsOf(sums: typeof all): Record<string, string> {
  return Object.fromEntries(
    sums.map(([, { column, each, where }]) => [
      column,
      `coalesce(sum(${each}) filter (where ${where}), 0)::bigint`,
    ]),
  );
}

/** Columns of a place's month, with the SQL that sums them over the months `m` of its properties. */
export const placeMonthColumns = columnsOf(all);

/** The same of brands and parent companies. */
export const brandMonthColumns = columnsOf(ofBrands);

/** Columns of a place's year, with the SQL that sums them over its months. */
export const placeYearColumns: Record<string, string> = {
  ...Object.fromEntries(
    all.flatMap(([, { column, byYear }]) => {
      if (byYear === 'none') return [];
      if (byYear === undefined) return [[column, `sum(${column})::bigint`]];
      return [[byYear.nights, `sum(${column} * ${days('month')})::bigint`]];
    }),
  ),
  months: 'count(*)',
  release_id: 'max(release_id)',
};

/**
 * SQL of the condition on which the months `m` of properties make a figure of their place or brand. An operator may have
 * left out the filings of all of them; the sum is unknown then, and 0 would be a month without guests.
 */
export const hasFigure = 'bool_or(not m.is_left_out)';

/** SQL that reads the sums of a property's own month `m`; null if the month does not add to one. */
export const readHotelMonth = all
  .map(([name, { each, where }]) => `case when ${where} then ${each} end as "${name}"`)
  .join(', ');

function read(sums: typeof all): string {
  return sums.map(([name, { column }]) => `m.${column} as "${name}"`).join(', ');
}

/** SQL that reads the sums of a place's month `m`. */
export const readPlaceMonth = read(all);

/** SQL that reads those of a brand's or parent company's. */
export const readBrandMonth = read(ofBrands);

/** SQL that reads those of a place's year `y`; of rooms, the room-nights. */
export const readPlaceYear = all
  .flatMap(([name, { column, byYear }]) => {
    if (byYear === 'none') return [];
    return byYear === undefined ? `y.${column} as "${name}"` : `y.${byYear.nights} as "${nightsOf(name)}"`;
  })
  .join(', ');

/** `roomNights` of `rooms`. */
function nightsOf(name: string): string {
  return `${name.replace(/s$/, '')}Nights`;
}
