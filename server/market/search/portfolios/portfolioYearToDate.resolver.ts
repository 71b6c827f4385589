import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { readPublishedMonths } from '../../releases/readPublishedMonths.ts';
import { reading, work } from '../../../platform/lib/cost.ts';
import { monthNumberOf, toMonth } from '../../../platform/lib/month.ts';
import { rowsOf, type AskedFigures, type UnstatedYear } from './askedFigures.ts';
import { PortfolioTotal } from './portfolioFigures.type.ts';
import { comparedYearOf, yearToDateIn, type ComparedYear } from './portfolioYearToDate.ts';
import { PortfolioYearToDate } from './portfolioYearToDate.type.ts';

/** The figures of the year compared, loaded only if a headline figure is missing. */
@Resolver(() => PortfolioTotal)
export class PortfolioYearToDateResolver {
  @FieldResolver(() => PortfolioYearToDate, {
    nullable: true,
    complexity: work(reading.chart),
    description:
      'Year-to-date figures, given if `receiptsChange` or `trailingChange` is null, or if not all 12 months are ' +
      'published; null otherwise, as of a release, and if no property has receipts that count in this year.',
  })
  async yearToDate(
    @Root() { nearest }: PortfolioTotal,
    @Ctx() context: MarketContext,
  ): Promise<PortfolioYearToDate | null> {
    return nearest && yearToDateIn(nearest, await comparedWith(nearest, context));
  }
}

async function comparedWith(
  { asked, months }: UnstatedYear,
  { db, loaders }: MarketContext,
): Promise<ComparedYear | null> {
  const { product, key } = asked;
  const published = await readPublishedMonths(db, product);
  const whole = published.filter(({ hasMonthlyFilers }) => hasMonthlyFilers).map(({ month }) => month);
  const year = comparedYearOf(months, whole);
  if (year === null) return null;
  const before: AskedFigures = { ...asked, key: { ...key, month: toMonth(year, monthNumberOf(key.month)) } };
  return { year, rows: await rowsOf(loaders, before) };
}
