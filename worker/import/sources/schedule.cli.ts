import { userInfo } from 'node:os';
import type { Pool } from 'pg';
import {
  changedSchedule,
  findSchedule,
  listSchedules,
  lockSchedule,
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

async function answer({ pool }: { pool: Pool }, asked: Asked): Promise<Answer> {
  if (asked.command === 'list') return answerOf((await pool.query<ScheduleRow>(listSchedules)).rows);
  const by = asked.by ?? userInfo().username;
  if (asked.command === 'run') await run(pool, asked.name, by);
  else await change(pool, asked.name, asked.change, by);
  return answerOf((await pool.query<ScheduleRow>(findSchedule, [asked.name])).rows);
}

function answerOf(rows: readonly ScheduleRow[]): Answer {
  const json = rows.map((row) => ({ ...row, words: scheduleWords(row) }));
  return { text: rows.map(describe).join('\n'), json, code: 0 };
}

function describe(row: ScheduleRow): string {
  const { name, isOn, isRunWanted, nextRunAt, lastRunAt, lastState, lastMessage, monthsBack } = row;
  const months = monthsBack === null ? '' : `, ${String(monthsBack)} months back`;
  const lines = [`${name}: ${isOn ? 'on' : 'off'}, ${scheduleWords(row)}${months}`];
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
