import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { hotelBars, townBars } from './bars.ts';
import { dayIn, monthNumber, monthOfYear, yearOf, type MonthNumber } from './calendar.ts';
import type { FiguresOf } from './hotelFigures.ts';
import { hotelRows, inFileOrder } from './hotelFile.ts';
import { townHotels, townRentals } from './hotels.ts';
import { landmarkGroup } from './landmark.ts';
import { countyTenures, marketplaceTenures } from './marketplaces.ts';
import { twoIssues, withSlips } from './mistakes.ts';
import { PORTAL_HEADER, portalRows } from './portalFile.ts';
import { Random } from './random.ts';
import { createScale, type Scale, type ScaleName } from './scales.ts';
import { Owners, Registers } from './taxpayers.ts';
import type { BarTenure, HotelTenure } from './tenures.ts';
import { readTowns } from './towns.ts';

export interface SampleOptions {
  scale: ScaleName;
  seed: number;
  /** Target folder of synthetic releases. */
  out: string;
}

export interface SampleFile {
  path: string;
  product: 'hotel' | 'beverage';
  rows: number;
  bytes: number;
}

export const DEFAULT_SEED = 1;

/** Invents all properties of a sample; hotels in file order. Each town has its own random sequences. */
export function createProperties(seed: number, scale: Scale): { hotels: HotelTenure[]; bars: BarTenure[] } {
  const { plans, hotelPeriod: period, barPeriod, marketplaceTowns } = scale;
  const registers = new Registers(seed);
  const houses = plans.flatMap(({ town, hotels, rentals }, nth) => {
    const shared = { town, registers, owners: new Owners(registers, 'hotel', town), period };
    const ofHotels = { ...shared, random: new Random(seed, nth, 1), turnover: scale.hotelTurnover };
    const ofRentals = { ...shared, random: new Random(seed, nth, 2), turnover: scale.rentalTurnover };
    return [...townHotels(ofHotels, hotels), ...townRentals(ofRentals, rentals, scale.largestOperator)];
  });
  const marketplaces = marketplaceTenures(seed, marketplaceTowns, registers);
  const drinks = plans.flatMap(({ town, bars }, nth) => {
    const owners = new Owners(registers, 'bar', town);
    const random = new Random(seed, nth, 3);
    const turnover = scale.barTurnover;
    return townBars({ random, town, registers, owners, period: barPeriod, turnover }, bars);
  });
  const inHotels = hotelBars(seed, houses, registers);
  const towns = plans.map(({ town }) => town);
  const landmark = landmarkGroup(seed, towns, registers);
  // Last, so that it leaves everything else as it was drawn before.
  const last = marketplaces.slice(-1);
  const counties = last.flatMap((each) => countyTenures(seed, marketplaceTowns, each, registers));
  return {
    hotels: inFileOrder([...withSlips([...houses, ...marketplaces]), ...landmark.hotels, ...counties]),
    bars: [...drinks, ...inHotels, ...landmark.bars],
  };
}

/** The month of the running year that comes out twice, as HOT2303 did: the first quarter's end. */
const REISSUED_MONTH_OF_YEAR = 3;

/** A release's name, first and last month and day of issue. */
interface Release {
  name: string;
  first: MonthNumber;
  last: MonthNumber;
  issued: number;
  figuresOf?: FiguresOf;
}

/** Past years, then the months of the running one, in the order in which they came out. */
function releasesOf({ hotelPeriod }: Scale, hotels: readonly HotelTenure[]): Release[] {
  const releases: Release[] = [];
  const running = yearOf(hotelPeriod.last + 1);
  for (let year = yearOf(hotelPeriod.first); year < running; year++) {
    const [first, last] = [monthNumber(year, 1), monthNumber(year, 12)];
    releases.push({ name: `HOTEL${year}.csv`, first, last, issued: dayIn(last + 3, 5) });
  }
  for (let month = monthNumber(running, 1); month <= hotelPeriod.last; month++) {
    const name = `HOT${String((running % 100) * 100 + monthOfYear(month) + 1).padStart(4, '0')}`;
    const release = { name: `${name}.CSV`, first: month, last: month, issued: dayIn(month + 2, 5) };
    if (monthOfYear(month) + 1 === REISSUED_MONTH_OF_YEAR) {
      const [first, second] = twoIssues(hotels, month);
      const issued = dayIn(month + 3, 16);
      releases.push({ ...release, figuresOf: first });
      releases.push({ ...release, name: `${name}_REISSUED.CSV`, issued, figuresOf: second });
    } else releases.push(release);
  }
  return releases.toSorted((a, b) => a.issued - b.issued);
}

/**
 * Writes the synthetic releases of a scale, in the order in which they came out, into `synthetic-sample/{scale}`
 * below `out`, and yields each when it is written. The same scale and seed always give the same bytes.
 */
export function* generateSample({ scale: name, seed, out }: SampleOptions): Generator<SampleFile> {
  const folder = join(out, 'synthetic-sample', name);
  mkdirSync(folder, { recursive: true });
  const pathOf = (file: string): string => join(folder, `SYNTHETIC_${file}`);
  const scale = createScale(name, readTowns());
  const { hotels, bars } = createProperties(seed, scale);
  for (const release of releasesOf(scale, hotels)) {
    const rows = hotelRows(hotels, release, release.issued, release.figuresOf);
    yield { ...writeRows(pathOf(release.name), rows), product: 'hotel' };
  }
  const rows = portalRows(bars, scale.barPeriod);
  const portal = writeRows(pathOf('Mixed_Beverage_Gross_Receipts.csv'), rows, `${PORTAL_HEADER}\n`);
  yield { ...portal, product: 'beverage' };
}

const CHUNK_CHARACTERS = 1 << 20;

/** Writes rows of ASCII in chunks, so that memory use does not grow with their number. A header is not counted. */
export function writeRows(path: string, rows: Iterable<string>, header = ''): Omit<SampleFile, 'product'> {
  const file = openSync(path, 'w');
  const written = { path, rows: 0, bytes: 0 };
  let chunk = header;
  const flush = (): void => {
    written.bytes += writeSync(file, chunk, null, 'latin1');
    chunk = '';
  };
  try {
    for (const row of rows) {
      chunk += row;
      written.rows += 1;
      if (chunk.length >= CHUNK_CHARACTERS) flush();
    }
    flush();
  } finally {
    closeSync(file);
  }
  return written;
}
