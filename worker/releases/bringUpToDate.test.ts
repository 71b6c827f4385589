import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../server/database.ts';
import { createLog } from '../../server/log.ts';
import { rulesVersion } from '../../server/releases/rulesVersion.rules.ts';
import { testServer } from '../../server/test/query.ts';
import { importBench, type ImportBench } from '../test/imports.ts';
import { bringUpToDate } from './bringUpToDate.ts';
import { h2Row } from './fixtures/rows.testing.ts';

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

async function importAll(): Promise<void> {
  for (const periodEnd of months) {
    const file = join(bench.dataDir, `HOT23${periodEnd.slice(4, 6)}.CSV`);
    await writeFile(file, rowsOf(periodEnd));
    await bench.importFile(file, { acceptIncomplete: true });
  }
}

const TABLES = [
  ...['hotel_filing', 'hotel_month', 'hotel_place_month', 'hotel_place_year', 'hotel_property', 'premises'],
  ...['brand_month', 'parent_company_month', 'new_hotels_year', 'ownership_period', 'search_entry'],
  ...['hotel_place_like_for_like', 'brand_like_for_like', 'parent_company_like_for_like'],
];

/** All derived rows, as text. */
function derived(): Promise<unknown> {
  return bench.rows(
    `${TABLES.map((table) => `select '${table} ' || to_jsonb(t)::text as row from ${table} t`).join(' union all ')}
    order by 1`,
  );
}

/** Takes the database back to before the rules for doubtful values. */
async function undoSoundFigures(): Promise<void> {
  const isDone = "select from migration where name like 'SoundFigures%'";
  while ((await bench.rows(isDone)).length > 0) await bench.dataSource.undoLastMigration();
}

const start = (): Promise<string[]> => bringUpToDate({ pool: bench.pool, log: createLog('test', 'silent') });

interface About {
  about: { figuresAreCurrent: boolean };
}

test('a database of the version before is rebuilt at the start, and then equals one filled afresh', async () => {
  const server = await testServer({ database: bench });
  const isCurrent = async (): Promise<boolean> =>
    (await server.query<About>('{ about { figuresAreCurrent } }')).about.figuresAreCurrent;
  await importAll();
  const afresh = await derived();
  expect(await isCurrent()).toBe(true);
  expect(await start()).toEqual([]);

  // As the version before left it: its tables, its sums, a decision, and a row of staff that were testing.
  await undoSoundFigures();
  await bench.pool.query(`/* asBefore */
    update hotel_month set is_suspect = false;
    update hotel_place_month set rooms = rooms + 40, room_receipts_cents = room_receipts_cents + 45000000;
    insert into hotel_property (taxpayer_number, location_number, first_month) values ('99', 1, '2023-01-01');
    insert into hotel_filing (property_id, period_end, period_months, filer_type, taxpayer_name, taxpayer_address,
      taxpayer_city, taxpayer_state, taxpayer_zip, taxpayer_phone, location_name, location_address, location_city,
      location_state, location_zip, location_phone, room_capacity, room_receipts_cents, taxable_receipts_cents,
      is_marketplace, is_suspect, release_id)
    select max(id), '2023-01-31', 1, 50, 'AUDIT TEST', '', '', 'TX', '', '', 'TESTING', '1 MAIN ST', 'MARFA', 'TX', '79843', '',
      9, 900000, 900000, false, false, 1 from hotel_property`);
  await migrate(bench.dataSource);
  await bench.pool.query("/* forget */ delete from hotel_property where taxpayer_number = '99'");
  expect(await isCurrent()).toBe(false);
  expect(await start()).toEqual(['hotel']);
  expect(await isCurrent()).toBe(true);
  expect(await derived()).toEqual(afresh);
  expect(await bench.rows('select product, version from derived_version')).toEqual([
    { product: 'hotel', version: rulesVersion.hotel },
  ]);
  expect(await start()).toEqual([]);
  await server.close();
});

test('what an operator had accepted before stays accepted', async () => {
  await importAll();
  await undoSoundFigures();
  await bench.pool.query('/* accept */ update hotel_filing set suspect_accepted_at = now() where is_suspect');
  await migrate(bench.dataSource);
  await start();
  expect(
    await bench.rows(`select distinct f.decision, m.room_capacity as rooms
      from hotel_filing f join hotel_month m on m.property_id = f.property_id where f.rooms_rule = 'TOO_MANY_ROOMS'`),
  ).toEqual([{ decision: 'ACCEPTED', rooms: 4000 }]);
});
