import type { Db } from '../../platform/lib/db.ts';
import type { Place } from '../places/place.type.ts';
import { requiredQuery, searched, type Searched } from './matching.ts';
import { searchText, SHORTEST_TEXT } from './search.rules.ts';
import { currentFirst, findPlacesAndProperties, foundBy, shownPlaces } from './search.ts';
import { bestOwners } from './search.sql.ts';
import type { FoundProperty } from './search.type.ts';

const MOST_PLACES = 6;
const MOST_PROPERTIES = 12;
const MOST_OWNERS = 5;

export interface Findings {
  places: Place[];
  /** Current properties first, each group by how well they match. */
  properties: FoundProperty[];
  /** The text by which owners are found. */
  asked: Searched;
}

/** Places, and properties of both taxes, that match a text; none for texts shorter than 3 characters. */
export async function find(db: Db, typed: string): Promise<Findings> {
  const asked = searched(searchText(typed));
  if (asked.text.length < SHORTEST_TEXT) return { places: [], properties: [], asked };
  const found = await findPlacesAndProperties(db, ['hotel', 'beverage'], asked, MOST_PROPERTIES);
  const { places, properties } = found;
  return {
    places: shownPlaces(places, MOST_PLACES),
    properties: foundBy(found.asked, currentFirst(properties)),
    asked: found.asked,
  };
}

/** Taxpayer numbers of the owners whose name has the words of the text. */
export async function findOwners(db: Db, { text, words }: Searched): Promise<string[]> {
  if (text.length < SHORTEST_TEXT) return [];
  const found = await db.query<{ number: string }[]>(bestOwners, [text, requiredQuery(words), MOST_OWNERS]);
  return found.map(({ number }) => number);
}
