import { beforeAll, describe, expect, test } from 'vitest';
import { insertRelease } from '../releases/release.factory.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { insertHotel, insertHotelFiling, type InsertedHotel } from './hotel.factory.ts';
import { insertTwoIssues } from './twoIssues.testing.ts';

const server = useServer();

interface Connection<T> {
  nodes: T[];
  edges: { cursor: string }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
  totalCount: number;
}

describe('a period that was issued twice', () => {
  let first: number;
  let second: number;
  let hotels: InsertedHotel[];
  beforeAll(async () => {
    ({ first, second, hotels } = await insertTwoIssues(server.db));
  });

  async function receipts(asOf: object | null): Promise<number[]> {
    const { hotelFilings } = await server.query<{ hotelFilings: Connection<{ roomReceipts: number }> }>(
      `query ($asOf: AsOfInput, $taxpayers: [String!]) {
        hotelFilings(filter: { taxpayerNumber: { in: $taxpayers } }, asOf: $asOf, first: 10) {
          nodes { roomReceipts } totalCount
        }
      }`,
      { asOf, taxpayers: hotels.map((hotel) => hotel.taxpayer_number) },
    );
    const amounts = hotelFilings.nodes.map((filing) => filing.roomReceipts).sort();
    expect(hotelFilings.totalCount).toBe(amounts.length);
    return amounts;
  }

  test('an undone release says so', async () => {
    const third = await insertRelease(server.db, {
      columns: { undone_at: '2023-06-01T09:00:00Z', undone_by: 'ann', undo_reason: 'wrong month' },
    });
    expect(
      await server.query(`{ release(id: "release:${String(third)}") { undoneAt undoReason revisions(first: 1) { totalCount } }
        second: release(id: "release:${String(second)}") { undoneAt undoReason } }`),
    ).toEqual({
      release: {
        undoneAt: '2023-06-01T09:00:00.000Z',
        undoReason: 'wrong month',
        revisions: { totalCount: 0 },
      },
      second: { undoneAt: null, undoReason: null },
    });
  });

  test('shows the second issue now, and the first as of the first release', async () => {
    expect(await receipts(null)).toEqual([100, 250, 400]);
    expect(await receipts({ release: `release:${String(first)}` })).toEqual([200, 300, 400]);
    expect(await receipts({ release: `release:${String(second)}` })).toEqual([100, 250, 400]);
  });

  test('as of a date, shows the last release by the end of that day', async () => {
    expect(await receipts({ date: '2023-04-30' })).toEqual([]);
    expect(await receipts({ date: '2023-05-01' })).toEqual([200, 300, 400]);
    expect(await receipts({ date: '2023-05-11' })).toEqual([200, 300, 400]);
    expect(await receipts({ date: '2023-05-12' })).toEqual([100, 250, 400]);
  });

  const shown = `kind periodEnd receiptsBefore receiptsAfter hotel { name } release { id } hotelFilingBefore { roomReceipts hotel { name } }
    hotelFilingAfter { roomReceipts hotel { name } flags } beverageFilingAfter { id }`;

  test('the second release lists what it added, changed and retired', async () => {
    const { release } = await server.query<{ release: { revisions: Connection<unknown> } }>(
      `query ($id: ID!) { release(id: $id) { revisions(first: 10) { nodes { ${shown} } totalCount } } }`,
      { id: `release:${String(second)}` },
    );
    const by = {
      release: { id: `release:${String(second)}` },
      periodEnd: '2023-01-31',
      beverageFilingAfter: null,
    };
    expect(release.revisions).toEqual({
      nodes: [
        {
          ...by,
          kind: 'ADDED',
          hotel: { name: 'ADDED' },
          receiptsBefore: null,
          receiptsAfter: 100,
          hotelFilingBefore: null,
          hotelFilingAfter: { roomReceipts: 100, hotel: { name: 'ADDED' }, flags: [] },
        },
        {
          ...by,
          kind: 'CHANGED',
          hotel: { name: 'CHANGED' },
          receiptsBefore: 200,
          receiptsAfter: 250,
          hotelFilingBefore: { roomReceipts: 200, hotel: { name: 'CHANGED' } },
          hotelFilingAfter: { roomReceipts: 250, hotel: { name: 'CHANGED' }, flags: ['REVISED'] },
        },
        {
          ...by,
          kind: 'RETIRED',
          hotel: { name: 'RETIRED' },
          receiptsBefore: 300,
          receiptsAfter: null,
          hotelFilingBefore: { roomReceipts: 300, hotel: { name: 'RETIRED' } },
          hotelFilingAfter: null,
        },
      ],
      totalCount: 3,
    });
  });

  test('revisions can be narrowed by kind and paged', async () => {
    const { release } = await server.query<{ release: { revisions: Connection<{ kind: string }> } }>(
      `query ($id: ID!) { release(id: $id) {
        revisions(kinds: [CHANGED, RETIRED], first: 1) { nodes { kind } totalCount pageInfo { endCursor hasNextPage } }
      } }`,
      { id: `release:${String(second)}` },
    );
    expect(release.revisions).toMatchObject({ nodes: [{ kind: 'CHANGED' }], totalCount: 2 });
    const { release: next } = await server.query<{ release: { revisions: unknown } }>(
      `query ($id: ID!, $after: String) { release(id: $id) {
        revisions(kinds: [CHANGED, RETIRED], first: 1, after: $after) { nodes { kind } pageInfo { hasNextPage } }
      } }`,
      { id: `release:${String(second)}`, after: release.revisions.pageInfo.endCursor },
    );
    expect(next.revisions).toEqual({ nodes: [{ kind: 'RETIRED' }], pageInfo: { hasNextPage: false } });
  });

  test('each hotel lists its own history, the latest release first', async () => {
    const { nodes } = await server.query<{ nodes: { revisions: Connection<{ kind: string }> }[] }>(
      `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Hotel {
        revisions(first: 10) { nodes { kind } totalCount } filings(first: 10) { totalCount nodes { roomReceipts } }
      } } }`,
      {
        ids: hotels.map(
          (hotel) => `hotel:${hotel.taxpayer_number}-${String(hotel.location_number).padStart(5, '0')}`,
        ),
      },
    );
    const kinds = nodes.map((hotel) => hotel.revisions.nodes.map(({ kind }) => kind));
    expect(kinds).toEqual([['ADDED'], ['CHANGED', 'ADDED'], ['RETIRED', 'ADDED'], ['ADDED']]);
    expect(nodes.map((hotel) => hotel.revisions.totalCount)).toEqual([1, 2, 2, 1]);
    expect(nodes[2]).toMatchObject({ filings: { totalCount: 0, nodes: [] } });
    expect(nodes[1]).toMatchObject({ filings: { totalCount: 1, nodes: [{ roomReceipts: 250 }] } });
  });
});

describe('pages', () => {
  const page = `query ($filter: HotelFilingFilter!, $first: Int, $after: String, $last: Int, $before: String, $orderBy: [HotelFilingOrder!]) {
    hotelFilings(filter: $filter, first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy) {
      nodes { periodEnd roomReceipts } edges { cursor }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    }
  }`;
  const filter = { month: { from: '2020-01', to: '2020-12' }, city: { eq: 'ALPINE' } };

  async function fetchPage(variables: object): Promise<Connection<{ periodEnd: string }>> {
    const answer = await server.query<{ hotelFilings: Connection<{ periodEnd: string }> }>(page, {
      filter,
      ...variables,
    });
    return answer.hotelFilings;
  }

  test('follow each other without lost or repeated rows while rows are inserted', async () => {
    const release = await insertRelease(server.db);
    const place = { city: 'ALPINE', county_code: 22, zip: '79830' };
    const insert = async (period_end: string): Promise<void> => {
      await insertHotelFiling(server.db, await insertHotel(server.db, place), release, {
        ...place,
        period_end,
      });
    };
    for (const month of ['01-31', '02-29', '03-31', '04-30', '05-31']) await insert(`2020-${month}`);
    const months = ({ nodes }: Connection<{ periodEnd: string }>): string[] =>
      nodes.map((filing) => filing.periodEnd.slice(5, 7));

    const first = await fetchPage({ first: 2, orderBy: ['PERIOD_ASC'] });
    expect(months(first)).toEqual(['01', '02']);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    await insert('2020-01-31');
    await insert('2020-03-31');
    const second = await fetchPage({ first: 2, after: first.pageInfo.endCursor, orderBy: ['PERIOD_ASC'] });
    expect(months(second)).toEqual(['03', '03']);
    const third = await fetchPage({ first: 9, after: second.pageInfo.endCursor, orderBy: ['PERIOD_ASC'] });
    expect(months(third)).toEqual(['04', '05']);
    expect(third.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });

    const back = await fetchPage({ last: 2, before: third.pageInfo.startCursor, orderBy: ['PERIOD_ASC'] });
    expect(months(back)).toEqual(['03', '03']);
    const latest = await fetchPage({ first: 1 });
    expect(months(latest)).toEqual(['05']);
    const oldest = await fetchPage({ last: 1 });
    expect(months(oldest)).toEqual(['01']);
  });

  test.each([
    [{}, 'Give first or last'],
    [{ first: 1, last: 1 }, 'not both'],
    [{ first: 0 }, '1 to 500'],
    [{ first: 501 }, '1 to 500'],
    [{ first: 1, before: 'x' }, 'before with last'],
    [{ first: 1, after: 'nonsense' }, 'cursor'],
    [{ first: 1, after: Buffer.from('["2020-01-31"]').toString('base64url') }, 'cursor'],
    [{ first: 1, after: Buffer.from('["x; drop", 1]').toString('base64url') }, 'cursor'],
    [{ first: 1, filter: {} }, 'Narrow the filings'],
  ])('refuse %j', async (variables, message) => {
    const { errors } = await server.ask(page, { filter, ...variables });
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    expect(errors?.[0]?.message).toContain(message);
  });
});

test('hotels are ordered by several columns, and their pages follow that order', async () => {
  const place = { city: 'TERLINGUA', county_code: 22, zip: '79852' };
  for (const [location_name, room_capacity] of [
    ['B', 10],
    ['A', 10],
    ['C', null],
    ['D', 30],
  ] as const) {
    await insertHotel(server.db, { ...place, location_name, room_capacity });
  }
  const document = `query ($after: String, $rooms: IntRange) {
    hotels(filter: { county: { eq: "22" }, city: { eq: "terlingua" }, roomCapacity: $rooms },
      orderBy: [ROOM_CAPACITY_DESC, NAME_ASC], first: 2, after: $after
    ) { nodes { name roomCapacity } pageInfo { endCursor } totalCount }
  }`;
  const first = await server.query<{ hotels: Connection<unknown> }>(document);
  expect(first.hotels).toMatchObject({
    nodes: [
      { name: 'D', roomCapacity: 30 },
      { name: 'A', roomCapacity: 10 },
    ],
    totalCount: 4,
  });
  const second = await server.query<{ hotels: Connection<unknown> }>(document, {
    after: first.hotels.pageInfo.endCursor,
  });
  expect(second.hotels.nodes).toEqual([
    { name: 'B', roomCapacity: 10 },
    { name: 'C', roomCapacity: null },
  ]);
  const small = await server.query<{ hotels: Connection<unknown> }>(document, { rooms: { lte: 20 } });
  expect(small.hotels.totalCount).toBe(2);
});
