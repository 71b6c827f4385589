import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { derivedRows } from '../../test/derivedTables.ts';
import type { ImportBench } from '../../test/imports.ts';
import type { ImportedProduct } from '../../../server/market/productName.rules.ts';

/** A made-up release: the name and the content of its file. */
export type MadeUp = readonly [name: string, content: string];

const accepted = { acceptIncomplete: true, acceptAmounts: true, acceptChanges: true };

/** Imports made-up releases in their order; returns their outcomes. */
export async function importAll(bench: ImportBench, releases: readonly MadeUp[]): Promise<string[]> {
  const outcomes: string[] = [];
  for (const [name, content] of releases) {
    const path = join(bench.dataDir, name);
    await writeFile(path, content);
    for (const { outcome, message } of await bench.importFile(path, accepted)) {
      outcomes.push(message === null ? outcome : `${outcome}: ${message}`);
    }
  }
  return outcomes;
}

/** Makes a database empty again, as before any import. */
export async function forgetImports(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ tables: string }>(`/* test.importedTables */
    select string_agg(format('%I', table_name), ', ') as tables from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and (
      table_name ~ '^(hotel|beverage)_(?!brand)' or table_name in (
        'release', 'release_period', 'latest_period', 'import', 'premises', 'premises_join', 'premises_doubt',
        'ownership_period', 'establishment_property', 'search_entry', 'search_word', 'owner_address', 'brand_month',
        'parent_company_month', 'brand_name_match', 'new_hotels_year', 'doubtful_filing', 'derived_version',
        'brand_like_for_like', 'parent_company_like_for_like', 'hotel_brand_correction', 'brand_change', 'filing_decision'
      )
    )`);
  await pool.query(`/* test.forgetImports */ truncate ${rows[0]?.tables ?? ''} restart identity cascade`);
}

/** Columns whose values a filing keeps from the time when it was current. */
const JUDGED = /^(receipts_flag|usual_month_cents|rooms_flag|rooms_rule|decision)$/;

/**
 * Every row of what is derived from a tax's releases by natural keys, with the releases themselves. Properties
 * without any filing are left out, because a database that never had one does not know it.
 */
export async function stateOf(pool: Pool, product: ImportedProduct): Promise<Record<string, string[]>> {
  const state: Record<string, string[]> = {};
  for (const [table, row] of await derivedRows(pool, { product, isFrozenLeftOut: JUDGED })) {
    const where = table === `${product}_property` ? 'where t.last_month is not null' : '';
    state[table] = await texts(pool, `select ${row} as text from ${table} t ${where}`);
  }
  state['release'] = await texts(
    pool,
    `select row (r.file_name, r.first_month, r.last_month, r.rows, r.added, r.changed, r.retired, r.unchanged, (
      select array_agg((p.period_end, p.series, p.rows)::text order by 1) from release_period p where p.release_id = r.id
    ))::text as text from release r where r.undone_at is null`,
  );
  state['latest_period'] = await texts(
    pool,
    `select (p.period_end, p.six_months_back)::text as text from latest_period p where p.product = '${product}'`,
  );
  return state;
}

async function texts(pool: Pool, sql: string): Promise<string[]> {
  return (await pool.query<{ text: string }>(`/* test.state */ ${sql} order by 1`)).rows.map(
    ({ text }) => text,
  );
}

/** Row count and checksum of every table, ids included, but those that only record what was done. */
export async function checksums(pool: Pool): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ name: string }>(`/* test.tables */
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('figures_change', 'release_undo', 'import', 'data_task', 'data_event', 'migration') order by 1`);
  const sums: Record<string, string> = {};
  for (const { name } of rows) {
    const [sum] = (
      await pool.query<{ sum: string }>(`/* test.sum */
        select count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${name} t`)
    ).rows;
    sums[name] = sum?.sum ?? '';
  }
  return sums;
}

/** Marfa's March 2023 as members see it: its sum, the hotels that are found, and the latest period. */
export async function marchSeen(pool: Pool): Promise<unknown> {
  const { rows } = await pool.query<Record<string, unknown>>(`/* test.marchSeen */
    select (select (filed_receipts_cents / 100)::integer from hotel_place_month
        where kind = 'CITY' and place_key = 'MARFA' and month = '2023-03-01') as dollars,
      (select count(*) from search_entry where kind = 'PROPERTY') as found,
      (select count(*) from search_entry where label = 'HILTON MARFA') as hilton,
      (select count(*) from premises where address = '7 WRONG WAY') as addresses,
      (select count(*) from brand_name_match where location_name = 'HILTON MARFA') as names,
      (select sum(new_hotels)::integer from new_hotels_year) as new_hotels,
      (select max(period_end)::text from latest_period) as latest`);
  return rows[0];
}
