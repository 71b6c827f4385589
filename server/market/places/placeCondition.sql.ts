import { badInput } from '../../platform/errors.ts';
import type { Params } from '../../platform/lib/page.ts';
import type { PlaceKind } from './place.type.ts';

const MOST_NAMES = 100;

/**
 * Makes conditions that an alias's row counts to any of the named places of one kind: cities in any known spelling,
 * counties by name or code, ZIP codes. Throws BAD_USER_INPUT for no names or more than 100.
 */
export function placeCondition(
  kind: PlaceKind,
  names: readonly string[],
  params: Params,
): (alias: string) => string {
  const wanted = names.map((name) => name.trim().replace(/\s+/g, ' ').toUpperCase()).filter(Boolean);
  if (wanted.length === 0) throw badInput('Name at least one place.');
  if (wanted.length > MOST_NAMES) throw badInput(`Name at most ${String(MOST_NAMES)} places.`);
  const given = params.add(wanted, 'text[]');
  switch (kind) {
    // The keys are looked up first, as an array, so that the indexes by period and place serve the condition.
    case 'CITY':
      return (alias) => `${alias}.city = any(array(
        select coalesce(known.city, given) from unnest(${given}) given
        left join city_alias known on known.filed = given
      ))`;
    case 'COUNTY':
      return (alias) => `${alias}.county_code = any(array(
        select code from county where upper(name) = any(${given}) or code::text = any(
          select ltrim(given, '0') from unnest(${given}) given
        )
      ))`;
    case 'ZIP':
      return (alias) => `${alias}.zip = any(${given})`;
  }
}
