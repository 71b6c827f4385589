import { brandMonthColumns, hasFigure } from '../figures/figureSql.rules.ts';
import { flagInForce } from '../hotels/countedFigures.rules.ts';
import { hotelPairMeasures } from '../hotels/hotelPairs.rules.ts';
import { mayHaveDoubtfulRooms } from '../hotels/flagFacts.rules.ts';
import { columnsToJudge, judgedFilings } from '../hotels/judgedFilings.rules.ts';
import { pastHotelMonths, pastHotelPairs } from '../hotels/pastHotelMonths.sql.ts';
import { pastHotelProperties } from '../hotels/pastProperties.sql.ts';
import { quarterlyFilings } from '../hotels/quarterlyFilers.rules.ts';
import { hotelsInScope, type PastScope } from '../hotels/pastScope.sql.ts';
import { isWithOneOf, pastEstablishments } from '../premises/pastEstablishments.sql.ts';
import { joinLatest } from '../premises/describing.rules.ts';
import { currentParts, spanAsked, versionsAsOf } from '../releases/asOf.sql.ts';
import { pastPeriods } from '../releases/pastPeriods.sql.ts';
import {
  grains,
  selectBrandLocations,
  selectBrandMonths,
  selectMonthsLeftOut,
  selectLocatedBrands,
  roomsTwice,
  type BrandGrain,
} from './brand.sql.ts';
import { brandPairs } from './brandPairs.rules.ts';
import { selectList } from '../../platform/lib/columns.sql.ts';

const release = '$4::bigint';

/** Common table expressions of the months of a brand or company, and of the pairs of its hotels' months. */
function pastMonths(grain: BrandGrain): string {
  const { table, alikeTable, key, scope } = grains[grain];
  const pairs = brandPairs[grain];
  const spans = [spanAsked('$2', '$3')];
  const ids = hotelsInScope({ kind: scope, key: '($1::int[])[1]', release }, spans);
  const keyOfBrand = grain === 'brand' ? 'b.id' : 'b.parent_company_id';
  return `${pastHotelMonths({ ids, release, spans })},
  ${table} as (
    select ${keyOfBrand} as ${key}, m.month, ${selectList(brandMonthColumns)}, max(m.release_id) as release_id
    from hotel_month m join brand b on b.id = m.brand_id
    where m.month in (select month from whole_month)
    group by ${keyOfBrand}, m.month having ${hasFigure}
  ), ${pastHotelPairs},
  ${alikeTable} as (
    select ${pairs.key} as ${key}, month, ${selectList(hotelPairMeasures)}
    from hotel_pair ${pairs.alike}
    group by ${pairs.key}, month
  )`;
}

/**
 * Months of a brand or company as of a release ($4, its number), otherwise as `brandMonths`: of the filings that were
 * current then, by today's rules for brands.
 */
export function brandMonthsAsOf(grain: BrandGrain): string {
  return `/* brandMonthsAsOf ${grain} */
  with ${quarterlyFilings(release)},
  ${pastMonths(grain)},
  ${selectBrandMonths(grain)}`;
}

/** As `monthsLeftOut`, of the filings that were current as of a release ($4, its number). */
export function monthsLeftOutAsOf(grain: BrandGrain): string {
  return `/* brandMonthsLeftOutAsOf ${grain} */
  with ${pastMonths(grain)}
  ${selectMonthsLeftOut(grain)}`;
}

/** As `roomsTwice`, of the filings that were current as of a release ($4, its number), by today's chains of owners. */
export function roomsTwiceAsOf(grain: BrandGrain): string {
  return roomsTwice(grain, pastMonths(grain));
}

/**
 * Common table expression, `hotel_month`, of the last months of hotels with a brand whose rooms may be doubtful, with the
 * flags that they had as of the release.
 */
function lastMonths(release: string): string {
  const versions = versionsAsOf({ table: 'hotel_filing', columns: columnsToJudge, release, where: 'true' });
  return `last_filing as materialized (
    select p.id as property_id, p.last_month, latest.id
    from past_property p ${joinLatest('hotel', currentParts('hotel_filing', release))}
    where p.brand_id is not null and ${mayHaveDoubtfulRooms('latest')}
  ), hotel_month as materialized (
    with hotel_filing as not materialized (
      ${versions}
    )
    select o.property_id, o.last_month as month, ${flagInForce('f', 'rooms_flag')} as rooms_flag
    from (${judgedFilings('f.id = any(array(select id from last_filing))')}) f join last_filing o using (id)
  )`;
}

/** Common table expressions, up to `hotel_property`, of hotels that may have been locations as of a release. */
function pastLocations(scope: PastScope): string {
  const past = { product: 'hotel', release: scope.release } as const;
  const ids = 'array(select id from named_property)';
  return `with ${pastPeriods(scope.release)},
  named_property as materialized (select unnest(${hotelsInScope(scope, [])}) as id),
  ${pastEstablishments({ ...past, only: isWithOneOf('hotel', ids) })},
  ${pastHotelProperties({ ...past, ids })},
  ${lastMonths(scope.release)},
  hotel_property as (select * from past_property)`;
}

/** As `brandLocations`, by the names and rooms filed as of a release ($2, its number). */
export function brandLocationsAsOf(grain: BrandGrain): string {
  const scope = { kind: grains[grain].scope, key: '($1::int[])[1]', release: '$2::bigint' };
  return `/* brandLocationsAsOf ${grain} */
  ${pastLocations(scope)}
  ${selectBrandLocations(grain)}`;
}

/** All brands with locations as of a release ($1, its number), otherwise as `locatedBrands`. */
export const locatedBrandsAsOf = `/* locatedBrandsAsOf */
  ${pastLocations({ kind: 'BRAND', key: 'array(select id from brand)', hasSeveral: true, release: '$1::bigint' })}
  ${selectLocatedBrands}`;
