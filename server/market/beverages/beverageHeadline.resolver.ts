import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { Rank } from '../figures/figures.type.ts';
import { BeverageHeadline } from './beverageHeadline.type.ts';

@Resolver(() => BeverageHeadline)
export class BeverageHeadlineResolver {
  @FieldResolver(() => Rank, {
    nullable: true,
    description:
      'Rank by total receipts of the month among the properties of its city; null if the property has no city.',
  })
  async cityRank(
    @Root() { propertyId, isPast }: BeverageHeadline,
    @Ctx() { loaders }: MarketContext,
  ): Promise<Rank | null> {
    if (isPast) return null;
    return (await loaders.beverages.ranks.load(propertyId))?.city ?? null;
  }

  @FieldResolver(() => Rank, {
    nullable: true,
    description:
      'Rank by total receipts of the month among the properties of its county; null if the property has no county.',
  })
  async countyRank(
    @Root() { propertyId, isPast }: BeverageHeadline,
    @Ctx() { loaders }: MarketContext,
  ): Promise<Rank | null> {
    if (isPast) return null;
    return (await loaders.beverages.ranks.load(propertyId))?.county ?? null;
  }
}
