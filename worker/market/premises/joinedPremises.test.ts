import { expect, test } from 'vitest';
import { inMerge } from '../../import/mergeTransaction.ts';
import { rebuildAll } from '../../import/rebuildAll.ts';
import { importAll } from '../../import/undo/undoneStates.testing.ts';
import { derivedTables } from '../../test/derivedTables.ts';
import { applyDecisions } from '../hotels/applyDecisions.ts';
import { addressesByPremises, hotelMonth, type FiledHotel } from './hotelMonths.testing.ts';
import { useServedBench } from '../../test/useServedBench.ts';

const { bench, server } = useServedBench();

const paisano = { address: '207 N HIGHLAND ST', name: 'THE HOTEL PAISANO', rooms: 41 };
const before: FiledHotel[] = [
  { taxpayer: '11', ...paisano },
  { taxpayer: '13', address: '1100 W SAN ANTONIO ST', name: 'HOLIDAY CAPRI INN', rooms: 40 },
  { taxpayer: '14', address: '1100 E SAN ANTONIO ST', name: 'THUNDERBIRD', rooms: 40 },
];
const after: FiledHotel[] = [
  { taxpayer: '11', ...paisano, total: '         0.00' },
  { taxpayer: '12', ...paisano, address: '207 N HIGHLAND AVE' },
  ...before.slice(1),
];

async function importMonth(month: string, hotels: readonly FiledHotel[]): Promise<void> {
  expect(await importAll(bench, [hotelMonth(month, hotels)])).toEqual(['published']);
}

/** Addresses of the hotels, those of one premises together. */
async function premises(): Promise<string[]> {
  return (await bench.rows<{ addresses: string }>(addressesByPremises)).map(({ addresses }) => addresses);
}

const roomsOf = (month: string) =>
  bench.rows(`select rooms from hotel_place_month where kind = 'CITY' and month = $1`, [month]);

const DECIDE = `mutation ($input: DecidePremisesInput!) {
  decidePremises(input: $input) { pair { state decision isWaiting } errors { code message } }
}`;

async function decide(decision: string | null, [address, otherAddress]: readonly [string, string]) {
  const input = { zip: '79843', address, otherAddress, decision, note: 'looked it up' };
  const { decidePremises } = await server.query<{ decidePremises: object }>(
    DECIDE,
    { input },
    { as: 'admin' },
  );
  await applyDecisions(bench.pool);
  return decidePremises;
}

const capri = ['1100 West San Antonio', '1100 East San Antonio'] as const;
const joined = '207 N HIGHLAND AVE = 207 N HIGHLAND ST';
const apart = ['1100 E SAN ANTONIO ST', '1100 W SAN ANTONIO ST'];

test('a hotel whose next owner files another street suffix stays one premises, whose idle rooms do not count', async () => {
  await importMonth('2302', before);
  await importMonth('2303', after);
  expect(await premises()).toEqual([...apart, joined]);
  expect(await roomsOf('2023-03-01')).toEqual([{ rooms: 121 }]);
  expect(await bench.rows('select count(*)::int as new from premises')).toEqual([{ new: 3 }]);
});

test('its page says why, and either spelling finds both', async () => {
  const { hotel, addressMatches } = await server.query<Record<string, object>>(`{
    hotel(taxpayerNumber: "32000000011", locationNumber: 1) { premises {
      hotels { taxpayerNumber } joins { address otherAddress score reason }
    } }
    addressMatches(address: "207 North Highland Avenue", zip: "79843") { product }
  }`);
  expect(hotel).toEqual({
    premises: {
      hotels: expect.arrayContaining([
        { taxpayerNumber: '32000000011' },
        { taxpayerNumber: '32000000012' },
      ]) as object,
      joins: [
        {
          address: '207 N HIGHLAND AVE',
          otherAddress: '207 N HIGHLAND ST',
          score: 100,
          reason: 'same ZIP code, same name, both with 41 rooms, street suffixes differ (AVE, ST)',
        },
      ],
    },
  });
  expect(addressMatches).toHaveLength(2);
});

test('an operator parts and joins addresses, which later releases and a rebuild keep, and takes it back', async () => {
  expect(await decide('PARTED', ['207 N HIGHLAND ST', '207 N HIGHLAND AVE'])).toMatchObject({
    pair: { state: 'JOINED', decision: 'PARTED', isWaiting: true },
    errors: [],
  });
  expect(await roomsOf('2023-03-01')).toEqual([{ rooms: 162 }]);
  await decide('JOINED', [`${capri[0]} St`, `${capri[1]} Street`]);
  const decided = [
    '1100 E SAN ANTONIO ST = 1100 W SAN ANTONIO ST',
    '207 N HIGHLAND AVE',
    '207 N HIGHLAND ST',
  ];
  expect(await premises()).toEqual(decided);
  await importMonth('2304', after);
  expect(await premises()).toEqual(decided);
  const kept = await derivedTables(bench.pool, { product: 'hotel' });
  await inMerge(bench.pool, (client) => rebuildAll(client, 'hotel'));
  expect(await derivedTables(bench.pool, { product: 'hotel' })).toEqual(kept);
  await decide(null, ['207 N HIGHLAND ST', '207 N HIGHLAND AVE']);
  await decide(null, [`${capri[0]} St`, `${capri[1]} Street`]);
  expect(await premises()).toEqual([...apart, joined]);
  expect(await roomsOf('2023-03-01')).toEqual([{ rooms: 121 }]);
});

test('a decision that changes nothing, or names an address that nobody files, is refused', async () => {
  const refusal = (code: string) => ({
    pair: null,
    errors: [{ code, message: expect.any(String) as string }],
  });
  expect(await decide(null, ['207 N HIGHLAND ST', '207 N HIGHLAND AVE'])).toEqual(refusal('UNCHANGED'));
  expect(await decide('JOINED', ['207 N HIGHLAND ST', '9 NOWHERE LN'])).toEqual(refusal('NOT_FOUND'));
  expect(await decide('JOINED', ['207 N HIGHLAND ST', '207 North Highland Street'])).toEqual(
    refusal('INVALID'),
  );
});

test('administrators see the pairs that are in doubt, with names and reason', async () => {
  const { premisesPairs } = await server.query<{ premisesPairs: object }>(
    '{ premisesPairs(first: 10, search: "highland") { totalCount nodes { zip address names state score } } }',
    {},
    { as: 'admin' },
  );
  expect(premisesPairs).toEqual({
    totalCount: 1,
    nodes: [
      {
        zip: '79843',
        address: '207 N HIGHLAND AVE',
        names: 'THE HOTEL PAISANO (41 rooms)',
        state: 'JOINED',
        score: 100,
      },
    ],
  });
});
