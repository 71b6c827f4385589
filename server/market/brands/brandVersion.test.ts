import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertHotel, insertHotelFiling } from '../hotels/hotel.factory.ts';
import { insertRelease } from '../releases/release.factory.ts';
import { insertRow } from '../../launch/test/insert.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { brandNamed } from './brand.factory.ts';
import { lockBrandActions } from './brandChange.sql.ts';

const admin = { as: 'admin' } as const;
const hotelId = 'hotel:32000000001-00001';
let server: TestServer;
let told: number;
let brandId: string;
let ruleId: number;
let correctionId: number;

/** A hotel by the rule for HAMPTON INN, and another by none. */
beforeAll(async () => {
  server = await testServer({ brandsChanged: () => (told += 1) });
  const { db } = server;
  const release = await insertRelease(db, { periods: { '2023-01-31': 2 } });
  for (const [i, location_name] of ['HAMPTON INN MARFA', 'DESERT ROSE'].entries()) {
    const numbers = { taxpayer_number: '32000000001', location_number: i + 1, location_name };
    const hotel = await insertHotel(db, numbers);
    await insertHotelFiling(db, hotel, release, { location_name });
    await insertRow(db, 'brand_name_match', { location_name });
  }
  brandId = `brand:${String((await brandNamed(db, 'Hyatt Place')).id)}`;
  const rule = "/* rule */ select id from brand_rule where match_text = 'HAMPTON INN'";
  ruleId = (await db.query<{ id: number }[]>(rule))[0]?.id ?? 0;
});
afterAll(() => server.close());

/** The rules of the file, and the other hotel corrected. */
beforeEach(async () => {
  const { db } = server;
  told = 0;
  await db.query(`/* reset */ delete from brand_rule where is_own; update brand_rule set is_disabled = false;
    delete from hotel_brand_correction`);
  const [corrected] = await db.query<{ id: number }[]>(`/* correct */
    insert into hotel_brand_correction (property_id, location_name, reason, made_by)
    select id, location_name, 'why', 'x' from hotel_property where location_number = 2 returning id`);
  correctionId = corrected?.id ?? 0;
});

interface Action {
  field: 'addBrandRule' | 'changeBrandRule' | 'correctHotelBrand' | 'withdrawBrandCorrection';
  preview: 'addRule' | 'changeRule' | 'correctHotel' | 'withdraw';
  what: () => object;
}

const add: Action = {
  field: 'addBrandRule',
  preview: 'addRule',
  what: () => ({ matchText: 'HAMPTON INN MAR', excludeTexts: [], brandId }),
};
const change: Action = {
  field: 'changeBrandRule',
  preview: 'changeRule',
  what: () => ({ ruleId, isDisabled: true }),
};
const correct: Action = {
  field: 'correctHotelBrand',
  preview: 'correctHotel',
  what: () => ({ hotelId, brandId }),
};
const withdraw: Action = {
  field: 'withdrawBrandCorrection',
  preview: 'withdraw',
  what: () => ({ correctionId }),
};
const acts = [add, change, correct, withdraw];

interface Preview {
  stamp: string;
  rebrandings: { nodes: { hotelName: string; to: { name: string } | null }[] };
}

async function preview({ preview: field, what }: Action): Promise<Preview> {
  const document = `query ($input: BrandPreviewInput!) { brandPreview(input: $input) {
    stamp rebrandings(first: 9) { nodes { hotelName to { name } } } } }`;
  const input = { [field]: what() };
  return (await server.query<{ brandPreview: Preview }>(document, { input }, admin)).brandPreview;
}

interface Payload {
  change: { kind: string } | null;
  errors: { field: string | null; code: string; message: string }[];
}

async function apply({ field, what }: Action, stamp: string): Promise<Payload> {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { ${field}(input: $input) {
    change { kind } errors { field code message } } }`;
  const reason = field === 'correctHotelBrand' ? { reason: 'It left the chain' } : {};
  const input = { ...what(), ...reason, stamp };
  const payload = (await server.query<Record<string, Payload>>(document, { input }, admin))[field];
  if (!payload) throw new Error('There is no answer.');
  return payload;
}

/** All that the acts write, as text. */
async function everything(): Promise<unknown> {
  const tables = ['brand_rule', 'hotel_brand_correction', 'brand_change', 'audit_log'];
  const rows = tables.map((table) => `select '${table} ' || t::text as row from ${table} t`);
  return server.db.query(`/* everything */ ${rows.join(' union all ')} order by row`);
}

const outdated = {
  change: null,
  errors: [
    {
      field: null,
      code: 'OUTDATED',
      message:
        'Rules, corrections or filings have changed since the preview. Preview again before you apply.',
    },
  ],
};

describe.each(acts)('$field', (act) => {
  test('after another change since the preview: refused without effect, and works after a new preview', async () => {
    const { stamp } = await preview(act);
    const other = act === change ? correct : change;
    expect((await apply(other, stamp)).errors).toEqual([]);
    const before = await everything();
    expect(await apply(act, stamp)).toEqual(outdated);
    expect(await everything()).toEqual(before);
    expect(told).toBe(1);
    expect((await apply(act, (await preview(act)).stamp)).errors).toEqual([]);
    expect(told).toBe(2);
  });

  test('after a hotel release since the preview: the same', async () => {
    const { stamp } = await preview(act);
    await insertRelease(server.db);
    const before = await everything();
    expect(await apply(act, stamp)).toEqual(outdated);
    expect(await everything()).toEqual(before);
    expect((await apply(act, (await preview(act)).stamp)).errors).toEqual([]);
  });

  test('without a preview: refused', async () => {
    expect(await apply(act, '')).toEqual(outdated);
  });
});

test('if two administrators apply the same preview at once, one is refused', async () => {
  const changes = (): Promise<object[]> => server.db.query('/* changes */ select from brand_change');
  const before = (await changes()).length;
  const seen = await preview(add);
  expect(seen.rebrandings.nodes).toEqual([{ hotelName: 'HAMPTON INN MARFA', to: { name: 'Hyatt Place' } }]);
  expect((await preview(correct)).stamp).toBe(seen.stamp);
  const holder = server.db.createQueryRunner();
  await holder.startTransaction();
  await holder.query(lockBrandActions);
  const both = Promise.all([apply(add, seen.stamp), apply(correct, seen.stamp)]);
  // Both have begun before either can end.
  const waiting = `/* waiting */ select pid from pg_locks where locktype = 'advisory' and not granted
    and database = (select oid from pg_database where datname = current_database())`;
  while ((await server.db.query<object[]>(waiting)).length < 2);
  await holder.commitTransaction();
  await holder.release();
  const [added, corrected] = await both;
  const [done, refused] = added.change ? [added, corrected] : [corrected, added];
  expect(done.errors).toEqual([]);
  expect(refused).toEqual(outdated);
  expect(await changes()).toHaveLength(before + 1);
  expect(told).toBe(1);
});

test('a new preview shows the other administrator’s change', async () => {
  const { stamp } = await preview(add);
  await apply(correct, stamp);
  expect((await preview(add)).rebrandings.nodes).toEqual([]);
});

test('changes without effect on brands do not matter: a beverage release, or a reverted change', async () => {
  const { stamp } = await preview(add);
  await insertRelease(server.db, { product: 'beverage' });
  const back: Action = { ...change, what: () => ({ ruleId, isDisabled: false }) };
  for (const act of [change, back]) {
    expect((await apply(act, (await preview(act)).stamp)).errors).toEqual([]);
  }
  expect((await apply(add, stamp)).errors).toEqual([]);
});
