import { beforeAll, expect, test } from 'vitest';
import { insertBeverage, insertBeverageMonths } from '../../beverages/beverage.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import { useServer } from '../../../launch/test/useServer.ts';
import { lastDayOf, monthsBetween } from '../../../platform/lib/month.ts';

const server = useServer();
const MONTHS = monthsBetween('2021-01', '2023-03');
const SUBJECT = { taxpayer_number: '32000000701', location_number: 1 };

/** A bar with receipts of so many dollars in each of the months. */
async function insertBar(dollars: number, months: readonly string[], columns: object = {}): Promise<void> {
  const facts = {
    location_name: `BAR ${String(dollars)}`,
    zip: '78701',
    last_month: '2023-03-01',
    ...columns,
  };
  const bar = await insertBeverage(server.db, facts);
  const receipts = months.map(() => dollars * 100);
  await insertBeverageMonths(server.db, bar, { from: months[0] ?? '', receipts });
}

beforeAll(async () => {
  const periods = Object.fromEntries(MONTHS.map((month) => [lastDayOf(month), 1]));
  await insertRelease(server.db, { product: 'beverage', periods });
  const year = MONTHS.slice(-12);
  // Before the gap of a release's months, a bar counts as current long after it closed.
  for (let closed = 901; closed <= 905; closed += 1) await insertBar(closed, MONTHS.slice(0, 3));
  for (let dollars = 1; dollars <= 25; dollars += 1) await insertBar(dollars, year);
  await insertBar(10, year, SUBJECT);
});

interface Around {
  neighbors: { beverageProperty: { name: string } }[];
  asNear: number;
  rank: object;
}

test('in a ZIP code with more bars than are listed, open ones with the highest receipts are, and all of them are ranked', async () => {
  const { beverageProperty } = await server.query<{ beverageProperty: { nearby: Around } }>(
    `query ($number: String!) { beverageProperty(taxpayerNumber: $number, locationNumber: 1) {
      nearby { neighbors { beverageProperty { name } } asNear rank { rank of } }
    } }`,
    { number: SUBJECT.taxpayer_number },
  );
  const { neighbors, asNear, rank } = beverageProperty.nearby;
  const names = Array.from({ length: 20 }, (_, at) => `BAR ${String(25 - at)}`);
  expect(neighbors.map(({ beverageProperty: bar }) => bar.name)).toEqual(names);
  expect(asNear).toBe(25);
  // 15 have more, and one as much.
  expect(rank).toEqual({ rank: 16, of: 26 });
});
