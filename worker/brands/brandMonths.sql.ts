import { hasMonthlyFilers } from '../../server/releases/publishedMonths.rules.ts';
import { wholeMonths } from '../places/placeMonths.sql.ts';

/** How the months of brands and of parent companies are summed from property months; suspects are left out. */
interface BrandGrain {
  table: string;
  key: 'brand_id' | 'parent_company_id';
  from: string;
}

export const brandGrains: readonly BrandGrain[] = [
  { table: 'brand_month', key: 'brand_id', from: 'hotel_month m' },
  {
    table: 'parent_company_month',
    key: 'parent_company_id',
    from: 'hotel_month m join brand b on b.id = m.brand_id',
  },
];

/** Removes the touched months ($1, dates) of every brand or parent company, or only of some ($2, ids). */
export function removeBrandMonths({ table, key }: BrandGrain, of: 'all' | 'some' = 'all'): string {
  return `/* brandMonths.remove ${table} */
  delete from ${table} where month = any($1::date[])${among(key, of)}`;
}

/**
 * Sums the touched months ($1, dates) of every brand or parent company, or only of some ($2, ids). There is none for a
 * month that no release has from monthly filers: the few quarterly filers would look like all.
 */
export function addBrandMonths({ table, key, from }: BrandGrain, of: 'all' | 'some' = 'all'): string {
  return `/* brandMonths.add ${table} */
  insert into ${table} (${key}, month, room_receipts_cents, taxable_receipts_cents, apportioned_cents, rooms,
    properties, release_id)
  select ${key}, m.month, sum(m.room_receipts_cents)::bigint, sum(m.taxable_receipts_cents)::bigint,
    sum(m.apportioned_cents)::bigint, coalesce(sum(m.room_capacity), 0), count(*), max(m.release_id)
  from ${from}
  where m.month = any(array(${wholeMonths(hasMonthlyFilers)})) and m.brand_id is not null
    and not m.is_suspect${among(key, of)}
  group by ${key}, m.month`;
}

function among(key: string, of: 'all' | 'some'): string {
  return of === 'some' ? ` and ${key} = any($2::integer[])` : '';
}
