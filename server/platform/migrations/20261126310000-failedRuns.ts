import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = ['PUBLISHED', 'HELD', 'REFUSED', 'FAILED', 'UNDONE', 'REDONE', 'LATE'];

function checkOf(names: readonly string[]): string {
  const list = names.map((name) => `'${name}'`).join(', ');
  return `alter table data_event drop constraint data_event_kind_check,
        add constraint data_event_kind_check check (kind in (${list}));`;
}

/** Lets operators be told of runs that fail before there is an import: of a backup, of the portal, of an address. */
export class FailedRuns20261126310000 implements MigrationInterface {
  name = 'FailedRuns20261126310000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* addFailedRuns */
      ${checkOf([...kinds, 'RUN_FAILED'])}
      alter table data_event add column run_id bigint references source_run on delete cascade;
      create index data_event_run on data_event (run_id)`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropFailedRuns */
      delete from data_event where kind = 'RUN_FAILED';
      alter table data_event drop column run_id;
      ${checkOf(kinds)}`);
  }
}
