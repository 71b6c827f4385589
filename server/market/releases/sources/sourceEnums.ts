import { registerEnumType } from 'type-graphql';

export const ScheduleSourceName = {
  INBOX: 'INBOX',
  PORTAL: 'PORTAL',
  BACKUP: 'BACKUP',
  ADDRESS: 'ADDRESS',
} as const;
export type ScheduleSourceName = keyof typeof ScheduleSourceName;
registerEnumType(ScheduleSourceName, {
  name: 'ScheduleSource',
  description: 'Work that runs on a schedule: imports from a source, or a backup.',
  valuesConfig: {
    INBOX: { description: 'Imports complete files of the watched folder.' },
    PORTAL: {
      description: 'Fetches and imports the latest months of mixed beverages from the state’s portal.',
    },
    BACKUP: { description: 'Writes a backup.' },
    ADDRESS: {
      description: 'Fetches and imports the file of an address, unless it is the same as last time.',
    },
  },
});

export const ScheduleRunState = {
  RUNNING: 'RUNNING',
  DONE: 'DONE',
  REFUSED: 'REFUSED',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
} as const;
export type ScheduleRunState = keyof typeof ScheduleRunState;
registerEnumType(ScheduleRunState, {
  name: 'ScheduleRunState',
  description: 'State of a scheduled run.',
  valuesConfig: {
    RUNNING: { description: 'Running, or waiting to try again.' },
    DONE: { description: 'Done.' },
    REFUSED: { description: 'Refused: the source or the file must change first. Nothing was changed.' },
    FAILED: { description: 'Failed. Nothing was changed.' },
    CANCELLED: { description: 'Cancelled by an operator. Nothing was changed.' },
  },
});

export const UploadState = {
  ARRIVING: 'ARRIVING',
  WAITING: 'WAITING',
  IMPORTING: 'IMPORTING',
  DONE: 'DONE',
  REFUSED: 'REFUSED',
  FAILED: 'FAILED',
} as const;
export type UploadState = keyof typeof UploadState;
registerEnumType(UploadState, {
  name: 'UploadState',
  description: 'State of an uploaded file.',
  valuesConfig: {
    ARRIVING: { description: 'Not complete yet.' },
    WAITING: { description: 'Complete, and waiting for the worker.' },
    IMPORTING: { description: 'The import waits for its turn or is running.' },
    DONE: { description: 'Published, or published before.' },
    REFUSED: { description: 'Refused or held back; nothing was changed.' },
    FAILED: { description: 'Failed; nothing was changed.' },
  },
});
