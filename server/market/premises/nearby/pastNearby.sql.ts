import { pastBeverageMonths } from '../../beverages/beverageMonthAsOf.sql.ts';
import { pastHotelMonths } from '../../hotels/pastHotelMonths.sql.ts';
import { pastHotelProperties } from '../../hotels/pastProperties.sql.ts';
import { currentAsOf, currentParts } from '../../releases/asOf.sql.ts';
import { pastPeriods } from '../../releases/pastPeriods.sql.ts';
import { filedLately } from '../../releases/currentProperties.rules.ts';
import { describedProperties, joinLatest } from '../describing.rules.ts';
import { propertiesWith, standingFor } from '../establishment.sql.ts';
import { pastEstablishments } from '../pastEstablishments.sql.ts';
import { propertiesAround, selectNearby, zipsAround } from './nearby.sql.ts';
import type { ProductName } from '../../productName.rules.ts';

const release = '$6::bigint';

const candidates = 'array(select id from candidate)';

/** Common table expressions of the property asked about, and of all around it that may be current. */
function candidatesOf(product: ProductName): string {
  const parts = currentParts(`${product}_filing`, release);
  const filings = `(${currentAsOf(`${product}_filing`, release)})`;
  return `${pastEstablishments({ product, release })},
  standing as materialized (select ${standingFor(product, '($1::int[])[1]')} as id),
  around as materialized (
    select area.zip
    from (
      select latest.zip from ${product}_property p ${joinLatest(product, parts)}
      where p.id in (select id from standing)
    ) k
    cross join lateral ${zipsAround('$4::double precision')} area
  ), candidate as materialized (
    with ${pastPeriods(release)}
    ${filedLately(product, filings, 'f.zip = any(array(select zip from around))')}
    union
    select id from standing
  )`;
}

/** Properties around at the release. Must come before CTEs that replace today's tables under the same names. */
function foundOf(product: ProductName): string {
  return `found as materialized (
    with ${pastPeriods(release)}
    ${propertiesAround(product, 'past_property')}
  )`;
}

const ofFound = `array(select part.property_id from found cross join lateral ${propertiesWith('hotel', 'found.id')} part)`;

/** Neighbors of hotels are chosen first: the months of all that are around would take seconds. */
const hotels = `${pastHotelProperties({ ids: candidates, release })},
  ${foundOf('hotel')},
  ${pastHotelMonths({ ids: ofFound, release, spans: [{ first: '$2::date', last: '$3::date' }] })}`;

const allParts = `array(
    select part.property_id from candidate cross join lateral ${propertiesWith('beverage', 'candidate.id')} part
  )`;

/** Of bars, whether they have figures of their own says who is one. */
const bars = `${pastBeverageMonths({ ids: allParts, release })},
  past_property as materialized (
    select latest.*, p.premises_id
    from (${describedProperties('beverage', ['zip', 'responsibility_end'], '(select * from beverage_filing where is_current)')}) latest
    join beverage_property p on p.id = latest.id
    where latest.id = any(${candidates})
  ),
  ${foundOf('beverage')}`;

/** Of one property as of a release ($6, its number), otherwise as `nearbyProperties`. */
export function nearbyPropertiesAsOf(product: ProductName): string {
  return `/* nearbyPropertiesAsOf ${product} */
  with ${candidatesOf(product)},
  ${product === 'hotel' ? hotels : bars}
  ${selectNearby(product, { isPast: true })}`;
}
