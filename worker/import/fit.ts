import type { Layout } from './layout.ts';
import { RowReader, type Fault, type StatedPeriod } from './rowReader.ts';
import { TolerantReader } from './tolerantReader.ts';

/** Fit of sampled rows to a layout. */
export interface Fit {
  layout: Layout;
  order: readonly number[];
  /** The share of rows that read, 0 to 1. */
  share: number;
  /** Number of exactly equal names, if two layouts fit equally. */
  exact: number;
  firstFault: Fault | null;
}

/** Any year, for layouts that only need one to complete their months. */
const ANY_PERIOD: StatedPeriod = { year: 2015, month: 1 };

/** Tries a layout on sampled rows. */
export function fitOf(
  layout: Layout,
  order: readonly number[],
  exact: number,
  rows: readonly (readonly string[])[],
): Fit {
  const reader = new RowReader(layout, order, ANY_PERIOD);
  const tolerant = new TolerantReader(reader, reader.keyPlaces());
  const faults = rows.map((row) => tolerant.read(row, 0)).filter((fault) => fault !== null);
  const share = rows.length === 0 ? 1 : 1 - faults.length / rows.length;
  return { layout, order, share, exact, firstFault: faults[0] ?? null };
}
