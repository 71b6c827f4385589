import { Kind, type FieldNode } from 'graphql';
import type { ComplexityEstimator } from 'graphql-query-complexity/cjs';
import { largest, page, reading } from '../../platform/lib/cost.ts';
import { wanted, type StringFilter } from '../../platform/lib/filters.ts';
import { monthsBetween } from '../../platform/lib/month.ts';

interface Narrowed {
  filter?: {
    month?: { from?: string | null; to?: string | null } | null;
    taxpayerNumber?: StringFilter | null;
    permit?: StringFilter | null;
  } | null;
  asOf?: unknown;
}

/** A page of filings. Counting them, or finding those current at a release, reads every month asked for. */
export const filingsPage: ComplexityEstimator = (asked) => {
  const { filter, asOf } = asked.args as Narrowed;
  const rows = page(asked) ?? 0;
  if ((wanted(filter?.taxpayerNumber) ?? wanted(filter?.permit)) !== null) return rows;
  const { from = null, to = null } = filter?.month ?? {};
  const last = to ?? new Date().toISOString().slice(0, 7);
  const months = from === null ? largest.months : Math.min(largest.months, monthsBetween(from, last).length);
  const each =
    (isCounted(asked.node) ? reading.countOfMonth : 0) + (asOf == null ? 0 : reading.pastFilingsOfMonth);
  return rows + months * each;
};

/** True if the field `totalCount` is selected, or may be in a fragment. */
function isCounted({ selectionSet }: FieldNode): boolean {
  return (selectionSet?.selections ?? []).some(
    (selection) => selection.kind !== Kind.FIELD || selection.name.value === 'totalCount',
  );
}
