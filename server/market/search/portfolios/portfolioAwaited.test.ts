import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { lastDayOf, type Month } from '../../../platform/lib/month.ts';
import { comparison, keyOf } from '../../figures/compare/compare.testing.ts';
import {
  insertHotel,
  insertHotelFiling,
  insertHotelMonths,
  type InsertedHotel,
} from '../../hotels/hotel.factory.ts';
import { insertEstablishment } from '../../premises/premises.factory.ts';
import { insertLodgingReleases, insertRelease } from '../../releases/release.factory.ts';
import { insertPortfolio } from './portfolio.testing.ts';

/**
 * January to May 2023 have monthly filers, the quarter up to March also quarterly ones; then the quarter up to June is
 * published. Each monthly hotel takes in $1,000 a month, each quarterly one $3,000 a quarter.
 */
const server = useServer();
const LACKING: readonly Month[] = ['2023-04', '2023-05'];
const MONTHS: readonly Month[] = ['2023-01', '2023-02', '2023-03', ...LACKING];

let before: number;
let monthly: InsertedHotel;
let quarterly: InsertedHotel;
let sold: InsertedHotel;
let all: string;

async function fileMonths(hotel: InsertedHotel, months: readonly Month[]): Promise<void> {
  for (const month of months) {
    await insertHotelFiling(server.db, hotel, before, { period_end: lastDayOf(month) });
    await insertHotelMonths(server.db, [hotel], { from: month, receipts: [1_000_00], releaseId: before });
  }
}

async function fileQuarter(hotel: InsertedHotel): Promise<void> {
  const quarter = { period_months: 3, filer_type: 60, room_receipts_cents: 3_000_00 };
  await insertHotelFiling(server.db, hotel, before, { period_end: '2023-03-31', ...quarter });
  for (const from of ['2023-01', '2023-02', '2023-03']) {
    const columns = { apportioned_cents: 1_000_00 };
    await insertHotelMonths(server.db, [hotel], { from, receipts: [1_000_00], releaseId: before, columns });
  }
}

const hotelNamed = (location_name: string): Promise<InsertedHotel> =>
  insertHotel(server.db, { location_name });

beforeAll(async () => {
  before = await insertLodgingReleases(server.db, { from: '2023-01', to: '2023-05' });
  monthly = await hotelNamed('A MONTHLY');
  await fileMonths(monthly, MONTHS);
  quarterly = await hotelNamed('B QUARTERLY');
  await fileQuarter(quarterly);
  sold = await hotelNamed('C SOLD');
  await fileMonths(sold, LACKING);
  const earlier = await hotelNamed('C SOLD');
  await fileQuarter(earlier);
  await insertEstablishment(server.db, 'hotel', [
    { id: earlier.id, from: '2023-01', to: '2023-03' },
    { id: sold.id, from: '2023-04', to: '2023-05' },
  ]);
  all = await insertPortfolio(server, 'HOTEL', [monthly, quarterly, sold]);
});

const ASK = `query ($id: ID!, $asOf: AsOfInput) { node(id: $id) { ... on Portfolio {
  figures(asOf: $asOf) { rows { hotel { name } awaitedMonths } total { awaitedMonths } }
  chart(from: "2022-12", to: "2023-12", asOf: $asOf) { months receipts awaitedMonths }
} } }`;

const asOf = (release: number | null) => release && { release: `release:${String(release)}` };

interface Said {
  figures: { rows: { hotel: { name: string }; awaitedMonths: Month[] }[]; total: { awaitedMonths: Month[] } };
  chart: { receipts: (number | null)[]; awaitedMonths: Month[] };
}

/** The months that a portfolio says lack quarterly filers: its rows, all of them together, and its chart. */
async function awaited(id: string, release: number | null): Promise<Record<string, Month[]>> {
  const { node } = await server.query<{ node: Said }>(ASK, { id, asOf: asOf(release) });
  const { rows, total } = node.figures;
  const each = rows.map(({ hotel, awaitedMonths }): [string, Month[]] => [hotel.name, awaitedMonths]);
  return { ...Object.fromEntries(each), total: total.awaitedMonths, chart: node.chart.awaitedMonths };
}

const nothing = { 'A MONTHLY': [], 'C SOLD': [] };
const lacking = { 'B QUARTERLY': LACKING, total: LACKING, chart: LACKING };

test('a portfolio says which months lack what its hotels file by quarter, now and as of a release', async () => {
  for (const release of [null, before])
    expect(await awaited(all, release)).toEqual({ ...nothing, ...lacking });
  // An earlier owner filed by quarter, the latest one files by month.
  const others = await insertPortfolio(server, 'HOTEL', [monthly, sold]);
  expect(await awaited(others, null)).toEqual({ ...nothing, total: [], chart: [] });
});

interface Compared {
  compareHotels: Record<'subject' | 'competitorSet', { awaitedMonths: Month[] }> & {
    competitors: { awaitedMonths: Month[] }[];
  };
}

test('so does a comparison, of each hotel and of the competitors together', async () => {
  const asked = comparison
    .replace('monthsFiled', 'monthsFiled awaitedMonths')
    .replace('competitorSet {', 'competitorSet { awaitedMonths');
  const input = { subject: keyOf(monthly), competitors: [quarterly, sold].map(keyOf) };
  const { compareHotels } = await server.query<Compared>(asked, { input });
  const { subject, competitors, competitorSet } = compareHotels;
  expect(subject.awaitedMonths).toEqual([]);
  expect(competitors.map(({ awaitedMonths }) => awaitedMonths)).toEqual([LACKING, []]);
  expect(competitorSet.awaitedMonths).toEqual(LACKING);
});

test('once the quarter is published nothing is awaited, but was as of the release before', async () => {
  await insertRelease(server.db, { periods: { '2023-06-30': 1 }, series: 'quarterly' });
  expect(await awaited(all, null)).toEqual({ ...nothing, 'B QUARTERLY': [], total: [], chart: [] });
  expect(await awaited(all, before)).toEqual({ ...nothing, ...lacking });
});
