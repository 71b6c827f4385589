import { statfs } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import type { JobCounts } from './queueState.ts';
import { operatorsState } from './operators.sql.ts';
import { within } from '../../platform/lib/within.ts';

/** State of the database's contents. */
interface DataState {
  releases: { product: string; lastMonth: string; ageSeconds: number }[];
  imports: Record<string, number>;
  mailsWaiting: number;
  oldestMailSeconds: number;
  /** Given up in the last 24 hours, without those whose recipient does not exist. */
  mailsFailed: number;
  /** Since the latest scheduled backup, or since its schedule was turned on; null while that is off. */
  backupAgeSeconds: number | null;
}

/** State of everything that operators watch; null for what did not answer. */
export interface OperatorsState {
  data: DataState | null;
  isMigrated: boolean | null;
  /** Undefined without REDIS_URL. */
  queue: JobCounts | null | undefined;
  diskFreeBytes: number | null;
}

export interface Watched {
  db: DataSource;
  /** Null without REDIS_URL. */
  readQueue: (() => Promise<JobCounts>) | null;
  dataDir: string;
}

/** A part that takes longer counts as unreachable, so that the others are still told. */
const PATIENCE_MS = 3_000;

/** Reads the state of all parts at once, each within its time. */
export async function readOperatorsState({ db, readQueue, dataDir }: Watched): Promise<OperatorsState> {
  const [data, isMigrated, queue, diskFreeBytes] = await Promise.all([
    orNull(db.query<DataState[]>(operatorsState).then(([row]) => row ?? null)),
    orNull(db.showMigrations().then((isPending) => !isPending)),
    readQueue ? orNull(readQueue()) : undefined,
    orNull(statfs(dataDir).then(({ bavail, bsize }) => bavail * bsize)),
  ]);
  return { data, isMigrated, queue, diskFreeBytes };
}

function orNull<T>(asked: Promise<T>): Promise<T | null> {
  return within(asked, PATIENCE_MS, () => null).catch(() => null);
}

const MINUTE = 60;
const DAY = 86_400;

/** Beyond these, something needs an operator. The comptroller publishes both taxes every month; backups are daily or weekly. */
const most = {
  mailSeconds: 15 * MINUTE,
  releaseSeconds: 45 * DAY,
  backupSeconds: 8 * DAY,
  leastDiskBytes: 1_000_000_000,
};

/** Sentences for operators; none if all is well. */
export function problemsOf({ data, isMigrated, queue, diskFreeBytes }: OperatorsState): string[] {
  if (data === null) return ['The database does not answer.'];
  const { mailSeconds, releaseSeconds, backupSeconds, leastDiskBytes } = most;
  const stale = data.releases.filter(({ ageSeconds }) => ageSeconds > releaseSeconds);
  const days = (seconds: number): string => String(Math.floor(seconds / DAY));
  return [
    ...(isMigrated === null ? ['The database did not say whether migrations are pending.'] : []),
    ...(isMigrated === false ? ['Migrations are pending.'] : []),
    ...(queue === null
      ? ['Redis does not answer: nothing is scheduled, and limits count in one process.']
      : []),
    ...(queue?.workers === 0 ? ['No worker takes jobs.'] : []),
    ...(data.oldestMailSeconds > mailSeconds
      ? [`An email has waited ${minutes(data.oldestMailSeconds)}.`]
      : []),
    ...(data.mailsFailed > 0 ? [`${emails(data.mailsFailed)} given up in the last 24 hours.`] : []),
    ...stale.map((each) => `The last ${each.product} release is ${days(each.ageSeconds)} days old.`),
    ...((data.backupAgeSeconds ?? 0) > backupSeconds
      ? [`The last backup is ${days(data.backupAgeSeconds ?? 0)} days old.`]
      : []),
    ...(diskFreeBytes !== null && diskFreeBytes < leastDiskBytes
      ? ['The disk of DATA_DIR is nearly full.']
      : []),
  ];
}

function minutes(seconds: number): string {
  return `${String(Math.floor(seconds / MINUTE))} minutes`;
}

function emails(count: number): string {
  return count === 1 ? '1 email was' : `${String(count)} emails were`;
}
