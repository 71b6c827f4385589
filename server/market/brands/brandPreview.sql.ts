import type { ListSql } from '../../platform/lib/list.sql.ts';
import type { Params } from '../../platform/lib/page.ts';
import { joinCorrection, leastRooms, propertiesNamed } from './brandOfFiling.rules.ts';
import type { BrandPlan } from './brandPlan.ts';

export const namesEverFiled = `/* namesEverFiled */ select location_name as name from brand_name_match`;

function byRule(brandId: string): string {
  return `case when f.room_capacity >= ${String(leastRooms)} then ${brandId} end`;
}

const before = `case when correction.id is not null then correction.brand_id else ${byRule('n.from_brand_id')} end`;

/** The brand that each filing `f` would have, and the properties that may be affected. */
function target(
  { correction }: BrandPlan,
  names: string,
  params: Params,
): { after: string; properties: string } {
  if (correction === null) {
    const after = `case when correction.id is not null then correction.brand_id else ${byRule('n.to_brand_id')} end`;
    return { after, properties: propertiesNamed(names) };
  }
  const { propertyId, brandId, isWithdrawn } = correction;
  return {
    after: isWithdrawn ? byRule('n.to_brand_id') : params.add(brandId, 'int'),
    properties: `(select ${params.add(propertyId, 'int')} as property_id)`,
  };
}

const firstMonth = "date_trunc('month', period_end) - (period_months - 1) * interval '1 month'";
const columns = `r.property_id as "propertyId", r.location_name as "hotelName", r.from_brand_id as "fromBrandId",
  r.to_brand_id as "toBrandId", r.location_name = p.location_name as "isPresentName", r.months,
  to_char(r.first_month, 'YYYY-MM') as "firstMonth", to_char(r.last_month, 'YYYY-MM') as "lastMonth"`;

/**
 * Hotels and names whose months change brand: `r`, with the hotel `p`. A month counts if any filing that covers it
 * changes.
 */
export function rebrandingList(plan: BrandPlan, params: Params): ListSql {
  const names = params.add(
    plan.names.map(({ name }) => name),
    'text[]',
  );
  const from = params.add(
    plan.names.map(({ fromBrandId }) => fromBrandId),
    'int[]',
  );
  const to = params.add(
    plan.names.map(({ toBrandId }) => toBrandId),
    'int[]',
  );
  const { after, properties } = target(plan, names, params);
  return {
    name: 'rebrandingList',
    columns,
    from: `(
      select property_id, location_name, from_brand_id, to_brand_id, count(distinct month) as months,
        min(month) as first_month, max(month) as last_month
      from (
        select f.property_id, f.location_name, f.period_end, f.period_months, ${before} as from_brand_id,
          ${after} as to_brand_id
        from ${properties} named
        join hotel_filing f on f.property_id = named.property_id and f.replaced_by_release_id is null
          and not f.is_marketplace
        join unnest(${names}, ${from}, ${to}) as n(location_name, from_brand_id, to_brand_id)
          on n.location_name = f.location_name
        ${joinCorrection('f')}
      ) filing
      cross join lateral generate_series(
        ${firstMonth}, period_end, '1 month'
      ) month
      where from_brand_id is distinct from to_brand_id
      group by property_id, location_name, from_brand_id, to_brand_id
    ) r join hotel_property p on p.id = r.property_id`,
    where: 'true',
  };
}
