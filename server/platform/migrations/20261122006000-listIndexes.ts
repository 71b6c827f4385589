import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every order of property lists, alone and by place or brand; ties are broken by id. */
const indexes = [
  ['hotel_property_by_name', 'hotel_property (location_name, id)'],
  ['hotel_property_city_name', 'hotel_property (city, location_name, id)'],
  ['hotel_property_county_name', 'hotel_property (county_code, location_name, id)'],
  ['hotel_property_zip_name', 'hotel_property (zip, location_name, id)'],
  ['hotel_property_brand_name', 'hotel_property (brand_id, location_name, id)'],
  ['hotel_property_by_rooms', 'hotel_property (coalesce(room_capacity, 0), id)'],
  ['hotel_property_city_rooms', 'hotel_property (city, coalesce(room_capacity, 0), id)'],
  ['hotel_property_county_rooms', 'hotel_property (county_code, coalesce(room_capacity, 0), id)'],
  ['beverage_property_by_name', 'beverage_property (location_name, id)'],
  ['beverage_property_city_name', 'beverage_property (city, location_name, id)'],
  ['beverage_property_county_name', 'beverage_property (county_code, location_name, id)'],
  ['beverage_property_zip_name', 'beverage_property (zip, location_name, id)'],
] as const;

/** Old indexes, made redundant by new ones that start with the same columns. */
const replaced = [
  ['hotel_property_zip', 'hotel_property (zip)'],
  ['hotel_property_brand', 'hotel_property (brand_id)'],
  ['beverage_property_zip', 'beverage_property (zip)'],
] as const;

const create = (all: readonly (readonly [string, string])[]): string =>
  all.map(([name, on]) => `create index ${name} on ${on};`).join('\n      ');
const drop = (all: readonly (readonly [string, string])[]): string =>
  `drop index ${all.map(([name]) => name).join(', ')};`;

/** Lets lists find the rows of a page in order, instead of sorting all rows that pass the filter. */
export class ListIndexes20261122006000 implements MigrationInterface {
  name = 'ListIndexes20261122006000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* addListIndexes */
      ${drop(replaced)}
      ${create(indexes)}`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropListIndexes */
      ${drop(indexes)}
      ${create(replaced)}`);
  }
}
