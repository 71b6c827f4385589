import type { DataSource } from 'typeorm';
import { recordAction } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { refused, Refused } from '../../../platform/lib/fieldErrors.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import {
  addSchedule,
  newSchedule,
  removeSchedule,
  notRemovable,
  type NewSchedule,
} from './addedSchedule.rules.ts';
import {
  cancelRun,
  changedSchedule,
  listSchedules,
  lockSchedule,
  nothingToCancel,
  scheduleWords,
  setSchedule,
  wantRun,
  type ScheduleChange,
  type ScheduleRow,
} from './schedule.rules.ts';
import type { Schedule } from './schedule.type.ts';
import type { ScheduleRunState, ScheduleSourceName } from './sourceEnums.ts';

/** All schedules, by name. */
export async function findSchedules(db: Db): Promise<Schedule[]> {
  return (await db.query<ScheduleRow[]>(listSchedules)).map(shown);
}

function shown(row: ScheduleRow): Schedule {
  return {
    ...row,
    words: scheduleWords(row),
    source: row.source.toUpperCase() as ScheduleSourceName,
    lastState: (row.lastState?.toUpperCase() ?? null) as ScheduleRunState | null,
  };
}

/** Changes a schedule and records it. Throws the errors that refuse it. */
export function changeSchedule(
  accounts: DataSource,
  viewer: Viewer,
  name: string,
  change: ScheduleChange,
): Promise<Schedule> {
  return accounts.transaction(async (tx) => {
    const changed = changedSchedule(await locked(tx, name), change, viewer.email);
    if ('problem' in changed) throw new Refused([changed.problem]);
    await tx.query(setSchedule, changed.values);
    await recordAction(tx, {
      actorId: viewer.memberId,
      action: 'SET_SCHEDULE',
      details: { name, ...change },
    });
    return shown(await locked(tx, name));
  });
}

/** Asks for a run at once and records it. Throws the errors that refuse it. */
export function wantScheduleRun(accounts: DataSource, viewer: Viewer, name: string): Promise<Schedule> {
  return accounts.transaction(async (tx) => {
    await locked(tx, name);
    await tx.query(wantRun, [name, viewer.email]);
    await recordAction(tx, { actorId: viewer.memberId, action: 'RUN_SCHEDULE', details: { name } });
    return shown(await locked(tx, name));
  });
}

/** Adds a schedule that fetches an address, and records it. Throws the errors that refuse it. */
export function addAddressSchedule(
  accounts: DataSource,
  viewer: Viewer,
  given: NewSchedule,
): Promise<Schedule> {
  return accounts.transaction(async (tx) => {
    const added = newSchedule(given, viewer.email);
    if ('problem' in added) throw new Refused([added.problem]);
    const rows = await tx.query<{ name: string }[]>(addSchedule, added.values);
    if (rows.length === 0) throw new Refused([added.taken]);
    const { name, address } = given;
    await recordAction(tx, { actorId: viewer.memberId, action: 'ADD_SCHEDULE', details: { name, address } });
    return shown(await locked(tx, name));
  });
}

/** Removes a schedule that fetches an address, and records it. Throws the errors that refuse it. */
export function dropAddressSchedule(accounts: DataSource, viewer: Viewer, name: string): Promise<Schedule> {
  return accounts.transaction(async (tx) => {
    const row = await locked(tx, name);
    const [, removed] = await tx.query<[unknown[], number]>(removeSchedule, [name]);
    if (removed === 0) throw refused('OUTDATED', notRemovable(row), 'name');
    const details = { name, address: row.address };
    await recordAction(tx, { actorId: viewer.memberId, action: 'REMOVE_SCHEDULE', details });
    return shown(row);
  });
}

/** Asks the worker to end a run and to undo its work, and records the request. Throws the reason if refused. */
export function cancelScheduleRun(accounts: DataSource, viewer: Viewer, name: string): Promise<Schedule> {
  return accounts.transaction(async (tx) => {
    await locked(tx, name);
    const [, cancelled] = await tx.query<[unknown[], number]>(cancelRun, [name, viewer.email]);
    if (cancelled === 0) throw refused('OUTDATED', nothingToCancel(name), 'name');
    await recordAction(tx, { actorId: viewer.memberId, action: 'CANCEL_SCHEDULE_RUN', details: { name } });
    return shown(await locked(tx, name));
  });
}

async function locked(tx: Db, name: string): Promise<ScheduleRow> {
  const [row] = await tx.query<ScheduleRow[]>(lockSchedule, [name]);
  if (row) return row;
  throw refused('NOT_FOUND', `There is no schedule ${name}.`, 'name');
}
