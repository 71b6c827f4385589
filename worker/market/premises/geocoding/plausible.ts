import type { AskedAddress, FoundPoint } from './geocoder.ts';

/** About 50 miles: farther from its ZIP code's middle, a point is that of another address. */
const MOST_DEGREES = 0.75;

/** The point, unless it cannot be that of the address. */
export function plausible(asked: AskedAddress, found: FoundPoint | null): FoundPoint | null {
  if (found === null) return null;
  const { latitude, longitude } = found;
  // The difference of what is no number is not small either.
  const isNear =
    Math.abs(latitude - asked.zipLatitude) <= MOST_DEGREES &&
    Math.abs(longitude - asked.zipLongitude) <= MOST_DEGREES;
  return isNear ? found : null;
}

/** The street part of an address in one spelling, without building, floor and suite, which geocoders mistake. */
export function streetOf(address: string): string {
  return address.replace(/ (BLDG|FL|STE) .*$/, '');
}

export function houseNumberOf(address: string): string {
  return /^\S+/.exec(address)?.[0] ?? '';
}
