import { afterAll, beforeAll, expect, test } from 'vitest';
import { reloadBrands } from '../../../server/market/places/reference.testing.ts';
import {
  apply,
  brandBench,
  everything,
  expectAsRebuilt,
  monthsNow,
  type BrandBench,
} from '../../test/brandBench.ts';
import { rebuildBrands } from './rebuildBrands.ts';
import { whileHeld } from '../../../server/launch/test/whileHeld.ts';

let made: BrandBench;
beforeAll(async () => {
  made = await brandBench();
});
afterAll(() => made.close());

const named = (text: string): Record<string, string> => ({
  name: 'Prairie Hotels',
  match_text: text,
  exclude_text: '',
});

test('another reference file: names keep their brands until the worker has matched them anew, and edits stay', async () => {
  const before = await monthsNow(made);
  const edited = "select exclude_texts, is_disabled from brand_rule where match_text = 'HAMPTON INN'";
  const [rule] = await made.bench.rows<{ id: number }>(
    "select id from brand_rule where match_text = 'HAMPTON INN'",
  );
  const input = { ruleId: rule?.id, excludeTexts: ['ALPINE'] };
  expect(await apply(made, { field: 'changeBrandRule', preview: 'changeRule', input })).toEqual([]);
  await reloadBrands(made.bench.dataSource, (rows) => [
    { ...named('DESERT'), parent: 'Prairie Holdings' },
    // Another company's now, and gone.
    ...rows
      .filter(({ match_text }) => match_text !== 'COURTYARD')
      .map((row) => (row['name']?.startsWith('Hampton') ? { ...row, parent: 'Prairie Holdings' } : row)),
  ]);
  expect(await monthsNow(made)).toEqual(before);
  const waiting = 'select kind, done_at is null as waits from brand_change order by id desc limit 1';
  expect(await made.bench.rows(waiting)).toEqual([{ kind: 'REFERENCE', waits: true }]);
  await rebuildBrands(made.bench.pool);
  expect(await made.bench.rows(waiting)).toEqual([{ kind: 'REFERENCE', waits: false }]);
  expect(await made.bench.rows(edited)).toEqual([{ exclude_texts: ['ALPINE'], is_disabled: false }]);
  expect(await brandsOf('DESERT ROSE')).toEqual(['Prairie Hotels']);
  expect(await brandsOf('COURTYARD MARFA')).toEqual([null]);
  await expectAsRebuilt(made);
});

/** Brands of the months of filings under a name, with enough rooms. */
async function brandsOf(name: string): Promise<(string | null)[]> {
  const rows = await made.bench.rows<{ brand: string | null }>(
    `select distinct b.name as brand
    from hotel_filing f
    join hotel_month m on m.property_id = f.property_id and m.month = date_trunc('month', f.period_end)
    left join brand b on b.id = m.brand_id
    where f.location_name = $1 and f.replaced_by_release_id is null and f.room_capacity >= 10`,
    [name],
  );
  return rows.map(({ brand }) => brand);
}

test('an import while a change waits takes the new rule for new names, and the rebuild the rest', async () => {
  const input = { matchText: 'ZEBRA', excludeTexts: [], brandId: made.brandIds[0] };
  expect(await apply(made, { field: 'addBrandRule', preview: 'addRule', input })).toEqual([]);
  await made.importMonth(3, { 'PRAIRIE INN': 'ZEBRA INN' });
  await expectAsRebuilt(made);
  await rebuildBrands(made.bench.pool);
  await expectAsRebuilt(made);
});

test('killed in the middle, a rebuild leaves the figures of before and is done again', async () => {
  const [hotel] = await made.bench.rows<{ name: string; brand: number | null }>(
    'select location_name as name, brand_id as brand from hotel_property where location_number = 2',
  );
  const brandId = made.brandIds.find((id) => id !== `brand:${String(hotel?.brand)}`);
  const input = { hotelId: 'hotel:32000000001-00002', brandId };
  expect(await apply(made, { field: 'correctHotelBrand', preview: 'correctHotel', input })).toEqual([]);
  const before = await everything(made);
  const waiting = `select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%brandMonths%'`;
  // The last table that is written is held, so that the rebuild waits there.
  await whileHeld(made.bench.pool, 'lock table parent_company_month in exclusive mode', async () => {
    const killed = expect(rebuildBrands(made.bench.pool)).rejects.toThrow('terminat');
    await expect.poll(() => made.bench.rows(waiting)).toHaveLength(1);
    const [found] = await made.bench.rows<{ pid: number }>(waiting);
    await made.bench.rows('select pg_terminate_backend($1)', [found?.pid]);
    await killed;
  });
  expect(await everything(made)).toEqual(before);
  const state =
    'select done_at is null as waits, error is not null as failed from brand_change order by id desc limit 1';
  expect(await made.bench.rows(state)).toEqual([{ waits: true, failed: true }]);
  expect((await rebuildBrands(made.bench.pool)).changes).toBe(1);
  expect(await made.bench.rows(state)).toEqual([{ waits: false, failed: false }]);
  expect(await everything(made)).not.toEqual(before);
  await expectAsRebuilt(made);
});
