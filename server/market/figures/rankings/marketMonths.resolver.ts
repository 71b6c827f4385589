import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { monthly, reading } from '../../../platform/lib/cost.ts';
import type { MarketContext } from '../../context.ts';
import { marketMonths } from './marketMonths.ts';
import { MarketMonths, MarketMonthsArgs, MarketSeries, MOST_PROPERTIES } from './marketMonths.type.ts';
import { subjectOf } from './rankedSubject.ts';
import { RankedSubject } from './rankingRow.type.ts';
import { orTexasAsOf } from '../../releases/monthsAsOf.ts';

const marketCost = orTexasAsOf((asked) => {
  const top = typeof asked.args['top'] === 'number' ? asked.args['top'] : MOST_PROPERTIES;
  return reading.ranking + (monthly(Math.min(Math.max(top, 1), MOST_PROPERTIES) + 1)(asked) ?? 0);
});

@Resolver()
export class MarketMonthsResolver {
  @Query(() => MarketMonths, {
    complexity: marketCost,
    description:
      'Monthly figures of hotels or bars by group, as columns for charts: the groups with the most receipts, and all ' +
      'others together.',
  })
  marketMonths(
    @Ctx() context: MarketContext,
    @Args(() => MarketMonthsArgs) args: MarketMonthsArgs,
  ): Promise<MarketMonths> {
    return marketMonths(context, args);
  }
}

@Resolver(() => MarketSeries)
export class MarketSeriesResolver {
  @FieldResolver(() => RankedSubject, {
    nullable: true,
    description:
      'The place, hotel, bar, brand, company or owner of the group; null for chain scales, size classes, filing ' +
      'frequencies and `others`.',
  })
  subject(
    @Root() { groupBy: kind, ...series }: MarketSeries,
    @Ctx() { loaders }: MarketContext,
  ): Promise<typeof RankedSubject> | null {
    const { key, product } = series;
    if (key === null || kind === 'SIZE_CLASS' || kind === 'FILER_TYPE' || kind === 'CHAIN_SCALE') return null;
    return subjectOf({ kind, key, product }, loaders);
  }
}
