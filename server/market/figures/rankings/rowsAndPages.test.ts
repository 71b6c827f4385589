import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestDatabase } from '../../../launch/test/database.ts';
import type { TestServer } from '../../../launch/test/query.ts';
import { addMonths, monthsBetween, type Month } from '../../../platform/lib/month.ts';
import { changeOf } from '../change.ts';
import type { LikeForLikeReceipts } from '../figures.type.ts';
import { figuresOfPage, receiptsOf } from './pageSums.testing.ts';
import { startRanked, type Answered, type RankingBench } from './rankings.testing.ts';
import type { RankedFigures } from './rankingRow.type.ts';
import { KINDS, ROW, statedOf, type Page } from './rowsAndPages.testing.ts';

/** Compares every figure of the explorer's rows with the page that the row leads to, over any two periods. */
let database: TestDatabase;
let server: TestServer;
let bench: RankingBench;
let year: number;
beforeAll(async () => {
  ({ database, server, bench, year } = await startRanked());
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const ROWS = 8;
const RECENT = 36;

/** The later period, by how many months the other one is earlier, and the end of the ranking that is read. */
interface Asked {
  from: Month;
  to: Month;
  back: number;
  direction: 'HIGHEST' | 'LOWEST';
}

type Kind = (typeof KINDS)[number];
type Ranked = Answered<Page & { page?: Page }>;

function rowsOf({ field, args, type, page }: Kind, asked: Asked): Promise<Ranked> {
  const { from, to, back, direction } = asked;
  const span = (first: Month, last: Month): string => `from: "${first}", to: "${last}"`;
  const later = span(from, to);
  const earlier = span(addMonths(from, -back), addMonths(to, -back));
  const recent = span(addMonths(to, 1 - RECENT), to);
  return bench.ask(
    field,
    `${args}, ${later}, monthsEarlier: ${String(back)}, direction: ${direction}, first: ${String(ROWS)}`,
    `${ROW} subject { ... on ${type} { ${page({ later, earlier, recent })} } }`,
  );
}

/** A figure of a row and that of its page. */
type Pair = [name: string, row: unknown, page: unknown];

function pairsOf(name: string, row: RankedFigures | null, page: Partial<RankedFigures> | null): Pair[] {
  if (row === null || page === null) return [[name, row, page]];
  return Object.entries(page).map(([figure, value]) => [
    `${name} ${figure}`,
    row[figure as keyof RankedFigures],
    value,
  ]);
}

/** True if they are equal; the average of RevPAR over months is known to a cent only. */
function isSame([name, row, page]: Pair): boolean {
  if (name.endsWith(' revpar') && typeof row === 'number' && typeof page === 'number')
    return Math.abs(row - page) < 0.0101;
  return JSON.stringify(row) === JSON.stringify(page);
}

/** True if properties with figures in both periods have at least 80% of the receipts of the smaller one. */
function isComparable(
  alike: LikeForLikeReceipts | null,
  { now, then }: Record<'now' | 'then', number>,
): boolean {
  const [part, whole] = now < then ? [alike?.later, now] : [alike?.earlier, then];
  return whole <= 0 || (part ?? 0) / whole >= 0.8;
}

function compare(kind: Kind, asked: Asked, ranked: Ranked, row: Ranked['nodes'][number]): Pair[] {
  const page = row.subject.page ?? row.subject;
  const isProperty = kind.field === 'rankProperties';
  const { months, comparedMonths } = ranked;
  const of = (own: Page['later'], wanted: Month[]) => ({
    months: own.filter(({ month }) => wanted.includes(month)),
    asked: wanted,
    isProperty,
  });
  const before = comparedMonths.map((month) => addMonths(month, -asked.back));
  const [later, earlier] = [of(page.later, comparedMonths), of(page.earlier, before)];
  const isWhole = [later, earlier].every((each) => each.months.length === comparedMonths.length);
  const [now, then] = [receiptsOf(later.months), receiptsOf(earlier.months)];
  const isStated = isWhole && isComparable(row.likeForLike, { now, then });
  const change = isStated ? changeOf(now * 100, then * 100) : null;
  const recent = new Map(page.recent.map(({ month, receipts }) => [month, receipts]));
  return [
    ...pairsOf('of the period:', row.figures, figuresOfPage(of(page.later, months))),
    ...pairsOf('later:', row.later, figuresOfPage(later)),
    ...pairsOf('earlier:', row.earlier, figuresOfPage(earlier)),
    ['change', row.change?.percent ?? null, change?.percent ?? null],
    [
      'small chart',
      row.recentReceipts,
      monthsBetween(addMonths(asked.to, 1 - RECENT), asked.to).map((month) => recent.get(month) ?? null),
    ],
    ...statedOf(row, page, asked),
  ];
}

const periods = fc.record({
  start: fc.integer({ min: -30, max: 11 }),
  length: fc.integer({ min: 1, max: 12 }),
  back: fc.constantFrom<number[]>(1, 5, 12, 24, 48),
  direction: fc.constantFrom<Asked['direction'][]>('HIGHEST', 'LOWEST'),
});

test('every figure of a row is that of its page, of any two periods', async () => {
  const { months } = await bench.ask('rankPlaces', 'product: HOTEL, kind: CITY, first: 1', 'name');
  const latest = monthsBetween(`${String(year)}-01`, months.at(-1) ?? '').length - 1;
  const usual = { back: 12, direction: 'HIGHEST' as const };
  const compared = { rows: 0, figures: 0 };
  const property = fc.asyncProperty(periods, async ({ start, length, back, direction }) => {
    const from = addMonths(`${String(year)}-01`, start);
    const asked = { from, to: addMonths(from, length - 1), back, direction };
    for (const kind of KINDS) {
      // One after the other: all at once may need more time than the server gives to a question.
      const ranked = await rowsOf(kind, asked);
      for (const row of ranked.nodes) {
        const pairs = compare(kind, asked, ranked, row);
        const different = pairs.filter((pair) => !isSame(pair));
        expect({ kind: [kind.field, kind.args], name: row.name, asked, different }).toMatchObject({
          different: [],
        });
        compared.rows += 1;
        compared.figures += pairs.length;
      }
    }
  });
  await fc.assert(property, {
    numRuns: 6,
    seed: 20,
    endOnFailure: true,
    examples: [
      [{ ...usual, start: 0, length: 12 }],
      [{ ...usual, start: latest, length: 1 }],
      [{ ...usual, start: latest - 11, length: 12 }],
      // Ten months against ten of other lengths, from the end with hotels whose rooms do not count.
      [{ start: -22, length: 10, back: 5, direction: 'LOWEST' }],
    ],
  });
  expect(compared.rows).toBeGreaterThanOrEqual(500);
  expect(compared.figures).toBeGreaterThan(10_000);
});

test('a figure is the same alone as with all others', async () => {
  const { __type } = await server.query<{ __type: { fields: { name: string }[] } }>(
    '{ __type(name: "RankedFigures") { fields { name } } }',
  );
  const names = __type.fields.map(({ name }) => name);
  const ask = async ({ field, args }: Kind, figures: string): Promise<RankedFigures[][]> => {
    const period = `from: "${String(year)}-03", to: "${String(year)}-12", monthsEarlier: 12`;
    const row = ['figures', 'later', 'earlier'].map((each) => `${each} { ${figures} }`).join(' ');
    const { nodes } = await bench.ask(field, `${args}, ${period}, first: ${String(ROWS)}`, row);
    return nodes.map(({ figures: own, later, earlier }) =>
      [own, later, earlier].filter((each) => each !== null),
    );
  };
  expect(names.length).toBeGreaterThan(8);
  for (const kind of KINDS) {
    const all = await ask(kind, names.join(' '));
    for (const name of names) {
      const only = all.map((row) => row.map((each) => ({ [name]: each[name as keyof RankedFigures] })));
      expect(await ask(kind, name), `${kind.field} ${kind.args} ${name}`).toEqual(only);
    }
  }
});
