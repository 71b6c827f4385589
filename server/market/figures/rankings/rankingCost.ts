import { Kind, type SelectionSetNode } from 'graphql';
import type { ComplexityEstimator } from 'graphql-query-complexity/cjs';
import { page, reading } from '../../../platform/lib/cost.ts';
import { orAsOf } from '../../releases/figuresAsOf.args.ts';

/** The cost of a ranking. As of a release, the small charts of its rows take more filings than the ranking itself. */
export const rankingCost: ComplexityEstimator = (asked) => {
  const hasCharts = maySelect(asked.node.selectionSet, 'recentReceipts');
  const past = reading.pastOfTexas + (hasCharts ? reading.pastOfMany : 0);
  return orAsOf((now) => reading.ranking + (page(now) ?? 0), past)(asked);
};

/** True if the field is selected within, or may be in a fragment. */
function maySelect(selected: SelectionSetNode | undefined, name: string): boolean {
  return (selected?.selections ?? []).some(
    (selection) =>
      selection.kind !== Kind.FIELD ||
      selection.name.value === name ||
      maySelect(selection.selectionSet, name),
  );
}
