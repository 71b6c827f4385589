import type { ComplexityEstimator } from 'graphql-query-complexity/cjs';
import { page, reading } from '../../../platform/lib/cost.ts';
import { maySelect } from '../../../platform/lib/maySelect.ts';
import { orAsOf } from '../../releases/figuresAsOf.args.ts';

/** The cost of a ranking. As of a release, the small charts of its rows take more filings than the ranking itself. */
export const rankingCost: ComplexityEstimator = (asked) => {
  const hasCharts = maySelect(asked.node.selectionSet, ['recentReceipts', 'recentUnusualMonths']);
  const past = reading.pastOfTexas + (hasCharts ? reading.pastOfMany : 0);
  return orAsOf((now) => reading.ranking + (page(now) ?? 0), past)(asked);
};
