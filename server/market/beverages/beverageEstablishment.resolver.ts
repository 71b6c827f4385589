import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { withinMonths } from '../figures/monthArgs.ts';
import { withEstablishment } from '../premises/establishment.resolver.ts';
import { asOfRelease } from '../releases/asOf.ts';
import { FiguresAsOfArgs, MonthsAsOfArgs, orAsOf } from '../releases/figuresAsOf.args.ts';
import type { AsOfInput } from '../releases/release.type.ts';
import { largest, listOf, reading, work } from '../../platform/lib/cost.ts';
import { BeverageProperty } from './beverage.type.ts';
import { beverageEstablishmentHeadline, beverageEstablishmentMonths } from './beverageEstablishment.ts';
import { BeverageEstablishment, BeverageEstablishmentMonth } from './beverageEstablishment.type.ts';
import { beverageSeries, beverageYears } from './beverageFigures.ts';
import { BeverageHeadline } from './beverageHeadline.type.ts';
import { BeverageSeries, BeverageYear } from './beverageMonth.type.ts';

async function allMonths(
  context: MarketContext,
  propertyId: number,
  asOf: AsOfInput | null | undefined,
): Promise<BeverageEstablishmentMonth[]> {
  const release = await asOfRelease(context, 'beverage', asOf);
  return beverageEstablishmentMonths(context.loaders, propertyId, release);
}

@Resolver(() => BeverageEstablishment)
class BeverageEstablishmentResolver {
  @FieldResolver(() => BeverageHeadline, {
    complexity: orAsOf(work(2 * reading.allMonths)),
    nullable: true,
    description: 'Figures of the latest month of the whole bar; null if there are no months with figures.',
  })
  async headline(
    @Root() { propertyId }: BeverageEstablishment,
    @Ctx() context: MarketContext,
    @Args(() => FiguresAsOfArgs) { asOf }: FiguresAsOfArgs,
  ): Promise<BeverageHeadline | null> {
    const release = await asOfRelease(context, 'beverage', asOf);
    return beverageEstablishmentHeadline(context.loaders, propertyId, release);
  }

  @FieldResolver(() => [BeverageEstablishmentMonth], {
    complexity: orAsOf(listOf(largest.months, reading.allMonths)),
    description: 'Months with figures of all owners, oldest first.',
  })
  async months(
    @Root() { propertyId }: BeverageEstablishment,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) { asOf, ...range }: MonthsAsOfArgs,
  ): Promise<BeverageEstablishmentMonth[]> {
    return withinMonths(await allMonths(context, propertyId, asOf), range);
  }

  @FieldResolver(() => BeverageSeries, {
    complexity: orAsOf(work(2 * reading.allMonths)),
    description: 'Months of all owners as columns, for charts.',
  })
  async series(
    @Root() { propertyId }: BeverageEstablishment,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) { asOf, ...range }: MonthsAsOfArgs,
  ): Promise<BeverageSeries> {
    return beverageSeries(await allMonths(context, propertyId, asOf), range);
  }

  @FieldResolver(() => [BeverageYear], {
    complexity: orAsOf(listOf(largest.years, 2 * reading.allMonths)),
    description: 'Calendar years of all owners, oldest first.',
  })
  async years(
    @Root() { propertyId }: BeverageEstablishment,
    @Ctx() context: MarketContext,
    @Args(() => FiguresAsOfArgs) { asOf }: FiguresAsOfArgs,
  ): Promise<BeverageYear[]> {
    return beverageYears(await allMonths(context, propertyId, asOf));
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
