import { NO_CITY } from './place.rules.ts';
import type { ProductName } from '../productName.rules.ts';
import { isRanked } from '../figures/ranks.ts';

/** Condition: has a figure in one of the three months before. */
const dueMonthly = "p.last_month >= (k.month - interval '3 months')::date and p.last_month < k.month";

/**
 * Condition: filed for the quarter before the last completed one, but not yet for that, which is due from the month
 * after.
 */
const dueQuarterly = `p.last_month >= (date_trunc('quarter', k.month) - interval '4 months')::date
      and p.last_month < (date_trunc('quarter', k.month) - interval '1 month')::date`;

/** Differences between the taxes: the column that places are ranked by, and which properties are due for a month. */
const products = {
  hotel: {
    receipts: 'room_receipts_cents',
    isDue: `not p.is_marketplace
      and case when p.filer_type = 60 then ${dueQuarterly} else ${dueMonthly} end`,
  },
  // A legacy property has no months of its own if they count toward the portal's property with its permit.
  beverage: {
    receipts: 'total_receipts_cents',
    isDue: `${dueMonthly}
      and exists (select from beverage_month own where own.property_id = p.id and own.month = p.last_month)`,
  },
} as const;

/** SQL: true if a property `p` that has not ended by the month `k.month` has a figure due for it. */
export function isAwaited(product: ProductName): string {
  return `(p.responsibility_end is null or p.responsibility_end >= k.month) and ${products[product].isDue}`;
}

const asked = `unnest($1::text[], $2::text[], $3::date[]) with ordinality as k(kind, place_key, month, position)`;

/**
 * Properties that are still responsible and have no figure for the month although one is due. Because the month is the
 * place's latest, a property's own last month decides.
 */
function joinMissing(product: ProductName): string {
  return `cross join lateral (
    select count(*) from (${ofPlace(`${product}_property`)}) p
    where ${isAwaited(product)}
  ) missing`;
}

/** SQL of the rows of a table that are of a place `k`. */
function ofPlace(table: string): string {
  const ofKind = (kind: string, isOf: string): string => `
      select * from ${table} where k.kind = '${kind}' and ${isOf}`;
  return `${ofKind('CITY', 'city = k.place_key')}
      union all ${ofKind('ZIP', 'zip = k.place_key')}
      union all ${ofKind('COUNTY', "county_code = case when k.kind = 'COUNTY' then k.place_key::smallint end")}`;
}

/** The county with the largest part of a city's receipts of 12 months. */
function joinMainCounty(product: ProductName): string {
  return `left join lateral (
    select m.county_code from ${product}_place_month m
    where k.kind = 'CITY' and m.kind = 'CITY_IN_COUNTY' and m.place_key = k.place_key
      and m.month > (k.month - interval '1 year')::date and m.month <= k.month
    group by m.county_code order by sum(m.${products[product].receipts}) desc, m.county_code limit 1
  ) main on true
  left join county on county.code = main.county_code`;
}

/**
 * Ranks and coverage of places in their latest month: $1 kinds, $2 keys, $3 months as dates. Ranks are by the month's
 * receipts, of places with receipts above $0.
 */
export function placeStanding(product: ProductName): string {
  const { receipts } = products[product];
  const rank = `1 + count(*) filter (where m.${receipts} > own.${receipts})`;
  const of = `count(*) filter (where ${isRanked(`m.${receipts}`)} and ${isRanked(`own.${receipts}`)})`;
  return `/* placeStanding ${product} */
  select k.position, missing.count as missing, state.rank as "stateRank", state.of as "stateOf",
    county.code as "countyCode", county.name as "countyName",
    in_county.rank as "countyRank", in_county.of as "countyOf"
  from ${asked}
  ${joinMissing(product)}
  cross join lateral (
    select ${rank} as rank, ${of} as of
    from ${product}_place_month own
    join ${product}_place_month m on m.kind = k.kind and m.county_code = 0 and m.month = k.month
    where own.kind = k.kind and own.place_key = k.place_key and own.county_code = 0 and own.month = k.month
  ) state
  ${joinMainCounty(product)}
  left join lateral (
    select ${rank} as rank, ${of} as of
    from ${product}_place_month own
    join ${product}_place_month m on m.kind = 'CITY_IN_COUNTY' and m.county_code = main.county_code
      and m.month = k.month and m.place_key <> '${NO_CITY}'
    where own.kind = 'CITY_IN_COUNTY' and own.place_key = k.place_key and own.county_code = main.county_code
      and own.month = k.month
  ) in_county on true`;
}

/**
 * A query fragment without its WITH clause, for one place as of a release: the caller prepends CTEs that shadow these
 * tables. It has no ranks, which would need the figures of every place of Texas at that time.
 */
export function selectPastStanding(product: ProductName): string {
  return `select k.position, missing.count as missing, 0 as "stateRank", 0 as "stateOf",
    county.code as "countyCode", county.name as "countyName", 0 as "countyRank", 0 as "countyOf"
  from ${asked}
  ${joinMissing(product)}
  ${joinMainCounty(product)}`;
}
