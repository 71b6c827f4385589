import { propertyKeyText } from '../../../app/paths.ts';
import type { PropertyNumbers } from '../../../app/paths.ts';

/** Maximum competitors that the API compares with a subject. */
export const MOST_COMPETITORS = 49;
/** Maximum months that the API compares. */
export const MOST_MONTHS = 120;

/** Defaults of the choice in the page's URL. */
export const COMPARISON = { subject: '', with: '', from: '', to: '', set: '' };

/** A property's key as in URLs, such as `32049649729-22`; null for other text. */
function readKey(text: string): PropertyNumbers | null {
  const parts = /^(\w+)-(\d{1,9})$/.exec(text.trim());
  return parts === null ? null : { taxpayerNumber: parts[1] ?? '', locationNumber: Number(parts[2]) };
}

/** The hotels that an address asks to compare. */
export interface Question {
  subject: PropertyNumbers | null;
  competitors: PropertyNumbers[];
}

/** The hotels in a URL, without invalid keys, duplicates and the subject itself among the competitors. */
export function readQuestion({ subject, with: others }: { subject: string; with: string }): Question {
  const own = readKey(subject);
  const keys = others.split(',').flatMap((text) => readKey(text) ?? []);
  const seen = new Map(keys.map((key) => [propertyKeyText(key), key]));
  if (own !== null) seen.delete(propertyKeyText(own));
  return { subject: own, competitors: [...seen.values()] };
}

/** The API's id of a hotel. */
export function idOf({ taxpayerNumber, locationNumber }: PropertyNumbers): string {
  return `hotel:${taxpayerNumber}-${String(locationNumber).padStart(5, '0')}`;
}

/** The key of a hotel by its id; null for anything else. */
export function keyOfId(id: string): PropertyNumbers | null {
  return id.startsWith('hotel:') ? readKey(id.slice('hotel:'.length)) : null;
}
