import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { MonthArgs } from '../monthArgs.ts';
import { alcoholTrailing } from './premisesAlcohol.rules.ts';
import { findAlcoholRank } from './premisesAlcohol.ts';
import {
  PremisesAlcoholMonth,
  PremisesAlcoholRank,
  PremisesAlcoholTrailing,
} from './premisesAlcohol.type.ts';
import { Premises } from './premises.type.ts';
import { monthly, reading, work } from '../../platform/lib/cost.ts';

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

  @FieldResolver(() => PremisesAlcoholRank, {
    nullable: true,
    complexity: work(reading.growth),
    description:
      'Rank of `alcoholTrailing` among the addresses of the county that have both; null if it is, or has too few ' +
      'months for a rank.',
  })
  async alcoholRank(
    @Root() premises: Premises,
    @Ctx() context: MarketContext,
  ): Promise<PremisesAlcoholRank | null> {
    const trailing = await this.alcoholTrailing(premises, context);
    return trailing && findAlcoholRank(context.db, premises.premisesId, trailing);
  }
}
