import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { Rank } from '../figures/figures.type.ts';
import { isAfterLatest } from '../releases/latestMonth.ts';
import { BeverageHeadline } from './beverageHeadline.type.ts';

const rankAmong = (whose: string) => ({
  nullable: true,
  description:
    `Rank by total receipts of the month among the bars of its ${whose}, each with the receipts of all of its owners. ` +
    `Bars with $0 are not among them; null if the bar is one, has no ${whose}, or has a month of which the releases have ` +
    'only a few filings.',
});

@Resolver(() => BeverageHeadline)
export class BeverageHeadlineResolver {
  @FieldResolver(() => Rank, rankAmong('city'))
  async cityRank(
    @Root() { propertyId, isPast, month }: BeverageHeadline,
    @Ctx() { loaders }: MarketContext,
  ): Promise<Rank | null> {
    if (isPast || (await isAfterLatest(loaders.releases, 'BEVERAGE', { month }))) return null;
    return (await loaders.beverages.ranks.load(propertyId))?.city ?? null;
  }

  @FieldResolver(() => Rank, rankAmong('county'))
  async countyRank(
    @Root() { propertyId, isPast, month }: BeverageHeadline,
    @Ctx() { loaders }: MarketContext,
  ): Promise<Rank | null> {
    if (isPast || (await isAfterLatest(loaders.releases, 'BEVERAGE', { month }))) return null;
    return (await loaders.beverages.ranks.load(propertyId))?.county ?? null;
  }
}
