import { monthNumber, type MonthNumber } from './calendar.ts';
import { asEarned, hotelMonth, type FiguresOf } from './hotelFigures.ts';
import { mix } from './random.ts';
import { isThere, type HotelTenure } from './tenures.ts';

/** Filed room count of one flat, as a real one stated it. */
const ABSURD_ROOMS = 17_211;
const SLIPS: readonly MonthNumber[] = [monthNumber(2019, 3), monthNumber(2021, 5), monthNumber(2023, 7)];

/** 821,715.28 typed as 821,821,715.28: the leading digits twice. */
function typedTwice(cents: number): number {
  const dollars = String(Math.floor(cents / 100));
  return Number(dollars.slice(0, 3) + dollars) * 100 + (cents % 100);
}

function filesMonthly(tenure: HotelTenure, month: MonthNumber): boolean {
  return isThere(tenure, month) && tenure.monthlyFrom <= month;
}

/** The sample with the few mistakes real filers make: totals typed wrongly, a flat with thousands of rooms. */
export function withSlips(hotels: readonly HotelTenure[]): HotelTenure[] {
  const inTexas = hotels.filter(({ countyCode }) => countyCode !== null);
  const flat = inTexas.find((hotel) => hotel.filedRooms === 1 && filesMonthly(hotel, SLIPS[1] ?? 0));
  const large = inTexas.filter(({ rooms }) => rooms >= 100);
  const slips = new Map<HotelTenure, MonthNumber>();
  SLIPS.forEach((month, nth) => {
    const there = large.filter((hotel) => filesMonthly(hotel, month) && !slips.has(hotel));
    const hotel = there[Math.floor((there.length * (nth + 1)) / (SLIPS.length + 1))];
    if (hotel) slips.set(hotel, month);
  });
  return hotels.map((hotel) => {
    if (hotel === flat) return { ...hotel, filedRooms: ABSURD_ROOMS };
    const month = slips.get(hotel);
    if (month === undefined) return hotel;
    return { ...hotel, slip: { month, totalCents: typedTwice(hotelMonth(hotel, month).totalCents) } };
  });
}

/** Differences between the two issues of one month, in filings; as many, for its size, as in the real HOT2303. */
const LATE = 3;
const WITHDRAWN = 2;
const CORRECTED = 8;

/**
 * Two issues of one month: the first lacks late filings, holds some that are withdrawn later and some amounts
 * that are corrected later; the second is how things stand.
 */
export function twoIssues(
  tenures: readonly HotelTenure[],
  month: MonthNumber,
): [first: FiguresOf, second: FiguresOf] {
  // Monthly filers of ten rooms and more that were there the whole month: their filings are never zero.
  const filing = tenures.filter(
    (tenure) => asEarned(tenure, month, month) && filesMonthly(tenure, month) && tenure.filedRooms >= 10,
  );
  const shuffled = filing.toSorted((a, b) => mix(a.id, month, 9) - mix(b.id, month, 9));
  const late = new Set(shuffled.splice(0, LATE));
  const withdrawn = new Set(shuffled.splice(0, WITHDRAWN));
  const corrected = new Set(shuffled.splice(0, CORRECTED));
  return [
    (tenure, first, last) => {
      const earned = late.has(tenure) ? null : asEarned(tenure, first, last);
      if (!earned || !corrected.has(tenure)) return earned;
      return { ...earned, totalCents: Math.ceil(earned.totalCents * 1.1) };
    },
    (tenure, first, last) => (withdrawn.has(tenure) ? null : asEarned(tenure, first, last)),
  ];
}
