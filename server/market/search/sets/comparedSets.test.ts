import { beforeAll, describe, expect, test } from 'vitest';
import { countSql } from '../../../launch/test/countSql.ts';
import { addMonths } from '../../../platform/lib/month.ts';
import { FIRST, LAST, MONTHS, UNPUBLISHED, useSets } from './comparisonSets.testing.ts';

const bench = useSets();
const { server, made } = bench;

interface Figures {
  revpar: number | null;
  revparIndex: number | null;
  revparRank: { rank: number; of: number } | null;
  share: number | null;
  fairShare: number | null;
  competitorsFiled: number;
}

interface Month {
  month: string;
  isPublished: boolean;
  figures: Figures;
  trailing: Figures | null;
}

const FIELDS = 'revpar revparIndex revparRank { rank of } share fairShare competitorsFiled';
const compareSet = `query ($id: ID!, $from: Month, $to: Month) { node(id: $id) { ... on ComparisonSet {
  comparison(from: $from, to: $to) { subjectByMonth { month isPublished figures { ${FIELDS} } trailing { ${FIELDS} } } }
} } }`;

async function monthsOfSet(id: string): Promise<Month[]> {
  const { node } = await server.query<{ node: { comparison: { subjectByMonth: Month[] } } }>(compareSet, {
    id,
    from: FIRST,
    to: LAST,
  });
  return node.comparison.subjectByMonth;
}

/** The same figures by another way: sums in SQL over the filed months of the hotels, the first of them the subject. */
const recompute = `/* recompute */
  with filed as (
    select k.i = 1 as is_own, k.i, m.month, m.room_receipts_cents::numeric as cents,
      m.room_capacity * extract(day from m.month + interval '1 month' - interval '1 day') as nights
    from unnest($1::int[]) with ordinality as k(id, i) join hotel_month m on m.property_id = k.id
    where m.month between $2 and $3
  ), common as (
    select month from filed where nights is not null group by month having bool_or(is_own) and bool_or(not is_own)
  ), each as (
    select i, count(nights) as months, sum(cents) filter (where nights is not null) as cents, sum(nights) as nights,
      round(sum(cents) filter (where nights is not null) / sum(nights)) as revpar
    from filed group by i
  ), whole as (select * from each where months * 12 >= 10 * $4::int or $4::int < 12)
  select (select round(100 * (sum(cents) filter (where is_own) / sum(nights) filter (where is_own))
      / (sum(cents) filter (where not is_own) / sum(nights) filter (where not is_own)), 1)
      from filed where nights is not null and month in (select month from common))::float8 as "revparIndex",
    (select revpar / 100 from each where i = 1)::float8 as revpar,
    (select round(100 * cents / (select sum(cents) from each), 2) from each where i = 1)::float8 as share,
    (select round(100 * nights / (select sum(nights) from each), 2) from each where i = 1)::float8 as "fairShare",
    (select count(*) from each where i > 1)::int as "competitorsFiled",
    (select case when own.revpar is not null then json_build_object(
      'rank', 1 + (select count(*) from whole o where o.revpar > own.revpar),
      'of', (select count(*) from whole o where o.revpar is not null)) end from whole own where i = 1) as "revparRank"`;

async function recomputed(from: string, to: string, months: number): Promise<Figures> {
  const ids = bench.hotels.map(({ id }) => id);
  const [row] = await server.db.query<[Figures]>(recompute, [ids, `${from}-01`, `${to}-01`, months]);
  return row;
}

describe('a comparison of a set', () => {
  let months: Month[];
  beforeAll(async () => {
    months = await monthsOfSet(await made('Compared'));
  });

  test('has the figures of each month that SQL finds, and gaps where nobody filed', async () => {
    expect(months.map(({ month }) => month)).toEqual(MONTHS);
    for (const { month, figures } of months.filter(({ month }) => month !== UNPUBLISHED)) {
      expect([month, figures]).toEqual([month, await recomputed(month, month, 1)]);
    }
    const gap = months.find(({ month }) => month === UNPUBLISHED);
    const none = { revpar: null, revparIndex: null, revparRank: null, share: null, fairShare: null };
    expect(gap).toEqual({
      month: UNPUBLISHED,
      isPublished: false,
      figures: { ...none, competitorsFiled: 0 },
      trailing: null,
    });
    // The subject did not file in June.
    expect(months[5]).toMatchObject({ isPublished: true, figures: { ...none, competitorsFiled: 3 } });
    expect(months[10]?.figures.competitorsFiled).toBe(2);
  });

  test('has twelve months where all are published, and only then', async () => {
    // Those before reach back to the month that is not published.
    expect(months.flatMap(({ month, trailing }) => (trailing === null ? [] : [month]))).toEqual([
      '2023-02',
      '2023-03',
    ]);
    for (const { month, trailing } of months.filter((each) => each.trailing !== null)) {
      expect([month, trailing]).toEqual([month, await recomputed(addMonths(month, -11), month, 12)]);
    }
  });
});

test('a comparison of a set takes a few statements, however many hotels it has', async () => {
  const id = await made('Counted');
  await server.token('paid');
  const { statements } = await countSql(() => monthsOfSet(id));
  const names = statements.map((text) => /\/\* ([\w.]+)/.exec(text)?.[1]);
  expect(names.sort()).toEqual([
    'awaitedMonthsOfHotels',
    'comparedMonths',
    'comparisonSet.find',
    'hotelsById',
    'publishedBetween',
    'useSessions',
  ]);
});
