import { monthNumber, monthOf, type MonthNumber } from './calendar.ts';
import { hotelMonth } from './hotelFigures.ts';
import type { HotelTenure } from './hotelTenure.ts';

/** Filed room count of one flat, as a real one stated it. */
const ABSURD_ROOMS = 17_211;
const SLIPS: readonly MonthNumber[] = [monthNumber(2019, 3), monthNumber(2021, 5), monthNumber(2023, 7)];

/** 821,715.28 typed as 821,821,715.28: the leading digits twice. */
function typedTwice(cents: number): number {
  const dollars = String(Math.floor(cents / 100));
  return Number(dollars.slice(0, 3) + dollars) * 100 + (cents % 100);
}

function isThere(tenure: HotelTenure, month: MonthNumber): boolean {
  const open = monthOf(tenure.begin) < month && (tenure.end === null || monthOf(tenure.end) > month);
  return open && tenure.monthlyFrom <= month;
}

/** The sample with the few mistakes real filers make: totals typed wrongly, a flat with thousands of rooms. */
export function withSlips(hotels: readonly HotelTenure[]): HotelTenure[] {
  const flat = hotels.find(
    (hotel) => hotel.filedRooms === 1 && hotel.countyCode !== null && isThere(hotel, SLIPS[1] ?? 0),
  );
  const large = hotels.filter((hotel) => hotel.rooms >= 100 && hotel.countyCode !== null);
  const slips = new Map<HotelTenure, MonthNumber>();
  SLIPS.forEach((month, nth) => {
    const there = large.filter((hotel) => isThere(hotel, month) && !slips.has(hotel));
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
