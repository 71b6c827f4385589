import type { Product } from '../../enums.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { oneByOne } from '../../../platform/lib/rowLoader.ts';
import { portfolioChartAsOf, portfolioFiguresAsOf } from './pastPortfolio.sql.ts';
import { byChart, type ChartKey, type ChartRow } from './portfolioChart.ts';
import { byMonth, type FiguresKey, type FiguresRow } from './portfolioFigures.loader.ts';

type Read<Key, Row> = Record<Product, (key: Key) => Promise<Row[]>>;

/** Figures as of one release, of one portfolio at a time. */
export interface PastPortfolioLoaders {
  figures: Read<FiguresKey, FiguresRow>;
  chart: Read<ChartKey, ChartRow>;
}

export function createPastPortfolioLoaders(db: Db, release: number): PastPortfolioLoaders {
  return {
    figures: {
      HOTEL: oneByOne(db, release, () => byMonth(portfolioFiguresAsOf('hotel'))),
      BEVERAGE: oneByOne(db, release, () => byMonth(portfolioFiguresAsOf('beverage'))),
    },
    chart: {
      HOTEL: oneByOne(db, release, () => byChart(portfolioChartAsOf('hotel'))),
      BEVERAGE: oneByOne(db, release, () => byChart(portfolioChartAsOf('beverage'))),
    },
  };
}
