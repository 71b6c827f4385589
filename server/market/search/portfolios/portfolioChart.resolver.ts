import { productNames } from '../../enums.ts';
import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { monthsAsked, orManyAsOf } from '../../releases/monthsAsOf.ts';
import { badInput } from '../../../platform/errors.ts';
import { awaitedAmong } from '../../figures/awaited.ts';
import { awaitedOfHotels } from '../../hotels/awaitedMonths.ts';
import { AWAITED_MONTHS_OF_HOTELS } from '../../hotels/quarterlyFilers.rules.ts';
import type { Month } from '../../../platform/lib/month.ts';
import { loadersAsOf } from '../../../platform/lib/rowLoader.ts';
import { MonthScalar } from '../../../platform/lib/scalars.ts';
import { chartOf } from './portfolioChart.ts';
import { MOST_LINES, PortfolioChart, PortfolioChartArgs } from './portfolioChart.type.ts';
import { Portfolio } from './portfolio.type.ts';
import { largest, reading, valuesOf, work } from '../../../platform/lib/cost.ts';

@Resolver(() => Portfolio)
export class PortfolioChartResolver {
  @FieldResolver(() => PortfolioChart, {
    complexity: orManyAsOf(work(reading.chart)),
    description:
      'Combined figures of the properties by month, and a line for each of the largest. With `asOf`, give `from` and ' +
      '`to`, at most 24 months.',
  })
  async chart(
    @Root() { portfolioId, product }: Portfolio,
    @Ctx() context: MarketContext,
    @Args(() => PortfolioChartArgs) { lines, ...args }: PortfolioChartArgs,
  ): Promise<PortfolioChart> {
    if (lines < 0 || lines > MOST_LINES) throw badInput(`lines must be 0 to ${String(MOST_LINES)}.`);
    const { release, ...range } = await monthsAsked(context, productNames[product], args);
    const { chart } = loadersAsOf(context.loaders.portfolios, release);
    const rows = await chart[product].load({ portfolioId, ...range, lines });
    return chartOf(product, rows, release);
  }
}

@Resolver(() => PortfolioChart)
export class ChartedMonthsResolver {
  @FieldResolver(() => [MonthScalar], {
    complexity: valuesOf(largest.months),
    description: `${AWAITED_MONTHS_OF_HOTELS} Among \`months\` with receipts.`,
  })
  async awaitedMonths(
    @Root() { charted, months, receipts }: PortfolioChart,
    @Ctx() { loaders }: MarketContext,
  ): Promise<Month[]> {
    const [from, to] = [months[0], months.at(-1)];
    if (from === undefined || to === undefined) return [];
    const { awaitedMonths } = loadersAsOf(loaders.hotels, charted.release);
    const { propertyIds } = charted;
    const awaited = await awaitedOfHotels(awaitedMonths, { propertyIds, from, to });
    const known = new Set(months.filter((_, at) => receipts[at] !== null));
    return awaitedAmong(awaited).filter((month) => known.has(month));
  }
}
