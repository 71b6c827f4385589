import { beforeAll, describe, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { loadChainScales } from '../places/loadReference.ts';
import { readReferenceFile } from '../places/referenceFiles.ts';
import { brandNamed } from './brand.factory.ts';
import { brandScales } from './chainScale.rules.ts';
import { mixesOf } from './chainScaleMix.testing.ts';
import { insertScaled, insertScales } from './chainScales.testing.ts';

const server = useServer();
beforeAll(() => insertScales(server.db));

const FACTS = 'chainScale chainScaleSource chainScaleChecked isChainScaleEdited';

async function brand(name: string): Promise<object | null> {
  const { id } = await brandNamed(server.db, name);
  const query = `query ($id: ID!) { brand(id: $id) { ${FACTS} } }`;
  return (await server.query<{ brand: object }>(query, { id: `brand:${String(id)}` })).brand;
}

describe('the reference', () => {
  test('names every brand once, with a class and its source, or without either', () => {
    const rows = readReferenceFile('chainScales').rows();
    const brands = new Set(
      readReferenceFile('brands')
        .rows()
        .map(({ name }) => name),
    );
    expect(new Set(rows.map((row) => row['brand']))).toEqual(brands);
    expect(rows).toHaveLength(brands.size);
    for (const { chain_scale: scale = '', source, checked } of rows) {
      expect([...brandScales, '']).toContain(scale);
      expect(source !== '').toBe(scale !== '');
      expect(/^\d{4}-\d{2}$/.test(checked ?? '')).toBe(scale !== '');
    }
    expect(rows.filter((row) => row['chain_scale'] !== '')).toHaveLength(126);
  });

  test('gives brands their class, and none to those whose class is not certain', async () => {
    const source = 'STR chain scales, as generally published';
    const file = { chainScaleSource: source, chainScaleChecked: '2026-11', isChainScaleEdited: false };
    expect(await brand('Westin')).toEqual({ chainScale: 'UPPER_UPSCALE', ...file });
    expect(await brand('Motel 6')).toEqual({ chainScale: 'ECONOMY', ...file });
    const unknown = { chainScale: null, chainScaleSource: null, chainScaleChecked: null };
    expect(await brand('Kimpton')).toEqual({ ...unknown, isChainScaleEdited: false });
  });
});

describe('rankings', () => {
  const named = async (filter: string): Promise<string[]> => {
    const query = `{ rankProperties(product: HOTEL, from: "2022-01", to: "2022-12", first: 9, filter: { ${filter} }) {
      nodes { name } } }`;
    const { rankProperties } = await server.query<{ rankProperties: { nodes: { name: string }[] } }>(query);
    return rankProperties.nodes.map(({ name }) => name);
  };

  test('are filtered by chain scale; null is for unknown ones, and marketplaces are not independent', async () => {
    expect(await named('chainScales: [ECONOMY]')).toEqual(['MOTEL 6', 'SUPER 8']);
    expect(await named('chainScales: [UPPER_UPSCALE, INDEPENDENT]')).toEqual(['WESTIN', 'DRISKILL']);
    expect(await named('chainScales: [null, UPSCALE]')).toEqual(['COURTYARD', 'KIMPTON']);
    expect(await named('chainScales: []')).toEqual([]);
    expect(await named('chainScales: null')).toHaveLength(6);
    const places = `{ rankPlaces(product: HOTEL, kind: CITY, first: 1, filter: { chainScales: [INDEPENDENT] }) {
      nodes { name figures { receipts properties } } }
      rankBrands(first: 9, filter: { chainScales: [ECONOMY] }) { nodes { name } } }`;
    expect(await server.query(places)).toEqual({
      rankPlaces: { nodes: [{ name: 'AUSTIN', figures: { receipts: 600_000, properties: 1 } }] },
      rankBrands: { nodes: [{ name: 'Motel 6' }, { name: 'Super 8' }] },
    });
  });

  test('of bars take no chain scale', async () => {
    const query = '{ rankOwners(product: BEVERAGE, first: 1, filter: { chainScales: [LUXURY] }) { found } }';
    expect((await server.ask(query)).errors?.[0]?.message).toContain('leave out chainScales');
  });

  test('are exported with the chain scale, empty where it is unknown', async () => {
    const response = await fetch(`${server.origin}/exports/rankings.csv`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await server.token('paid')}`,
      },
      body: JSON.stringify({
        product: 'HOTEL',
        kind: 'PROPERTY',
        by: 'RECEIPTS',
        from: '2022-01',
        to: '2022-12',
        filter: { chainScales: ['UPSCALE', 'INDEPENDENT', null] },
      }),
    });
    const [head = '', ...lines] = (await response.text()).trim().split(/\r?\n/);
    const at = head.split(',').indexOf('Chain scale');
    expect(lines.map((line) => [line.split(',')[1], line.split(',')[at]])).toEqual([
      ['COURTYARD', 'UPSCALE'],
      ['KIMPTON', ''],
      ['DRISKILL', 'INDEPENDENT'],
    ]);
  });

  test('months by chain scale name unknown ones, and leave marketplaces to the others', async () => {
    const query = `{ marketMonths(product: HOTEL, groupBy: CHAIN_SCALE, from: "2022-12", to: "2022-12") {
      groups { name total subject { __typename } } others { total } } }`;
    const { marketMonths } = await server.query<{ marketMonths: { groups: object[]; others: object } }>(
      query,
    );
    expect(marketMonths.groups).toEqual([
      { name: 'Upper Upscale', total: 600_000, subject: null },
      { name: 'Upscale', total: 200_000, subject: null },
      { name: 'Unknown chain scale', total: 100_000, subject: null },
      { name: 'Economy', total: 50_000, subject: null },
      { name: 'Independent', total: 50_000, subject: null },
    ]);
    expect(marketMonths.others).toEqual({ total: 70_000 });
  });
});

test.each([
  ['CITY', 'AUSTIN'],
  ['COUNTY', 'Travis'],
  ['ZIP', '78701'],
])('the mix of a %s has every hotel once, by shares of rooms and of receipts', async (kind, name) => {
  const query = `{ place(kind: ${kind}, name: "${name}") { chainScaleMix { from to months marketplaceReceipts
    shares { chainScale properties rooms roomShare roomReceipts receiptsShare revpar revparMonths } } } }`;
  const { place } = await server.query<{ place: { chainScaleMix: { months: string[]; shares: object[] } } }>(
    query,
  );
  const { months, shares, ...mix } = place.chainScaleMix;
  expect(months).toHaveLength(12);
  expect(mix).toEqual({ from: '2022-01', to: '2022-12', marketplaceReceipts: 840_000 });
  expect(shares).toEqual([
    share('UPPER_UPSCALE', [1, 200, 40], [7_200_000, 60], 98.63),
    share('UPSCALE', [1, 100, 20], [2_400_000, 20], 65.75),
    // Of these two, the rooms of one do not count.
    share('ECONOMY', [2, 50, 10], [600_000, 5], 26.3),
    share('INDEPENDENT', [1, 100, 20], [600_000, 5], 16.44),
    share(null, [1, 50, 10], [1_200_000, 10], 65.75),
  ]);
});

function share(
  chainScale: string | null,
  [properties, rooms, roomShare]: [number, number, number],
  [roomReceipts, receiptsShare]: [number, number],
  revpar: number,
): object {
  return { chainScale, properties, rooms, roomShare, roomReceipts, receiptsShare, revpar, revparMonths: 12 };
}

describe('an administrator', () => {
  const set = async (input: object): Promise<{ brand: object | null; errors: { code: string }[] }> => {
    const query = `mutation ($input: SetBrandChainScaleInput!) { setBrandChainScale(input: $input) {
      brand { ${FACTS} } errors { field code } } }`;
    interface Answer {
      setBrandChainScale: { brand: object | null; errors: { code: string }[] };
    }
    return (await server.query<Answer>(query, { input }, { as: 'admin' })).setBrandChainScale;
  };

  test('sets a class with its source, which the reference leaves as it is', async () => {
    const brandId = `brand:${String((await brandNamed(server.db, 'Kimpton')).id)}`;
    const luxury = { brandId, chainScale: 'LUXURY', source: ' The company’s annual report ' };
    const answer = await set(luxury);
    expect(answer).toEqual({
      brand: {
        chainScale: 'LUXURY',
        chainScaleSource: 'The company’s annual report',
        chainScaleChecked: expect.stringMatching(/^\d{4}-\d{2}$/) as string,
        isChainScaleEdited: true,
      },
      errors: [],
    });
    await server.db.transaction((tx) => loadChainScales(tx, readReferenceFile('chainScales')));
    expect(await brand('Kimpton')).toEqual(answer.brand);
    expect((await set(luxury)).errors).toMatchObject([{ code: 'UNCHANGED' }]);
    const log = '{ auditLog(first: 1) { nodes { action actorEmail details } } }';
    const { auditLog } = await server.query<{ auditLog: { nodes: { details: string }[] } }>(
      log,
      {},
      { as: 'admin' },
    );
    expect(auditLog.nodes).toMatchObject([{ action: 'SET_CHAIN_SCALE', actorEmail: 'admin@example.test' }]);
    expect(JSON.parse(auditLog.nodes[0]?.details ?? '')).toEqual({
      brand: 'Kimpton',
      before: { chainScale: null, source: null },
      set: { chainScale: 'LUXURY', source: 'The company’s annual report' },
    });
  });

  test('is refused with a reason', async () => {
    const brandId = `brand:${String((await brandNamed(server.db, 'Westin')).id)}`;
    for (const [input, code] of [
      [{ brandId, chainScale: 'INDEPENDENT', source: 'x' }, 'NOT_A_CLASS'],
      [{ brandId, chainScale: 'LUXURY', source: ' ' }, 'EMPTY'],
      [{ brandId: 'brand:999999', chainScale: 'LUXURY', source: 'x' }, 'NOT_FOUND'],
      [{ brandId: 'hotel:1-00001', chainScale: null, source: 'x' }, 'NOT_FOUND'],
    ] as const) {
      expect(await set(input)).toMatchObject({ brand: null, errors: [{ code }] });
    }
  });
});

test('counts the months whose rooms count, which RevPAR covers', async () => {
  const at = { city: 'LLANO', county_code: 150, zip: '78643' };
  await insertScaled(server.db, 'RETREAT', { brand: null, rooms: 1, receipts: 62_00, at, lastRooms: 1 });
  await insertScaled(server.db, 'INN', { brand: 'Motel 6', rooms: 10, receipts: 310_00, at, lastRooms: 7 });
  const [mix] = await mixesOf(server.db, 'CITY', ['LLANO']);
  expect(mix).toMatchObject({
    shares: [
      { chainScale: 'ECONOMY', revparMonths: 7 },
      { chainScale: 'INDEPENDENT', roomReceipts: 744_00, revpar: 2, revparMonths: 1 },
    ],
  });
});
