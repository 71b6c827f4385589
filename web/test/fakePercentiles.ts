import type { FakeHotel } from './fakeFigures.ts';

const band = (figure: string, period: string, value: number | null, percentile: number | null) => ({
  figure,
  period,
  value,
  percentile,
  of: 212,
  spread: { p5: 20, p25: 45.5, p50: 70, p75: 98.4, p95: 180 },
});

/** A hotel in the upper half of its city, and in a ZIP code with too few hotels to tell; none of a marketplace. */
export function fakePercentiles({ city, zip, isMarketplace }: FakeHotel) {
  if (isMarketplace === true) return [];
  const month = { month: '2023-09', isIncomplete: false, partialMonths: [] as string[] };
  const bands = [
    band('REVPAR', 'MONTH', 80.25, 60),
    band('REVPAR', 'TTM', null, null),
    band('ROOM_RECEIPTS', 'MONTH', 98_500, 78),
    band('ROOM_RECEIPTS', 'TTM', 1_800_000, 0),
  ];
  const few = bands.map((each) => ({ ...each, percentile: null, of: 7, spread: null }));
  return [
    { ...month, place: { id: `city:${city}`, kind: 'CITY', name: city }, bands },
    { ...month, place: { id: `zip:${zip}`, kind: 'ZIP', name: zip }, bands: few },
  ];
}
