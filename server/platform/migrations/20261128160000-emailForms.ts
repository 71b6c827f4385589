import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invisible characters that addresses were accepted with. */
const INVISIBLE = String.raw`[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]`;

/**
 * Writes email addresses in the one form by which members are found: composed letters and nothing invisible. An address
 * whose form is another account's stays, for an operator to decide.
 */
export class EmailForms20261128160000 implements MigrationInterface {
  name = 'EmailForms20261128160000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `/* emailForms.up */
      with formed as (
        select id, email, lower(normalize(regexp_replace(email, $1, '', 'g'), nfc)) as form from member
      )
      update member m set email = f.form
      from formed f
      where f.id = m.id and f.form <> f.email
        and not exists (select from formed other where other.form = f.form and other.id <> f.id)`,
      [INVISIBLE],
    );
  }

  /** Earlier versions read this form, too. */
  async down(): Promise<void> {
    return Promise.resolve();
  }
}
