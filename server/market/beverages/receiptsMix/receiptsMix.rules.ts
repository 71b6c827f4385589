import { groupBy } from '../../../platform/lib/byKey.ts';
import { yearOf, type Month } from '../../../platform/lib/month.ts';
import { shareOf } from '../../hotels/hotel.rules.ts';
import type { MixFacts, PlaceMixMonth, PlaceReceiptsMix } from './receiptsMix.type.ts';

type Mix = Pick<MixFacts, keyof MixFacts>;

/** Months of both taxes; amounts are cents. */
export interface MonthsOfBoth {
  lodging: readonly {
    month: Month;
    roomReceipts: number;
    isIncomplete: boolean;
    awaitsQuarterlyFilers: boolean;
  }[];
  alcohol: readonly { month: Month; totalReceipts: number; isIncomplete: boolean }[];
}

/** The mix of the months that are complete for both taxes, and of their years. */
export function receiptsMixOf({ lodging, alcohol }: MonthsOfBoth): PlaceReceiptsMix {
  const bars = new Map(alcohol.filter(({ isIncomplete }) => !isIncomplete).map((each) => [each.month, each]));
  const months = lodging.flatMap((each): PlaceMixMonth[] => {
    const bar = bars.get(each.month);
    if (bar === undefined || each.isIncomplete || each.awaitsQuarterlyFilers) return [];
    return [{ month: each.month, ...mixOf(each.roomReceipts, bar.totalReceipts) }];
  });
  const years = [...groupBy(months, ({ month }) => yearOf(month))].map(([year, own]) => ({
    year,
    months: own.length,
    ...mixOf(sumOf(own, 'roomReceipts'), sumOf(own, 'alcoholReceipts')),
  }));
  return { months, years };
}

function sumOf(months: readonly MixFacts[], name: 'roomReceipts' | 'alcoholReceipts'): number {
  return months.reduce((sum, month) => sum + month[name], 0);
}

/** The two shares add up to 100. */
function mixOf(roomReceipts: number, alcoholReceipts: number): Mix {
  const roomShare = shareOf(roomReceipts, roomReceipts + alcoholReceipts);
  const alcoholShare = roomShare === null ? null : Math.round((100 - roomShare) * 10) / 10;
  return { roomReceipts, alcoholReceipts, roomShare, alcoholShare };
}
