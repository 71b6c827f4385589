import { LINE_COLOURS, lineColour } from '../components/monthSeries.ts';
import type { MonthChartData, MonthSeries } from '../components/monthSeries.ts';
import { isWithin } from '../lib/duration.ts';
import type { Duration } from '../lib/duration.ts';
import { everyMonth, partsOf } from '../lib/formatMonth.ts';
import { sumMoney } from '../lib/sumMoney.ts';
import type { PlaceFigures } from './placeFigures.ts';
import type { PlacePageKind } from './placePages.ts';
import type { CityMonth } from './useCities.ts';

function monthsWithin(
  months: readonly { month: string }[],
  duration: Duration,
  latestYear: number,
): string[] {
  return everyMonth(
    months.map(({ month }) => month).filter((month) => isWithin(duration, partsOf(month).year, latestYear)),
  );
}

/** Receipts as bars and, for lodging, RevPAR as a line, over the months that the duration keeps. */
export function placeChartOf(
  { months: all, latestYear }: PlaceFigures,
  { product, measure }: PlacePageKind,
  duration: Duration,
): MonthChartData {
  const fullYear = latestYear ?? 0;
  const months = monthsWithin(all, duration, fullYear);
  const at = new Map(all.map((each) => [each.month, each]));
  const receipts: MonthSeries = {
    key: 'receipts',
    name: measure,
    kind: 'bar',
    unit: 'money',
    values: months.map((month) => at.get(month)?.receipts ?? null),
  };
  const revpar: MonthSeries = {
    key: 'revpar',
    name: 'RevPAR',
    kind: 'line',
    unit: 'revpar',
    values: months.map((month) => at.get(month)?.revpar ?? null),
  };
  return { months, series: product === 'HOTEL' ? [receipts, revpar] : [receipts], fullYear };
}

/** The receipts of the county's largest cities, a line each; the largest in the months that show come first. */
export function cityChartOf(
  cities: readonly CityMonth[],
  latestYear: number,
  duration: Duration,
): MonthChartData {
  const months = monthsWithin(cities, duration, latestYear);
  const shown = new Set(months);
  const byCity = new Map<string, CityMonth[]>();
  for (const each of cities) {
    if (shown.has(each.month)) byCity.set(each.city, [...(byCity.get(each.city) ?? []), each]);
  }
  const largest = [...byCity]
    .map(([city, rows]) => ({ city, rows, total: sumMoney(rows, ({ receipts }) => receipts) }))
    .sort((one, other) => other.total - one.total)
    .slice(0, LINE_COLOURS.length);
  const series = largest.map(({ city, rows }, index): MonthSeries => {
    const at = new Map(rows.map((row) => [row.month, row.receipts]));
    return {
      key: `city${String(index)}`,
      name: city,
      kind: 'line',
      unit: 'money',
      colour: lineColour(index),
      values: months.map((month) => at.get(month) ?? null),
    };
  });
  return { months, series, fullYear: latestYear };
}
