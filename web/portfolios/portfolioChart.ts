import { LINE_COLOURS } from '../components/monthSeries.ts';
import type { MonthChartData, MonthSeries } from '../components/monthSeries.ts';
import { isWithin } from '../lib/duration.ts';
import type { Duration } from '../lib/duration.ts';
import { everyMonth, partsOf } from '../lib/formatMonth.ts';
import { sumMoney } from '../lib/sumMoney.ts';

/** What a chart needs of a property of either tax; RevPAR is null throughout for alcohol. */
export interface ChartedProperty {
  name: string;
  months: readonly string[];
  receipts: readonly number[];
  revpar: readonly (number | null)[];
}

type Measure = 'revenue' | 'revpar';

function valuesAt(property: ChartedProperty, measure: Measure, months: readonly string[]): (number | null)[] {
  const values = measure === 'revenue' ? property.receipts : property.revpar;
  const at = new Map(property.months.map((month, index) => [month, values[index] ?? null]));
  return months.map((month) => at.get(month) ?? null);
}

/** The properties that took in most in the months that show, a line each; the others are in the table below. */
export function portfolioChartOf(
  properties: readonly ChartedProperty[],
  measure: Measure,
  duration: Duration,
  latestYear: number,
): MonthChartData {
  const kept = properties.flatMap((property) =>
    property.months.filter((month) => isWithin(duration, partsOf(month).year, latestYear)),
  );
  const months = everyMonth(kept);
  const series = properties
    .map((property) => {
      const receipts = valuesAt(property, 'revenue', months).map((value) => value ?? 0);
      return { property, total: sumMoney(receipts, (value) => value) };
    })
    .sort((one, other) => other.total - one.total)
    .slice(0, LINE_COLOURS.length)
    .map(({ property }, index): MonthSeries => ({
      key: `property${String(index)}`,
      name: property.name,
      kind: 'line',
      unit: measure === 'revenue' ? 'money' : 'revpar',
      colour: LINE_COLOURS[index] ?? '#5b6fae',
      values: valuesAt(property, measure, months),
    }));
  return { months, series, fullYear: latestYear };
}
