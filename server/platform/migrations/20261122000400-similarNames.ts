import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Brand names with a note in them, and the names without it. If a brand already has the latter name, the two are
 * merged.
 */
const renamed = `(values
  ('Tru (bare)', 'Tru by Hilton'),
  ('Homewood (typo)', 'Homewood Suites by Hilton'),
  ('AmeriSuites (now Hyatt Place)', 'AmeriSuites'),
  ('Crossland (ESA)', 'Crossland'),
  ('Homestead Studio Suites (ESA)', 'Homestead Studio Suites'),
  ('StudioPLUS (ESA)', 'StudioPLUS'),
  ('Rosewood (Crescent Court / Mansion)', 'Rosewood'),
  ('Auberge (Commodore Perry / Bowie House)', 'Auberge'),
  ('Target Hospitality (workforce lodges)', 'Target Hospitality')
) as renamed(noted, name)`;

/**
 * Stores for each name whether it is only similar to its rule's text, and removes notes from the names of brands.
 * Similar names are found with the next reference file, when all names are matched and the months of brands are
 * summed again.
 */
export class SimilarNames20261122000400 implements MigrationInterface {
  name = 'SimilarNames20261122000400';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* addSimilarNames */
      alter table brand_name_match add column is_similar boolean not null default false;

      create temporary table joined_brand on commit drop as
      select noted.id as from_id, kept.id as to_id
      from ${renamed} join brand noted on noted.name = renamed.noted join brand kept on kept.name = renamed.name;
      update brand_rule r set brand_id = j.to_id from joined_brand j where r.brand_id = j.from_id;
      update brand_rule r set file_brand_id = j.to_id from joined_brand j where r.file_brand_id = j.from_id;
      update brand_name_match m set brand_id = j.to_id from joined_brand j where m.brand_id = j.from_id;
      update hotel_brand_correction c set brand_id = j.to_id from joined_brand j where c.brand_id = j.from_id;
      update hotel_property p set brand_id = j.to_id from joined_brand j where p.brand_id = j.from_id;
      update hotel_month m set brand_id = j.to_id from joined_brand j where m.brand_id = j.from_id;
      delete from brand_month m using joined_brand j where m.brand_id = j.from_id;
      delete from brand b using joined_brand j where b.id = j.from_id;
      drop table joined_brand;
      update brand b set name = renamed.name from ${renamed} where b.name = renamed.noted;`);
  }

  /** The names of brands stay: a reference file with other names would add them as separate brands. */
  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropSimilarNames */ alter table brand_name_match drop column is_similar`);
  }
}
