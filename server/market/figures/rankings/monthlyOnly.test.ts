import { beforeAll, expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { insertLodgingReleases, insertRelease } from '../../releases/release.factory.ts';

const server = useServer();
beforeAll(async () => {
  await insertRelease(server.db, { periods: { '2015-01-31': 1, '2015-02-28': 1 } });
  await insertLodgingReleases(server.db, { from: '2017-01', to: '2017-04', quartersTo: '2017-03' });
  await insertRelease(server.db, { product: 'beverage', periods: { '2015-01-31': 1, '2017-01-31': 1 } });
});

async function monthlyOnly(asked: string, asOf = ''): Promise<string[]> {
  const field = `rankPlaces(kind: CITY, first: 1, ${asked}${asOf}) { monthsWithoutQuarterlyFilers note }`;
  const { ranked } = await server.query<{
    ranked: { monthsWithoutQuarterlyFilers: string[]; note: string };
  }>(`{ ranked: ${field} }`);
  const months = ranked.monthsWithoutQuarterlyFilers;
  expect(ranked.note.includes('Monthly filers only')).toBe(months.length > 0);
  return months;
}

test.each([
  ['now', ''],
  ['as of a release', ', asOf: { date: "2024-06-01" }'],
])('rankings name the months of both periods that have monthly filers only, %s', async (_, asOf) => {
  const months = (from: string, to: string, more = ''): Promise<string[]> =>
    monthlyOnly(`product: HOTEL, from: "${from}", to: "${to}"${more}`, asOf);
  expect(await months('2017-01', '2017-03')).toEqual([]);
  expect(await months('2017-03', '2017-04')).toEqual(['2017-04']);
  expect(await months('2017-01', '2017-02', ', yearsEarlier: 2')).toEqual(['2015-01', '2015-02']);
});

test('bars have no quarterly filers to wait for', async () => {
  const asked = 'product: BEVERAGE, from: "2017-01", to: "2017-01", yearsEarlier: 2';
  expect(await monthlyOnly(asked)).toEqual([]);
});

test('months of a market name them, too', async () => {
  const { marketMonths } = await server.query<{ marketMonths: object }>(
    `{ marketMonths(product: HOTEL, groupBy: FILER_TYPE, from: "2015-02", to: "2017-04") { months monthsWithoutQuarterlyFilers } }`,
  );
  expect(marketMonths).toEqual({
    months: ['2015-02', '2017-01', '2017-02', '2017-03', '2017-04'],
    monthsWithoutQuarterlyFilers: ['2015-02', '2017-04'],
  });
});
