import {
  addMonths,
  monthsBetween,
  monthOf,
  toMonth,
  yearOf,
  quarterOf,
  type Month,
} from '../../../platform/lib/month.ts';
import type { GrowthKind } from './growth.type.ts';
import { LATEST, type InventedHotel, type InventedMonth, type InventedWorld } from './histories.testing.ts';

/** Growth by its definition, hotel by hotel and month by month, regardless of speed. */

/** True if a month counts in the requested scope. */
export type InScope = (month: InventedMonth) => boolean;

export interface Expected {
  monthsCompared: number;
  earlier: number;
  later: number;
  parts: Map<GrowthKind, { properties: Set<string>; earlier: number; later: number }>;
}

interface Pair {
  later: Month;
  earlier: Month;
}

export function expectedGrowth(world: InventedWorld, inScope: InScope, from: Month, to: Month): Expected {
  const pairs = monthsBetween(from, to)
    .map((later): Pair => ({ later, earlier: addMonths(later, -12) }))
    .filter(({ later, earlier }) => later <= LATEST && earlier >= world.begins);
  const expected: Expected = { monthsCompared: pairs.length, earlier: 0, later: 0, parts: new Map() };
  for (const pair of pairs) {
    for (const hotel of world.hotels) {
      const earlier = counting(hotel, pair.earlier, inScope);
      const later = counting(hotel, pair.later, inScope);
      if (!earlier && !later) continue;
      expected.earlier += earlier?.cents ?? 0;
      expected.later += later?.cents ?? 0;
      const kind = kindOf(world, hotel, pair, inScope);
      const part = expected.parts.get(kind) ?? { properties: new Set(), earlier: 0, later: 0 };
      part.properties.add(hotel.premises === null ? `hotel ${String(hotel.id)}` : String(hotel.premises));
      part.earlier += earlier?.cents ?? 0;
      part.later += later?.cents ?? 0;
      expected.parts.set(kind, part);
    }
  }
  return expected;
}

const counting = (hotel: InventedHotel, month: Month, inScope: InScope): InventedMonth | undefined =>
  hotel.months.find((each) => each.month === month && !each.isLeftOut && inScope(each));

function kindOf(world: InventedWorld, hotel: InventedHotel, pair: Pair, inScope: InScope): GrowthKind {
  if (hotel.isMarketplace) return 'MARKETPLACE';
  const lacksLater = !counting(hotel, pair.later, inScope);
  const lacksEarlier = !counting(hotel, pair.earlier, inScope);
  if (!lacksLater && !lacksEarlier) return 'EXISTING';
  const lacking = lacksLater ? pair.later : pair.earlier;
  const atAddress = world.hotels.filter(
    (other) => other === hotel || (hotel.premises !== null && other.premises === hotel.premises),
  );
  const filedAt = (other: InventedHotel, month: Month) => counting(other, month, () => true);
  // A neighbor that filed for both months explains nothing; one that started or stopped in the filed month does.
  const cameOrWent = ({ months }: InventedHotel) =>
    lacksLater
      ? months.every(({ month }) => month >= pair.earlier)
      : months.every(({ month }) => month <= pair.later);
  const near = atAddress.filter(
    (other) =>
      other === hotel || !filedAt(other, pair.earlier) || !filedAt(other, pair.later) || cameOrWent(other),
  );
  if (near.some((other) => other !== hotel && counting(other, lacking, inScope))) return 'CHANGED_HANDS';
  if (near.some((other) => filedAt(other, lacking) && !counting(other, lacking, inScope))) return 'CONVERTED';
  const filed = near.flatMap(({ months }) => months.map(({ month }) => month));
  if (lacksEarlier) {
    const isKnown = !hotel.isQuarterly || isQuarterPublished(world, lacking);
    return isKnown && filed.every((month) => month > lacking) ? 'OPENED' : 'GAP';
  }
  if (filed.some((month) => month >= lacking)) return 'GAP';
  const hasEnded = hotel.responsibilityEnd !== null && monthOf(hotel.responsibilityEnd) < LATEST;
  const isSilent = filed.every((month) => month < addMonths(LATEST, -3));
  return hasEnded || isSilent ? 'CLOSED' : 'GAP';
}

/** Quarters are published from the one whose last month is not before the first, up to the last before the latest month. */
function isQuarterPublished({ begins, quartersBegin }: InventedWorld, month: Month): boolean {
  const last = toMonth(yearOf(month), quarterOf(month) * 3);
  return last >= begins && last >= quartersBegin && last <= LATEST;
}
