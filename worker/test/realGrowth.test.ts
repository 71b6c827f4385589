import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { growthOfEach, type ScopeKind } from '../../server/market/figures/growth/growth.testing.ts';
import { firstDayOf } from '../../server/platform/lib/month.ts';
import { keptAlike, rawAlike } from './rawAlike.ts';
import { importBench, realData, realDataOnly, type ImportBench } from './imports.ts';

/** Releases of months a year apart. */
const RELEASES = [
  'legacy/hotl1501.zip',
  'legacy/HOTEL_01_2016.zip',
  'annual/HOTEL2017.zip',
  'annual/HOT2018.zip',
].map((path) => join(realData, 'hotel', path));

const periods = [
  { from: '2018-01', to: '2018-12' },
  { from: '2018-02', to: '2018-04' },
  { from: '2016-01', to: '2016-01' },
];

interface Scope {
  /** Every key that there is. */
  keys: string;
  /** The months that clients see, by key. */
  months: string;
  /** The key in a property's month `m`. */
  key: string;
  join?: string;
  atLeast: number;
}

const place = (kind: string) => ({
  keys: `select distinct place_key as key from hotel_place_month where kind = '${kind}'`,
  months: `select place_key as key, * from hotel_place_month where kind = '${kind}'`,
});

const scopes: [ScopeKind, Scope][] = [
  [
    'BRAND',
    {
      keys: 'select id::text as key from brand',
      months: 'select brand_id::text as key, * from brand_month',
      key: 'm.brand_id',
      atLeast: 180,
    },
  ],
  [
    'PARENT_COMPANY',
    {
      keys: 'select id::text as key from parent_company',
      months: 'select parent_company_id::text as key, * from parent_company_month',
      key: 'brand.parent_company_id',
      join: 'join brand on brand.id = m.brand_id',
      atLeast: 48,
    },
  ],
  ['CITY', { ...place('CITY'), key: 'm.city', atLeast: 1_000 }],
  ['COUNTY', { ...place('COUNTY'), key: 'm.county_code', atLeast: 230 }],
];

/** Sums of two years, in cents. */
interface Years {
  key: string;
  earlier: string | null;
  later: string | null;
}

/** Sums of the months that clients see: $1 and $2 the first and last month of the later year. */
const sumsOfMonths = ({ months }: Scope): string => `/* test.sumsOfMonths */
  select key,
    sum(room_receipts_cents) filter (where month < $1)::text as earlier,
    sum(room_receipts_cents) filter (where month >= $1)::text as later
  from (${months}) months
  where month between $1 and $2 or month between $1::date - interval '1 year' and $2::date - interval '1 year'
  group by key`;

/** Sums of the properties' months that are there in both years, by a way of its own. */
const sumsOfBoth = ({ key, join: joined = '' }: Scope): string => `/* test.sumsOfBoth */
  with month as (
    select m.property_id, m.month, m.room_receipts_cents as cents, ${key}::text as key
    from hotel_month m ${joined}
    where not m.is_left_out and ${key} is not null
  )
  select later.key, sum(earlier.cents)::text as earlier, sum(later.cents)::text as later
  from month later
  join month earlier using (property_id, key)
  where later.month between $1 and $2 and earlier.month = (later.month - interval '1 year')::date
  group by later.key`;

const NOTHING: Years = { key: '', earlier: null, later: null };

const sum = (values: readonly number[]): string =>
  String(values.reduce((all, each) => all + BigInt(each), 0n));

type Growth = Awaited<ReturnType<typeof growthOfEach>> extends Map<string, infer Answer> ? Answer : never;

/** Inconsistencies of a growth: in itself, with the months, and with the receipts in both years. */
function faults(growth: Growth, months: Years | undefined, both: Years = NOTHING): string[] {
  if (!growth || !months) return growth || months ? ['growth without months, or months without growth'] : [];
  const { earlier, later, change, parts, likeForLike } = growth;
  const sums = [
    ['earlier months', String(earlier), months.earlier ?? '0'],
    ['later months', String(later), months.later ?? '0'],
    ['earlier parts', String(earlier), sum(parts.map((part) => part.earlier))],
    ['later parts', String(later), sum(parts.map((part) => part.later))],
    ['changes', String(change.amount), sum(parts.map((part) => part.change))],
    ['change', String(change.amount), sum([later, -earlier])],
    ['like for like, earlier', String(likeForLike.earlier), both.earlier ?? '0'],
    ['like for like, later', String(likeForLike.later), both.later ?? '0'],
    [
      'its change',
      String(likeForLike.change?.amount ?? likeForLike.later - likeForLike.earlier),
      sum([likeForLike.later, -likeForLike.earlier]),
    ],
  ] as const;
  return sums.flatMap(([what, one, other]) => (one === other ? [] : [`${what}: ${one} and ${other}`]));
}

// Minutes long, so on request only.
const why = realDataOnly || (process.env['ALL_RELEASES'] === 'on' ? '' : ' (skipped: set ALL_RELEASES=on)');

describe.skipIf(why !== '')(`growth in the real releases${why}`, () => {
  let bench: ImportBench;
  beforeAll(async () => {
    bench = await importBench(RELEASES);
    // The test's own query, so that thousands of brands and places can be requested.
    await bench.rows(`/* test.indexMonths */
      create index on hotel_month (brand_id, month); create index on hotel_month (city, month);
      create index on hotel_month (county_code, month); analyze hotel_month`);
  });
  afterAll(() => bench.close());

  async function yearsOf(
    statement: string,
    { from, to }: (typeof periods)[number],
  ): Promise<Map<string, Years>> {
    const rows = await bench.rows<Years>(statement, [firstDayOf(from), firstDayOf(to)]);
    return new Map(rows.map((row) => [row.key, row]));
  }

  test.each(scopes)('the parts of every %s add up, to its months and to the cent', async (kind, scope) => {
    const keys = (await bench.rows<{ key: string }>(scope.keys)).map(({ key }) => key);
    expect(keys.length).toBeGreaterThanOrEqual(scope.atLeast);
    for (const period of periods) {
      const months = await yearsOf(sumsOfMonths(scope), period);
      const both = await yearsOf(sumsOfBoth(scope), period);
      const wrong = [...(await growthOfEach(bench.dataSource, kind, keys, period))]
        .map(([key, growth]) => ({ key, found: faults(growth, months.get(key), both.get(key)) }))
        .filter(({ found }) => found.length > 0);
      expect({ ...period, wrong: wrong.slice(0, 5) }).toEqual({ ...period, wrong: [] });
      expect(months.size).toBeGreaterThan(scope.atLeast / 3);
    }
  });

  test('comparisons of places, brands and companies equal plain SQL over the filings, to the cent', async () => {
    const months = [['2016-01-01', '2018-03-01', '2018-10-01']];
    const text = (row: Record<string, unknown>): string => Object.values(row).join(' ');
    const raw = await bench.rows<Record<string, unknown>>(rawAlike, months);
    const kept = await bench.rows<Record<string, unknown>>(keptAlike, months);
    expect(raw.length).toBeGreaterThan(5_000);
    expect(kept.map(text).sort()).toEqual(raw.map(text).sort());
  });
});
