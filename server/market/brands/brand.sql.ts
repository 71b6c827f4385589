import type { ListSql } from '../../platform/lib/list.sql.ts';
import { readBrandMonth } from '../figures/figureSql.rules.ts';
import { selectBrandMonthsLeftOut } from '../figures/leftOut/leftOut.sql.ts';
import { selectRoomsTwiceOfBrands } from '../figures/soldHotels/roomsTwice.sql.ts';
import { hotelList } from '../hotels/hotel.sql.ts';
import {
  awaitsQuarterlyHotels,
  quarterlyFilings,
  quarterlyHotelsOfBrands,
} from '../hotels/quarterlyFilers.rules.ts';
import { isCurrent } from '../releases/currentProperties.rules.ts';
import { isStanding } from '../premises/establishment.sql.ts';
import { isIncomplete } from '../releases/incompleteMonths.rules.ts';

/** Columns of a brand for GraphQL, from `b`. A brand without rules is looked for by its name. */
const columns = `
  'brand:' || b.id as id, b.id as "brandId", b.name, b.parent_company_id as "parentCompanyId",
  coalesce(rule.match_text, upper(b.name)) as "matchText",
  nullif(array_to_string(rule.exclude_texts, '|'), '') as "excludeText", b.chain_scale as "chainScale",
  b.chain_scale_source as "chainScaleSource", to_char(b.chain_scale_checked, 'YYYY-MM') as "chainScaleChecked",
  b.is_chain_scale_edited as "isChainScaleEdited"`;

const joins = `
  left join lateral (
    select match_text, exclude_texts from brand_rule where brand_id = b.id
    order by is_disabled, is_own, position limit 1
  ) rule on true`;

const parentColumns = `'parent-company:' || c.id as id, c.id as "parentCompanyId", c.name`;

/**
 * A location is a hotel `p` that has the brand now and whose `status` is current. The owner before a sale may still count
 * as current for a while: only the latest one's property is a location.
 */
const isThere = `${isCurrent('hotel')} and ${isStanding('hotel', 'p.id')}`;

/** Rooms of locations `p`; those of a last filing that are doubtful are no supply of the brand. */
const counts = "m.rooms_flag is distinct from 'ROOMS_DOUBTFUL'";
const locationSums = `count(*) as locations, coalesce(sum(p.room_capacity) filter (where ${counts}), 0) as rooms,
      coalesce(sum(p.room_capacity) filter (where not ${counts}), 0) as "roomsLeftOut"`;
const joinLastMonth = 'left join hotel_month m on m.property_id = p.id and m.month = p.last_month';

const hasLocations = `exists (select from hotel_property p where p.brand_id = b.id and ${isThere})`;

/** $1: also those without locations. */
export const allBrands = `/* allBrands */
  select ${columns} from brand b ${joins} where $1 or ${hasLocations} order by lower(b.name), b.id`;

/**
 * Brands with locations and their numbers, by name. A query fragment without its WITH clause: the as-of version prepends
 * CTEs that shadow these tables.
 */
export const selectLocatedBrands = `select ${columns}, counted.locations, counted.rooms, counted."roomsLeftOut"
  from (
    select p.brand_id as id, ${locationSums}
    from hotel_property p ${joinLastMonth} where p.brand_id is not null and ${isThere}
    group by p.brand_id
  ) counted
  join brand b using (id) ${joins}
  order by lower(b.name), b.id`;

export const locatedBrands = `/* locatedBrands */ ${selectLocatedBrands}`;

/** $1: brand ids. */
export const brandsById = `/* brandsById */
  select k.position, ${columns}
  from unnest($1::int[]) with ordinality as k(id, position)
  join brand b using (id) ${joins}`;

/** $1: parent company ids. */
export const parentCompaniesById = `/* parentCompaniesById */
  select k.position, ${parentColumns}
  from unnest($1::int[]) with ordinality as k(id, position)
  join parent_company c using (id)`;

/** $1: parent company ids; their brands with locations, by name. */
export const brandsOfParents = `/* brandsOfParents */
  select k.position, ${columns}
  from unnest($1::int[]) with ordinality as k(parent_company_id, position)
  join brand b using (parent_company_id) ${joins}
  where ${hasLocations}
  order by k.position, lower(b.name), b.id`;

/** SQL that differs between brands and parent companies: their brands and their months. */
export const grains = {
  brand: {
    table: 'brand_month',
    alikeTable: 'brand_like_for_like',
    key: 'brand_id',
    scope: 'BRAND',
    isOf: (id: string) => `p.brand_id = ${id}`,
    isFiledBy: (id: string) => `m.brand_id = ${id}`,
  },
  parentCompany: {
    table: 'parent_company_month',
    alikeTable: 'parent_company_like_for_like',
    key: 'parent_company_id',
    scope: 'PARENT_COMPANY',
    isOf: (id: string) => `p.brand_id in (select b.id from brand b where b.parent_company_id = ${id})`,
    isFiledBy: (id: string) => `m.brand_id in (select b.id from brand b where b.parent_company_id = ${id})`,
  },
} as const;

export type BrandGrain = keyof typeof grains;

/** $1: ids of brands or of parent companies. */
export function brandLocations(grain: BrandGrain): string {
  return `/* brandLocations ${grain} */
  ${selectBrandLocations(grain)}`;
}

/** A query fragment without its WITH clause: the as-of version prepends CTEs that shadow these tables. */
export function selectBrandLocations(grain: BrandGrain): string {
  return `select k.position, counted.*
  from unnest($1::int[]) with ordinality as k(id, position)
  cross join lateral (
    select ${locationSums}
    from hotel_property p ${joinLastMonth} where ${grains[grain].isOf('k.id')} and ${isThere}
  ) counted`;
}

/** The locations of `owner.id`. */
export function brandHotels(grain: BrandGrain): ListSql {
  return {
    ...hotelList(`${grains[grain].isOf('owner.id')} and ${isThere}`),
    name: `brandHotels ${grain}`,
  };
}

const month = `to_char(m.month, 'YYYY-MM') as month, ${readBrandMonth},
    m.release_id as "releaseId", ${isIncomplete('hotel', 'm.month')} as "isIncomplete",
    ${awaitsQuarterlyHotels('k.id', 'm.month')} as "awaitsQuarterlyFilers"`;
const asked =
  'unnest($1::int[], $2::date[], $3::date[]) with ordinality as k(id, first_month, last_month, position)';
const within = "m.month between coalesce(k.first_month, '-infinity') and coalesce(k.last_month, 'infinity')";

/**
 * A query fragment without its WITH clause, which begins with `quarterlyFilings`: the as-of version has more CTEs there that
 * shadow these tables.
 */
export function selectBrandMonths(grain: BrandGrain): string {
  const { table, alikeTable, key } = grains[grain];
  return `${quarterlyHotelsOfBrands(grain)}
  select k.position, ${month}, l.receipts_cents as "alikeLater", l.receipts_before_cents as "alikeEarlier",
    l.idle_receipts_cents as "idleLater", l.idle_before_cents as "idleEarlier"
  from ${asked}
  join ${table} m on m.${key} = k.id and ${within}
  left join ${alikeTable} l on l.${key} = m.${key} and l.month = m.month
  order by k.position, m.month`;
}

/** $1: ids, $2 and $3: first and last month as dates, null for no bound. */
export function brandMonths(grain: BrandGrain): string {
  return `/* brandMonths ${grain} */
  with ${quarterlyFilings(null)},
  ${selectBrandMonths(grain)}`;
}

/** A query fragment without its WITH clause, as above. */
export function selectMonthsLeftOut(grain: BrandGrain): string {
  const { table, key, isFiledBy } = grains[grain];
  return selectBrandMonthsLeftOut(table, key, isFiledBy('k.id'));
}

/** $1: ids, $2 and $3: first and last month as dates, null for no bound. */
export function monthsLeftOut(grain: BrandGrain): string {
  return `/* brandMonthsLeftOut ${grain} */
  ${selectMonthsLeftOut(grain)}`;
}

/** Parameters of months, see above. `tables`: common table expressions of an as-of version, which shadow the tables. */
export function roomsTwice(grain: BrandGrain, tables?: string): string {
  const { table, key, isFiledBy } = grains[grain];
  return `/* roomsTwice ${grain} */
  ${selectRoomsTwiceOfBrands(table, key, isFiledBy('k.id'), tables)}`;
}
