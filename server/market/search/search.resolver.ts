import { Arg, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { BeverageProperty } from '../beverages/beverage.type.ts';
import type { MarketContext } from '../context.ts';
import { Hotel } from '../hotels/hotel.type.ts';
import { Product } from '../enums.ts';
import { loaded } from '../../platform/lib/loaded.ts';
import { Owner } from '../hotels/owners/owner.type.ts';
import { Place } from '../places/place.type.ts';
import type { PropertyFacts } from '../property.type.ts';
import { find, findOwners } from './find.ts';
import { hasAny, missingWords } from './formerName.rules.ts';
import { suggest } from './search.ts';
import { FoundProperty, SearchFindings, SearchSuggestions } from './search.type.ts';
import { largest, listOf, reading, work } from '../../platform/lib/cost.ts';

@Resolver(() => SearchSuggestions)
export class SearchResolver {
  @Query(() => SearchSuggestions, {
    description: 'Suggestions for a text of at least 3 letters or digits; shorter ones find nothing.',
  })
  search(
    @Ctx() { db }: MarketContext,
    @Arg('product', () => Product, { description: 'Lodging or mixed beverages.' }) product: Product,
    @Arg('text', () => String, {
      description: 'Text to search for; only letters, digits, spaces and apostrophes count.',
    })
    text: string,
  ): Promise<SearchSuggestions> {
    return suggest(db, product, text);
  }

  @FieldResolver(() => [Place], {
    complexity: listOf(largest.suggestions),
    description: 'ZIP codes that start with the text.',
  })
  zips(@Root() { places }: SearchSuggestions): Place[] {
    return places.filter(({ kind }) => kind === 'ZIP');
  }

  @FieldResolver(() => [Place], {
    complexity: listOf(largest.suggestions),
    description: 'Cities that start with the text.',
  })
  cities(@Root() { places }: SearchSuggestions): Place[] {
    return places.filter(({ kind }) => kind === 'CITY');
  }

  @FieldResolver(() => [Place], {
    complexity: listOf(largest.suggestions),
    description: 'Counties that start with the text.',
  })
  counties(@Root() { places }: SearchSuggestions): Place[] {
    return places.filter(({ kind }) => kind === 'COUNTY');
  }

  @FieldResolver(() => [Hotel], {
    complexity: listOf(largest.suggestions),
    description: 'Hotels, current ones first, the best matches first among them; empty for mixed beverages.',
  })
  hotels(@Root() { properties }: SearchSuggestions, @Ctx() { loaders }: MarketContext): Promise<Hotel[]> {
    return Promise.all(
      idsOf(properties, 'HOTEL').map((id) => loaded(loaders.hotels.byId.load(id), 'A hotel')),
    );
  }

  @FieldResolver(() => [BeverageProperty], {
    complexity: listOf(largest.suggestions),
    description:
      'Mixed beverage properties, current ones first, the best matches first among them; empty for lodging.',
  })
  beverageProperties(
    @Root() { properties }: SearchSuggestions,
    @Ctx() { loaders }: MarketContext,
  ): Promise<BeverageProperty[]> {
    const ids = idsOf(properties, 'BEVERAGE');
    return Promise.all(ids.map((id) => loaded(loaders.beverages.byId.load(id), 'A property')));
  }
}

function idsOf(properties: readonly FoundProperty[], tax: Product): number[] {
  return properties.flatMap(({ product, propertyId }) => (product === tax ? [propertyId] : []));
}

@Resolver(() => FoundProperty)
export class FoundPropertyResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'An earlier name with words of the text that are not in today’s name, place, address or owner; null if ' +
      'today’s facts match.',
  })
  async formerName(
    @Root() { product, propertyId, asked }: FoundProperty,
    @Ctx() { loaders }: MarketContext,
  ): Promise<string | null> {
    const byId = product === 'HOTEL' ? loaders.hotels.byId : loaders.beverages.byId;
    const property = await loaded<PropertyFacts>(byId.load(propertyId), 'A property');
    const missing = missingWords(asked.words, property);
    if (missing.length === 0) return null;
    const names = await loaders.premises.formerNames[product].load(propertyId);
    return names.find((name) => hasAny(name, missing)) ?? null;
  }
}

@Resolver(() => SearchFindings)
export class FindResolver {
  @Query(() => SearchFindings, {
    complexity: work(reading.statement * 5),
    description: 'Best matches for a text of at least 3 letters or digits; shorter ones find nothing.',
  })
  find(
    @Ctx() { db }: MarketContext,
    @Arg('text', () => String, {
      description:
        'Words of a name, today’s or an earlier one, city, ZIP code, brand, address or owner, such as `driskill austin`.',
    })
    text: string,
  ): Promise<SearchFindings> {
    return find(db, text);
  }

  @FieldResolver(() => [Owner], {
    complexity: listOf(largest.suggestions),
    description: 'Owners with all words of the text in their name, at most 5.',
  })
  async owners(@Root() { asked }: SearchFindings, @Ctx() { db, loaders }: MarketContext): Promise<Owner[]> {
    const numbers = await findOwners(db, asked);
    return Promise.all(numbers.map((number) => loaded(loaders.owners.byNumber.load(number), 'An owner')));
  }
}
