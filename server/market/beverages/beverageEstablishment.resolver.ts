import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { MonthArgs, withinMonths } from '../monthArgs.ts';
import { withEstablishment } from '../premises/establishment.resolver.ts';
import { largest, listOf, reading, work } from '../../platform/lib/cost.ts';
import { BeverageProperty } from './beverage.type.ts';
import { beverageEstablishmentHeadline, beverageEstablishmentMonths } from './beverageEstablishment.ts';
import { BeverageEstablishment, BeverageEstablishmentMonth } from './beverageEstablishment.type.ts';
import { beverageSeries, beverageYears } from './beverageFigures.ts';
import { BeverageHeadline } from './beverageHeadline.type.ts';
import { BeverageSeries, BeverageYear } from './beverageMonth.type.ts';

@Resolver(() => BeverageEstablishment)
class BeverageEstablishmentResolver {
  @FieldResolver(() => BeverageHeadline, {
    complexity: work(2 * reading.allMonths),
    nullable: true,
    description: 'Figures of the latest month of the whole bar; null if there are no months with figures.',
  })
  headline(
    @Root() { propertyId }: BeverageEstablishment,
    @Ctx() { loaders }: MarketContext,
  ): Promise<BeverageHeadline | null> {
    return beverageEstablishmentHeadline(loaders, propertyId);
  }

  @FieldResolver(() => [BeverageEstablishmentMonth], {
    complexity: listOf(largest.months, reading.allMonths),
    description: 'Months with figures of all owners, oldest first.',
  })
  async months(
    @Root() { propertyId }: BeverageEstablishment,
    @Ctx() { loaders }: MarketContext,
    @Args(() => MonthArgs) range: MonthArgs,
  ): Promise<BeverageEstablishmentMonth[]> {
    return withinMonths(await beverageEstablishmentMonths(loaders, propertyId), range);
  }

  @FieldResolver(() => BeverageSeries, {
    complexity: work(2 * reading.allMonths),
    description: 'Months of all owners as columns, for charts.',
  })
  async series(
    @Root() { propertyId }: BeverageEstablishment,
    @Ctx() { loaders }: MarketContext,
    @Args(() => MonthArgs) range: MonthArgs,
  ): Promise<BeverageSeries> {
    return beverageSeries(await beverageEstablishmentMonths(loaders, propertyId), range);
  }

  @FieldResolver(() => [BeverageYear], {
    complexity: listOf(largest.years, 2 * reading.allMonths),
    description: 'Calendar years of all owners, oldest first.',
  })
  async years(
    @Root() { propertyId }: BeverageEstablishment,
    @Ctx() { loaders }: MarketContext,
  ): Promise<BeverageYear[]> {
    return beverageYears(await beverageEstablishmentMonths(loaders, propertyId));
  }
}

export const beverageEstablishmentResolvers = [
  BeverageEstablishmentResolver,
  withEstablishment({
    property: BeverageProperty,
    establishment: BeverageEstablishment,
    product: 'BEVERAGE',
  }),
];
