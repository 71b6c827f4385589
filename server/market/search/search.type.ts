import { Field, ObjectType } from 'type-graphql';
import { Product } from '../enums.ts';
import { Place } from '../places/place.type.ts';
import { largest, listOf } from '../../platform/lib/cost.ts';
import type { Searched } from './matching.ts';

@ObjectType('FoundProperty', {
  simpleResolvers: true,
  description: 'A property of either tax that fits a searched text.',
})
export class FoundProperty {
  propertyId!: number;

  @Field(() => Product, { description: 'Tax of the property.' })
  product!: Product;

  /** Words that it was found by. */
  asked!: Searched;
}

@ObjectType('SearchSuggestions', {
  description:
    'At most 10 suggestions in total: ZIP codes, cities and counties that start with the text, then properties with ' +
    'all of its words in name, earlier names, city, ZIP code, brand, address or owner. Words may be abbreviated or ' +
    'misspelled.',
})
export class SearchSuggestions {
  places!: Place[];

  @Field(() => [FoundProperty], {
    complexity: listOf(largest.suggestions),
    description: 'Properties of the tax, current ones first, the best matches first among them.',
  })
  properties!: FoundProperty[];
}

@ObjectType('SearchFindings', {
  simpleResolvers: true,
  description: 'The best matches for a text, of both taxes together.',
})
export class SearchFindings {
  @Field(() => [Place], {
    complexity: listOf(largest.suggestions),
    description: 'ZIP codes, cities and counties that start with the text, at most 6.',
  })
  places!: Place[];

  @Field(() => [FoundProperty], {
    complexity: listOf(largest.found),
    description:
      'Hotels and mixed beverage properties with all words of the text in name, earlier names, city, ZIP code, brand, address or ' +
      'owner, current ones first, the best matches first among them, at most 12. Of several owners of one premises, only the latest.',
  })
  properties!: FoundProperty[];

  /** Words that owners are found by. */
  asked!: Searched;
}
