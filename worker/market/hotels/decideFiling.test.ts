import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inMerge } from '../../import/mergeTransaction.ts';
import { rebuildAll } from '../../import/rebuildAll.ts';
import {
  derivedOf,
  doubtful,
  doubtfulBench,
  exemptShares,
  meanwhile,
  plain,
  reset,
  sumsOf,
  type Doubtful,
  type DoubtfulBench,
  type Listed,
  type Payload,
  type Sums,
} from '../../test/doubtfulBench.ts';
import { applyDecisions } from './applyDecisions.ts';
import { FILTERS, ORDERS } from './doubtfulLists.testing.ts';

let made: DoubtfulBench;
beforeAll(async () => {
  made = await doubtfulBench();
});
afterAll(() => made.close());

const locations = ({ nodes }: Listed): number[] => nodes.map(({ hotel }) => hotel.locationNumber);

beforeEach(() => reset(made));

describe('the list', () => {
  test('has the values that do not count as filed, with reasons and effects', async () => {
    const { nodes, totalCount } = await made.list();
    expect(totalCount).toBe(3);
    expect(nodes[1]).toMatchObject({
      flags: ['UNSUPPORTED_TOTAL'],
      reasons: [
        'Filed $8,000,000.10 with $10,000.03 taxable, over $5 million a month and over 20 times the taxable part; the ' +
          'taxable receipts count.',
      ],
      decision: null,
      note: null,
      decidedBy: null,
      decidedAt: null,
      figures: 'DONE',
      decisions: [],
      flaggedReceipts: 10_000.03,
      filing: { roomReceipts: 8_000_000.1, countedReceipts: 10_000.03 },
      brand: { name: 'Hampton by Hilton' },
      placeEffect: {
        name: 'MARFA',
        asFiled: { receipts: 8_080_000.1 },
        asFlagged: { receipts: 90_000.03 },
        leftOut: { receipts: 80_000 },
        receiptsDifference: -7_990_000.07,
        receiptsDifferencePct: -98.89,
      },
      brandEffect: { name: 'Hampton by Hilton' },
    });
    expect(nodes[2]?.placeEffect).toMatchObject({ name: 'ALPINE', receiptsDifference: 0 });
    expect(nodes[2]?.placeEffect?.revparDifference).toBeGreaterThan(10);
  });

  test.each(ORDERS)('in the order %s, page by page', async (orderBy, expected) => {
    const first = await made.list({ orderBy: [orderBy], first: 2 });
    const second = await made.list({ orderBy: [orderBy], first: 2, after: first.pageInfo.endCursor });
    const all = [...locations(first), ...locations(second)];
    expect(expected === null ? all.sort() : all).toEqual(expected ?? [4, 5, 6]);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
  });

  test.each(FILTERS)('filtered by %j', async (filter, expected) => {
    expect(locations(await made.list({ filter }))).toEqual(expected);
  });
});

describe.each([4, 5, 6, 7])('property %i', (location) => {
  const from = location >= 6 ? '2023-01-01' : '2023-03-01';

  async function now({ placeEffect, brandEffect }: Doubtful): Promise<(Sums | null)[]> {
    const city = sumsOf(
      made.bench,
      'hotel_place_month',
      `kind = 'CITY' and place_key = '${placeEffect?.name ?? ''}'`,
      from,
    );
    const brand = `brand_id = (select id from brand where name = '${brandEffect?.name ?? ''}')`;
    return Promise.all([city, brandEffect && sumsOf(made.bench, 'brand_month', brand, from)]);
  }

  test('counts as was said before each decision, and after it is taken back to the cent as before', async () => {
    const before = await derivedOf(made.bench);
    const found = await made.find(location);
    const said = (each: 'asFiled' | 'asFlagged' | 'leftOut') => [
      found.placeEffect?.[each],
      found.brandEffect?.[each] ?? null,
    ];
    expect(await now(found)).toEqual(said('asFlagged'));
    const accepted = (await made.decide(found, 'ACCEPTED', ' they called ')).filing;
    expect(accepted).toMatchObject({ decision: 'ACCEPTED', note: 'they called', figures: 'WAITING' });
    expect(await derivedOf(made.bench)).toEqual(before);
    expect(await applyDecisions(made.bench.pool)).toEqual({ decisions: 1 });
    expect(await now(found)).toEqual(said('asFiled'));

    const asFiled = await made.find(location);
    expect(asFiled).toMatchObject({
      figures: 'DONE',
      placeEffect: found.placeEffect,
      brandEffect: found.brandEffect,
    });
    await made.decide(asFiled, 'LEFT_OUT');
    await applyDecisions(made.bench.pool);
    expect(await now(found)).toEqual(said('leftOut'));
    const leftOut = await derivedOf(made.bench);
    await inMerge(made.bench.pool, (client) => rebuildAll(client, 'hotel'));
    expect(await derivedOf(made.bench)).toEqual(leftOut);

    expect((await made.decide(await made.find(location), null, 'wrong one')).filing).toMatchObject({
      figures: 'WAITING',
      decision: null,
    });
    await applyDecisions(made.bench.pool);
    expect(await derivedOf(made.bench)).toEqual(before);
    expect(await applyDecisions(made.bench.pool)).toEqual({ decisions: 0 });
  });
});

test('a flagged total has no exempt share, and is in none of its place and brand until it is accepted', async () => {
  // All that the others filed is taxable.
  const flagged = { own: [null, null], brand: [0], city: [0, 0] };
  expect(await exemptShares(made)).toEqual(flagged);
  await made.decide(await made.find(4), 'ACCEPTED');
  await applyDecisions(made.bench.pool);
  // 7,990,000.07 of 8,000,000.10; with the brand's 75,000.17 and 61,000.01, with the city's 80,000 and 240,000.
  expect(await exemptShares(made)).toEqual({ own: [99.9, 99.9], brand: [98.2], city: [98.9, 97] });
  await made.decide(await made.find(4), 'LEFT_OUT');
  await applyDecisions(made.bench.pool);
  expect(await exemptShares(made)).toEqual({ ...flagged, own: [] });
});

test('keeps who decided, when and why, in the activity log too, and after a decision is taken back', async () => {
  const before = made.told();
  const first = await made.decide(await made.find(4), 'ACCEPTED', 'they called');
  await made.decide(first.filing ?? (await made.find(4)), null, 'they called again');
  const { nodes } = await made.list({ filter: { state: 'UNDECIDED', hotelName: 'BEND' } });
  const by = 'admin@example.test';
  expect(nodes[0]?.decisions).toEqual([
    { decision: 'ACCEPTED', note: 'they called', decidedBy: by, undoneBy: by, undoNote: 'they called again' },
  ]);
  expect(new Date(first.filing?.decidedAt ?? '').getTime()).toBeGreaterThan(Date.now() - 60_000);
  expect(made.told()).toBe(before + 2);
  expect(locations(await made.list({ filter: { isWaiting: true } }))).toEqual([4]);
  const { auditLog } = await made.server.query<{ auditLog: { nodes: object[] } }>(
    '{ auditLog(first: 2) { nodes { action actorEmail details } } }',
    {},
    { as: 'admin' },
  );
  expect(auditLog.nodes).toEqual([
    {
      action: 'UNDO_FILING_DECISION',
      actorEmail: by,
      details: expect.stringContaining('"note":"they called again"') as string,
    },
    {
      action: 'ACCEPT_FILING',
      actorEmail: by,
      details: expect.stringContaining('"hotelName":"HAMPTON INN BIG BEND"') as string,
    },
  ]);
});

describe('refusals say why and change nothing', () => {
  const called = (found: Doubtful, id: string) => ({ ...found, filing: { ...found.filing, id } });
  test.each<[string, (found: Doubtful) => Promise<Payload>, object]>([
    ['no note', (found) => made.decide(found, 'ACCEPTED', ' '), { field: 'note', code: 'EMPTY' }],
    [
      'a long note',
      (found) => made.decide(found, 'ACCEPTED', 'x'.repeat(501)),
      { field: 'note', code: 'TOO_LONG' },
    ],
    ['nothing to take back', (found) => made.decide(found, null), { code: 'UNCHANGED' }],
    ['no such filing', (found) => made.decide(called(found, 'hotel-filing:1'), null), { code: 'NOT_FOUND' }],
    ['no filing', (found) => made.decide(called(found, 'hotel:1'), null), { code: 'NOT_FOUND' }],
  ])('%s', async (_, act, error) => {
    const { filing, errors } = await act(await made.find(4));
    expect(filing?.decision ?? null).toBeNull();
    expect(errors).toMatchObject([error]);
    expect(await made.bench.rows('select from filing_decision')).toEqual([]);
  });

  test('of two administrators deciding at once, the second sees the first’s decision', async () => {
    const seen = await made.find(4);
    const answers = await Promise.all([made.decide(seen, 'ACCEPTED'), made.decide(seen, 'LEFT_OUT')]);
    const [refused] = answers.flatMap(({ errors }) => errors);
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    expect(refused).toMatchObject({ field: null, code: 'OUTDATED' });
    const [now, same] = answers.map(({ filing }) => filing?.version);
    expect(now).toBe(same);
    expect(refused?.message).toMatch(
      /^Since you looked at this filing, admin@example.test (accepted it as filed|left it out)\. Look at it again\.$/,
    );
    expect(await made.bench.rows('select from filing_decision')).toHaveLength(1);
    const { version } = await made.find(4);
    expect((await made.decide({ ...seen, version }, null)).errors).toEqual([]);
    expect((await made.decide({ ...seen, version }, 'ACCEPTED')).errors[0]?.message).toContain(
      'took the decision back',
    );
  });
});

test('a decision that cannot be applied says so and is tried again', async () => {
  await made.decide(await made.find(4), 'ACCEPTED');
  await meanwhile(made, "raise 'no'", () => expect(applyDecisions(made.bench.pool)).rejects.toThrow('no'));
  expect(await made.find(4)).toMatchObject({ figures: 'FAILED', decision: 'ACCEPTED' });
  expect(await applyDecisions(made.bench.pool)).toEqual({ decisions: 1 });
  const filing = { countedReceipts: 8_000_000.1 };
  expect(await made.find(4)).toMatchObject({ figures: 'DONE', filing });
});

test('a decision that is taken back while it is applied waits on', async () => {
  await made.decide(await made.find(4), 'ACCEPTED');
  const undo = 'update filing_decision set undone_at = now(), waits = true';
  await meanwhile(made, undo, () => applyDecisions(made.bench.pool));
  expect(await made.find(4)).toMatchObject({ figures: 'WAITING', decision: null });
  // As a full rebuild does, too.
  await inMerge(made.bench.pool, (client) => rebuildAll(client, 'hotel'));
  const filing = { countedReceipts: 10_000.03 };
  expect(await made.find(4)).toMatchObject({ figures: 'DONE', filing });
});

test('a decision holds for the same values in a re-issue, and not for others', async () => {
  await made.decide(await made.find(4), 'ACCEPTED');
  await applyDecisions(made.bench.pool);
  const others = [...plain, ...doubtful.slice(1)];
  const [total] = doubtful;
  if (!total) throw new Error('There is none.');
  await made.importMonth(3, [{ ...total, name: 'HAMPTON INN OF BIG BEND' }, ...others]);
  const again = await made.find(4);
  expect(again).toMatchObject({
    decision: 'ACCEPTED',
    note: 'they called',
    filing: { countedReceipts: 8_000_000.1 },
  });
  await made.importMonth(3, [{ ...total, dollars: 9_000_000 }, ...others]);
  expect(await made.find(4)).toMatchObject({
    decision: null,
    decisions: [{ decision: 'ACCEPTED', undoneBy: null }],
    filing: { countedReceipts: 10_000.03 },
  });
});
