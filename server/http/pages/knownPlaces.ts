import type { PlaceName } from '../../market/places/place.loader.ts';
import { placeName } from '../../market/places/place.rules.ts';
import { everyPlaceName } from '../../market/places/place.sql.ts';
import type { Db } from '../../platform/lib/db.ts';
import { within } from '../../platform/lib/within.ts';

/** Names are read again at most so often, and only for a name that was not among them. */
const KEPT_MS = 60_000;
/** A page waits no longer for names, as during an outage of the database. */
const PATIENCE_MS = 500;

/** Tells whether an address may name places; true if that is not known. */
export type MayBePlaces = (names: readonly PlaceName[]) => Promise<boolean>;

/** The names of all places, which are public facts, in memory: however many pages are asked for, few statements are. */
export function knownPlaces(db: Db): MayBePlaces {
  let known: ReadonlySet<string> | null = null;
  let asked: { until: number; answer: Promise<unknown> } | null = null;
  const read = async (): Promise<void> => {
    try {
      const rows = await db.query<PlaceName[]>(everyPlaceName);
      known = new Set(rows.map(keyOf));
    } catch {
      // The page says itself that the figures cannot be read.
      known = null;
    }
  };
  return async (names) => {
    const hasOne = (): boolean => known !== null && names.some((name) => known?.has(keyOf(name)));
    if (names.length === 0 || hasOne()) return true;
    if (asked === null || Date.now() >= asked.until) asked = { until: Date.now() + KEPT_MS, answer: read() };
    await within(asked.answer, PATIENCE_MS, () => null);
    return known === null || hasOne();
  };
}

/** Codes of counties may be written with zeros before them. */
function keyOf({ kind, name }: PlaceName): string {
  return `${kind}:${placeName(kind, kind === 'COUNTY' ? name.replace(/^0+/, '') : name)}`;
}
