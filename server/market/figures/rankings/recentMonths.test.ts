import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { monthBit } from './yearRows.rules.ts';
import { addYears, publishTwoYears } from './yearRows.testing.ts';

const server = useServer();
const args = 'product: HOTEL, kind: CITY, from: "2023-11", to: "2023-12", first: 9';

beforeAll(async () => {
  await publishTwoYears(server.db);
  await insertRelease(server.db, { periods: { '2021-12-31': 1 }, expectedRows: 2 });
  await insertRelease(server.db, { periods: { '2020-12-31': 1 }, expectedRows: 2 });
  // In May a tenth of the receipts, in June more.
  await addYears(server.db, 'QUARTERS', {
    2022: [
      { dollars: 100, apportioned: monthBit(5) | monthBit(6) },
      { dollars: 100, apportioned: monthBit(6) },
      { dollars: 800 },
    ],
    2023: [{ dollars: 100 }],
  });
});

test('small charts are told which of their months are incomplete, and which are parts of quarters', async () => {
  const { ranked } = await server.query<{ ranked: object }>(`{ ranked: rankPlaces(${args}) {
    incompleteMonths recentIncompleteMonths nodes { name recentApportionedMonths } } }`);
  expect(ranked).toEqual({
    incompleteMonths: [],
    // December 2020 is before the three years.
    recentIncompleteMonths: ['2021-12'],
    nodes: [{ name: 'QUARTERS', recentApportionedMonths: ['2022-06'] }],
  });
});
