import { wholeMonths } from '../../search/usePublishedMonths.ts';
import type { PublishedMonth } from '../../search/usePublishedMonths.ts';

/**
 * The whole months up to the latest one without missing rows: a ranking of a month that most have yet to file for
 * misleads. All of them if rows are missing in each.
 */
export function rankedMonths(
  published: readonly Pick<PublishedMonth, 'month' | 'hasMonthlyFilers' | 'isIncomplete'>[],
): string[] {
  const whole = published.filter(({ hasMonthlyFilers }) => hasMonthlyFilers);
  const last = whole.findLastIndex(({ isIncomplete }) => !isIncomplete);
  return wholeMonths(last === -1 ? whole : whole.slice(0, last + 1));
}
