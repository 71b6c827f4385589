import type { MigrationInterface, QueryRunner } from 'typeorm';

function checkOf(table: string, column: string, names: readonly string[]): string {
  const list = names.map((name) => `'${name}'`).join(', ');
  return `alter table ${table} drop constraint ${table}_${column}_check,
        add constraint ${table}_${column}_check check (${column} in (${list}));`;
}

const sources = ['inbox', 'portal', 'backup'];
const kinds = ['upload', ...sources];
const states = ['waiting', 'importing', 'done', 'refused', 'failed'];
const lastStates = ['running', 'done', 'refused', 'failed'];

/** Lets operators add schedules that fetch an address, and cancel runs that go on. */
export class AddressSchedules20261126300000 implements MigrationInterface {
  name = 'AddressSchedules20261126300000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* addAddressSchedules */
      ${checkOf('schedule', 'source', [...sources, 'address'])}
      ${checkOf('schedule', 'last_state', [...lastStates, 'cancelled'])}
      ${checkOf('source_run', 'kind', [...kinds, 'address'])}
      ${checkOf('source_run', 'state', [...states, 'cancelled'])}
      alter table schedule
        -- https://host/file or s3://bucket/file.
        add column address text check ((source = 'address') = (address is not null)),
        -- The file that was fetched last, so that the same one is not imported again. Null for none.
        add column fetched_etag text,
        add column fetched_sha256 text,
        add column fetched_at timestamptz;
      alter table source_run
        add column cancelled_by text,
        -- Runs outlive a schedule that is removed.
        drop constraint source_run_schedule_fkey,
        add constraint source_run_schedule_fkey foreign key (schedule) references schedule on delete set null`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropAddressSchedules */
      delete from source_run where kind = 'address';
      delete from schedule where source = 'address';
      update source_run set state = 'failed' where state = 'cancelled';
      update schedule set last_state = 'failed' where last_state = 'cancelled';
      ${checkOf('schedule', 'source', sources)}
      ${checkOf('schedule', 'last_state', lastStates)}
      ${checkOf('source_run', 'kind', kinds)}
      ${checkOf('source_run', 'state', states)}
      alter table schedule drop column address, drop column fetched_etag, drop column fetched_sha256,
        drop column fetched_at;
      alter table source_run drop column cancelled_by, drop constraint source_run_schedule_fkey,
        add constraint source_run_schedule_fkey foreign key (schedule) references schedule`);
  }
}
