import type { PropertyFacts } from '../property.type.ts';
import { required } from './matching.ts';
import { plainWords, type SearchWord } from './search.rules.ts';

/**
 * The searched words that a property's name, address, place and owner of today all lack. Its brand is not read, which would
 * take another statement: a property found by its brand shows an earlier name only if that has the brand, too.
 */
export function missingWords(words: readonly SearchWord[], property: PropertyFacts): SearchWord[] {
  const { name, address, filedCity, cityName, zip, taxpayer } = property;
  const today = [name, address, filedCity, cityName, zip, taxpayer.name, taxpayer.number].join(' ');
  return required(words).filter((word) => !hasAny(today, [word]));
}

/** True if a name or address has one of the searched words, abbreviated or spelled out: FT and FORT are one word. */
export function hasAny(text: string, words: readonly SearchWord[]): boolean {
  const own = plainWords(text).toLowerCase().split(' ');
  return words
    .flatMap(({ query }) => query.split(' | '))
    .some((part) =>
      part.endsWith(':*') ? own.some((word) => word.startsWith(part.slice(0, -2))) : own.includes(part),
    );
}
