import { mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { dayIn, type Period } from '../../demo/sample/calendar.ts';
import { createProperties, DEFAULT_SEED, writeRows } from '../../demo/sample/generateSample.ts';
import type { FiguresOf } from '../../demo/sample/hotelFigures.ts';
import { hotelRows } from '../../demo/sample/hotelFile.ts';
import { twoIssues } from '../../demo/sample/mistakes.ts';
import { PORTAL_HEADER, portalRows } from '../../demo/sample/portalFile.ts';
import { createScale } from '../../demo/sample/scales.ts';
import { readTowns } from '../../demo/sample/towns.ts';

/** Synthetic releases for the benchmark. */
export interface BenchReleases {
  /** The first years of hotels. */
  years: string[];
  /** Both issues of the month after them. */
  month: { first: string; second: string };
  /** The first months of bars, as the portal publishes them. */
  bars: string[];
  /** All months of bars in one release. */
  allBars: () => string;
}

/** Writes so many years of hotels and months of bars of the full-scale sample. */
export function writeReleases(dir: string, years: number, months: number): BenchReleases {
  mkdirSync(dir, { recursive: true });
  const scale = createScale('full', readTowns());
  const { hotels, bars } = createProperties(DEFAULT_SEED, scale);
  const writeHotels = (name: string, { first, last }: Period, figuresOf?: FiguresOf): string => {
    const path = join(dir, `SYNTHETIC_HOT_${name}.csv`);
    writeRows(path, hotelRows(hotels, { first, last }, dayIn(last + 3, 5), figuresOf));
    return path;
  };
  const writeBars = (name: string, period: Period): string => {
    const path = join(dir, `SYNTHETIC_bars_${name}.csv`);
    writeRows(path, portalRows(bars, period), `${PORTAL_HEADER}\n`);
    return path;
  };
  const start = scale.hotelPeriod.first;
  const next = { first: start + years * 12, last: start + years * 12 };
  const [firstIssue, secondIssue] = twoIssues(hotels, next.first);
  return {
    years: Array.from({ length: years }, (_, at) =>
      writeHotels(`year_${at + 1}`, { first: start + at * 12, last: start + at * 12 + 11 }),
    ),
    month: {
      first: writeHotels('month', next, firstIssue),
      second: writeHotels('month_reissued', next, secondIssue),
    },
    bars: Array.from({ length: months }, (_, at) => {
      const first = scale.barPeriod.first + at;
      return writeBars(`month_${at + 1}`, { first, last: first });
    }),
    allBars: () => writeBars('all', scale.barPeriod),
  };
}

/** The same rows in another order: other bytes, so that only the comparison finds them unchanged. */
export async function reordered(file: string, dir: string): Promise<string> {
  const text = await readFile(file, 'latin1');
  const end = text.indexOf('\n') + 1;
  const path = join(dir, basename(file));
  await writeFile(path, text.slice(end) + text.slice(0, end), 'latin1');
  return path;
}
