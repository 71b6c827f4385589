import { LINE_COLOURS, lineColour } from '../../ui/charts/monthSeries.ts';
import type { MonthChartData, MonthSeries } from '../../ui/charts/monthSeries.ts';
import { firstMonthOf, isWithin } from '../../ui/formats/duration.ts';
import type { Duration } from '../../ui/formats/duration.ts';
import { partsOf } from '../../ui/formats/formatMonth.ts';
import { markedLeftOut } from '../figures/leftOut.ts';
import { revparSeries } from '../figures/figureCharts.ts';
import { sumMoney } from '../../ui/formats/sumMoney.ts';
import type { PlaceFigures } from './placeFigures.ts';
import type { PlacePageKind } from './placePages.ts';
import type { CityMonth } from './useCities.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';
import { everyMonth } from '../../ui/formats/monthArithmetic.ts';

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
  { months: all, leftOut, latestYear }: PlaceFigures,
  { product, measure }: PlacePageKind,
  duration: Duration,
): MonthChartData {
  const fullYear = latestYear ?? 0;
  const months = monthsWithin([...all, ...leftOut], duration, fullYear);
  const at = new Map(all.map((each) => [each.month, each]));
  const receipts: MonthSeries = {
    key: 'receipts',
    name: measure,
    kind: 'bar',
    unit: 'money',
    values: months.map((month) => at.get(month)?.receipts ?? null),
  };
  const revpar = revparSeries(months.map((month) => at.get(month)?.revpar ?? null));
  return {
    months,
    series: product === 'HOTEL' ? [receipts, revpar] : [receipts],
    fullYear,
    from: firstMonthOf(duration, fullYear),
    ...markedLeftOut(leftOut, months),
  };
}

/** A city's months among those that show, and what they add up to. */
interface CityRows {
  city: string;
  rows: readonly CityMonth[];
  total: number;
}

export interface CityChart extends MonthChartData {
  /** The months that it draws. */
  rows: readonly CityMonth[];
}

export interface CityCharts {
  /** The largest cities of the months that show, the largest first. */
  all: CityChart;
  /** The largest city if it dwarfs the others, which then have a picture of their own. */
  beside: { largest: string; others: CityChart } | null;
}

/** The largest city dwarfs the others if it takes in so many times as much as the second. */
const DWARFS = 6;

function largestFirst(cities: readonly CityMonth[], months: readonly string[]): CityRows[] {
  const shown = new Set(months);
  const byCity = new Map<string, CityMonth[]>();
  for (const each of cities) {
    if (!shown.has(each.month)) continue;
    const rows = byCity.get(each.city);
    if (rows === undefined) byCity.set(each.city, [each]);
    else rows.push(each);
  }
  return [...byCity]
    .map(([city, rows]) => ({ city, rows, total: sumMoney(rows, ({ receipts }) => receipts) }))
    .sort((one, other) => other.total - one.total);
}

function lineOf({ city, rows }: CityRows, months: readonly string[], index: number): MonthSeries {
  const at = new Map(rows.map((row) => [row.month, row.receipts]));
  return {
    key: `city${String(index)}`,
    name: formatPlace(city),
    kind: 'line',
    unit: 'money',
    colour: lineColour(index),
    values: months.map((month) => at.get(month) ?? null),
  };
}

/** The receipts of the county's largest cities, a line each, and again without one that leaves the others no height. */
export function cityChartsOf(
  cities: readonly CityMonth[],
  latestYear: number,
  duration: Duration,
): CityCharts {
  const months = monthsWithin(cities, duration, latestYear);
  const [largest, ...others] = largestFirst(cities, months);
  const chartOf = (ranked: readonly CityRows[]): CityChart => {
    const drawn = ranked.slice(0, LINE_COLOURS.length);
    return {
      months,
      series: drawn.map((each, index) => lineOf(each, months, index)),
      fullYear: latestYear,
      from: firstMonthOf(duration, latestYear),
      rows: drawn.flatMap(({ rows }) => rows),
    };
  };
  if (largest === undefined) return { all: chartOf([]), beside: null };
  const [second] = others;
  const dwarfs = second !== undefined && second.total > 0 && largest.total > second.total * DWARFS;
  return {
    all: chartOf([largest, ...others]),
    beside: dwarfs ? { largest: formatPlace(largest.city), others: chartOf(others) } : null,
  };
}
