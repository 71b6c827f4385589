import { graphql } from '../../gql/gql.ts';

graphql(`
  fragment ImportDecided on ImportPayload {
    errors {
      field
      message
    }
  }
`);

graphql(`
  fragment TaskGiven on DataTaskPayload {
    task {
      taskId
    }
    errors {
      field
      message
    }
  }
`);

export const AcceptImportDocument = graphql(`
  mutation AcceptImport($input: ImportActionInput!) {
    result: acceptImport(input: $input) {
      ...ImportDecided @unmask
    }
  }
`);

export const CancelImportDocument = graphql(`
  mutation CancelImport($input: ImportActionInput!) {
    result: cancelImport(input: $input) {
      ...ImportDecided @unmask
    }
  }
`);

export const RetryImportDocument = graphql(`
  mutation RetryImport($input: ImportActionInput!) {
    result: retryImport(input: $input) {
      ...ImportDecided @unmask
    }
  }
`);

export const CompareImportDocument = graphql(`
  mutation CompareImport($input: CompareImportInput!) {
    result: compareImport(input: $input) {
      ...TaskGiven @unmask
    }
  }
`);

export const CompareReleaseDocument = graphql(`
  mutation CompareRelease($input: CompareReleaseInput!) {
    result: compareRelease(input: $input) {
      ...TaskGiven @unmask
    }
  }
`);

export const UndoReleaseDocument = graphql(`
  mutation UndoRelease($input: ReleaseActionInput!) {
    result: undoRelease(input: $input) {
      ...TaskGiven @unmask
    }
  }
`);

export const RedoReleaseDocument = graphql(`
  mutation RedoRelease($input: ReleaseActionInput!) {
    result: redoRelease(input: $input) {
      ...TaskGiven @unmask
    }
  }
`);

export const CancelDataTaskDocument = graphql(`
  mutation CancelDataTask($input: CancelDataTaskInput!) {
    result: cancelDataTask(input: $input) {
      ...TaskGiven @unmask
    }
  }
`);
