import { counted } from '../../ui/formats/counted.ts';
import type {
  DataTaskKind,
  DataTaskState,
  FreshnessState,
  ImportRowFragment,
  ImportState,
} from '../../gql/graphql.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import { formatCount } from '../../ui/formats/formatMoney.ts';
import type { Freshness, TaskFields } from './dataDocuments.ts';

export const TAX_NAMES = { HOTEL: 'Lodging', BEVERAGE: 'Mixed beverage' } as const;

export const FRESHNESS: Readonly<Record<FreshnessState, string>> = {
  CURRENT: 'Up to date',
  DUE: 'Due now',
  LATE: 'Late',
  EMPTY: 'Nothing published',
};

export const IMPORT_STATES: Readonly<Record<ImportState, string>> = {
  WAITING: 'Waiting',
  RUNNING: 'Running',
  HELD: 'Held back',
  REFUSED: 'Refused',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
  PUBLISHED: 'Published',
  ALREADY_PUBLISHED: 'Already published',
  CHECKED: 'Checked only',
};

export const TASK_STATES: Readonly<Record<DataTaskState, string>> = {
  WAITING: 'Waiting',
  RUNNING: 'Running',
  DONE: 'Done',
  REFUSED: 'Refused',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
};

export const TASK_KINDS: Readonly<Record<DataTaskKind, string>> = {
  UNDO: 'Undo',
  REDO: 'Redo',
  PREVIEW_UNDO: 'Preview of an undo',
  PREVIEW_REDO: 'Preview of a redo',
  COMPARE_RELEASE: 'Comparison',
  COMPARE_IMPORT: 'Comparison',
};

/** Buttons that cancel a task. */
export const CANCEL_TASK: Readonly<Record<DataTaskKind, string>> = {
  UNDO: 'Cancel undo',
  REDO: 'Cancel redo',
  PREVIEW_UNDO: 'Cancel counting',
  PREVIEW_REDO: 'Cancel counting',
  COMPARE_RELEASE: 'Cancel comparison',
  COMPARE_IMPORT: 'Cancel comparison',
};

/** Parts of the work as the worker names them. */
const STAGES: Readonly<Record<string, string>> = {
  detect: 'Recognizing the file',
  stage: 'Reading rows',
  check: 'Checking rows',
  compare: 'Comparing with published filings',
  merge: 'Publishing filings',
  aggregate: 'Updating figures',
  starting: 'Starting',
  filings: 'Moving filings',
  figures: 'Updating figures',
};

function stageText(stage: string | null): string {
  return stage === null ? 'Starting' : (STAGES[stage] ?? stage);
}

export function progressText({ stage, rowsRead, rowsPerSecond, startedAt }: ImportRowFragment): string {
  const seconds =
    startedAt === null ? 0 : Math.max(0, Math.round((Date.now() - Date.parse(startedAt)) / 1000));
  const rate = stage === 'stage' && rowsPerSecond !== null ? `, ${formatCount(rowsPerSecond)} a second` : '';
  return `${stageText(stage)}: ${counted(rowsRead, 'row')}${rate}, for ${counted(seconds, 'second')}`;
}

export function monthsText(first: string | null, last: string | null): string {
  if (first === null || last === null) return '';
  return first === last ? formatMonth(first) : `${formatMonth(first)} to ${formatMonth(last)}`;
}

/** Age of the last release, such as `47 days old`. */
export function ageText({ lastReleaseAgeDays: days }: Freshness): string {
  if (days === null) return 'No release yet';
  return days === 0 ? 'Published today' : `${counted(days, 'day')} old`;
}

/** A task that nobody has taken up after this time may never be. */
const PATIENCE_MS = 30_000;

export function taskText({
  state,
  stage,
  message,
  canCancel,
  createdAt,
}: Pick<TaskFields, 'state' | 'stage' | 'message' | 'canCancel' | 'createdAt'>): string {
  if (state === 'RUNNING' && !canCancel) return 'Being cancelled…';
  if (state === 'RUNNING') return `${stageText(stage)}…`;
  if (state !== 'WAITING') return messageText(message ?? TASK_STATES[state]);
  const isLong = Date.now() - Date.parse(createdAt) > PATIENCE_MS;
  return isLong
    ? 'Still waiting. Check that the worker is running and not busy with an import.'
    : 'Waiting for the worker…';
}

/** The message of an import or a task as it is said here: what only the command line takes stands in parentheses. */
export function messageText(message: string): string {
  return message.replace(/ \((?:--|npm run )[^)]*\)/g, '');
}
