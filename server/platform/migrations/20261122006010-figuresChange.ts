import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables that answers about figures are read from. */
const tables = [
  ...[
    'beverage_filing',
    'beverage_legacy_link',
    'beverage_month',
    'beverage_permit',
    'beverage_permit_place',
  ],
  ...['beverage_place_like_for_like', 'beverage_place_month', 'beverage_place_year', 'beverage_property'],
  ...['brand', 'brand_change', 'brand_like_for_like', 'brand_month', 'brand_name_match', 'brand_rule'],
  ...['city', 'city_alias', 'county', 'doubtful_filing', 'filing_decision', 'hotel_brand_correction'],
  ...['hotel_filing', 'hotel_month', 'hotel_place_like_for_like', 'hotel_place_month', 'hotel_place_year'],
  ...[
    'hotel_property',
    'new_hotels_year',
    'ownership_period',
    'parent_company',
    'parent_company_like_for_like',
  ],
  ...[
    'parent_company_month',
    'premises',
    'reference_file',
    'release',
    'release_period',
    'search_entry',
    'zip',
  ],
];

/**
 * Records each transaction that changes figures, from any source, with a unique mark; the set of marks identifies the
 * state. Each transaction writes its own row, so that none waits for another and late ones are recorded too. Old
 * marks are deleted, except those that another transaction is deleting.
 */
export class FiguresChange20261122006010 implements MigrationInterface {
  name = 'FiguresChange20261122006010';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createFiguresChange */
      create table figures_change (
        mark uuid primary key default gen_random_uuid(),
        noted_at timestamptz not null default clock_timestamp()
      );
      insert into figures_change default values;
      create function note_figures_change() returns trigger language plpgsql as $$
        begin
          if current_setting('texas.figures_noted', true) is distinct from 'yes' then
            perform set_config('texas.figures_noted', 'yes', true);
            insert into figures_change default values;
            delete from figures_change where mark in (
              select mark from figures_change order by noted_at desc offset 32 for update skip locked
            );
          end if;
          return null;
        end $$;
      ${tables.map((table) => trigger(table)).join('\n      ')}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropFiguresChange */
      ${tables.map((table) => `drop trigger figures_change on ${table};`).join('\n      ')}
      drop function note_figures_change();
      drop table figures_change`);
  }
}

function trigger(table: string): string {
  return `create trigger figures_change after insert or update or delete or truncate on ${table}
        for each statement execute function note_figures_change();`;
}
