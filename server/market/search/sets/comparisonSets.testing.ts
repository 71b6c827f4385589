import { beforeAll } from 'vitest';
import { insertCompared, keyOf } from '../../figures/compare/compare.testing.ts';
import type { InsertedHotel } from '../../hotels/hotel.factory.ts';
import { insertRelease } from '../../releases/release.factory.ts';
import type { TestServer } from '../../../launch/test/query.ts';
import type { Role } from '../../../launch/test/tokens.ts';
import { useServer } from '../../../launch/test/useServer.ts';
import { lastDayOf, monthsBetween } from '../../../platform/lib/month.ts';

export const FIRST = '2022-01';
export const LAST = '2023-03';
export const MONTHS = monthsBetween(FIRST, LAST);
/** No release has it. */
export const UNPUBLISHED = '2022-02';

/** Months of a hotel from a number of dollars on, some of them missing. */
function monthsOf(dollars: number, missing: readonly string[]): Record<string, { receipts: number }> {
  return Object.fromEntries(
    MONTHS.filter((month) => month !== UNPUBLISHED && !missing.includes(month)).map((month, i) => [
      month,
      { receipts: dollars + i * 1_237 },
    ]),
  );
}

interface Payload {
  comparisonSet: {
    id: string;
    name: string;
    subject: { name: string };
    competitors: { name: string }[];
  } | null;
  errors: { field: string | null; code: string }[];
}

type Hotels = [InsertedHotel, InsertedHotel, InsertedHotel, InsertedHotel];

export interface SetsBench {
  server: TestServer;
  /** Four hotels, of which the first is the subject. */
  hotels: Hotels;
  save: (verb: 'create' | 'change', input: object, as?: Role) => Promise<Payload>;
  /** The input of a set; by default, with all other hotels as competitors. */
  chosen: (name: string, competitors?: InsertedHotel[]) => object;
  /** A new set with all hotels; returns its id. */
  made: (name: string) => Promise<string>;
}

/** A server of the test file's own, with hotels to compare. */
export function useSets(): SetsBench {
  const server = useServer();
  const bench = { server } as SetsBench;
  beforeAll(async () => {
    const published = MONTHS.filter((month) => month !== UNPUBLISHED);
    await insertRelease(server.db, {
      periods: Object.fromEntries(published.map((month) => [lastDayOf(month), 1])),
    });
    bench.hotels = [
      await insertCompared(server, 'SUBJECT', 90, monthsOf(310_000, ['2022-06'])),
      await insertCompared(server, 'SMALL', 40, monthsOf(95_000, [])),
      await insertCompared(server, 'LARGE', 210, monthsOf(700_001, ['2022-11', '2022-12', '2023-01'])),
      await insertCompared(server, 'WITHOUT ROOMS', null, monthsOf(20_000, [])),
    ];
  });
  const save: SetsBench['save'] = async (verb, input, as = 'paid') => {
    const type = verb === 'create' ? 'CreateComparisonSetInput' : 'ChangeComparisonSetInput';
    const document = `mutation ($input: ${type}!) { done: ${verb}ComparisonSet(input: $input) {
    comparisonSet { id name subject { name } competitors { name } } errors { field code }
  } }`;
    return (await server.query<{ done: Payload }>(document, { input }, { as })).done;
  };
  const chosen: SetsBench['chosen'] = (name, competitors = bench.hotels.slice(1)) => ({
    name,
    subject: keyOf(bench.hotels[0]),
    competitors: competitors.map(keyOf),
  });
  const made = async (name: string): Promise<string> =>
    (await save('create', chosen(name))).comparisonSet?.id ?? '';
  return Object.assign(bench, { save, chosen, made });
}
