import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { releaseLimits } from '../releases/asOf.ts';
import { FiguresAsOfArgs, MonthsAsOfArgs, orAsOf, RankAsOfArgs } from '../releases/figuresAsOf.args.ts';
import { orManyAsOf } from '../releases/monthsAsOf.ts';
import type { MarketContext } from '../context.ts';
import { alcoholTrailing } from './premisesAlcohol.rules.ts';
import { findAlcoholRank } from './premisesAlcohol.ts';
import {
  PremisesAlcoholMonth,
  PremisesAlcoholRank,
  PremisesAlcoholTrailing,
} from './premisesAlcohol.type.ts';
import { Premises } from './premises.type.ts';
import { monthly, reading, work } from '../../platform/lib/cost.ts';

/** The hotels of the county, and the bars at their addresses. */
const PAST_READINGS = 2;

async function alcoholMonths(
  context: MarketContext,
  premisesId: number,
  { from = null, to = null, asOf }: MonthsAsOfArgs,
): Promise<PremisesAlcoholMonth[]> {
  const releases = await releaseLimits(context, asOf);
  const { premises } = context.loaders;
  const { alcoholMonths } = releases === null ? premises : premises.asOf(releases);
  return alcoholMonths.load({ premisesId, from, to });
}

async function trailingOf(
  context: MarketContext,
  premisesId: number,
  asOf: FiguresAsOfArgs['asOf'],
): Promise<PremisesAlcoholTrailing | null> {
  const releases = await releaseLimits(context, asOf);
  const { premises } = context.loaders;
  if (releases === null) return premises.alcoholTrailing(premisesId);
  return alcoholTrailing(
    await premises.asOf(releases).alcoholMonths.load({ premisesId, from: null, to: null }),
  );
}

@Resolver(() => Premises)
export class PremisesAlcoholResolver {
  @FieldResolver(() => [PremisesAlcoholMonth], {
    complexity: orAsOf(monthly()),
    description:
      'Combined receipts of the mixed beverage properties here, with the hotel rooms here, by month, oldest ' +
      'first.',
  })
  alcoholMonths(
    @Root() { premisesId }: Premises,
    @Ctx() context: MarketContext,
    @Args(() => MonthsAsOfArgs) args: MonthsAsOfArgs,
  ): Promise<PremisesAlcoholMonth[]> {
    return alcoholMonths(context, premisesId, args);
  }

  @FieldResolver(() => PremisesAlcoholTrailing, {
    nullable: true,
    complexity: orAsOf(work(reading.latestMonths)),
    description:
      'Mixed beverage receipts here, with the hotel rooms here, over 12 months; null unless both have figures in ' +
      'them.',
  })
  alcoholTrailing(
    @Root() { premisesId }: Premises,
    @Ctx() context: MarketContext,
    @Args(() => FiguresAsOfArgs) { asOf }: FiguresAsOfArgs,
  ): Promise<PremisesAlcoholTrailing | null> {
    return trailingOf(context, premisesId, asOf);
  }

  @FieldResolver(() => PremisesAlcoholRank, {
    nullable: true,
    complexity: orManyAsOf(work(reading.growth), PAST_READINGS),
    description:
      'Rank of `alcoholTrailing` among the addresses of the county that have bars and hotels; null if ' +
      '`alcoholTrailing` is null, or has too few months for a rank.',
  })
  async alcoholRank(
    @Root() { premisesId }: Premises,
    @Ctx() context: MarketContext,
    @Args(() => RankAsOfArgs) { asOf }: RankAsOfArgs,
  ): Promise<PremisesAlcoholRank | null> {
    const trailing = await trailingOf(context, premisesId, asOf);
    return trailing && findAlcoholRank(context.db, premisesId, trailing, await releaseLimits(context, asOf));
  }
}
