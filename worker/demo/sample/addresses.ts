import type { Random } from './random.ts';
import { STREETS, STREET_KINDS } from './words.ts';

/** Hands out invented street addresses, no two alike within a ZIP: one address is one premises. */
export class AddressBook {
  private readonly taken = new Set<string>();

  /** A new address of at most 40 characters. */
  next(random: Random, zip: string): string {
    for (let range = 9_999; ; range *= 2) {
      const address = `${random.whole(100, range)} ${random.pick(STREETS)} ${random.pick(STREET_KINDS)}`;
      if (this.taken.has(zip + address)) continue;
      this.taken.add(zip + address);
      return address;
    }
  }
}

const LONG_FORMS: Record<string, string> = {
  ST: 'STREET',
  AVE: 'AVENUE',
  RD: 'ROAD',
  DR: 'DRIVE',
  BLVD: 'BOULEVARD',
};

/** The same address as another owner may write it: with the street type in full. */
export function spelledOut(address: string): string {
  return address.replace(/ (\w+)$/, (_, kind: string) => ` ${LONG_FORMS[kind] ?? kind}`);
}
