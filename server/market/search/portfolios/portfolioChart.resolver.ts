import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { badInput } from '../../../platform/errors.ts';
import { chartOf } from './portfolioChart.ts';
import { MOST_LINES, PortfolioChart, PortfolioChartArgs } from './portfolioChart.type.ts';
import { Portfolio } from './portfolio.type.ts';
import { reading, work } from '../../../platform/lib/cost.ts';

@Resolver(() => Portfolio)
export class PortfolioChartResolver {
  @FieldResolver(() => PortfolioChart, {
    complexity: work(reading.chart),
    description: 'Combined figures of the properties by month, and a line for each of the largest.',
  })
  async chart(
    @Root() { portfolioId, product }: Portfolio,
    @Ctx() { loaders }: MarketContext,
    @Args(() => PortfolioChartArgs) { from = null, to = null, lines }: PortfolioChartArgs,
  ): Promise<PortfolioChart> {
    if (lines < 0 || lines > MOST_LINES) throw badInput(`lines must be 0 to ${String(MOST_LINES)}.`);
    return chartOf(product, await loaders.portfolios.chart[product].load({ portfolioId, from, to, lines }));
  }
}
