import { trailingTwelve } from '../hotels/hotel.rules.ts';
import { headlineChanges } from '../headline.ts';
import type { BrandHeadline } from './brandHeadline.type.ts';
import type { BrandMonth } from './brandMonth.type.ts';

/** Figures of the latest month. `months` must be all there are, in order. */
export function brandHeadline(months: readonly BrandMonth[]): Omit<BrandHeadline, 'kind' | 'key'> | null {
  const latest = months.at(-1);
  if (!latest) return null;
  const { releaseId, month, isIncomplete, roomReceipts, revpar, rooms, properties } = latest;
  const comparable = months.map(({ alike, revparReceipts, ...each }) => ({
    ...{ month: each.month, receipts: each.roomReceipts, rooms: each.rooms, revparReceipts, alike },
  }));
  const withRooms = months.map((each) => ({
    month: each.month,
    roomReceipts: each.revparReceipts,
    roomCapacity: each.rooms,
  }));
  return {
    ...{ releaseId, month, isIncomplete, roomReceipts, revpar, rooms, properties },
    ...headlineChanges(comparable, month),
    ttmRevparWeighted: trailingTwelve(withRooms).at(-1)?.weighted ?? null,
  };
}
