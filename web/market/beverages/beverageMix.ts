import { lineColour, withinDuration } from '../../ui/charts/monthSeries.ts';
import type { MonthChartData } from '../../ui/charts/monthSeries.ts';
import type { Duration } from '../../ui/formats/duration.ts';
import { percentOf } from '../figures/percentOf.ts';
import type { Parts } from './partColumns.ts';

const PARTS = [
  { key: 'liquorReceipts', name: 'Liquor' },
  { key: 'wineReceipts', name: 'Wine' },
  { key: 'beerReceipts', name: 'Beer' },
  { key: 'coverChargeReceipts', name: 'Cover charge' },
] as const satisfies readonly { key: keyof Parts; name: string }[];

/** Percent of a part in all parts, 2 decimals; null if a part is unknown or there is nothing to share. */
export function shareOfPart(month: Parts, part: keyof Parts): number | null {
  const all = PARTS.map(({ key }) => month[key]);
  const known = all.filter((value) => value !== null);
  const sum = known.reduce((total, value) => total + value, 0);
  const own = month[part];
  return own === null || known.length < all.length ? null : percentOf(own, sum);
}

/** Shares of liquor, wine, beer and cover charge by month. Releases that have the total only leave gaps. */
export function mixDataOf(
  months: readonly (Parts & { month: string })[],
  duration: Duration,
  latestYear: number,
): MonthChartData {
  const series = PARTS.map(({ key, name }, index) => ({
    key,
    name,
    kind: 'line' as const,
    unit: 'share' as const,
    colour: lineColour(index),
    values: months.map((each) => shareOfPart(each, key)),
  }));
  return {
    ...withinDuration({ months: months.map(({ month }) => month), series }, duration, latestYear),
    needs: 'The mix needs releases with liquor, wine, beer and cover charge',
  };
}
