import { graphql } from '../../gql/gql.ts';
import type { DataPageQuery, DataTaskFieldsFragment, ImportQuery } from '../../gql/graphql.ts';

export const ImportRowFragment = graphql(`
  fragment ImportRow on Import {
    importId
    fileName
    bytes
    state
    stage
    rowsRead
    rowsPerSecond
    message
    requestedBy
    note
    cancelledBy
    cancelNote
    repeatOf
    repeatedBy
    createdAt
    startedAt
    finishedAt
    canAccept
    canCancel
    canRetry
  }
`);

export const DataTaskFieldsDocument = graphql(`
  fragment DataTaskFields on DataTask {
    taskId
    kind
    state
    fileName
    requestedBy
    note
    stage
    message
    canCancel
    createdAt
    finishedAt
    effect {
      added
      removed
      changed
      attributed
      firstMonth
      lastMonth
      receiptsBefore
      receiptsAfter
      propertiesHidden
      propertiesShown
      decisionsAtRest
    }
  }
`);

/** All that the page shows at first, asked again while something runs. */
export const DataPageDocument = graphql(`
  query DataPage {
    dataFreshness {
      product
      state
      latestMonth
      dueMonth
      dueOn
      lastReleaseAgeDays
      lastRelease {
        fileName
      }
    }
    dataQueue {
      waiting
      running
      failed
    }
    open: imports(first: 100, isOpen: true) {
      nodes {
        ...ImportRow
      }
    }
    imports(first: 50) {
      nodes {
        ...ImportRow
      }
    }
    releases(first: 100) {
      nodes {
        id
        fileName
        product
        firstMonth
        lastMonth
        rows
        added
        changed
        retired
        total
        statesTax
        synthetic
        publishedAt
        undoneAt
        undoReason
      }
    }
    dataTasks(first: 50, kinds: [UNDO, REDO]) {
      nodes {
        ...DataTaskFields
      }
    }
  }
`);

/** The releases of an import, with checks and rows that cannot be read. */
export const ImportDocument = graphql(`
  query Import($importId: Int!) {
    import(importId: $importId) {
      importId
      releases {
        fileName
        product
        format
        outcome
        message
        firstMonth
        lastMonth
        rows
        accepted
        refused
        added
        changed
        retired
        unchanged
        total
        statesTax
        checks {
          severity
          finding
          rows
        }
        refusals {
          line
          column
          value
          reason
        }
      }
    }
  }
`);

export const ChangeLineFields = graphql(`
  fragment ChangeLine on ReleaseChangeLine {
    name
    before
    after
    change
    changePct
  }
`);

export const DataTaskDocument = graphql(`
  query DataTask($taskId: Int!) {
    dataTask(taskId: $taskId) {
      ...DataTaskFields
      comparisons {
        fileName
        product
        added
        changed
        retired
        all {
          ...ChangeLine
        }
        byProperty {
          ...ChangeLine
        }
        byCity {
          ...ChangeLine
        }
        byBrand {
          ...ChangeLine
        }
        flags {
          flag
          filings
        }
        flagged {
          name
          period
          reason
        }
      }
    }
  }
`);

export type DataRelease = DataPageQuery['releases']['nodes'][number];
export type Freshness = DataPageQuery['dataFreshness'][number];
export type TaskFields = DataTaskFieldsFragment;
export type ImportedRelease = NonNullable<ImportQuery['import']>['releases'][number];
