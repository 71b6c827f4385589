import { isOneOf, type PastScope } from '../hotels/pastScope.sql.ts';
import { filedPlace, isPlaceKind } from '../places/filedPlace.rules.ts';

/**
 * SQL of an array of the ids of the bars that may have a figure in a place, or of an owner. Legacy filings count where
 * their bars are, so all that ever filed in the place may have some.
 */
export function barsInScope(scope: PastScope): string {
  const { kind, key, release } = scope;
  if (!isPlaceKind(kind)) {
    return `array(select id from beverage_property where taxpayer_number ${isOneOf(scope, `${key}::text`)})`;
  }
  const { column, value } = filedPlace(kind, key);
  return `array(
    select distinct property_id from beverage_filing where ${column} ${isOneOf(scope, value)} and release_id <= ${release}
  )`;
}
