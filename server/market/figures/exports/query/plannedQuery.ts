import type { DocumentNode } from 'graphql';
import type { TypedColumn } from '../../../../platform/lib/exports/typedColumn.ts';

/** A query whose rows can be exported: it has one list, below fields that each have one object. */
export interface QueryPlan {
  /** The query for one page: with `$exportFirst` and `$exportAfter` if the list has pages. */
  document: DocumentNode;
  /** Names in the answer from its root to the list, or to the connection that has it. */
  path: readonly string[];
  /** Null if the list comes whole. */
  rowsOf: 'nodes' | 'edges' | null;
  columns: readonly TypedColumn[];
}
