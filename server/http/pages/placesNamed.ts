import type { PlaceName } from '../../market/places/place.loader.ts';
import type { PlaceKind } from '../../market/places/placeKind.ts';

const KINDS = new Map<string, PlaceKind>([
  ['city', 'CITY'],
  ['county', 'COUNTY'],
  ['zip', 'ZIP'],
]);

/**
 * The places that the address of a member page names: in a part called after their kind, or several in the part
 * `itemvalue` beside one that says the kind. Samples always show one place, whatever their address names.
 */
export function placesNamed(route: string, parts: Readonly<Record<string, string>>): PlaceName[] {
  if (!route.startsWith('/stt/')) return [];
  const { item, itemvalue = '', ...rest } = parts;
  const texts =
    item === undefined
      ? Object.entries(rest)
      : itemvalue.split(',').map((text): [string, string] => [item, text]);
  return texts.flatMap(([part, text]) => {
    const kind = KINDS.get(part);
    const name = text.replaceAll('(slash)', '/').replaceAll('(hash)', '#').trim();
    return kind === undefined || name === '' ? [] : [{ kind, name }];
  });
}
