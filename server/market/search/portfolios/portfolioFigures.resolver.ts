import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { reading, work } from '../../../platform/lib/cost.ts';
import { Portfolio } from './portfolio.type.ts';
import { figuresOf } from './portfolioFigures.ts';
import { PortfolioFigures } from './portfolioFigures.type.ts';

@Resolver(() => Portfolio)
export class PortfolioFiguresResolver {
  @FieldResolver(() => PortfolioFigures, {
    nullable: true,
    complexity: work(reading.chart),
    description:
      'Properties of the portfolio in the latest published month; null if nothing is published yet.',
  })
  async figures(
    @Root() { portfolioId, product }: Portfolio,
    @Ctx() { loaders }: MarketContext,
  ): Promise<PortfolioFigures | null> {
    const month = await loaders.releases.latestMonth.load(product);
    if (month === null) return null;
    const [rows, monthsPublished] = await Promise.all([
      loaders.portfolios.figures[product].load({ portfolioId, month }),
      loaders.nearby.published[product].load(month),
    ]);
    return figuresOf(product, rows, { month, monthsPublished });
  }
}
