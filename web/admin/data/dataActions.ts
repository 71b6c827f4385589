import { graphql } from '../../gql/gql.ts';

export const AcceptImportDocument = graphql(`
  mutation AcceptImport($input: ImportActionInput!) {
    result: acceptImport(input: $input) {
      errors {
        field
        message
      }
    }
  }
`);

export const CancelImportDocument = graphql(`
  mutation CancelImport($input: ImportActionInput!) {
    result: cancelImport(input: $input) {
      errors {
        field
        message
      }
    }
  }
`);

export const RetryImportDocument = graphql(`
  mutation RetryImport($input: ImportActionInput!) {
    result: retryImport(input: $input) {
      errors {
        field
        message
      }
    }
  }
`);

export const CompareImportDocument = graphql(`
  mutation CompareImport($importId: Int!) {
    result: compareImport(importId: $importId) {
      task {
        taskId
      }
      errors {
        field
        message
      }
    }
  }
`);

export const CompareReleaseDocument = graphql(`
  mutation CompareRelease($releaseId: ID!) {
    result: compareRelease(releaseId: $releaseId) {
      task {
        taskId
      }
      errors {
        field
        message
      }
    }
  }
`);

export const UndoReleaseDocument = graphql(`
  mutation UndoRelease($input: ReleaseActionInput!) {
    result: undoRelease(input: $input) {
      task {
        taskId
      }
      errors {
        field
        message
      }
    }
  }
`);

export const RedoReleaseDocument = graphql(`
  mutation RedoRelease($input: ReleaseActionInput!) {
    result: redoRelease(input: $input) {
      task {
        taskId
      }
      errors {
        field
        message
      }
    }
  }
`);
