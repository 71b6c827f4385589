import type { Pool, PoolClient } from 'pg';
import {
  addSchedule,
  newSchedule,
  notRemovable,
  removeSchedule,
  type NewSchedule,
} from '../../../server/market/releases/sources/addedSchedule.rules.ts';
import {
  cancelRun,
  changedSchedule,
  lockSchedule,
  nothingToCancel,
  setSchedule,
  wantRun,
  type ScheduleChange,
  type ScheduleRow,
} from '../../../server/market/releases/sources/schedule.rules.ts';
import { recordCommandAction } from '../../../server/platform/audit.ts';
import { inTransaction } from '../../platform/inTransaction.ts';
import type { Asked } from './schedule.args.ts';

/** A schedule is unknown, or its change is not valid; the message says why. */
export class ScheduleRefused extends Error {
  override name = 'ScheduleRefused';
}

export const noSuch = (name: string): ScheduleRefused =>
  new ScheduleRefused(`There is no schedule ${name}; npm run schedule -- list shows the names.`);

const ACTIONS = {
  set: 'SET_SCHEDULE',
  run: 'RUN_SCHEDULE',
  cancel: 'CANCEL_SCHEDULE_RUN',
  add: 'ADD_SCHEDULE',
  remove: 'REMOVE_SCHEDULE',
} as const;

export type AskedChange = Exclude<Asked, { command: 'list' }>;

/** Changes a schedule and records it in the activity log. Throws {@link ScheduleRefused}. */
export async function changeSchedule(pool: Pool, asked: AskedChange, by: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    const details = await changed(client, asked, by);
    await recordCommandAction(client, { action: ACTIONS[asked.command], by, details });
  });
}

/** Returns the details for the activity log. */
async function changed(client: PoolClient, asked: AskedChange, by: string): Promise<object> {
  if (asked.command === 'add') return add(client, asked.added, by);
  const { name } = asked;
  const row = (await client.query<ScheduleRow>(lockSchedule, [name])).rows[0];
  if (row === undefined) throw noSuch(name);
  if (asked.command === 'set') return set(client, row, asked.change, by);
  if (asked.command === 'remove') return remove(client, row);
  if (asked.command === 'run') await client.query(wantRun, [name, by]);
  else await cancel(client, name, by);
  return { name };
}

async function add(client: PoolClient, given: NewSchedule, by: string): Promise<object> {
  const added = newSchedule(given, by);
  if ('problem' in added) throw new ScheduleRefused(added.problem.message);
  const { rowCount } = await client.query<{ name: string }>(addSchedule, added.values);
  if (rowCount === 0) throw new ScheduleRefused(added.taken.message);
  return { name: given.name, address: given.address };
}

async function set(
  client: PoolClient,
  row: ScheduleRow,
  wanted: ScheduleChange,
  by: string,
): Promise<object> {
  const change = changedSchedule(row, wanted, by);
  if ('problem' in change) throw new ScheduleRefused(change.problem.message);
  await client.query(setSchedule, change.values);
  return { name: row.name, ...wanted };
}

async function remove(client: PoolClient, row: ScheduleRow): Promise<object> {
  const { rowCount } = await client.query<{ name: string }>(removeSchedule, [row.name]);
  if (rowCount === 0) throw new ScheduleRefused(notRemovable(row));
  return { name: row.name, address: row.address };
}

async function cancel(client: PoolClient, name: string, by: string): Promise<void> {
  const { rowCount } = await client.query<{ id: number }>(cancelRun, [name, by]);
  if (rowCount === 0) throw new ScheduleRefused(nothingToCancel(name));
}
