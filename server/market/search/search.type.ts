import { ObjectType } from 'type-graphql';
import type { Place } from '../places/place.type.ts';

/** Matches, as ids that the field resolvers load in batches. */
@ObjectType('SearchSuggestions', {
  description:
    'At most 10 suggestions in total: ZIP codes, cities and counties that start with the text, then properties ' +
    'whose name starts with it, has a word that starts with it, or is spelled similarly.',
})
export class SearchSuggestions {
  places!: Place[];
  hotelIds!: number[];
  beveragePropertyIds!: number[];
}
