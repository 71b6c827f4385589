import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { migrate } from '../../server/platform/database.ts';
import { createLog } from '../../server/platform/log.ts';
import { rulesVersion } from '../../server/market/releases/rulesVersion.rules.ts';
import { testServer, type TestServer } from '../../server/launch/test/query.ts';
import { PATIENCE_MS } from '../../web/test/patience.ts';
import { derivedTables } from '../test/derivedTables.ts';
import { importBench, type ImportBench } from '../test/imports.ts';
import { bringUpToDate } from './bringUpToDate.ts';
import { h2Row, m1Row, M2_HEADER, m2Row } from './fixtures/rows.testing.ts';
import { whileHeld } from '../../server/launch/test/whileHeld.ts';

let bench: ImportBench;
beforeEach(async () => {
  bench = await importBench();
});
afterEach(() => bench.close());

const months = ['20230131', '20230228', '20230331', '20230430'];

/** A hotel that once typed a digit too many, a dead permit beside it, and a quarterly filer, for four months. */
function rowsOf(periodEnd: string): string {
  const isSlip = periodEnd === '20230228';
  const rows = [
    h2Row({ periodEnd, total: isSlip ? '    500000.00' : '     50000.00', taxable: '     50000.00' }),
    h2Row({ periodEnd, locationNumber: '00002', total: '         0.00', taxable: '         0.00' }),
    h2Row({ periodEnd, locationNumber: '00003', capacity: ' 4000', locationName: '"HAMPTON INN"' }),
  ];
  const quarter = h2Row({ periodEnd, locationNumber: '00004', filerType: '60', total: '     90000.01' });
  return [...rows, ...(periodEnd === '20230331' ? [quarter] : [])].join('');
}

/** Bars of legacy releases, one of which the portal has and says to be in Marfa, and one that it never had. */
const bars: Readonly<Record<string, string>> = {
  'MIXEDBEV_11_2014.csv': m1Row({ city: '"HOUSTON             "' }) + m1Row({ permit: '"MB100002"' }),
  'MIXEDBEV_12_2014.csv': m1Row({ city: '"HOUSTON             "', period: '"2014/12"' }),
  'portal.csv': M2_HEADER + m2Row(),
};

async function importAll(): Promise<void> {
  const hotels = months.map((periodEnd) => [`HOT23${periodEnd.slice(4, 6)}.CSV`, rowsOf(periodEnd)] as const);
  for (const [name, text] of [...hotels, ...Object.entries(bars)]) {
    const file = join(bench.dataDir, name);
    await writeFile(file, text);
    expect(await bench.importFile(file, { acceptIncomplete: true })).toMatchObject([
      { outcome: 'published' },
    ]);
  }
}

/** All derived data of both taxes. */
async function derived(): Promise<unknown> {
  const { pool } = bench;
  return [
    await derivedTables(pool, { product: 'hotel' }),
    await derivedTables(pool, { product: 'beverage' }),
  ];
}

/** Returns the database to the state before the rules for doubtful values. */
async function undoSoundFigures(): Promise<void> {
  const isDone = "select from migration where name like 'SoundFigures%'";
  while ((await bench.rows(isDone)).length > 0) await bench.dataSource.undoLastMigration();
}

const start = (): Promise<string[]> => bringUpToDate({ pool: bench.pool, log: createLog('test', 'silent') });

interface About {
  about: { figuresAreCurrent: boolean; outdatedFigures: { step: number | null }[] };
}

/** The notice to readers on figures that are not up to date. */
async function toldOf(server: TestServer) {
  const { about } = await server.query<About>('{ about { outdatedFigures { product step steps } } }');
  const authorization = `Bearer ${String(await server.token('paid'))}`;
  const { headers } = await fetch(`${server.origin}/rest/search/latest/`, { headers: { authorization } });
  return { outdated: about.outdatedFigures, header: headers.get('x-outdated-figures') };
}

/** Starts it and returns the status for readers while a lock holds it up at the first step. */
async function whileStopped(server: TestServer) {
  const atFirst = async () => {
    const told = await toldOf(server);
    expect(told.outdated[0]?.step).toBe(1);
    return told;
  };
  const { started, told } = await whileHeld(bench.pool, 'lock table premises in share mode', async () => ({
    started: start(),
    told: await vi.waitFor(atFirst, PATIENCE_MS),
  }));
  expect(await started).toEqual(['hotel', 'beverage']);
  return told;
}

test('a database of the version before is rebuilt at the start, and then equals one filled afresh', async () => {
  const server = await testServer({ database: bench });
  const isCurrent = async (): Promise<boolean> =>
    (await server.query<About>('{ about { figuresAreCurrent } }')).about.figuresAreCurrent;
  await importAll();
  const afresh = await derived();
  expect(await isCurrent()).toBe(true);
  expect(await start()).toEqual([]);

  // State of the previous version: its tables, its sums, a decision, and a test row of the comptroller's staff.
  await undoSoundFigures();
  await bench.pool.query(`/* asBefore */
    update hotel_month set is_suspect = false;
    update hotel_place_month set rooms = rooms + 40, room_receipts_cents = room_receipts_cents + 45000000;
    update beverage_month set city = 'HOUSTON', county_code = 101 where source = 'legacy';
    update beverage_place_month set total_receipts_cents = total_receipts_cents * 3;
    insert into premises (address, zip, first_hotel_begin) values ('1 MAIN ST', '79843', '2001-01-01');
    insert into hotel_property (taxpayer_number, location_number, first_month, city, premises_id)
    select '99', 1, '2023-01-01', 'GHOST TOWN', max(id) from premises;
    insert into ownership_period (product, property_id, position, premises_id, location_name, location_address,
      taxpayer_name, begin_date, dates_are_filed_periods)
    select 'hotel', id, 1, premises_id, 'TESTING', '1 MAIN ST', 'AUDIT TEST', '2023-01-01', true from hotel_property where taxpayer_number = '99';
    insert into hotel_place_month (kind, place_key, county_code, month, room_receipts_cents, taxable_receipts_cents,
      marketplace_cents, apportioned_cents, rooms, properties, release_id)
    values ('CITY', 'GHOST TOWN', 0, '2023-01-01', 900000, 900000, 0, 0, 9, 1, 1);
    insert into brand_name_match (location_name) values ('TESTING');
    insert into search_entry (product, kind, entry_key, label, search_text, weight)
    values ('hotel', 'CITY', 'GHOST TOWN', 'GHOST TOWN', 'GHOST TOWN', 1);
    insert into hotel_filing (property_id, period_end, period_months, filer_type, taxpayer_name, taxpayer_address,
      taxpayer_city, taxpayer_state, taxpayer_zip, taxpayer_phone, location_name, location_address, location_city,
      location_state, location_zip, location_phone, room_capacity, room_receipts_cents, taxable_receipts_cents,
      is_marketplace, is_suspect, release_id)
    select max(id), '2023-01-31', 1, 50, 'AUDIT TEST', '', '', 'TX', '', '', 'TESTING', '1 MAIN ST', 'MARFA', 'TX', '79843', '',
      9, 900000, 900000, false, false, 1 from hotel_property`);
  await migrate(bench.dataSource);
  expect(await isCurrent()).toBe(false);
  const bars = { product: 'BEVERAGE', step: null, steps: null };
  expect(await toldOf(server)).toEqual({
    outdated: [{ product: 'HOTEL', step: null, steps: null }, bars],
    header: 'HOTEL, BEVERAGE',
  });
  expect(await whileStopped(server)).toEqual({
    outdated: [{ product: 'HOTEL', step: 1, steps: 6 }, bars],
    header: 'HOTEL, BEVERAGE',
  });
  expect(await isCurrent()).toBe(true);
  expect(await toldOf(server)).toEqual({ outdated: [], header: null });
  expect(await derived()).toEqual(afresh);
  expect(await bench.rows('select product, version from derived_version order by product desc')).toEqual([
    { product: 'hotel', version: rulesVersion.hotel },
    { product: 'beverage', version: rulesVersion.beverage },
  ]);
  expect(await start()).toEqual([]);
  await server.close();
});

test('releases that an operator accepted stay accepted', async () => {
  await importAll();
  await undoSoundFigures();
  await bench.pool.query('/* accept */ update hotel_filing set suspect_accepted_at = now() where is_suspect');
  await migrate(bench.dataSource);
  // Two workers that start at once.
  expect((await Promise.all([start(), start()])).flat().toSorted()).toEqual(['beverage', 'hotel']);
  expect(
    await bench.rows(`select distinct f.decision, m.room_capacity as rooms
      from hotel_filing f join hotel_month m on m.property_id = f.property_id where f.rooms_rule = 'TOO_MANY_ROOMS'`),
  ).toEqual([{ decision: 'ACCEPTED', rooms: 4000 }]);
});
