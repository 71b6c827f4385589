import { userInfo } from 'node:os';
import type { Pool } from 'pg';
import {
  addSchedule,
  newSchedule,
  notRemovable,
  removeSchedule,
  type NewSchedule,
} from '../../../server/market/sources/addedSchedule.rules.ts';
import {
  cancelRun,
  changedSchedule,
  findSchedule,
  listSchedules,
  lockSchedule,
  nothingToCancel,
  scheduleWords,
  setSchedule,
  wantRun,
  type ScheduleChange,
  type ScheduleRow,
} from '../../../server/market/sources/schedule.rules.ts';
import { operatorCommand, type Answer } from '../../platform/operatorCommand.ts';
import { inTransaction } from '../mergeTransaction.ts';
import { readArguments, USAGE, type Asked } from './schedule.args.ts';

/** A schedule is unknown, or its change is not valid; the message says why. */
class ScheduleRefused extends Error {
  override name = 'ScheduleRefused';
}

const noSuch = (name: string): ScheduleRefused =>
  new ScheduleRefused(`There is no schedule ${name}; npm run schedule -- list shows the names.`);

async function change(pool: Pool, name: string, wanted: ScheduleChange, by: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    const row = (await client.query<ScheduleRow>(lockSchedule, [name])).rows[0];
    if (row === undefined) throw noSuch(name);
    const changed = changedSchedule(row, wanted, by);
    if ('problem' in changed) throw new ScheduleRefused(changed.problem.message);
    await client.query(setSchedule, changed.values);
  });
}

async function run(pool: Pool, name: string, by: string): Promise<void> {
  const wanted = await pool.query<{ name: string }>(wantRun, [name, by]);
  if (wanted.rows.length === 0) throw noSuch(name);
}

async function add(pool: Pool, given: NewSchedule, by: string): Promise<void> {
  const added = newSchedule(given, by);
  if ('problem' in added) throw new ScheduleRefused(added.problem.message);
  const { rowCount } = await pool.query<{ name: string }>(addSchedule, added.values);
  if (rowCount === 0) throw new ScheduleRefused(added.taken.message);
}

async function remove(pool: Pool, row: ScheduleRow): Promise<void> {
  const { rowCount } = await pool.query<{ name: string }>(removeSchedule, [row.name]);
  if (rowCount === 0) throw new ScheduleRefused(notRemovable(row));
}

async function cancel(pool: Pool, name: string, by: string): Promise<void> {
  const { rowCount } = await pool.query<{ id: number }>(cancelRun, [name, by]);
  if (rowCount === 0) throw new ScheduleRefused(nothingToCancel(name));
}

async function found(pool: Pool, name: string): Promise<ScheduleRow> {
  const row = (await pool.query<ScheduleRow>(findSchedule, [name])).rows[0];
  if (row === undefined) throw noSuch(name);
  return row;
}

async function answer({ pool }: { pool: Pool }, asked: Asked): Promise<Answer> {
  if (asked.command === 'list') return answerOf((await pool.query<ScheduleRow>(listSchedules)).rows);
  const by = asked.by ?? userInfo().username;
  if (asked.command === 'add') {
    await add(pool, asked.added, by);
    return answerOf([await found(pool, asked.added.name)]);
  }
  const before = await found(pool, asked.name);
  if (asked.command === 'remove') {
    await remove(pool, before);
    return { text: `${asked.name} is removed.`, json: [], code: 0 };
  }
  if (asked.command === 'set') await change(pool, asked.name, asked.change, by);
  else await (asked.command === 'run' ? run : cancel)(pool, asked.name, by);
  return answerOf([await found(pool, asked.name)]);
}

function answerOf(rows: readonly ScheduleRow[]): Answer {
  const json = rows.map((row) => ({ ...row, words: scheduleWords(row) }));
  return { text: rows.map(describe).join('\n'), json, code: 0 };
}

function describe(row: ScheduleRow): string {
  const { name, isOn, isRunWanted, nextRunAt, lastRunAt, lastState, lastMessage, monthsBack, address } = row;
  const months = monthsBack === null ? '' : `, ${String(monthsBack)} months back`;
  const lines = [`${name}: ${isOn ? 'on' : 'off'}, ${scheduleWords(row)}${months}`];
  if (address !== null) lines.push(`  from ${address}`);
  if (isRunWanted) lines.push('  a run is asked for');
  if (nextRunAt !== null) lines.push(`  next ${nextRunAt.toISOString()}`);
  if (lastRunAt !== null)
    lines.push(`  last ${lastRunAt.toISOString()}, ${lastState ?? ''}: ${lastMessage ?? ''}`);
  return lines.join('\n');
}

await operatorCommand<Asked>({
  name: 'npm run schedule',
  usage: USAGE,
  read: readArguments,
  run: answer,
  isRefusal: (error) => error instanceof ScheduleRefused,
});
