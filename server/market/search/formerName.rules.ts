import type { PropertyFacts } from '../property.type.ts';
import { required } from './matching.ts';
import { plainWords, type SearchWord } from './search.rules.ts';

/**
 * The words of a text that are in nothing that names a property today. Its brand is not asked: where words are in a name
 * of before, that name says as much.
 */
export function missingWords(words: readonly SearchWord[], property: PropertyFacts): SearchWord[] {
  const { name, address, filedCity, cityName, zip, taxpayer } = property;
  const today = [name, address, filedCity, cityName, zip, taxpayer.name, taxpayer.number].join(' ');
  return required(words).filter((word) => !hasAny(today, [word]));
}

/** Whether a text has one of the words, in one of its spellings. */
export function hasAny(text: string, words: readonly SearchWord[]): boolean {
  const own = plainWords(text).toLowerCase().split(' ');
  return words
    .flatMap(({ query }) => query.split(' | '))
    .some((part) =>
      part.endsWith(':*') ? own.some((word) => word.startsWith(part.slice(0, -2))) : own.includes(part),
    );
}
