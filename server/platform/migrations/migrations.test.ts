import type { DataSource } from 'typeorm';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createDataSource, migrate } from '../database.ts';
import { insertRow, type Row } from '../../launch/test/insert.ts';
import { insertHotel, insertHotelMonths } from '../../market/hotels/hotel.factory.ts';
import { loadReference } from '../../market/places/loadReference.ts';
import { insertRelease } from '../../market/releases/release.factory.ts';
import { copyOf, type Copy } from '../../launch/test/copyOf.ts';
import type { Month } from '../lib/month.ts';
import { SimilarNames20261122000400 } from './20261122000400-similarNames.ts';
import { TwoStep20261122002000 } from './20261122002000-twoStep.ts';
import { ChainScales20261126410000 } from './20261126410000-chainScales.ts';
import { UnusualInYears20261126440000 } from './20261126440000-unusualInYears.ts';
import { LatestPeriods20261127100000 } from './20261127100000-latestPeriods.ts';
import { EmailForms20261128160000 } from './20261128160000-emailForms.ts';
import { migrations } from './migrations.ts';

/** The last migration of the release before, whose databases are out there. */
const LAST_RELEASED = 'Accounts20261120000600';

let db: DataSource;
let copy: Copy;
beforeEach(async () => {
  copy = await copyOf(inject('testHost'), { kind: 'bare' });
  db = await createDataSource(copy.url).initialize();
});
afterEach(async () => {
  await db.destroy();
  await copy.drop();
});

/** Every column, constraint and index, as text. */
async function shape(): Promise<unknown> {
  return db.query(`/* shape */
    select table_name || '.' || column_name || ' ' || data_type || ' ' || is_nullable || ' ' || coalesce(column_default, '')
      as part from information_schema.columns where table_schema = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    order by 1`);
}

/** Takes back a migration and all after it. */
async function undoFrom(first: string): Promise<void> {
  const names = migrations.map((each) => new each().name);
  for (let i = names.indexOf(first); i < names.length; i += 1) await db.undoLastMigration();
}

test('are listed in the order of their numbers, in which they run', () => {
  const numbers = migrations.map((each) => new each().name.slice(-14));
  expect(numbers).toEqual(numbers.toSorted());
});

test('an empty database gets every table, and all migrations can be reverted', async () => {
  await migrate(db);
  const whole = await shape();
  const count = migrations.length;
  for (let i = 0; i < count; i += 1) await db.undoLastMigration();
  const left = await db.query<{ name: string }[]>(
    `/* left */ select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  expect(left).toEqual([{ name: 'migration' }]);
  await migrate(db);
  expect(await shape()).toEqual(whole);
});

test('a database of the last release keeps its members, their sessions and what brand rules matched', async () => {
  await migrate(db);
  const whole = await shape();
  const names = migrations.map((each) => new each().name);
  for (let i = names.indexOf(LAST_RELEASED) + 1; i < names.length; i += 1) await db.undoLastMigration();
  await db.query(`/* oldMember */ insert into member (email, first_name, last_name, password_hash)
    values ('ann@example.test', 'Ann', 'X', 'x')`);
  await db.query('/* oldSession */ insert into session (member_id) select id from member');
  await db.query(`/* oldMatch */
    with company as (insert into parent_company (name) values ('Parent') returning id),
      named as (insert into brand (name, parent_company_id) select 'Prairie', id from company returning id),
      rule as (
        insert into brand_rule (position, brand_id, match_text, exclude_texts)
        select 7, id, 'PRAIRIE', '{}' from named returning *
      )
    insert into brand_name_match (location_name, brand_id, rule_position)
    select 'PRAIRIE INN', brand_id, position from rule`);
  await migrate(db);
  expect(await shape()).toEqual(whole);
  expect(
    await db.query(`/* keptMatch */ select m.location_name, r.match_text, r.file_brand_id = m.brand_id as "isOfFile"
      from brand_name_match m join brand_rule r on r.id = m.rule_id`),
  ).toEqual([{ location_name: 'PRAIRIE INN', match_text: 'PRAIRIE', isOfFile: true }]);
  expect(
    await db.query(`/* kept */ select email, user_agent, email_confirmed_at = m.created_at as "isConfirmed"
      from session s join member m on m.id = s.member_id`),
  ).toEqual([{ email: 'ann@example.test', user_agent: null, isConfirmed: true }]);
});

test('the sample’s administrator does without a second step, nobody else does; mails of all kinds are kept', async () => {
  await migrate(db);
  await undoFrom(new TwoStep20261122002000().name);
  await db.query(`/* administrators */ insert into member (email, first_name, last_name, password_hash, is_admin)
    values ('admin@example.com', 'Ada', 'Demonstration', 'x', true), ('boss@example.com', 'Bo', 'Boss', 'x', true)`);
  await insertRelease(db, { columns: { synthetic: true } });
  await migrate(db);
  expect(
    await db.query('/* exempt */ select email, is_demonstration as exempt from member order by email'),
  ).toEqual([
    { email: 'admin@example.com', exempt: true },
    { email: 'boss@example.com', exempt: false },
  ]);
  await db.query(`/* kinds */ insert into outbox_mail (kind, recipient)
    select unnest('{PASSWORD_RESET,HELP_MESSAGE,SECOND_STEP_ADDED,RECOVERY_CODE_USED}'::text[]), 'x'`);
});

test('email addresses get the form by which members are found, unless another account has it', async () => {
  await migrate(db);
  await undoFrom(new EmailForms20261128160000().name);
  const stored = ['jose\u0301@x.test', 'an\u200bna@x.test', 'rene\u0301@x.test', 'ren\u00e9@x.test'];
  await db.query(
    `/* oldAddresses */ insert into member (email, first_name, last_name, password_hash)
    select email, 'A', 'B', 'x' from unnest($1::text[]) email`,
    [stored],
  );
  await migrate(db);
  const found = await db.query<{ email: string }[]>(
    '/* addresses */ select email from member order by email',
  );
  expect(found.map(({ email }) => email)).toEqual(['anna@x.test', 'jos\u00e9@x.test', ...stored.slice(2)]);
});

test('a brand whose name had a note in it is the brand without, with what administrators said of it', async () => {
  await migrate(db);
  await undoFrom(new SimilarNames20261122000400().name);
  await db.query(`/* noted */
    with company as (insert into parent_company (name) values ('Hilton') returning id),
      named as (
        insert into brand (name, parent_company_id)
        select name, id from company, unnest('{Tru by Hilton,Tru (bare),Crossland (ESA)}'::text[]) name returning id, name
      ),
      hotel as (
        insert into hotel_property (taxpayer_number, location_number, brand_id)
        select '32000000001', 1, id from named where name = 'Tru (bare)' returning id, brand_id
      ),
      corrected as (
        insert into hotel_brand_correction (property_id, location_name, brand_id, reason, made_by)
        select id, 'TRU DALLAS', brand_id, 'why', 'ann@example.test' from hotel
      )
    insert into brand_rule (position, brand_id, match_text, exclude_texts, file_brand_id, file_exclude_texts)
    select 1, brand_id, 'TRU DALLAS', '{}', brand_id, '{}' from hotel`);
  await migrate(db);
  expect(await db.query('/* names */ select name from brand order by name')).toEqual([
    { name: 'Crossland' },
    { name: 'Tru by Hilton' },
  ]);
  const isTru = "(select id from brand where name = 'Tru by Hilton')";
  expect(
    await db.query(`/* kept */ select p.brand_id = ${isTru} as hotel, c.brand_id = ${isTru} as correction,
        r.brand_id = ${isTru} as rule, r.file_brand_id = ${isTru} as file
      from hotel_property p, hotel_brand_correction c, brand_rule r`),
  ).toEqual([{ hotel: true, correction: true, rule: true, file: true }]);
});

test('brands of the last release get the chain scale of the reference when the server starts', async () => {
  await migrate(db);
  await undoFrom(new ChainScales20261126410000().name);
  await db.query(`/* oldBrand */
    with company as (insert into parent_company (name) values ('Marriott International') returning id)
    insert into brand (name, parent_company_id) select 'Westin', id from company`);
  await migrate(db);
  const scaleOf = (): Promise<unknown> =>
    db.query("/* scale */ select chain_scale as scale from brand where name = 'Westin'");
  expect(await scaleOf()).toEqual([{ scale: null }]);
  await loadReference(db);
  expect(await scaleOf()).toEqual([{ scale: 'UPPER_UPSCALE' }]);
});

test('years of hotels know the months with unusual receipts and of quarterly filings, each at its place, without those left out', async () => {
  await migrate(db);
  await undoFrom(new UnusualInYears20261126440000().name);
  const releaseId = await insertRelease(db);
  await insertRow(db, 'county', { code: 227, name: 'Travis', fips: '48453' });
  const hotel = await insertHotel(db);
  const file = (from: Month, columns: Row): Promise<void> =>
    insertHotelMonths(db, [hotel], { from, receipts: [1], releaseId, columns });
  const flagged = { receipts_flag: 'UNUSUAL_RECEIPTS' };
  // An unknown place is a place, too.
  await file('2022-02', { ...flagged, county_code: null, zip: null });
  await file('2022-03', { receipts_flag: 'EXTRA_DIGIT' });
  await file('2022-05', { apportioned_cents: 1, zip: null });
  await file('2022-11', flagged);
  await file('2022-12', { ...flagged, apportioned_cents: -1 });
  await file('2023-12', { ...flagged, apportioned_cents: 1, is_left_out: true });
  await db.query(`/* oldYears */
    insert into hotel_year (property_id, year, city, county_code, zip, brand_id, is_marketplace, months, doubtful_receipts,
      doubtful_rooms)
    select property_id, extract(year from month), city, county_code, zip, brand_id, is_marketplace, 4095, 0, 0
    from hotel_month group by 1, 2, 3, 4, 5, 6, 7`);
  await migrate(db);
  const years =
    '/* years */ select year, zip, county_code as county, unusual_receipts as unusual, apportioned from hotel_year order by year, zip, county_code';
  expect(await db.query(years)).toEqual([
    { year: 2022, zip: '78701', county: 227, unusual: 0b1100_0000_0000, apportioned: 0b1000_0000_0000 },
    { year: 2022, zip: null, county: 227, unusual: 0, apportioned: 0b1_0000 },
    { year: 2022, zip: null, county: null, unusual: 0b10, apportioned: 0 },
    { year: 2023, zip: '78701', county: 227, unusual: 0, apportioned: 0 },
  ]);
});

test('the latest periods are found among the releases of before, as the worker finds them', async () => {
  await migrate(db);
  const nextYear = `${String(new Date().getUTCFullYear() + 1)}-01-31`;
  const months = { '2023-07-31': 100, '2023-08-31': 100, '2023-09-30': 49, [nextYear]: 100 };
  await insertRelease(db, { periods: months });
  await insertRelease(db, { periods: { '2023-06-30': 20, '2023-09-30': 20 }, series: 'quarterly' });
  const read = (): Promise<unknown> =>
    db.query(`/* latest */ select product, is_quarterly as quarterly, period_end as "end", six_months_back as back
      from latest_period order by period_end, is_quarterly`);
  const kept = await read();
  expect(kept).toEqual([
    { product: 'hotel', quarterly: false, end: '2023-08-31', back: '2023-04-01' },
    { product: 'hotel', quarterly: true, end: '2023-09-30', back: '2023-04-01' },
    { product: 'hotel', quarterly: false, end: nextYear, back: '2023-05-01' },
  ]);
  await undoFrom(new LatestPeriods20261127100000().name);
  await migrate(db);
  expect(await read()).toEqual(kept);
});
