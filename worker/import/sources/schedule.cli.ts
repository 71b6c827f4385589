import type { Pool } from 'pg';
import {
  findSchedule,
  listSchedules,
  scheduleWords,
  type ScheduleRow,
} from '../../../server/market/releases/sources/schedule.rules.ts';
import type { Answer } from '../../../server/platform/commands/commandLine.ts';
import { operatorName } from '../../../server/platform/commands/operatorName.ts';
import { operatorCommand } from '../../platform/operatorCommand.ts';
import { changeSchedule, noSuch, ScheduleRefused } from './changeSchedule.ts';
import { readArguments, USAGE, type Asked } from './schedule.args.ts';

async function found(pool: Pool, name: string): Promise<ScheduleRow> {
  const row = (await pool.query<ScheduleRow>(findSchedule, [name])).rows[0];
  if (row === undefined) throw noSuch(name);
  return row;
}

async function answer({ pool }: { pool: Pool }, asked: Asked): Promise<Answer> {
  if (asked.command === 'list') return answerOf((await pool.query<ScheduleRow>(listSchedules)).rows);
  await changeSchedule(pool, asked, asked.by ?? operatorName());
  if (asked.command === 'remove') return { text: `${asked.name} is removed.`, json: [], code: 0 };
  return answerOf([await found(pool, asked.command === 'add' ? asked.added.name : asked.name)]);
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
  refusals: [ScheduleRefused],
});
