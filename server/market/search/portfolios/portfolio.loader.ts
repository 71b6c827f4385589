import { beverageList } from '../../beverages/beverage.sql.ts';
import type { BeverageProperty } from '../../beverages/beverage.type.ts';
import { hotelList } from '../../hotels/hotel.sql.ts';
import type { Hotel } from '../../hotels/hotel.type.ts';
import type { Product } from '../../enums.ts';
import { readWholeMonths } from '../../releases/readPublishedMonths.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { pageLoader, type List, type PageLoader } from '../../../platform/lib/list.ts';
import type { ListSql } from '../../../platform/lib/list.sql.ts';
import { memoized } from '../../../platform/lib/memoized.ts';
import type { Month } from '../../../platform/lib/month.ts';
import { byId, rowLoader, type RowLoader } from '../../../platform/lib/rowLoader.ts';
import { createPastPortfolioLoaders, type PastPortfolioLoaders } from './pastPortfolio.loader.ts';
import { countProperties, keptInOwner } from './portfolio.sql.ts';
import { createFiguresLoaders, type FiguresLoaders } from './portfolioFigures.loader.ts';
import { createChartLoaders, type ChartLoaders } from './portfolioChart.ts';

/** The portfolio and the page, nothing else. */
type NoArgs = Record<string, never>;

export interface PortfolioLoaders {
  propertyCount: RowLoader<number, number>;
  hotels: PageLoader<NoArgs, Hotel>;
  beverages: PageLoader<NoArgs, BeverageProperty>;
  chart: ChartLoaders;
  figures: FiguresLoaders;
  /** Every month that the releases have in full, oldest first. */
  published: (product: Product) => Promise<Month[]>;
  /** Figures as of a release, by its number. */
  asOf: (release: number) => PastPortfolioLoaders;
}

export function createPortfolioLoaders(db: Db): PortfolioLoaders {
  return {
    propertyCount: rowLoader(db, {
      ...byId<{ count: number }>(countProperties),
      finish: ({ count }: { count: number }) => count,
    }),
    hotels: pageLoader(db, (_: NoArgs) => byName<Hotel>(hotelList)),
    beverages: pageLoader(db, (_: NoArgs) => byName<BeverageProperty>(beverageList)),
    chart: createChartLoaders(db),
    figures: createFiguresLoaders(db),
    published: memoized((product: Product) => readWholeMonths(db, product)),
    asOf: memoized((release: number) => createPastPortfolioLoaders(db, release)),
  };
}

/** A portfolio's properties of one tax, by name. */
function byName<Property>(list: (where: string) => ListSql): List<Property, Property> {
  return {
    sql: () => list(keptInOwner),
    order: [
      { sql: 'p.location_name', type: 'text', direction: 'asc' },
      { sql: 'p.id', type: 'integer', direction: 'asc' },
    ],
    finish: (property) => property,
  };
}
