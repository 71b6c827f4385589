import { revparCents } from '../hotels/hotel.rules.ts';
import { rankIn } from '../figures/rank.ts';
import type { Month } from '../../platform/lib/month.ts';
import type { PlaceBrand } from './placeBrand.type.ts';
import { toDollars } from '../../platform/lib/money.ts';

/** Minimum months with rooms that count for a rank: with fewer of the 12, the season or an opening would decide. */
const FEWEST_MONTHS = 10;
/**
 * Minimum rooms for a rank: a record of a room or two, such as a single condominium, is not the best brand of a city.
 */
const FEWEST_ROOMS = 10;

/** A brand in a place as SQL sums it: 12 months, of which it has figures for `months`. */
export interface RawPlaceBrand {
  brandId: number;
  properties: number;
  /** Cents. */
  roomReceipts: number;
  /** Cents of the hotels whose rooms count. */
  revparReceipts: number;
  months: number;
  /** Number of these months in which rooms count. */
  revparMonths: number;
  /** Months that lack what its hotels file by quarter. */
  awaitedMonths: Month[];
  roomMonths: number;
  roomNights: number;
}

type Unranked = Omit<PlaceBrand, 'revparRank' | 'receiptsPerRoomRank'>;

function toUnranked({ roomMonths, roomNights, revparReceipts, ...row }: RawPlaceBrand): Unranked {
  const { revparMonths } = row;
  return {
    ...row,
    rooms: roomMonths === 0 ? 0 : Math.round(roomMonths / revparMonths),
    revpar: toDollars(revparCents(revparReceipts, roomNights)),
    receiptsPerRoom: roomMonths === 0 ? null : Math.round((revparReceipts * revparMonths) / roomMonths),
  };
}

/** Brands of a place with their ranks, highest RevPAR first. Figures that are equal as shown share a rank. */
export function rankBrands(raw: readonly RawPlaceBrand[]): PlaceBrand[] {
  const brands = raw.map(toUnranked);
  const ranked = brands.filter(
    ({ revparMonths, rooms }) => revparMonths >= FEWEST_MONTHS && rooms >= FEWEST_ROOMS,
  );
  // A sum of ten months is a sixth less than one of twelve.
  const mostMonths = Math.max(...ranked.map(({ revparMonths }) => revparMonths));
  const whole = ranked.filter(({ revparMonths }) => revparMonths === mostMonths);
  const revpars = ranked.map(({ revpar }) => revpar);
  const perRoom = whole.map(({ receiptsPerRoom }) => receiptsPerRoom);
  return brands
    .map((brand) => ({
      ...brand,
      revparRank: rankIn(ranked.includes(brand) ? brand.revpar : null, revpars),
      receiptsPerRoomRank: rankIn(whole.includes(brand) ? brand.receiptsPerRoom : null, perRoom),
    }))
    .sort(
      (a, b) =>
        (a.revparRank?.rank ?? Infinity) - (b.revparRank?.rank ?? Infinity) ||
        b.roomReceipts - a.roomReceipts ||
        a.brandId - b.brandId,
    );
}
