import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { insertBeverage, insertBeverageFiling } from '../../market/beverages/beverage.factory.ts';
import { insertHotel, insertHotelFiling, insertHotelMonths } from '../../market/hotels/hotel.factory.ts';
import { insertRelease } from '../../market/releases/release.factory.ts';
import { askForFile, type Exported } from './askForFile.testing.ts';

const server = useServer();
let first: number;
let second: number;
let bars: number;
beforeAll(async () => {
  first = await insertRelease(server.db, { publishedAt: '2024-01-15T12:00:00Z' });
  bars = await insertRelease(server.db, { product: 'beverage', publishedAt: '2024-01-20T12:00:00Z' });
  second = await insertRelease(server.db, { publishedAt: '2024-02-15T12:00:00Z' });
  const odd = await insertHotel(server.db, { city: 'ODD' });
  const filed = { city: 'ODD', period_end: '2023-01-31' };
  const replaced = { room_receipts_cents: 1_00, replaced_by_release_id: second };
  await insertHotelFiling(server.db, odd, first, { ...filed, ...replaced });
  await insertHotelFiling(server.db, odd, second, { ...filed, room_receipts_cents: 2_00 });
  await insertHotelMonths(server.db, [odd], { from: '2023-01', receipts: [10], columns: { city: 'ODD' } });
});

const city = { eq: 'ODD' };
const month = { from: '2023-01', to: '2023-01' };

async function ask(file: string, args: object): Promise<Exported> {
  return askForFile(server.origin, file, args, await server.token('paid'));
}

function named(hotel: number, beverage?: number): string {
  const bar = beverage === undefined ? '' : `, beverage=release:${String(beverage)}`;
  return `hotel=release:${String(hotel)}${bar}`;
}

test('a streamed export names the latest releases', async () => {
  expect(await ask('hotelMonths.csv', { city })).toMatchObject({
    status: 200,
    isWhole: true,
    releases: named(second, bars),
  });
  expect((await ask('hotels.parquet', {})).releases).toBe(named(second, bars));
});

test('an export as of an earlier time names the releases of that time', async () => {
  const filed = async (asOf?: object): Promise<[string | undefined, unknown]> => {
    const { body, releases } = await ask('hotelFilings.jsonl', { filter: { city, month }, asOf });
    return [releases, (JSON.parse(body.toString()) as { roomReceipts: unknown }).roomReceipts];
  };
  expect(await filed()).toEqual([named(second, bars), 2]);
  expect(await filed({ release: `release:${String(first)}` })).toEqual([named(first), 1]);
  expect(await filed({ release: `release:${String(bars)}` })).toEqual([named(first, bars), 1]);
  expect(await filed({ date: '2024-02-14' })).toEqual([named(first, bars), 1]);
  expect(await filed({ date: '2024-02-15' })).toEqual([named(second, bars), 2]);
});

test('the rows are of the releases that it names, whatever is published meanwhile', async () => {
  let third = 0;
  afterFirst('/* latestReleases */', async () => {
    await server.db.query(`/* publish */ update hotel_month set room_receipts_cents = 99 where city = 'ODD'`);
    third = await insertRelease(server.db);
  });
  const during = await ask('hotelMonths.jsonl', { city });
  expect(third).toBeGreaterThan(0);
  const after = await ask('hotelMonths.jsonl', { city });
  expect(during).toMatchObject({ isWhole: true, rows: '1', releases: named(second, bars) });
  expect(after.releases).toBe(named(third, bars));
  expect(during.body.toString()).toContain('"roomReceipts":0.10,');
  expect(after.body.toString()).toContain('"roomReceipts":0.99,');
});

test('filings of bars as of an earlier time are those of that time', async () => {
  const later = await insertRelease(server.db, { product: 'beverage', publishedAt: '2024-03-20T12:00:00Z' });
  const bar = await insertBeverage(server.db, { city: 'ODD' });
  const filing = { city: 'ODD', period_end: '2023-01-31' };
  const replaced = { total_receipts_cents: 1_00, replaced_by_release_id: later };
  await insertBeverageFiling(server.db, bar, bars, { ...filing, ...replaced });
  await insertBeverageFiling(server.db, bar, later, { ...filing, total_receipts_cents: 2_00 });
  const total = async (asOf?: object): Promise<unknown> => {
    const { body } = await ask('beverageFilings.jsonl', { filter: { city, month }, asOf });
    return (JSON.parse(body.toString()) as { totalReceipts: unknown }).totalReceipts;
  };
  expect(await total()).toBe(2);
  expect(await total({ release: `release:${String(bars)}` })).toBe(1);
  expect(await total({ date: '2024-03-19' })).toBe(1);
});

test('results as of an earlier time are those of that time', async () => {
  const place = { kind: 'CITY', names: ['ODD'] };
  const date = { year: 2023, month: 1 };
  const receipts = async (file: string, input: object, release?: number): Promise<unknown[]> => {
    const asOf = release === undefined ? null : { release: `release:${String(release)}` };
    const { status, body } = await ask(file, { input: { place, ...date, ...input }, asOf });
    expect(status).toBe(200);
    const lines = body.toString().split('\n').filter(Boolean);
    return lines.map((line) => {
      const { roomReceipts, totalReceipts } = JSON.parse(line) as Record<string, unknown>;
      return roomReceipts ?? totalReceipts;
    });
  };
  expect(await receipts('hotelResults.jsonl', { type: 'MONTHLY' })).toEqual([2]);
  expect(await receipts('hotelResults.jsonl', { type: 'MONTHLY' }, first)).toEqual([1]);
  expect(await receipts('beverageResults.jsonl', {}, bars)).toEqual([1]);
});

type Ask = (this: pg.Client, ...given: unknown[]) => unknown;

/** Does something once, after a statement has been answered and before its caller hears of it. */
function afterFirst(name: string, work: () => Promise<void>): void {
  const { prototype } = pg.Client as unknown as { prototype: { query: Ask } };
  const original = prototype.query;
  const spy = vi.spyOn(prototype, 'query').mockImplementation(function (this: pg.Client, ...given) {
    const answer = original.apply(this, given);
    if (!JSON.stringify(given[0] ?? null).includes(name)) return answer;
    spy.mockRestore();
    return (answer as Promise<unknown>).then((rows) => work().then(() => rows));
  });
}
