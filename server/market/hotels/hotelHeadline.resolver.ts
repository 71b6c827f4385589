import { Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { Rank } from '../figures/figures.type.ts';
import { isAfterLatest } from '../releases/latestMonth.ts';
import { HotelHeadline, rankFields, type HotelHeadlineFacts } from './hotelHeadline.type.ts';

/** Ranks of a hotel among those of its city and county. */
export function withHotelRanks(type: ClassType<HotelHeadlineFacts>): ClassType {
  @Resolver(() => type)
  class WithHotelRanks {
    @FieldResolver(() => Rank, rankFields.city)
    async cityRank(
      @Root() { propertyId, isPast, month }: HotelHeadlineFacts,
      @Ctx() { loaders }: MarketContext,
    ): Promise<Rank | null> {
      if (isPast || (await isAfterLatest(loaders.releases, 'HOTEL', { month }))) return null;
      return (await loaders.hotels.ranks.load(propertyId))?.city ?? null;
    }

    @FieldResolver(() => Rank, rankFields.county)
    async countyRank(
      @Root() { propertyId, isPast, month }: HotelHeadlineFacts,
      @Ctx() { loaders }: MarketContext,
    ): Promise<Rank | null> {
      if (isPast || (await isAfterLatest(loaders.releases, 'HOTEL', { month }))) return null;
      return (await loaders.hotels.ranks.load(propertyId))?.county ?? null;
    }
  }
  return WithHotelRanks;
}

export const HotelHeadlineResolver = withHotelRanks(HotelHeadline);
