import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { loaded } from '../../platform/lib/loaded.ts';
import { loadersAsOf } from '../../platform/lib/rowLoader.ts';
import { asOfRelease } from '../releases/asOf.ts';
import { FiguresAsOfArgs } from '../releases/figuresAsOf.args.ts';
import { orManyAsOf } from '../releases/monthsAsOf.ts';
import { Place } from '../places/place.type.ts';
import { Brand } from './brand.type.ts';
import { rankBrands } from './placeBrand.ts';
import { PlaceBrand } from './placeBrand.type.ts';
import { largest, reading, listOf } from '../../platform/lib/cost.ts';

@Resolver(() => Place)
export class PlaceBrandsResolver {
  @FieldResolver(() => [PlaceBrand], {
    complexity: orManyAsOf(listOf(largest.brands, reading.brandRanks)),
    description:
      'Brands with figures in the place in the 12 months up to the latest published month, highest RevPAR first.',
  })
  async brandRanks(
    @Root() { kind, key }: Place,
    @Ctx() context: MarketContext,
    @Args(() => FiguresAsOfArgs) { asOf }: FiguresAsOfArgs,
  ): Promise<PlaceBrand[]> {
    const release = await asOfRelease(context, 'hotel', asOf);
    return rankBrands(await loadersAsOf(context.loaders.brands, release).inPlace.load({ kind, key }));
  }
}

@Resolver(() => PlaceBrand)
export class PlaceBrandResolver {
  @FieldResolver(() => Brand, { description: 'The brand.' })
  brand(@Root() { brandId }: PlaceBrand, @Ctx() { loaders }: MarketContext): Promise<Brand> {
    return loaded(loaders.brands.byId.load(brandId), 'A brand');
  }
}
