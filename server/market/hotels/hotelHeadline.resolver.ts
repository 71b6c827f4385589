import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { Rank } from '../figures.type.ts';
import { HotelHeadline } from './hotelMonth.type.ts';

@Resolver(() => HotelHeadline)
export class HotelHeadlineResolver {
  @FieldResolver(() => Rank, {
    nullable: true,
    description:
      'Rank by room receipts of the month among the hotels of its city; null if the hotel is not ranked.',
  })
  async cityRank(
    @Root() { propertyId }: HotelHeadline,
    @Ctx() { loaders }: MarketContext,
  ): Promise<Rank | null> {
    return (await loaders.hotels.ranks.load(propertyId))?.city ?? null;
  }

  @FieldResolver(() => Rank, {
    nullable: true,
    description:
      'Rank by room receipts of the month among the hotels of its county; null if the hotel is not ranked.',
  })
  async countyRank(
    @Root() { propertyId }: HotelHeadline,
    @Ctx() { loaders }: MarketContext,
  ): Promise<Rank | null> {
    return (await loaders.hotels.ranks.load(propertyId))?.county ?? null;
  }
}
