import { productNames } from '../../enums.ts';
import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { monthsAsked, orManyAsOf } from '../../releases/monthsAsOf.ts';
import { badInput } from '../../../platform/errors.ts';
import { chartOf } from './portfolioChart.ts';
import { MOST_LINES, PortfolioChart, PortfolioChartArgs } from './portfolioChart.type.ts';
import { Portfolio } from './portfolio.type.ts';
import { reading, work } from '../../../platform/lib/cost.ts';

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
    const { portfolios } = context.loaders;
    const key = { portfolioId, ...range, lines };
    return chartOf(
      product,
      await (release === null
        ? portfolios.chart[product].load(key)
        : portfolios.asOf(release).chart[product](key)),
    );
  }
}
