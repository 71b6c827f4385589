import { firstOf } from '../premises/describing.rules.ts';
import { currentParts, publishedBy, type Span } from '../releases/asOf.sql.ts';
import { pastPeriods } from '../releases/pastPeriods.sql.ts';
import { latestFirst, links, versionsOf } from './pastLinks.sql.ts';

/** SQL of the latest current filing as of a release that meets a condition on `f`. */
function latestOf(release: string, condition: string): string {
  return firstOf(currentParts('beverage_filing', release), condition, `order by ${latestFirst} limit 1`);
}

/** SQL: true if a property of the portal had filed under the permit that it `held`. Filings are indexed in two parts. */
function filedUnder(release: string): string {
  const parts = ['is null', 'is not null'].map(
    (replaced) => `exists (
      select from beverage_filing f
      where f.property_id = held.property_id and f.replaced_by_release_id ${replaced}
        and f.permit = held.permit and f.location_zip = held.location_zip
        and f.source = 'portal' and ${publishedBy(release)}
    )`,
  );
  return `(${parts.join(' or ')})`;
}

/**
 * Common table expressions of what every property of Texas had filed for some months by a release: portal filings, and links
 * of legacy ones. What owners of these are found by is looked up for their permits alone, since it follows from the filings of
 * all time.
 */
export function pastFilingsOf(release: string, spans: readonly Span[]): string {
  const isNear = spans.map(
    ({ first, last }) => `period_end >= ${first} and period_end < ${last} + interval '1 month'`,
  );
  return `near_filing as materialized (
    ${versionsOf(release, `(${isNear.join(' or ')})`)}
  ), legacy as (
    select * from near_filing where not is_portal and is_current
  ), asked_permit as materialized (
    select distinct permit, location_zip, property_id from legacy
  ), holder as materialized (
    select held.permit, held.location_zip, p.id, p.taxpayer_number, p.location_number, latest.responsibility_begin,
      latest.responsibility_end, latest.city, latest.county_code, latest.zip
    from (select distinct permit, location_zip from asked_permit) asked
    join beverage_permit held using (permit, location_zip)
    join beverage_property p on p.id = held.property_id
    cross join lateral ${latestOf(release, "f.property_id = p.id and f.source = 'portal'")} latest
    where ${filedUnder(release)}
  ), permit_place as materialized (
    select asked.permit, asked.location_zip, latest.city, latest.county_code, latest.zip
    from asked_permit asked
    cross join lateral ${latestOf(
      release,
      `f.property_id = asked.property_id and f.source = 'legacy'
        and f.permit = asked.permit and f.location_zip = asked.location_zip`,
    )} latest
  ),
  ${pastPeriods(release)},
  beverage_filing as (select * from near_filing),
  ${links}`;
}
