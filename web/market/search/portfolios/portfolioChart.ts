import type { NotedMonths } from '../../figures/doubtText.ts';
import { lineColourBesideAccent } from '../../../ui/charts/monthSeries.ts';
import type { MonthChartData, MonthSeries } from '../../../ui/charts/monthSeries.ts';
import { firstMonthOf } from '../../../ui/formats/duration.ts';
import type { Duration } from '../../../ui/formats/duration.ts';

export type Measure = 'revenue' | 'revpar';

interface Values {
  receipts: readonly (number | null)[];
  revpar: readonly (number | null)[];
}

/** The API's months of a portfolio: all properties together, and the largest of them. */
export interface ChartedPortfolio extends Values, NotedMonths {
  months: readonly string[];
  lines: readonly (Values & { name: string })[];
}

/** The name of a hotel's line; a marketplace has the name of a city, so its taxpayer is named. */
export function lineName(hotel: {
  name: string;
  isMarketplace: boolean;
  taxpayer: { name: string };
}): string {
  return hotel.isMarketplace ? `${hotel.name}, marketplace of ${hotel.taxpayer.name}` : hotel.name;
}

/** The first and the last month that a duration asks for. All begins with 2000 itself. */
export function rangeOf(duration: Duration, latestYear: number): { from: string; to: string } {
  return { from: firstMonthOf(duration, latestYear), to: `${String(latestYear)}-12` };
}

/** A line for the largest properties and, if there are several, a strong one for all of them together. */
export function portfolioChartOf(
  { months, lines, ...all }: ChartedPortfolio,
  measure: Measure,
  propertyCount: number,
): MonthChartData {
  const shape = { kind: 'line', unit: measure === 'revenue' ? 'money' : 'revpar' } as const;
  const valuesOf = (values: Values) => (measure === 'revenue' ? values.receipts : values.revpar);
  const series = lines.map((line, index): MonthSeries => ({
    ...shape,
    key: `property${String(index)}`,
    name: line.name,
    colour: lineColourBesideAccent(index),
    values: valuesOf(line),
  }));
  const together: MonthSeries = {
    ...shape,
    key: 'all',
    name: `All ${String(propertyCount)} properties`,
    colour: 'accent',
    isStrong: true,
    values: valuesOf(all),
  };
  return { months, series: propertyCount > 1 ? [...series, together] : series, fullYear: 0 };
}
