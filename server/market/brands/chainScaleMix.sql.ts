import { toMonth } from '../../platform/lib/month.ts';
import { hotelsInScope } from '../hotels/pastScope.sql.ts';
import type { PlaceKind } from '../places/placeKind.ts';
import { pastSpans } from '../figures/rankings/pastMonths.ts';
import { pastYears } from '../figures/rankings/pastYears.sql.ts';
import type { YearMonths } from '../figures/rankings/rankingPeriod.ts';
import { amount, bitsOfMonths, countBits, groupSums, sumOfMonths } from '../figures/rankings/yearSums.sql.ts';
import { scaleOfBrand } from './chainScale.rules.ts';

export const MARKETPLACE = 'MARKETPLACE';

/** SQL of the keys of each kind, which its index by year has. */
const columns = {
  CITY: 'city = k.place_key',
  COUNTY: "county_code = case when k.kind = 'COUNTY' then k.place_key::smallint end",
  ZIP: 'zip = k.place_key',
} as const;

/** Sums of places ($1 kinds, $2 keys) over months, by chain scale; marketplaces by themselves. */
export function chainScaleMix(years: readonly YearMonths[]): string {
  return `/* chainScaleMix */
  ${selectMix(years)}`;
}

/** The same of one place as of a release ($3, its number). */
export function chainScaleMixAsOf(kind: PlaceKind, years: readonly YearMonths[]): string {
  const release = '$3::bigint';
  const months = years.flatMap((each) => each.months.map((month) => toMonth(each.year, month)));
  const spans = pastSpans(months, null);
  const ids = hotelsInScope({ kind, key: '($2::text[])[1]', release }, spans);
  return `/* chainScaleMixAsOf ${kind} */
  with ${pastYears({ product: 'hotel', release, spans, ids })}
  ${selectMix(years)}`;
}

/** SQL of the bit of a month in which rooms of the hotel count. */
const bitOfRooms = (month: number, bit: number): string =>
  `case when ${amount('rooms', month)} > 0 then ${String(bit)} else 0 end`;

function selectMix(years: readonly YearMonths[]): string {
  const ofKinds = Object.entries(columns).map(
    ([kind, isIn]) => `select * from hotel_year
      where k.kind = '${kind}' and ${isIn} and year in (${years.map(({ year }) => year).join(', ') || '0'})`,
  );
  return `select y.position, y.scale,
    count(distinct coalesce(p.premises_id, -p.id))::integer as properties,
    sum(${sumOfMonths(years, (month) => amount('rooms', month))})::bigint as "roomMonths",
    ${countBits(`bit_or(${sumOfMonths(years, bitOfRooms)})`)}::integer as "revparMonths",
    ${groupSums('hotel', years, { wanted: ['receipts', 'revpar_receipts', 'nights'] })}
  from (
    select k.position, found.*,
      case when found.is_marketplace then '${MARKETPLACE}' else ${scaleOfBrand('found.brand_id')} end as scale,
      ${sumOfMonths(years, (month) => amount('receipts', month, 'found'), 'found')} as summed
    from unnest($1::text[], $2::text[]) with ordinality as k(kind, place_key, position)
    cross join lateral (${ofKinds.join('\n      union all ')}) found
  ) y
  join hotel_property p on p.id = y.property_id
  where ${bitsOfMonths(years, 'y.months')} <> 0
  group by y.position, y.scale`;
}
