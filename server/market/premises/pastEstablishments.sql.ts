import { currentAsOf } from '../releases/asOf.sql.ts';
import type { ProductName } from '../productName.rules.ts';

interface PastEstablishments {
  product: ProductName;
  /** SQL of the release's number. */
  release: string;
  /** A condition on rows `e`; without it, those of all Texas. */
  only?: string;
}

/**
 * Common table expression of establishments as of a release, under the name of their table: today's chains of owners,
 * each represented by the latest owner who had filed by then. Without it, a hotel that was sold later would be missing.
 * Must come before CTEs that replace today's filings under the same name.
 */
export function pastEstablishments({ product, release, only = 'true' }: PastEstablishments): string {
  const filings = currentAsOf(`${product}_filing`, release);
  return `establishment_property as materialized (
    select e.product, e.establishment_id, e.property_id, e.position,
      first_value(e.property_id) over (
        partition by e.establishment_id
        order by known.has_filed desc, e.property_id = e.latest_property_id desc, e.position desc
      ) as latest_property_id
    from establishment_property e
    cross join lateral (
      select exists (select from (${filings}) f where f.property_id = e.property_id) as has_filed
    ) known
    where e.product = '${product}' and ${only}
  )`;
}

/** SQL of a condition on rows `e`: they belong to the establishments of properties (SQL of an array of their ids). */
export function isWithOneOf(product: ProductName, ids: string): string {
  return `e.establishment_id in (
      select own.establishment_id from establishment_property own
      where own.product = '${product}' and own.property_id = any(${ids})
    )`;
}
