import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { testServer, type TestServer } from '../../server/launch/test/query.ts';
import { h2Row } from '../import/fixtures/rows.testing.ts';
import { inMerge } from '../import/mergeTransaction.ts';
import { rebuildAll } from '../import/rebuildAll.ts';
import { importBench, type ImportBench } from './imports.ts';

interface CalledHotel {
  names: string[];
  rooms: number[];
  address?: string;
  isQuarterly?: boolean;
}

/** Each hotel's name, month by month, and its number of rooms. */
export const hotels: readonly CalledHotel[] = [
  { names: ['HAMPTON INN MARFA', 'HAMPTON INN MARFA', 'PRAIRIE INN'], rooms: [60, 60, 60] },
  { names: ['PRAIRIE INN', 'PRAIRIE INN', 'PRAIRIE INN'], rooms: [12, 9, 12] },
  { names: ['HAMPTON INN ALPINE', 'HAMPTON INN ALPINE', 'HAMTPON INN ALPINE'], rooms: [80, 80, 81] },
  { names: ['THE HAMPTONS LODGE', 'HAMPTONS  LODGE', 'LODGE AT HAMPTON'], rooms: [20, 20, 20] },
  { names: ['COURTYARD MARFA', 'COURTYYARD MARFA', 'COURTYARD APARTMENT'], rooms: [30, 30, 30] },
  { names: ['DESERT ROSE', 'DESERT ROSE COURTYARD', 'DESERT ROSE'], rooms: [10, 10, 5] },
  { names: ['CITY OF MARFA', 'CITY OF MARFA', 'CITY OF MARFA'], rooms: [1, 1, 1] },
  // Without an address there is no timeline.
  { names: ['PRAIRIE LODGE', 'COURTYARD PRAIRIE', 'PRAIRIE LODGE'], rooms: [40, 40, 40], address: '' },
  { names: ['HAMPTON PRAIRIE'], rooms: [25], isQuarterly: true },
  { names: ['ROSE COURTYARD'], rooms: [8], isQuarterly: true },
  // First a hotel, then a marketplace's filings for a city.
  { names: ['HAMPTON INN ROSE', 'CITY OF ALPINE', 'CITY OF ALPINE'], rooms: [15, 1, 1] },
];
export const names = [...new Set(hotels.flatMap((hotel) => hotel.names))];
export const texts = [
  'HAMPTON',
  'HAMPTON INN',
  'COURTYARD',
  'PRAIRIE',
  'ROSE',
  'LODGE',
  'MARFA',
  'APARTMENT',
  'INN ',
];

/** Three months of invented hotels, and a server on their database. */
export interface BrandBench {
  bench: ImportBench;
  server: TestServer;
  brandIds: string[];
  /** Imports a month again, with other names for some hotels. */
  importMonth: (month: number, calledOtherwise?: Record<string, string>) => Promise<void>;
  close: () => Promise<void>;
}

/** Call it in `beforeAll`, `close` in `afterAll`. */
export async function brandBench(): Promise<BrandBench> {
  const bench = await importBench();
  const server = await testServer({ database: bench });
  const files = await mkdtemp(join(tmpdir(), 'files-'));
  const importMonth: BrandBench['importMonth'] = async (month, calledOtherwise = {}) => {
    const file = join(files, `HOT230${String(month)}.CSV`);
    await writeFile(file, rowsOf(month, calledOtherwise));
    const [report] = await bench.importFile(file, { acceptChanges: true, acceptIncomplete: true });
    expect(report?.outcome).toBe('published');
  };
  for (const month of [1, 2, 3]) await importMonth(month);
  const { brands } = await server.query<{ brands: { id: string }[] }>(
    '{ brands(withoutLocations: true) { id } }',
  );
  const close = async (): Promise<void> => {
    await server.close();
    await bench.close();
    await rm(files, { recursive: true, force: true });
  };
  return { bench, server, brandIds: brands.map(({ id }) => id), importMonth, close };
}

function rowsOf(month: number, calledOtherwise: Record<string, string>): string {
  const rows = hotels.flatMap((hotel, i) => {
    if (hotel.isQuarterly && month !== 3) return [];
    const at = hotel.isQuarterly ? 0 : month - 1;
    const name = hotel.names[at] ?? '';
    const padded = (text: string, width: number): string => `"${text.padEnd(width)}"`;
    return h2Row({
      locationNumber: String(i + 1).padStart(5, '0'),
      locationName: padded(calledOtherwise[name] ?? name, 50),
      locationAddress: padded(hotel.address ?? `${String(i)} MAIN ST`, 40),
      capacity: String(hotel.rooms[at] ?? 0).padStart(5),
      filerType: hotel.isQuarterly ? '60' : '50',
      periodEnd: ['20230131', '20230228', '20230331'][month - 1] ?? '',
      total: String((i + 1) * 1000 + month).padStart(11) + '.17',
    });
  });
  return rows.join('');
}

export type Months = Map<string, number | null>;

/** The brand of every property's months. */
export async function monthsNow({ bench }: BrandBench): Promise<Months> {
  const rows = await bench.rows<{ key: string; brand: number | null }>(`
    select m.property_id || ' ' || m.month as key, m.brand_id as brand from hotel_month m`);
  return new Map(rows.map(({ key, brand }) => [key, brand]));
}

const derived = ['hotel_month', 'brand_month', 'parent_company_month', 'hotel_property', 'brand_name_match'];
const alike = ['hotel_place_like_for_like', 'brand_like_for_like', 'parent_company_like_for_like'];
const others = [
  'hotel_place_month',
  'hotel_place_year',
  'ownership_period',
  'search_entry',
  'search_word',
  'premises',
  'doubtful_filing',
];

/** All rows derived from filings, as text. */
async function allRows(ask: (sql: string) => Promise<{ row: string }[]>): Promise<string[]> {
  const all = [...derived, ...others, ...alike].map(
    (table) => `select '${table} ' || t::text as row from ${table} t`,
  );
  return (await ask(`${all.join(' union all ')} order by row`)).map(({ row }) => row);
}

export function everything({ bench }: BrandBench): Promise<string[]> {
  return allRows((sql) => bench.rows(sql));
}

export async function expectAsRebuilt(of: BrandBench): Promise<void> {
  const now = await everything(of);
  const undo = new Error('undo');
  const rebuilding = inMerge(of.bench.pool, async (client) => {
    await rebuildAll(client, 'hotel');
    expect(now).toEqual(await allRows(async (sql) => (await client.query<{ row: string }>(sql)).rows));
    throw undo;
  });
  await expect(rebuilding).rejects.toBe(undo);
}

export interface Act {
  field: 'addBrandRule' | 'changeBrandRule' | 'correctHotelBrand' | 'withdrawBrandCorrection';
  preview: 'addRule' | 'changeRule' | 'correctHotel' | 'withdraw';
  /** In the form of the preview. */
  input: object;
}

const inputTypes = {
  addBrandRule: 'AddBrandRuleInput',
  changeBrandRule: 'ChangeBrandRuleInput',
  correctHotelBrand: 'CorrectHotelBrandInput',
  withdrawBrandCorrection: 'WithdrawBrandCorrectionInput',
};

interface Rebranding {
  hotel: { locationNumber: number };
  from: { id: string } | null;
  to: { id: string } | null;
  months: number;
}

export interface Preview {
  stamp: string;
  errors: { code: string }[];
  rebrandings: { totalCount: number; nodes: Rebranding[] };
}

export async function preview({ server }: BrandBench, { preview: field, input }: Act): Promise<Preview> {
  const document = `query ($input: BrandPreviewInput!) { brandPreview(input: $input) {
    stamp errors { code } rebrandings(first: 100) { totalCount nodes {
      hotel { locationNumber } hotelName months from { id } to { id } } } } }`;
  const answer = await server.query<{ brandPreview: Preview }>(
    document,
    { input: { [field]: input } },
    { as: 'admin' },
  );
  return answer.brandPreview;
}

/** Previews a change and then makes it, as the page does; returns the error codes. */
export async function apply(made: BrandBench, act: Act): Promise<string[]> {
  const { field, input } = act;
  const { stamp } = await preview(made, act);
  const reason = field === 'correctHotelBrand' ? { reason: 'why' } : {};
  const document = `mutation ($input: ${inputTypes[field]}!) { ${field}(input: $input) { errors { code } } }`;
  const answer = await made.server.query<Record<string, { errors: { code: string }[] }>>(
    document,
    { input: { ...input, ...reason, stamp } },
    { as: 'admin' },
  );
  return (answer[field]?.errors ?? []).map(({ code }) => code);
}
