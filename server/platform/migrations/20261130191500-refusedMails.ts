import type { MigrationInterface, QueryRunner } from 'typeorm';

const BEFORE = `'SENT', 'NOBODY', 'FAILED', 'UNCONFIRMED', 'NOTHING', 'WITHHELD'`;

function outcomes(list: string): string {
  return `alter table outbox_mail drop constraint outbox_mail_outcome_check,
        add constraint outbox_mail_outcome_check check (outcome in (${list}));`;
}

/** Tells an email whose recipient the mail server does not know from one that was given up, which operators must see. */
export class RefusedMails20261130191500 implements MigrationInterface {
  name = 'RefusedMails20261130191500';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* refusedMails.up */
      ${outcomes(`${BEFORE}, 'REFUSED'`)}
      create index outbox_mail_failed on outbox_mail (ended_at) where outcome = 'FAILED';`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* refusedMails.down */
      drop index outbox_mail_failed;
      update outbox_mail set outcome = 'FAILED' where outcome = 'REFUSED';
      ${outcomes(BEFORE)}`);
  }
}
