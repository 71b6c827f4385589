import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { testServer, type TestServer } from '../../server/launch/test/query.ts';
import { applyDecisions } from '../market/hotels/applyDecisions.ts';
import { h2Row } from '../import/fixtures/rows.testing.ts';
import { importBench, type ImportBench } from './imports.ts';

export interface Filed {
  location: number;
  name: string;
  city: string;
  dollars: number;
  taxable?: number;
  rooms?: number;
  isQuarterly?: boolean;
}

export const plain: Filed[] = [
  { location: 1, name: 'PRAIRIE INN', city: 'MARFA', dollars: 50_000 },
  { location: 2, name: 'HAMPTON INN MARFA', city: 'MARFA', dollars: 30_000 },
  { location: 3, name: 'HAMPTON INN ALPINE', city: 'ALPINE', dollars: 45_000.17, taxable: 45_000.16 },
];
/** Beside plain ones, in March: a total, rooms, and quarterly a total and an idle hotel. */
export const doubtful: Filed[] = [
  { location: 4, name: 'HAMPTON INN BIG BEND', city: 'MARFA', dollars: 8_000_000.1, taxable: 10_000.03 },
  { location: 5, name: 'HAMPTON COURT', city: 'ALPINE', dollars: 61_000.01, rooms: 3_001 },
  { location: 6, name: 'RANCH', city: 'ALPINE', dollars: 20_000_000, taxable: 99, isQuarterly: true },
  { location: 7, name: 'SHUT INN', city: 'ALPINE', dollars: 0, isQuarterly: true },
];

function rowOf(
  { location, name, city, dollars, taxable = dollars, rooms = 40, isQuarterly }: Filed,
  end: string,
) {
  return h2Row({
    locationNumber: String(location).padStart(5, '0'),
    locationName: `"${name}"`,
    locationAddress: `"${String(location)} RIVER RD"`,
    locationCity: `"${city}"`,
    capacity: String(rooms).padStart(5),
    total: dollars.toFixed(2).padStart(14),
    taxable: taxable.toFixed(2).padStart(14),
    filerType: isQuarterly === true ? '60' : '50',
    periodEnd: end,
  });
}

export interface Sums {
  receipts: number | null;
  revpar: number | null;
}
interface Effect {
  name: string;
  asFiled: Sums;
  asFlagged: Sums;
  leftOut: Sums;
  receiptsDifference: number | null;
  receiptsDifferencePct: number | null;
  revparDifference: number | null;
}
export interface Doubtful {
  version: string;
  flags: string[];
  reasons: string[];
  decision: string | null;
  note: string | null;
  decidedBy: string | null;
  decidedAt: string | null;
  figures: string;
  flaggedReceipts: number;
  filing: { id: string; roomReceipts: number; countedReceipts: number | null };
  hotel: { name: string; locationNumber: number };
  brand: { name: string } | null;
  placeEffect: Effect | null;
  brandEffect: Effect | null;
  decisions: {
    decision: string;
    note: string | null;
    decidedBy: string;
    undoneBy: string | null;
    undoNote: string | null;
  }[];
}

const admin = { as: 'admin' } as const;
const sums = '{ receipts revpar }';
const effect = `{ name asFiled ${sums} asFlagged ${sums} leftOut ${sums} receiptsDifference receiptsDifferencePct
  revparDifference }`;
const fields = `version flags reasons decision note decidedBy decidedAt figures flaggedReceipts
  filing { id roomReceipts countedReceipts } hotel { name locationNumber } brand { name }
  placeEffect ${effect} brandEffect ${effect} decisions { decision note decidedBy undoneBy undoNote }`;

export interface Payload {
  filing: Doubtful | null;
  errors: { field: string | null; code: string; message: string }[];
}

export interface Listed {
  nodes: Doubtful[];
  totalCount: number;
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
}

/** A database with those filings, and a server on it. */
export interface DoubtfulBench {
  bench: ImportBench;
  server: TestServer;
  /** Number of signals to the worker about a decision. */
  told: () => number;
  importMonth: (month: number, rows: readonly Filed[]) => Promise<void>;
  list: (variables?: object) => Promise<Listed>;
  /** The doubtful filing of a location, idle rooms too. */
  find: (location: number) => Promise<Doubtful>;
  decide: (
    seen: Pick<Doubtful, 'filing' | 'version'>,
    decision: string | null,
    note?: string,
  ) => Promise<Payload>;
  close: () => Promise<void>;
}

/** Call it in `beforeAll`, `close` in `afterAll`. */
export async function doubtfulBench(): Promise<DoubtfulBench> {
  const bench = await importBench();
  const importMonth: DoubtfulBench['importMonth'] = (month, rows) => importRows(bench, month, rows);
  await importMonth(1, plain);
  await importMonth(2, plain);
  await importMonth(3, [...plain, ...doubtful]);
  let told = 0;
  const server = await testServer({ database: bench, filingsDecided: () => (told += 1) });
  const list: DoubtfulBench['list'] = (variables) => listOf(server, variables);
  const close = async (): Promise<void> => {
    await server.close();
    await bench.close();
  };
  return {
    bench,
    server,
    importMonth,
    list,
    close,
    told: () => told,
    find: (location) => findOf(list, location),
    decide: (seen, decision, note) => decideOf(server, seen, decision, note),
  };
}

async function importRows(bench: ImportBench, month: number, rows: readonly Filed[]): Promise<void> {
  const end = ['20230131', '20230228', '20230331'][month - 1] ?? '';
  const file = join(bench.dataDir, `HOT230${String(month)}.CSV`);
  await writeFile(file, rows.map((row) => rowOf(row, end)).join(''));
  const [report] = await bench.importFile(file, { acceptChanges: true, acceptIncomplete: true });
  expect(report?.outcome).toBe('published');
}

async function listOf(server: TestServer, variables: object = {}): Promise<Listed> {
  const { doubtfulFilings } = await server.query<{ doubtfulFilings: Listed }>(
    `query ($filter: DoubtfulFilingFilter, $orderBy: [DoubtfulFilingOrder!], $first: Int = 50, $after: String) {
      doubtfulFilings(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {
        nodes { ${fields} } totalCount pageInfo { endCursor hasNextPage } } }`,
    variables,
    admin,
  );
  return doubtfulFilings;
}

async function findOf(list: DoubtfulBench['list'], location: number): Promise<Doubtful> {
  const flags = ['EXTRA_DIGIT', 'UNSUPPORTED_TOTAL', 'ROOMS_DOUBTFUL', 'IDLE_ROOMS'];
  const { nodes } = await list({ filter: { flags } });
  const found = nodes.find(({ hotel }) => hotel.locationNumber === location);
  if (!found) throw new Error(`${String(location)} is not listed.`);
  return found;
}

async function decideOf(
  server: TestServer,
  { filing, version }: Pick<Doubtful, 'filing' | 'version'>,
  decision: string | null,
  note = 'they called',
): Promise<Payload> {
  const { decideFiling } = await server.query<{ decideFiling: Payload }>(
    `mutation ($input: DecideFilingInput!) { decideFiling(input: $input) {
      filing { ${fields} } errors { field code message } } }`,
    { input: { filingId: filing.id, decision, note, version } },
    admin,
  );
  return decideFiling;
}

/** The sums of a city or brand over January to March, or over March alone. */
export async function sumsOf(bench: ImportBench, table: string, where: string, from: string): Promise<Sums> {
  const [row] = await bench.rows<Sums>(`
    select sum(room_receipts_cents)::float8 / 100 as receipts, round(sum(revpar_receipts_cents) / nullif(sum(
      rooms * ((month + interval '1 month')::date - month)), 0) / 100, 2)::float8 as revpar
    from ${table} where ${where} and month between '${from}' and '2023-03-01'`);
  return row ?? { receipts: 0, revpar: null };
}

/** All data that depends on decisions. */
export async function derivedOf(bench: ImportBench): Promise<unknown> {
  const tables = ['hotel_month', 'hotel_place_month', 'hotel_place_year', 'brand_month', 'doubtful_filing'];
  return bench.rows(
    `${tables.map((table) => `select '${table} ' || t::text as row from ${table} t`).join(' union all ')} order by 1`,
  );
}

interface Shares {
  doubtfulFilings: { nodes: { hotel: { months: Share[]; years: Share[] }; brand: { months: Share[] } }[] };
  place: { lodgingMonths: Share[]; lodgingYears: Share[] };
}
type Share = Record<'exemptShare', number | null>;

/** Exempt shares of March 2023, of the year and of the brand, of property 4 and of its city. */
export async function exemptShares({ server }: DoubtfulBench) {
  const march = 'months(from: "2023-03", to: "2023-03") { exemptShare }';
  const { doubtfulFilings, place } = await server.query<Shares>(
    `{ doubtfulFilings(first: 1, filter: { hotelName: "BEND", flags: [UNSUPPORTED_TOTAL] }) {
        nodes { hotel { ${march} years { exemptShare } } brand { ${march} } } }
      place(kind: CITY, name: "MARFA") {
        lodgingMonths(from: "2023-03", to: "2023-03") { exemptShare } lodgingYears { exemptShare } } }`,
    {},
    admin,
  );
  const { hotel, brand } = doubtfulFilings.nodes[0] ?? expect.fail('It is not listed.');
  const [own, city] = [
    [...hotel.months, ...hotel.years],
    [...place.lodgingMonths, ...place.lodgingYears],
  ];
  const sharesOf = (all: Share[]) => all.map(({ exemptShare }) => exemptShare);
  return { own: sharesOf(own), brand: sharesOf(brand.months), city: sharesOf(city) };
}

/** Lets the next rebuild do this as it writes the places' months. */
export async function meanwhile(
  { bench }: DoubtfulBench,
  statement: string,
  work: () => Promise<unknown>,
): Promise<void> {
  await bench.rows(`create function meanwhile() returns trigger language plpgsql as
    $$ begin ${statement}; return null; end $$`);
  await bench.rows(`create trigger meanwhile after insert on hotel_place_month execute function meanwhile()`);
  await work();
  await bench.rows('drop function meanwhile cascade');
}

/** Nothing is decided. */
export async function reset({ bench }: DoubtfulBench): Promise<void> {
  await bench.rows('update filing_decision set undone_at = now(), waits = true where undone_at is null');
  await applyDecisions(bench.pool);
  await bench.rows('delete from filing_decision');
}
