import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { MonthArgs } from '../monthArgs.ts';
import { alcoholTrailing } from './premisesAlcohol.rules.ts';
import { PremisesAlcoholMonth, PremisesAlcoholTrailing } from './premisesAlcohol.type.ts';
import { Premises } from './premises.type.ts';
import { monthly } from '../../platform/lib/cost.ts';

@Resolver(() => Premises)
export class PremisesAlcoholResolver {
  @FieldResolver(() => [PremisesAlcoholMonth], {
    complexity: monthly(),
    description:
      'Combined receipts of the mixed beverage properties here by month, with the hotel rooms here, oldest first.',
  })
  alcoholMonths(
    @Root() { premisesId }: Premises,
    @Ctx() { loaders }: MarketContext,
    @Args(() => MonthArgs) { from = null, to = null }: MonthArgs,
  ): Promise<PremisesAlcoholMonth[]> {
    return loaders.premises.alcoholMonths.load({ premisesId, from, to });
  }

  @FieldResolver(() => PremisesAlcoholTrailing, {
    nullable: true,
    description:
      'The same over 12 months; null unless mixed beverage properties and hotels with rooms both have figures in ' +
      'them.',
  })
  async alcoholTrailing(
    @Root() { premisesId }: Premises,
    @Ctx() { loaders }: MarketContext,
  ): Promise<PremisesAlcoholTrailing | null> {
    return alcoholTrailing(await loaders.premises.alcoholMonths.load({ premisesId, from: null, to: null }));
  }
}
