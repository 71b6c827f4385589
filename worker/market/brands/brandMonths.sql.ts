import { brandPairs } from '../../../server/market/brands/brandPairs.rules.ts';
import { brandMonthColumns, hasFigure } from '../../../server/market/figures/figureSql.rules.ts';
import { hotelPairMeasures } from '../../../server/market/hotels/hotelPairs.rules.ts';
import { hasMonthlyFilers } from '../../../server/market/releases/publishedMonths.rules.ts';
import { isReached } from '../places/likeForLike.sql.ts';
import { wholeMonths } from '../places/placeMonths.sql.ts';
import { changeAlike } from '../places/sparseSums.sql.ts';
import { selectList } from '../../../server/platform/lib/columns.sql.ts';

/** Sums of the months of brands and of parent companies from property months. */
interface BrandGrain {
  table: string;
  key: 'brand_id' | 'parent_company_id';
  from: string;
  alikeTable: string;
  pairs: { key: string; alike: string };
}

export const brandGrains: readonly BrandGrain[] = [
  {
    table: 'brand_month',
    key: 'brand_id',
    from: 'hotel_month m',
    alikeTable: 'brand_like_for_like',
    pairs: brandPairs.brand,
  },
  {
    table: 'parent_company_month',
    key: 'parent_company_id',
    from: 'hotel_month m join brand b on b.id = m.brand_id',
    alikeTable: 'parent_company_like_for_like',
    pairs: brandPairs.parentCompany,
  },
];

/** Removes the touched months ($1, dates) of every brand or parent company, or only of some ($2, ids). */
function removeBrandMonths({ table, key }: BrandGrain, of: 'all' | 'some' = 'all'): string {
  return `/* brandMonths.remove ${table} */
  delete from ${table} where month = any($1::date[])${among(key, of)}`;
}

/**
 * Sums the touched months ($1, dates) of every brand or parent company, or only of some ($2, ids). There is none for a
 * month that no release has from monthly filers: the few quarterly filers would look like all.
 */
function addBrandMonths({ table, key, from }: BrandGrain, of: 'all' | 'some' = 'all'): string {
  return `/* brandMonths.add ${table} */
  insert into ${table} (${key}, month, ${Object.keys(brandMonthColumns).join(', ')}, release_id)
  select ${key}, m.month, ${Object.values(brandMonthColumns).join(',\n    ')}, max(m.release_id)
  from ${from}
  where m.month = any(array(${wholeMonths(hasMonthlyFilers)})) and m.brand_id is not null${among(key, of)}
  group by ${key}, m.month having ${hasFigure}`;
}

/**
 * Removes the comparisons of the touched months ($1, dates) of every brand or parent company, or of some ($2).
 */
function removeAlikeBrands({ alikeTable, key }: BrandGrain, of: 'all' | 'some' = 'all'): string {
  return `/* brandMonths.removeAlike ${alikeTable} */
  delete from ${alikeTable} where ${isReached}${among(key, of)}`;
}

/** Sums the pairs of every brand or parent company, or only of some ($2): of hotels that bore its name in both months. */
function addAlikeBrands({ alikeTable, key, pairs }: BrandGrain, of: 'all' | 'some' = 'all'): string {
  return `/* brandMonths.addAlike ${alikeTable} */
  insert into ${alikeTable} (${key}, month, ${Object.keys(hotelPairMeasures).join(', ')})
  select ${pairs.key}, month, ${Object.values(hotelPairMeasures).join(', ')}
  from hotel_pair ${pairs.alike} and ${isReached}${among(pairs.key, of)}
  group by ${pairs.key}, month`;
}

/** Brings the comparisons of sparse months up to date. */
export function changeAlikeBrands({ alikeTable, key, pairs }: BrandGrain): string[] {
  return changeAlike({
    product: 'hotel',
    table: alikeTable,
    key: `${key}, month`,
    measures: hotelPairMeasures,
    differences: `select sign, ${pairs.key} as ${key}, month, ${selectList(hotelPairMeasures)}
      from hotel_pair_change ${pairs.alike}
      group by sign, ${pairs.key}, month`,
  });
}

/** Sums months again, of all or of some. */
export function sumMonths(grain: BrandGrain, of: 'all' | 'some' = 'all'): string[] {
  return [removeBrandMonths(grain, of), addBrandMonths(grain, of)];
}

/** Sums months and their comparisons again, of all or of some. */
export function sumBrandMonths(grain: BrandGrain, of: 'all' | 'some' = 'all'): string[] {
  return [...sumMonths(grain, of), removeAlikeBrands(grain, of), addAlikeBrands(grain, of)];
}

function among(key: string, of: 'all' | 'some'): string {
  return of === 'some' ? ` and ${key} = any($2::integer[])` : '';
}
