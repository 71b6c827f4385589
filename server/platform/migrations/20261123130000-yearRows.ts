import type { MigrationInterface, QueryRunner } from 'typeorm';

const numbers = Array.from({ length: 12 }, (_, at) => at + 1);

function byMonth(name: string, type: string): string {
  return numbers.map((month) => `${name}_${String(month).padStart(2, '0')} ${type}`).join(', ');
}

function valuesByMonth(sql: (condition: string) => string): string {
  return numbers.map((month) => sql(`at.month = ${String(month)}`)).join(',\n        ');
}

const place = 'city text, county_code smallint, zip text';

/** SQL of the set of the months of the rows that fulfill a condition, a bit for each. */
function monthsWhere(condition: string): string {
  return `coalesce(bit_or(1 << (at.month - 1)) filter (where ${condition}), 0)::smallint`;
}

const calendar = `cross join lateral (
        select extract(year from m.month)::smallint as year, extract(month from m.month)::integer as month
      ) at`;

const fillHotels = `
      insert into hotel_year
      select m.property_id, at.year, m.city, m.county_code, m.zip, m.brand_id, m.is_marketplace,
        ${monthsWhere('true')},
        ${monthsWhere('m.room_receipts_cents <> m.filed_receipts_cents')},
        ${monthsWhere("m.rooms_flag = 'ROOMS_DOUBTFUL' and m.room_capacity is null")},
        ${valuesByMonth((condition) => `max(m.room_receipts_cents) filter (where ${condition})`)},
        ${valuesByMonth((condition) => `max(m.taxable_receipts_cents) filter (where ${condition})`)},
        ${valuesByMonth((condition) => `max(m.room_capacity) filter (where ${condition} and not m.is_marketplace)`)}
      from hotel_month m ${calendar}
      where not m.is_left_out
      group by m.property_id, at.year, m.city, m.county_code, m.zip, m.brand_id, m.is_marketplace
      order by 2, 1;`;

const fillBars = `
      insert into beverage_year
      select m.property_id, at.year, m.city, m.county_code, m.zip,
        ${monthsWhere('true')},
        ${monthsWhere('m.is_estimate')},
        ${valuesByMonth((condition) => `sum(m.total_receipts_cents) filter (where ${condition})`)}
      from (
        select property_id, month, total_receipts_cents, is_estimate, city, county_code, zip
        from beverage_month where source = 'portal'
        union all
        select property_id, month, total_receipts_cents, is_estimate, city, county_code, zip
        from beverage_legacy_link
      ) m ${calendar}
      group by m.property_id, at.year, m.city, m.county_code, m.zip
      order by 2, 1;`;

const indexed = {
  hotel: ['city', 'county_code', 'zip', 'brand_id'],
  beverage: ['city', 'county_code', 'zip'],
} as const;

function indexes(product: keyof typeof indexed): string {
  const byPlace = indexed[product].map(
    (column) => `create index ${product}_year_${column} on ${product}_year (year, ${column});`,
  );
  return `create index ${product}_year_property on ${product}_year (property_id, year);
      ${byPlace.join('\n      ')}
      create trigger figures_change after insert or update or delete or truncate on ${product}_year
        for each statement execute function note_figures_change();`;
}

/**
 * Stores the months of a property's calendar year side by side, so that rankings of all of Texas read a twelfth of the
 * rows. Filled in here from the months, which stay as they are.
 */
export class YearRows20261123130000 implements MigrationInterface {
  name = 'YearRows20261123130000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* createYearRows */
      create table hotel_year (
        property_id integer not null, year smallint not null, ${place}, brand_id integer,
        is_marketplace boolean not null, months smallint not null, doubtful_receipts smallint not null,
        doubtful_rooms smallint not null, ${byMonth('receipts', 'bigint')}, ${byMonth('taxable', 'bigint')},
        ${byMonth('rooms', 'integer')}
      );
      create table beverage_year (
        property_id integer not null, year smallint not null, ${place}, months smallint not null,
        estimated smallint not null, ${byMonth('receipts', 'bigint')}
      );
      ${fillHotels}
      ${fillBars}
      ${indexes('hotel')}
      ${indexes('beverage')}
      analyze hotel_year;
      analyze beverage_year;`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('/* dropYearRows */ drop table hotel_year, beverage_year');
  }
}
