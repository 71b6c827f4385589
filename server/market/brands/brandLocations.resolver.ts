import { Args, Ctx, Query, Resolver } from 'type-graphql';
import { largest, listOf } from '../../platform/lib/cost.ts';
import type { MarketContext } from '../context.ts';
import { asOfRelease } from '../releases/asOf.ts';
import { RankAsOfArgs } from '../releases/figuresAsOf.args.ts';
import { orTexasAsOf } from '../releases/monthsAsOf.ts';
import { locatedBrands } from './brand.sql.ts';
import type { Locations } from './brandGrain.loader.ts';
import type { Brand } from './brand.type.ts';
import { BrandLocations } from './brandLocations.type.ts';
import { locatedBrandsAsOf } from './pastBrand.sql.ts';

@Resolver(() => BrandLocations)
export class BrandLocationsResolver {
  @Query(() => [BrandLocations], {
    complexity: orTexasAsOf(listOf(largest.brands)),
    description:
      'All brands with locations, by name, with their numbers now or as of a time. One reading serves all brands.',
  })
  async brandLocations(
    @Ctx() context: MarketContext,
    @Args(() => RankAsOfArgs) { asOf }: RankAsOfArgs,
  ): Promise<BrandLocations[]> {
    const release = await asOfRelease(context, 'hotel', asOf);
    const { db } = context;
    const rows = await (release === null
      ? db.query<(Brand & Locations)[]>(locatedBrands)
      : db.query<(Brand & Locations)[]>(locatedBrandsAsOf, [release]));
    return rows.map(({ locations, rooms, roomsLeftOut, ...brand }) => ({
      brand,
      locations,
      rooms,
      roomsLeftOut,
    }));
  }
}
