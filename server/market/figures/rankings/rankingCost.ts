import type { ComplexityEstimator } from 'graphql-query-complexity/cjs';
import { page, reading } from '../../../platform/lib/cost.ts';
import { maySelect } from '../../../platform/lib/maySelect.ts';
import { orAsOf } from '../../releases/figuresAsOf.args.ts';

/** Fields of a row that are read for its small chart. */
const OF_CHARTS = ['recentReceipts', 'recentUnusualMonths', 'recentApportionedMonths'];

/** The cost of a ranking. As of a release, the small charts of its rows take more filings than the ranking itself. */
export const rankingCost: ComplexityEstimator = (asked) => {
  const hasCharts = maySelect(asked.node.selectionSet, OF_CHARTS);
  const past = reading.pastOfTexas + (hasCharts ? reading.pastOfMany : 0);
  return orAsOf((now) => reading.ranking + (page(now) ?? 0), past)(asked);
};
