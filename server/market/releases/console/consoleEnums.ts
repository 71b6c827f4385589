import { registerEnumType } from 'type-graphql';

export const FreshnessState = { CURRENT: 'CURRENT', DUE: 'DUE', LATE: 'LATE', EMPTY: 'EMPTY' } as const;
export type FreshnessState = keyof typeof FreshnessState;
registerEnumType(FreshnessState, {
  name: 'FreshnessState',
  description: 'Published months of a tax, compared with what the comptroller should have published.',
  valuesConfig: {
    CURRENT: { description: 'The next month is not due yet.' },
    DUE: { description: 'The next month should be available now.' },
    LATE: { description: 'The next month has been due for more than two weeks.' },
    EMPTY: { description: 'Nothing is published.' },
  },
});

export const ImportState = {
  WAITING: 'WAITING',
  RUNNING: 'RUNNING',
  HELD: 'HELD',
  REFUSED: 'REFUSED',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
  PUBLISHED: 'PUBLISHED',
  ALREADY_PUBLISHED: 'ALREADY_PUBLISHED',
  CHECKED: 'CHECKED',
} as const;
export type ImportState = keyof typeof ImportState;
registerEnumType(ImportState, {
  name: 'ImportState',
  description: 'State of an import.',
  valuesConfig: {
    WAITING: { description: 'Waits for the worker, or for another import to end.' },
    RUNNING: { description: 'Running now.' },
    HELD: { description: 'A check held it back. An administrator can accept or cancel it.' },
    REFUSED: { description: 'Not published, and nothing changed.' },
    FAILED: { description: 'Ended by an error or interrupted. Nothing changed.' },
    CANCELLED: { description: 'Cancelled by an administrator. Nothing changed.' },
    PUBLISHED: { description: 'Its releases are published.' },
    ALREADY_PUBLISHED: {
      description: 'Its releases, or newer ones, were published before. Nothing changed.',
    },
    CHECKED: { description: 'Checked only (dry run). Nothing changed.' },
  },
});

export const CheckSeverity = { HELD: 'HELD', REFUSED: 'REFUSED', FLAGGED: 'FLAGGED' } as const;
export type CheckSeverity = keyof typeof CheckSeverity;
registerEnumType(CheckSeverity, {
  name: 'CheckSeverity',
  description: 'Consequence of a check of an import.',
  valuesConfig: {
    HELD: { description: 'The release was held back.' },
    REFUSED: { description: 'The rows were left out because they cannot be read.' },
    FLAGGED: { description: 'The rows were marked, or left out as the rules say.' },
  },
});

export const DataTaskKind = {
  UNDO: 'UNDO',
  REDO: 'REDO',
  PREVIEW_UNDO: 'PREVIEW_UNDO',
  PREVIEW_REDO: 'PREVIEW_REDO',
  COMPARE_RELEASE: 'COMPARE_RELEASE',
  COMPARE_IMPORT: 'COMPARE_IMPORT',
} as const;
export type DataTaskKind = keyof typeof DataTaskKind;
registerEnumType(DataTaskKind, {
  name: 'DataTaskKind',
  description: 'Kind of a task for the worker.',
  valuesConfig: {
    UNDO: { description: 'Restores filings and figures as if the release had never been published.' },
    REDO: { description: 'Restores what an undo removed.' },
    PREVIEW_UNDO: { description: 'Lists what an undo would change, without changing anything.' },
    PREVIEW_REDO: { description: 'Lists what a redo would change, without changing anything.' },
    COMPARE_RELEASE: { description: 'Lists what a release changed.' },
    COMPARE_IMPORT: { description: 'Lists what an import would change if it were published now.' },
  },
});

export const DataTaskState = {
  WAITING: 'WAITING',
  RUNNING: 'RUNNING',
  DONE: 'DONE',
  REFUSED: 'REFUSED',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
} as const;
export type DataTaskState = keyof typeof DataTaskState;
registerEnumType(DataTaskState, {
  name: 'DataTaskState',
  description: 'State of a task.',
  valuesConfig: {
    WAITING: { description: 'Waits for the worker.' },
    RUNNING: { description: 'The worker carries it out.' },
    DONE: { description: 'Done.' },
    REFUSED: { description: 'Cannot be done; the message says why. Nothing changed.' },
    FAILED: { description: 'Ended by an error. Nothing changed.' },
    CANCELLED: { description: 'Cancelled by an administrator. Nothing changed.' },
  },
});
