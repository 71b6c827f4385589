import { graphql } from '../../gql/gql.ts';
import type { SchedulesQuery, UploadsQuery } from '../../gql/graphql.ts';

export const SchedulesDocument = graphql(`
  query Schedules {
    schedules {
      name
      source
      pattern
      timeZone
      words
      isOn
      monthsBack
      nextRunAt
      isRunWanted
      lastRunAt
      lastState
      lastMessage
      address
      canCancel
    }
  }
`);

export const SetScheduleDocument = graphql(`
  mutation SetSchedule($input: SetScheduleInput!) {
    setSchedule(input: $input) {
      schedule {
        name
      }
      errors {
        field
        message
      }
    }
  }
`);

export const RunScheduleDocument = graphql(`
  mutation RunSchedule($input: RunScheduleInput!) {
    runSchedule(input: $input) {
      schedule {
        name
      }
      errors {
        field
        message
      }
    }
  }
`);

export const AddScheduleDocument = graphql(`
  mutation AddSchedule($input: AddScheduleInput!) {
    addSchedule(input: $input) {
      errors {
        field
        message
      }
    }
  }
`);

export const RemoveScheduleDocument = graphql(`
  mutation RemoveSchedule($input: RunScheduleInput!) {
    removeSchedule(input: $input) {
      errors {
        field
        message
      }
    }
  }
`);

export const CancelScheduleRunDocument = graphql(`
  mutation CancelScheduleRun($input: RunScheduleInput!) {
    cancelScheduleRun(input: $input) {
      errors {
        field
        message
      }
    }
  }
`);

export const UploadsDocument = graphql(`
  query Uploads {
    uploads {
      id
      fileName
      bytes
      isInterrupted
      received
      state
      message
      importId
      createdAt
    }
  }
`);

export type ShownSchedule = SchedulesQuery['schedules'][number];
export type ShownUpload = UploadsQuery['uploads'][number];

/** Time between two queries for what runs, or may begin to. */
export const ASK_EVERY_MS = 5_000;
