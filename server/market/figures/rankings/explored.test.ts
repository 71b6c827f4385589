import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../../launch/test/database.ts';
import type { TestServer } from '../../../launch/test/query.ts';
import { exportedRanking } from './exportedRanking.testing.ts';
import type { RankingMark } from './rankFigure.ts';
import {
  compared,
  datesOf,
  dollars,
  startRanked,
  type Answered,
  type Compared,
  type RankingBench,
} from './rankings.testing.ts';

/** Checks the explorer's rows against the filings and the export. */
let database: TestDatabase;
let server: TestServer;
let bench: RankingBench;
let year: number;
let inYear: string;

beforeAll(async () => {
  ({ database, server, bench, year, inYear } = await startRanked());
  // Other hotels in each year.
  await server.db.query(`/* test.makeUnusual */ update hotel_year set unusual_receipts = months & 3
    where (property_id + year) % 5 = 0 and year in (${String(year)}, ${String(year - 1)}) and not is_marketplace`);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const cents = (amount: number | null): number => Math.round((amount ?? 0) * 100);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

test('months of another season are compared pair by pair, over the turn of a year too', async () => {
  const { nodes, note } = await bench.ask(
    'rankPlaces',
    `product: HOTEL, kind: CITY, from: "${String(year)}-03", to: "${String(year)}-08", monthsEarlier: 5, first: 500`,
    'name likeForLike { later earlier } later { receipts } earlier { receipts }',
  );
  const raw = await bench.filed<{ name: string; later: string; earlier: string }>(
    `, own as (
      select city as name, property_id, month, sum(cents) as cents from hotel where city <> 'CITY NOT GIVEN' group by 1, 2, 3
    )
    select l.name, sum(l.cents) as later, sum(e.cents) as earlier
    from own l join own e on e.name = l.name and e.property_id = l.property_id and e.month = l.month - interval '5 months'
    where l.month between $1 and $2 group by l.name`,
    [`${String(year)}-03-01`, `${String(year)}-08-01`],
  );
  const byName = new Map(raw.map((each) => [each.name, each]));
  const paired = nodes.filter(({ name }) => byName.has(name));
  expect(
    paired.map(({ likeForLike }) => [cents(likeForLike?.later ?? 0), cents(likeForLike?.earlier ?? 0)]),
  ).toEqual(paired.map(({ name }) => [Number(byName.get(name)?.later), Number(byName.get(name)?.earlier)]));
  expect(paired.length).toBeGreaterThan(5);
  expect(note).toContain('of another season');
});

test('the total and the concentration are of everything, ranked or not', async () => {
  const facts = 'found topFiveShare concentration total { figures { receipts } likeForLike { later } }';
  const args = `product: HOTEL, kind: COUNTY, ${inYear}, yearsEarlier: 1, first: 500`;
  const { ranked } = await server.query<{ ranked: Facts }>(`{ ranked: rankPlaces(${args}) { ${facts}
    nodes { figures { receipts } likeForLike { later } } } }`);
  const receipts = ranked.nodes.map(({ figures }) => cents(figures.receipts));
  const whole = sum(receipts);
  expect(cents(ranked.total.figures.receipts)).toBe(whole);
  expect(ranked.found).toBe(receipts.length);
  expect(ranked.topFiveShare).toBeCloseTo((sum(receipts.slice(0, 5)) / whole) * 100, 1);
  expect(ranked.concentration).toBe(Math.round(sum(receipts.map((each) => ((each / whole) * 100) ** 2))));
  const alike = sum(ranked.nodes.map(({ likeForLike }) => cents(likeForLike.later)));
  // A hotel that moved to another county is compared in all, but in neither of the two.
  expect(cents(ranked.total.likeForLike.later)).toBeGreaterThanOrEqual(alike);
  const few = await server.query<{ ranked: Facts }>(
    `{ ranked: rankPlaces(${args}, minimumProperties: 1000) { ${facts} nodes { figures { receipts } likeForLike { later } } } }`,
  );
  expect({ ...few.ranked, nodes: [] }).toEqual({ ...ranked, nodes: [] });
});

interface Facts {
  found: number;
  topFiveShare: number;
  concentration: number;
  total: Row;
  nodes: Row[];
}

interface Row {
  figures: { receipts: number };
  likeForLike: { later: number };
}

const EXPORTED = `rank name share marks propertiesCompared marketplacesCompared { earlier later }
  hotelsAlone { change { percent } } changeWithoutIdle { percent } later { receipts } earlier { receipts } change { percent }
  figures { receipts taxableReceipts marketplaceReceipts revpar exemptShare rooms properties monthsWithFigures
    unusualFilings }
  likeForLike { later earlier change { percent } }`;

test.each([
  ['rankPlaces', 'HOTEL', 'CITY', 'LIKE_FOR_LIKE_CHANGE'],
  ['rankPlaces', 'HOTEL', 'COUNTY', 'CHANGE'],
  ['rankProperties', 'BEVERAGE', 'PROPERTY', 'CHANGE'],
  ['rankProperties', 'HOTEL', 'PROPERTY', 'REVPAR'],
  ['rankOwners', 'HOTEL', 'OWNER', 'PROPERTIES'],
])('the export of %s, %s by %s %s has the rows of the screen', async (field, product, kind, by) => {
  const ofPlace = field === 'rankPlaces' ? `, kind: ${kind}` : '';
  // Two of its quarters lack a month.
  const [from, to] = [`${String(year)}-02`, `${String(year)}-11`];
  const { nodes } = await bench.ask(
    field,
    `product: ${product}${ofPlace}, by: ${by}, from: "${from}", to: "${to}", yearsEarlier: 1, minimumReceipts: 0, first: 500`,
    EXPORTED,
  );
  const lines = await exportedRanking<Record<string, unknown>>(server, {
    product,
    kind,
    by,
    from,
    to,
    yearsEarlier: 1,
    minimumReceipts: 0,
  });
  const shown = nodes.map(({ figures: { unusualFilings: _, ...figures }, ...row }) => ({
    ...Object.fromEntries(Object.entries(figures)),
    rank: row.rank,
    name: row.name,
    share: row.share,
    marks: row.marks,
    laterReceipts: row.later?.receipts ?? null,
    earlierReceipts: row.earlier?.receipts ?? null,
    change: kind === 'PROPERTY' ? null : (row.change?.percent ?? null),
    alikeLater: row.propertiesCompared === 0 ? null : (row.likeForLike?.later ?? null),
    alikeChange: row.likeForLike?.change?.percent ?? null,
    propertiesCompared: row.propertiesCompared,
    marketplacesLater: row.marketplacesCompared?.later ?? null,
    marketplacesEarlier: row.marketplacesCompared?.earlier ?? null,
    hotelsAloneChange: row.hotelsAlone?.change?.percent ?? null,
    changeWithoutIdle: row.changeWithoutIdle?.percent ?? null,
  }));
  const saved = lines
    .slice(0, 500)
    .map((line) =>
      Object.fromEntries(Object.keys(shown[0] ?? {}).map((key) => [key, ofLine(line, key, kind)])),
    );
  expect(saved).toEqual(shown);
  const isMarked = (mark: RankingMark): boolean => shown.some(({ marks }) => marks.includes(mark));
  expect(isMarked('UNUSUAL_RECEIPTS')).toBe(product === 'HOTEL');
  // Quarters are less than a tenth of the receipts of every place.
  expect(isMarked('APPORTIONED')).toBe(product === 'HOTEL' && field !== 'rankPlaces');
  // Only places have marketplaces.
  expect(shown.some(({ marketplacesLater }) => marketplacesLater !== null)).toBe(field === 'rankPlaces');
  expect(shown.some(({ hotelsAloneChange }) => hotelsAloneChange !== null)).toBe(field === 'rankPlaces');
  expect(nodes.every((row) => (row.figures.unusualFilings === null) === (product === 'BEVERAGE'))).toBe(true);
  expect(saved.length).toBeGreaterThan(3);
});

function ofLine(line: Record<string, unknown>, key: string, kind: string): unknown {
  if (key === 'change' && kind === 'PROPERTY') return null;
  // The export has the decimals of an average that is 0 on the screen.
  if (key === 'rooms' && typeof line[key] === 'number') return Math.round(line[key]);
  return line[key] ?? null;
}

/** True if properties with figures in both years have at least 80% of the receipts of the smaller one. */
function isEnough({ later, earlier, alike_later: now, alike_earlier: then }: Compared): boolean {
  const isSmaller = Number(later) < Number(earlier);
  return Number(isSmaller ? now : then) >= 0.8 * Number(isSmaller ? later : earlier);
}

test.each([
  ['HOTEL', 'ZIP', 'hotel', 'true'],
  ['BEVERAGE', 'ZIP', 'bar', 'true'],
] as const)(
  'a change of all receipts ranks %s by %s only where enough is compared',
  async (product, kind, table, where) => {
    const args = `product: ${product}, kind: ${kind}, ${inYear}, yearsEarlier: 4, first: 500`;
    const none = 'minimumProperties: 0, minimumReceipts: 0';
    const row = 'name change { percent } later { monthsWithFigures } earlier { monthsWithFigures }';
    const all = await bench.ask('rankPlaces', args, row);
    const raw = await bench.filed<Compared>(compared(table, kind.toLowerCase(), where), [
      datesOf(year),
      datesOf(year - 4),
    ]);
    const isWhole = new Map(
      all.nodes.map(({ name, later, earlier }) => [
        name,
        later?.monthsWithFigures === 12 && earlier?.monthsWithFigures === 12,
      ]),
    );
    const whole = raw.filter(({ name, earlier }) => isWhole.get(name) === true && Number(earlier) > 0);
    const enough = whole.filter(isEnough).map(({ name }) => name);
    expect(
      all.nodes.filter(({ change }) => typeof change?.percent === 'number').map(({ name }) => name),
    ).toEqual(all.nodes.filter(({ name }) => enough.includes(name)).map(({ name }) => name));
    const byChange = await bench.ask('rankPlaces', `${args}, by: CHANGE, ${none}`, 'name');
    expect(byChange.nodes.map(({ name }) => name).toSorted()).toEqual(enough.toSorted());
    expect(byChange).toMatchObject({ tooSmall: 0, withoutFigure: raw.length - enough.length });
    expect([enough.length > 5, enough.length < whole.length]).toEqual([true, true]);
  },
);

test.each([
  ['HOTEL', 'hotel'],
  ['BEVERAGE', 'bar'],
] as const)('%s: a year ranks those with 10 of its months, and counts the others', async (product, table) => {
  const [most] = await bench.filed<{ name: string }>(
    `, own as (
      select county_code, whole_id, count(distinct month) as months from ${table}
      where month = any($1::date[]) and not is_marketplace group by 1, 2
    )
    select c.name from own join county c on c.code = county_code
    group by 1 order by count(*) filter (where months < 10) desc, 1 limit 1`,
    [datesOf(year)],
  );
  const args = `product: ${product}, ${inYear}, first: 500, filter: { county: { eq: "${most?.name ?? ''}" } }`;
  const row = 'figures { receipts monthsWithFigures }';
  const inCounty = 'not is_marketplace and county_code = (select code from county where name = $3)';
  const raw = await bench.filed<Compared>(compared(table, 'whole_id', inCounty), [
    datesOf(year),
    [],
    most?.name,
  ]);
  const enough = raw.filter(({ later_months: months }) => months >= 10);
  const few = raw.length - enough.length;
  const answered = ({ nodes }: Answered<unknown>): string[] =>
    nodes.map(({ figures }) => `${String(figures.receipts)} ${String(figures.monthsWithFigures)}`).toSorted();
  const filed = (rows: readonly Compared[]): string[] =>
    rows.map(({ later, later_months: months }) => `${String(dollars(later))} ${String(months)}`).toSorted();
  const ranked = await bench.ask('rankProperties', args, row);
  expect(answered(ranked)).toEqual(filed(enough));
  expect(ranked).toMatchObject({ minimumMonths: 10, tooFewMonths: few, totalCount: enough.length });
  expect(ranked.receipts).toBe(dollars(raw.reduce((sum, { later }) => sum + Number(later), 0)));
  expect(ranked.note).toContain(
    `${String(few)} with figures for fewer than 10 of the 12 months are not ranked.`,
  );
  const all = await bench.ask('rankProperties', `${args}, minimumMonths: 0`, row);
  expect(answered(all)).toEqual(filed(raw));
  expect(all).toMatchObject({ minimumMonths: 0, tooFewMonths: 0, totalCount: raw.length });
  expect(few).toBeGreaterThan(0);
});
