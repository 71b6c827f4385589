import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  mixesOf,
  placeKinds,
  type Kind,
  type Mix,
} from '../../server/market/brands/chainScaleMix.testing.ts';
import { importBench, realData, realDataOnly, type ImportBench } from './imports.ts';

// Minutes long, so on request only.
const why = realDataOnly || (process.env['ALL_RELEASES'] === 'on' ? '' : ' (skipped: set ALL_RELEASES=on)');

describe.skipIf(why !== '')(`chain scales in a real release${why}`, () => {
  let bench: ImportBench;
  beforeAll(async () => {
    bench = await importBench([join(realData, 'hotel', 'annual/HOTEL2021.zip')]);
  });
  afterAll(() => bench.close());

  interface PlaceSums {
    key: string;
    receipts: number;
    rooms: number;
  }

  const sumsOf = (kind: Kind, { from, to }: Pick<Mix, 'from' | 'to'>): Promise<PlaceSums[]> =>
    bench.rows<PlaceSums>(
      `/* test.placeSums */
      select place_key as key, sum(room_receipts_cents)::bigint as receipts, sum(rooms)::bigint as rooms
      from hotel_place_month where kind = $1 and month between $2 and $3 group by place_key order by place_key`,
      [kind, `${from}-01`, `${to}-01`],
    );

  test.each(placeKinds)('the mix of each %s has all of its receipts and rooms', async (kind) => {
    const [first] = await mixesOf(bench.dataSource, kind, [kind === 'COUNTY' ? '227' : 'AUSTIN']);
    if (!first || first instanceof Error) throw new Error('Nothing is published.');
    const places = await sumsOf(kind, first);
    const mixes = await mixesOf(
      bench.dataSource,
      kind,
      places.map(({ key }) => key),
    );
    const sums = mixes.map((mix, at) => ({ key: places[at]?.key, ...totalOf(mix) }));
    const months = first.months.length;
    expect(sums.map(({ key, receipts }) => [key, receipts])).toEqual(
      places.map(({ key, receipts }) => [key, receipts]),
    );
    // Each class is rounded to a whole room.
    const apart = sums.filter(({ rooms }, at) => Math.abs(rooms - (places[at]?.rooms ?? 0) / months) > 4);
    expect(apart).toEqual([]);
    expect(places.length).toBeGreaterThan(200);
    if (kind === 'COUNTY') expect(unknownShareOf(mixes)).toBeLessThan(0.06);
  });
});

type Loaded = Mix | Error | null;

const sharesOf = (mix: Loaded | undefined): Mix['shares'] => (mix && 'shares' in mix ? mix.shares : []);

function totalOf(mix: Loaded): { receipts: number; rooms: number } {
  const shares = sharesOf(mix);
  const marketplace = mix && 'shares' in mix ? mix.marketplaceReceipts : 0;
  return {
    receipts: shares.reduce((sum, { roomReceipts }) => sum + roomReceipts, marketplace),
    rooms: shares.reduce((sum, { rooms }) => sum + (rooms ?? 0), 0),
  };
}

/** The part of all rooms of hotels with a brand whose brand has no certain class. */
function unknownShareOf(mixes: readonly Loaded[]): number {
  const ofBrands = mixes.flatMap(sharesOf).filter(({ chainScale }) => chainScale !== 'INDEPENDENT');
  const roomsOf = (shares: Mix['shares']): number => shares.reduce((sum, { rooms }) => sum + (rooms ?? 0), 0);
  return roomsOf(ofBrands.filter(({ chainScale }) => chainScale === null)) / roomsOf(ofBrands);
}
