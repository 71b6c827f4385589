import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { MarketContext, MarketLoaders } from '../../context.ts';
import { comparedYearOf } from '../../figures/comparedYear.ts';
import { reading, work } from '../../../platform/lib/cost.ts';
import { monthNumberOf, toMonth, yearOf } from '../../../platform/lib/month.ts';
import { publishedOf, rowsOf, type UnstatedYear } from './askedFigures.ts';
import type { FiguresRow } from './portfolioFigures.loader.ts';
import { PortfolioTotal } from './portfolioFigures.type.ts';
import { yearToDateIn, type ComparedYear } from './portfolioYearToDate.ts';
import { PortfolioYearToDate } from './portfolioYearToDate.type.ts';

/** The figures of the year compared, loaded only if a headline figure is missing. */
@Resolver(() => PortfolioTotal)
export class PortfolioYearToDateResolver {
  @FieldResolver(() => PortfolioYearToDate, {
    nullable: true,
    complexity: work(reading.chart),
    description:
      'Year-to-date figures, given if `receiptsChange` or `trailingChange` is null, or if not all 12 months are ' +
      'published; null otherwise, and if no property has receipts that count in this year.',
  })
  async yearToDate(
    @Root() { nearest }: PortfolioTotal,
    @Ctx() { loaders }: MarketContext,
  ): Promise<PortfolioYearToDate | null> {
    return nearest && yearToDateIn(nearest, await comparedWith(nearest, loaders));
  }
}

async function comparedWith(unstated: UnstatedYear, loaders: MarketLoaders): Promise<ComparedYear | null> {
  const { asked, months } = unstated;
  const year = comparedYearOf(months, await publishedOf(loaders, asked));
  return year === null ? null : { year, rows: await rowsWith(year, unstated, loaders) };
}

/** As of a release, the rows have every year that may be compared; otherwise the year before alone. */
async function rowsWith(
  year: number,
  { asked, rows }: UnstatedYear,
  loaders: MarketLoaders,
): Promise<readonly FiguresRow[]> {
  const { key, release } = asked;
  if (release !== null || year === yearOf(key.month) - 1) return rows;
  return rowsOf(loaders, { ...asked, key: { ...key, month: toMonth(year, monthNumberOf(key.month)) } });
}
