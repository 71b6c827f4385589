import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { work } from '../../platform/lib/cost.ts';
import { Hotel } from './hotel.type.ts';

@Resolver(() => Hotel)
export class DifferingRoomsResolver {
  @FieldResolver(() => Int, {
    complexity: work(1),
    nullable: true,
    description:
      'Rooms that an earlier or later owner of the hotel last filed, if these are at least twice or at most half of ' +
      '`roomCapacity`, and the larger number is at least 20: one of the two is probably wrong, and ' +
      'RevPAR with it. Null otherwise.',
  })
  async roomsOfAnotherOwner(
    @Root() { propertyId }: Hotel,
    @Ctx() { loaders }: MarketContext,
  ): Promise<number | null> {
    return (await loaders.hotels.roomsOfAnotherOwner.load(propertyId))?.rooms ?? null;
  }
}
