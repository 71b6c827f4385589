import { suiteOf } from './addressDifference.ts';
import type { Address } from '../../../server/market/premises/address.rules.ts';
import type { Known } from './evidence.ts';

/** An address of a ZIP code and the properties whose latest filing says it. */
export interface Spot {
  /** Address in its standard spelling. */
  address: string;
  parsed: Address;
  businesses: readonly Known[];
}

export const hasSuite = ({ parsed }: Spot): boolean => suiteOf(parsed) !== '';

export const isHotel = ({ businesses }: Spot): boolean =>
  businesses.some(({ product }) => product === 'hotel');

/** A spot without its bars. */
export const hotelsOf = (spot: Spot): Spot => ({
  ...spot,
  businesses: spot.businesses.filter(({ product }) => product === 'hotel'),
});
