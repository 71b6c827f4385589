import { addMonths, monthsBetween, type Month } from '../../../platform/lib/month.ts';
import { toDollars } from '../../../platform/lib/money.ts';
import * as rules from './compare.rules.ts';
import { rankIn } from '../rank.ts';
import type { ComparedMonth, ComparedPeriod } from './comparedMonth.type.ts';

/** The subject, and its competitors: one by one and as one hotel. */
interface Compared {
  own: rules.Cells;
  others: readonly rules.Cells[];
  set: rules.Cells;
  isPublished: ReadonlySet<Month>;
}

/** Figures of the subject over some months. */
function figuresOver({ own, others, set, isPublished }: Compared, months: readonly Month[]): ComparedPeriod {
  const totals = [own, ...others].map((cells) => rules.within(cells, months));
  const [mine = [], ...theirs] = totals;
  const roomed = totals.map(rules.withRooms);
  const [mineRoomed = []] = roomed;
  const least = rules.leastMonths(months, isPublished);
  const isRanked = (cells: readonly rules.Cell[]): boolean => cells.length >= least;
  const revpar = rules.revparOf(mine);
  return {
    roomReceipts: rules.receiptsOf(mine),
    revpar: toDollars(revpar),
    competitorsRevpar: toDollars(rules.revparOf(theirs.flat())),
    competitorsFiled: theirs.filter((cells) => cells.length > 0).length,
    revparIndex: rules.revparIndex(own, set, months),
    revparRank: rankIn(isRanked(mineRoomed) ? revpar : null, roomed.filter(isRanked).map(rules.revparOf)),
    share: rules.shareOfAll(rules.receiptsOf(mineRoomed), roomed.map(rules.receiptsOf)),
    fairShare: rules.shareOfAll(rules.nightsOf(mine), totals.map(rules.nightsOf)),
  };
}

/** Each month of the subject, with the 12 months that end with it if all are published. */
export function subjectMonths(
  own: rules.Cells,
  others: readonly rules.Cells[],
  months: readonly Month[],
  published: readonly Month[],
): ComparedMonth[] {
  const isPublished = new Set(published);
  const compared = { own, others, set: rules.together(others), isPublished };
  return months.map((month) => {
    const twelve = monthsBetween(addMonths(month, -11), month);
    const filed = rules.within(own, twelve).length;
    const isWhole =
      twelve.every((each) => isPublished.has(each)) && filed >= rules.leastMonths(twelve, isPublished);
    return {
      month,
      isPublished: isPublished.has(month),
      figures: figuresOver(compared, [month]),
      trailing: isWhole ? figuresOver(compared, twelve) : null,
    };
  });
}
