import { ObjectType } from 'type-graphql';
import type { Place } from '../places/place.type.ts';

/** What matched, as ids that the field resolvers load in one go. */
@ObjectType('SearchSuggestions', {
  description:
    'At most 10 suggestions in all: ZIP codes, cities and counties that begin with the text, then properties ' +
    'whose name begins with it, has a word that begins with it, or is spelled much like it.',
})
export class SearchSuggestions {
  places!: Place[];
  hotelIds!: number[];
  beveragePropertyIds!: number[];
}
