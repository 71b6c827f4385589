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
  /** Months with monthly filers only, of which hotels of the portfolio are none. */
  awaitedMonths: readonly string[];
  lines: readonly (Values & { name: string })[];
  /** How many of them have receipts, and RevPAR, in each month; null if unknown. */
  properties: readonly (number | null)[];
  revparProperties: readonly (number | null)[];
  /** How many have a figure in only one of the month and the same month a year earlier; null if one of the two is not charted. */
  propertiesChanged: readonly (number | null)[];
  revparPropertiesChanged: readonly (number | null)[];
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
  charted: ChartedPortfolio,
  measure: Measure,
  propertyCount: number,
): MonthChartData {
  const { months, lines, ...all } = charted;
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
    notes: Object.fromEntries(
      numbersOf(charted, measure).map(({ month, number, isChanged }) => [
        month,
        `(${String(number)} of ${String(propertyCount)} properties${isChanged ? ', not those of a year earlier' : ''})`,
      ]),
    ),
  };
  return { months, series: propertyCount > 1 ? [...series, together] : series, fullYear: 0 };
}

interface MonthNumber {
  month: string;
  number: number;
  /** True if the month is not of the same properties as that of a year earlier. */
  isChanged: boolean;
}

/** The number of properties that each month of all together is of. */
function numbersOf({ months, ...charted }: ChartedPortfolio, measure: Measure): MonthNumber[] {
  const isRevenue = measure === 'revenue';
  const numbers = isRevenue ? charted.properties : charted.revparProperties;
  const changed = isRevenue ? charted.propertiesChanged : charted.revparPropertiesChanged;
  // Of 0 there is no value.
  return months.flatMap((month, at) =>
    numbers[at] ? [{ month, number: numbers[at], isChanged: (changed[at] ?? 0) > 0 }] : [],
  );
}

/**
 * A sentence if not all months are of the same properties, because one that joins would look like growth; otherwise empty.
 * Their number may be equal though one was sold and another bought.
 */
export function numbersText(charted: ChartedPortfolio, measure: Measure, propertyCount: number): string {
  const known = numbersOf(charted, measure);
  const numbers = known.map(({ number }) => number);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  if (propertyCount < 2) return '';
  if (least >= most) {
    return known.some(({ isChanged }) => isChanged)
      ? 'Some months are of other properties than the same month a year earlier, so the line of all also moves with them'
      : '';
  }
  return `${String(least)} to ${String(most)} of ${String(propertyCount)} properties have figures in a month, so the line of all also moves with their number`;
}
