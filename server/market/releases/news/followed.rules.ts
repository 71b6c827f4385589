import { propertiesWith } from '../../premises/establishment.sql.ts';
import type { ProductName } from '../../productName.rules.ts';

/** Days for which a viewed property still counts as recent. */
const RECENT_DAYS = 90;

/**
 * SQL of the lists whose properties a member follows, each with `property_id`. Another kind of list is another entry.
 */
const lists: readonly ((product: ProductName, member: string) => string)[] = [
  (product, member) => `select kept.property_id from portfolio o
      join portfolio_property kept on kept.portfolio_id = o.id
      where o.member_id = ${member} and o.product = '${product}'`,
  (product, member) => `select v.property_id from recent_view v
      where v.member_id = ${member} and v.product = '${product}'
        and v.viewed_at > now() - interval '${String(RECENT_DAYS)} days'`,
  (product, member) => `select kept.property_id from comparison_set o
      cross join lateral (
        select o.subject_id as property_id
        union all select h.property_id from comparison_set_hotel h where h.set_id = o.id
      ) kept
      where o.member_id = ${member} and '${product}' = 'hotel'`,
];

/** SQL of the portal's bars that have the permit of a bar of legacy releases, `kept`, at its ZIP code. */
const inPortal = `select held.property_id from beverage_property p
      join beverage_permit held on (held.permit, held.location_zip) = (p.taxpayer_number, p.location_zip)
      where p.id = kept.property_id`;

/**
 * SQL of the properties that a member (a placeholder) follows, each once: hotels and bars through all their owners, so
 * that one which is sold stays followed, as does a bar of legacy releases that the portal continues.
 */
export function followed(product: ProductName, member: string): string {
  const kept = lists.map((list) => list(product, member)).join('\n      union\n      ');
  const same = `select kept.property_id${product === 'beverage' ? ` union ${inPortal}` : ''}`;
  return `select distinct part.property_id
      from (${kept}) kept
      cross join lateral (${same}) same
      cross join lateral ${propertiesWith(product, 'same.property_id')} part`;
}
