import { measures, pastMonths, wholeMonths } from './ownerMonth.sql.ts';
import type { ProductName } from '../../productName.rules.ts';

/** Taxpayers at one mailing address that are compared with each other; the most that real releases have is 300. */
const MOST_COMPARED = 500;

/**
 * $1: taxpayer numbers. Everybody with the mailing address of one of their rows, themselves too, the most similar
 * names first; who has both taxes may have two addresses.
 */
export const taxpayersAtAddress = `/* taxpayersAtAddress */ /* prepared */
  select k.position, own.product, own.name as "ownName", other.taxpayer_number as number, other.name,
    own.filed_address || ', ' || own.filed_city || ' ' || own.zip as "mailingAddress"
  from unnest($1::text[]) with ordinality as k(number, position)
  join owner_address own on own.taxpayer_number = k.number
  cross join lateral (
    select o.taxpayer_number, o.name, similarity(o.name, own.name) as likeness
    from owner_address o
    where o.zip = own.zip and o.address = own.address
    order by likeness desc, o.taxpayer_number, o.product
    limit ${String(MOST_COMPARED)}
  ) other
  order by k.position, own.product desc, other.likeness desc, other.taxpayer_number`;

/** $1: taxpayer numbers, $2 and $3: first and last month as dates. Receipts that count, of months that are whole. */
export function receiptsOfOwners(product: ProductName): string {
  return `/* receiptsOfOwners ${product} */
  with ${selectReceipts(product)}`;
}

/** The same as of a release ($4, its number). */
export function receiptsOfOwnersAsOf(product: ProductName): string {
  const ids = `array(select id from ${product}_property where taxpayer_number = any($1::text[]))`;
  const spans = [{ first: '$2::date', last: '$3::date' }];
  return `/* receiptsOfOwnersAsOf ${product} */
  with ${pastMonths[product]({ ids, release: '$4::bigint', spans })},
  ${selectReceipts(product)}`;
}

function selectReceipts(product: ProductName): string {
  const { receipts, counts } = measures[product];
  return `${wholeMonths(product)}
  select k.position, sum(${receipts})::bigint as receipts
  from unnest($1::text[]) with ordinality as k(number, position)
  join ${product}_property p on p.taxpayer_number = k.number
  join ${product}_month m on m.property_id = p.id and m.month = any(array(select month from whole))
  where ${counts}
  group by k.position`;
}
