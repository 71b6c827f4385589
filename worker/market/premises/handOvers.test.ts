import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inMerge } from '../../import/mergeTransaction.ts';
import { rebuildAll } from '../../import/rebuildAll.ts';
import { redoRelease } from '../../import/undo/redoRelease.ts';
import {
  checksums,
  forgetImports,
  importAll,
  stateOf,
  type MadeUp,
} from '../../import/undo/undoneStates.testing.ts';
import { undoRelease } from '../../import/undo/undoRelease.ts';
import { derivedTables } from '../../test/derivedTables.ts';
import { importBench, type ImportBench } from '../../test/imports.ts';
import { seeded } from '../../test/seeded.ts';
import { addressesByPremises, hotelMonth, type FiledHotel } from './hotelMonths.testing.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await importBench();
});
afterAll(() => bench.close());

const premises = async (): Promise<string[]> =>
  (await bench.rows<{ addresses: string }>(addressesByPremises)).map(({ addresses }) => addresses);

/** Imports a release, and checks that a rebuild finds the same. */
async function importOne(release: MadeUp): Promise<void> {
  expect(await importAll(bench, [release])).toEqual(['published']);
  const kept = await derivedTables(bench.pool, { product: 'hotel' });
  await inMerge(bench.pool, (client) => rebuildAll(client, 'hotel'));
  expect(await derivedTables(bench.pool, { product: 'hotel' })).toEqual(kept);
}

describe('a hotel whose next owner files a similar address', () => {
  const seller = { taxpayer: '21', address: '3782 NW LOOP 410', name: 'ALAMO INN', rooms: 25 };
  const buyer = { taxpayer: '22', address: '3872 NW LOOP 410', name: 'COUNTRY HEARTH', rooms: 25 };
  const neighbor = { taxpayer: '23', address: '9 BROADWAY', name: 'BROADWAY LODGE', rooms: 60 };
  const [both, one] = [[seller.address, buyer.address], [`${seller.address} = ${buyer.address}`]];
  const loop = async (): Promise<string[]> => (await premises()).filter((at) => at.includes('LOOP'));
  const releases = [
    hotelMonth('2305', [seller, neighbor]),
    hotelMonth('2306', [buyer, neighbor]),
    hotelMonth('2307', [buyer, neighbor]),
    hotelMonth('2308', [buyer, seller, neighbor]),
  ];
  const [may, june, july, august] = releases as [MadeUp, MadeUp, MadeUp, MadeUp];
  const asked = (releaseId: number) => ({
    releaseId,
    by: 'operator',
    reason: 'wrong file',
    dryRun: false,
    tell: () => undefined,
  });

  test('is one premises once somebody filed since, until the seller files again', async () => {
    await importOne(may);
    await importOne(june);
    expect(await loop()).toEqual(both);
    await importOne(july);
    expect(await loop()).toEqual(one);
    await importOne(august);
    expect(await loop()).toEqual(both);
  });

  test.each([
    ['of the month that the seller files again', 4, one],
    ['of the month after the sale', 3, both],
    ['of the month of the sale', 2, both],
  ])('with the release %s undone it is as if that had never come', async (_, id, expected) => {
    await forgetImports(bench.pool);
    await importAll(
      bench,
      releases.filter((_release, at) => at !== id - 1),
    );
    const never = await stateOf(bench.pool, 'hotel');
    await forgetImports(bench.pool);
    await importAll(bench, releases);
    const before = await checksums(bench.pool);
    await undoRelease(bench, asked(id));
    expect(await loop()).toEqual(expected);
    expect(await stateOf(bench.pool, 'hotel')).toEqual(never);
    await redoRelease(bench, asked(id));
    expect(await checksums(bench.pool)).toEqual(before);
  });
});

/** Hotels of two names that move between four addresses, large and small, and miss months by chance. */
function monthsByChance(seed: number): MadeUp[] {
  const random = seeded(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const hotels = Array.from({ length: 12 }, (_, at) => {
    const name = below(2) === 0 ? 'ALAMO COURTS' : 'COUNTRY HEARTH';
    const address = ['3782 NW LOOP 410', '3872 NW LOOP 410', '100 MAIN ST', '9 BROADWAY'][below(4)] ?? '';
    const hotel = { taxpayer: String(30 + at), address, name, rooms: [25, 25, 4][below(3)] ?? 25 };
    const first = below(8);
    return { hotel, first, last: first + below(7) };
  });
  return ['2301', '2302', '2303', '2304', '2305', '2306', '2307', '2308', '2309'].map((month, at) => {
    const filed = hotels.filter(({ first, last }) => first <= at && at <= last && random() < 0.9);
    return hotelMonth(month, [resident, ...filed.map(({ hotel }) => hotel)]);
  });
}

const resident: FiledHotel = { taxpayer: '29', address: '1 PLAZA', name: 'PLAZA', rooms: 90 };

test('imports in three orders, with a rebuild after each, find the same of hotels by chance', async () => {
  const releases = monthsByChance(2);
  const mixed = [3, 8, 4, 0, 5, 1, 6, 2, 7].flatMap((at) => releases.slice(at, at + 1));
  const found: unknown[] = [];
  let joined = 0;
  for (const order of [releases, releases.toReversed(), mixed]) {
    await forgetImports(bench.pool);
    for (const release of order) {
      await importOne(release);
      joined += (await premises()).filter((at) => at.includes('=')).length;
    }
    found.push(await derivedTables(bench.pool, { product: 'hotel', isReordered: true }));
  }
  expect(joined).toBeGreaterThan(0);
  expect(found[1]).toEqual(found[0]);
  expect(found[2]).toEqual(found[0]);
});
