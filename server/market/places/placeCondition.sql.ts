import { badInput } from '../../platform/errors.ts';
import type { Params } from '../../platform/lib/page.ts';
import { placeName } from './place.rules.ts';
import type { PlaceKind } from './placeKind.ts';

const MOST_NAMES = 100;

/**
 * Makes conditions that an alias's row counts toward any of the named places of one kind: cities in any known
 * spelling, counties by name or code, ZIP codes. Throws BAD_USER_INPUT for no names or more than 100.
 */
export function placeCondition(
  kind: PlaceKind,
  names: readonly string[],
  params: Params,
): (alias: string) => string {
  const wanted = names.map((name) => placeName(kind, name)).filter(Boolean);
  if (wanted.length === 0) throw badInput('Name at least one place.');
  if (wanted.length > MOST_NAMES) throw badInput(`Name at most ${String(MOST_NAMES)} places.`);
  const [only = ''] = wanted;
  return wanted.length === 1
    ? atPlace(kind, params.add(only, 'text'))
    : atAny(kind, params.add(wanted, 'text[]'));
}

/** For a single place, an index by place and name has the rows in order. */
function atPlace(kind: PlaceKind, given: string): (alias: string) => string {
  switch (kind) {
    case 'CITY':
      return (alias) => `${alias}.city = (
        select coalesce((select known.city from city_alias known where known.filed = ${given}), ${given})
      )`;
    case 'COUNTY':
      return (alias) => `${alias}.county_code = (
        select code from county where upper(name) = ${given} or code::text = ltrim(${given}, '0') limit 1
      )`;
    case 'ZIP':
      return (alias) => `${alias}.zip = ${given}`;
  }
}

function atAny(kind: PlaceKind, given: string): (alias: string) => string {
  switch (kind) {
    // Keys are looked up first, as an array, so that the indexes by period and place are used.
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
