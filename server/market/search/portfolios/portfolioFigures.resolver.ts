import { productNames } from '../../enums.ts';
import { Args, Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { asOfRelease } from '../../releases/asOf.ts';
import { RankAsOfArgs } from '../../releases/figuresAsOf.args.ts';
import { latestMonth } from '../../releases/latestMonth.ts';
import { orManyAsOf } from '../../releases/monthsAsOf.ts';
import { reading, work } from '../../../platform/lib/cost.ts';
import { Portfolio } from './portfolio.type.ts';
import { figuresIn } from './portfolioFigures.ts';
import { PortfolioFigures } from './portfolioFigures.type.ts';

/** Up to three years of its properties, and a month of their cities. */
const READINGS = 2;

@Resolver(() => Portfolio)
export class PortfolioFiguresResolver {
  @FieldResolver(() => PortfolioFigures, {
    nullable: true,
    complexity: orManyAsOf(work(reading.chart), READINGS),
    description:
      'Properties of the portfolio in the latest published month; null if nothing is published. Its list of ' +
      'properties and its notes are always today’s.',
  })
  async figures(
    @Root() { portfolioId, product }: Portfolio,
    @Ctx() context: MarketContext,
    @Args(() => RankAsOfArgs) { asOf }: RankAsOfArgs,
  ): Promise<PortfolioFigures | null> {
    const release = await asOfRelease(context, productNames[product], asOf);
    const month = await latestMonth(context, product, asOf);
    if (month === null) return null;
    return figuresIn(context.loaders, { product, key: { portfolioId, month }, release });
  }
}
