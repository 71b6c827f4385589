import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { dayIn, monthNumber, monthOfYear, yearOf, type DayNumber, type MonthNumber } from './calendar.ts';
import { readTowns } from './geography.ts';
import { hotelRows, type FiguresOf } from './hotelFile.ts';
import type { HotelTenure } from './hotelTenure.ts';
import { PORTAL_HEADER, portalRows } from './portalFile.ts';
import { createProperties } from './properties.ts';
import { twoIssues } from './reissue.ts';
import { createScale, type Scale, type ScaleName } from './scales.ts';
import { writeLines, type WrittenFile } from './writeLines.ts';

export interface SampleOptions {
  scale: ScaleName;
  seed: number;
  /** Target folder of synthetic releases. */
  out: string;
}

export interface SampleFile extends WrittenFile {
  product: 'hotel' | 'beverage';
}

export const DEFAULT_SEED = 1;

/** The month of the running year that comes out twice, as HOT2303 did: the first quarter's end. */
const REISSUED_MONTH_OF_YEAR = 3;

interface HotelRelease {
  name: string;
  first: MonthNumber;
  last: MonthNumber;
  issued: DayNumber;
  figuresOf?: FiguresOf;
}

function annualReleases({ hotelPeriod }: Scale): HotelRelease[] {
  const years = [];
  for (let year = yearOf(hotelPeriod.first); monthNumber(year, 12) <= hotelPeriod.last; year++)
    years.push(year);
  return years.map((year) => ({
    name: `SYNTHETIC_HOTEL${year}.csv`,
    first: monthNumber(year, 1),
    last: monthNumber(year, 12),
    issued: dayIn(monthNumber(year + 1, 3), 5),
  }));
}

function monthlyName(month: MonthNumber, note = ''): string {
  const yymm = String((yearOf(month) % 100) * 100 + monthOfYear(month) + 1).padStart(4, '0');
  return `SYNTHETIC_HOT${yymm}${note}.CSV`;
}

function monthlyReleases({ hotelPeriod }: Scale, hotels: readonly HotelTenure[]): HotelRelease[] {
  const releases: HotelRelease[] = [];
  const year = yearOf(hotelPeriod.last + 1);
  for (let month = monthNumber(year, 1); month <= hotelPeriod.last; month++) {
    releases.push({ name: monthlyName(month), first: month, last: month, issued: dayIn(month + 2, 5) });
  }
  const reissued = monthNumber(year, REISSUED_MONTH_OF_YEAR);
  const first = releases.find((release) => release.first === reissued);
  if (!first) return releases;
  const issues = twoIssues(hotels, reissued);
  first.figuresOf = issues.firstIssue;
  releases.push({
    ...first,
    name: monthlyName(reissued, '_REISSUED'),
    issued: dayIn(reissued + 3, 16),
    figuresOf: issues.secondIssue,
  });
  return releases.toSorted((a, b) => a.issued - b.issued);
}

/**
 * Writes the synthetic releases of a scale, in the order in which they came out, into `synthetic-sample/{scale}`
 * below `out`, and yields each when it is written. The same scale and seed always give the same bytes.
 */
export function* generateSample({ scale: name, seed, out }: SampleOptions): Generator<SampleFile> {
  const folder = join(out, 'synthetic-sample', name);
  mkdirSync(folder, { recursive: true });
  const scale = createScale(name, readTowns());
  const { hotels, bars } = createProperties(seed, scale);
  for (const release of [...annualReleases(scale), ...monthlyReleases(scale, hotels)]) {
    const rows = hotelRows(hotels, release, release.issued, release.figuresOf);
    yield { ...writeLines(join(folder, release.name), rows), product: 'hotel' };
  }
  const portal = join(folder, 'SYNTHETIC_Mixed_Beverage_Gross_Receipts.csv');
  const rows = portalRows(bars, scale.barPeriod);
  yield { ...writeLines(portal, rows, `${PORTAL_HEADER}\n`), product: 'beverage' };
}
