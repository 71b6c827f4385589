import type { MigrationInterface, QueryRunner } from 'typeorm';

const states = ['waiting', 'running', 'done', 'refused', 'failed'];

function stateCheck(names: readonly string[]): string {
  return `alter table data_task drop constraint data_task_state_check, add constraint data_task_state_check
        check (state in (${names.map((name) => `'${name}'`).join(', ')}));`;
}

/** Lets administrators cancel an undo, a redo and a comparison, and notes files of imports that were kept long enough. */
export class CancelledTasks20261125120000 implements MigrationInterface {
  name = 'CancelledTasks20261125120000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`/* addCancelledTasks */
      ${stateCheck([...states, 'cancelled'])}
      alter table data_task add column cancelled_by text;
      -- When the stored file was deleted, because it was kept as long as configured.
      alter table import add column raw_deleted_at timestamptz`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`/* dropCancelledTasks */
      update data_task set state = 'failed' where state = 'cancelled';
      ${stateCheck(states)}
      alter table data_task drop column cancelled_by;
      alter table import drop column raw_deleted_at`);
  }
}
