import { firmName, streetAddress } from './names.ts';
import type { Random } from './random.ts';
import type { Town } from './towns.ts';

export interface Taxpayer {
  /** 11 digits. */
  number: string;
  name: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  /** 0 is out of state. */
  countyCode: number;
  phone: string;
}

/** A location of a taxpayer: its location numbers count up from 1. */
export interface Registration {
  taxpayer: Taxpayer;
  locationNumber: number;
}

/**
 * 11 digits as real ones, but none of the 35,000 taxpayers in the real releases at hand has a number that begins
 * with 399 (the nearest are 390 and 391).
 */
const NUMBER_PREFIX = '399';
const NUMBERS = 100_000_000n;
/** Shares no factor with NUMBERS, so that consecutive taxpayers get scattered, distinct numbers. */
const SCATTER = 61_803_399n;

const ELSEWHERE = [
  { city: 'OKLAHOMA CITY', state: 'OK', zip: '73102', areaCode: '405' },
  { city: 'NASHVILLE', state: 'TN', zip: '37214', areaCode: '615' },
  { city: 'ATLANTA', state: 'GA', zip: '30303', areaCode: '404' },
  { city: 'DENVER', state: 'CO', zip: '80202', areaCode: '303' },
  { city: 'PHOENIX', state: 'AZ', zip: '85004', areaCode: '602' },
] as const;

/** Numbers that are fictional everywhere: exchange 555, lines 0100 to 0199. */
export function inventedPhone(random: Random, areaCode: string): string {
  return `${areaCode}55501${String(random.whole(0, 99)).padStart(2, '0')}`;
}

/** Registers shared by all places of one sample, which keep numbers, addresses and permits unique. */
export class Registers {
  private taxpayers = 0n;
  private readonly addresses = new Set<string>();
  private readonly permits = new Map<string, number>();
  private id: number;

  constructor(seed: number) {
    this.id = seed * 1_000_000;
  }

  nextId(): number {
    this.id += 1;
    return this.id;
  }

  /** An address of at most 40 characters that no other place of the ZIP has: one address is one premises. */
  address(random: Random, zip: string): string {
    for (let highest = 9_999; ; highest *= 2) {
      const address = streetAddress(random, highest);
      if (this.addresses.has(zip + address)) continue;
      this.addresses.add(zip + address);
      return address;
    }
  }

  /**
   * A permit of a kind (two characters). Its serial begins with 3: no permit of any kind in the real releases at hand
   * does (MB, RM and N run through 0, 1, 2 and 4 to 9), so none is a real one.
   */
  permit(kind: string): string {
    const nth = (this.permits.get(kind) ?? 0) + 1;
    if (nth >= 100_000) throw new RangeError(`No ${kind} permits left.`);
    this.permits.set(kind, nth);
    return `${kind}3${String((nth * 61_803) % 100_000).padStart(5, '0')}`;
  }

  /** A firm at or near the town it trades in, or one case in eight in another state. */
  firm(random: Random, trade: 'hotel' | 'bar', { city, zips, countyCode, region }: Town): Taxpayer {
    const name = firmName(random, trade);
    const address = officeAddress(random);
    if (random.chance(0.12)) {
      const { areaCode, ...place } = random.pick(ELSEWHERE);
      return this.named(name, { address, ...place, countyCode: 0, phone: inventedPhone(random, areaCode) });
    }
    const zip = random.pick(zips);
    const phone = random.chance(0.08) ? '' : inventedPhone(random, region.areaCode);
    return this.named(name, { address, city, state: 'TX', zip, countyCode, phone });
  }

  /** A firm with its own name and address. */
  named(name: string, seat: Omit<Taxpayer, 'number' | 'name'>): Taxpayer {
    this.taxpayers += 1n;
    const scattered = String((this.taxpayers * SCATTER) % NUMBERS).padStart(8, '0');
    return { number: NUMBER_PREFIX + scattered, name, ...seat };
  }
}

function officeAddress(random: Random): string {
  if (random.chance(0.2)) return `PO BOX ${random.whole(1_000, 99_999)}`;
  const street = streetAddress(random);
  return random.chance(0.4) ? `${street} STE ${random.whole(100, 990)}` : street;
}

const RECENT_FIRMS = 12;

/** The firms of one town and trade: most have one location, some buy more. */
export class Owners {
  private readonly recent: Registration[] = [];

  constructor(
    private readonly registers: Registers,
    private readonly trade: 'hotel' | 'bar',
    private readonly town: Town,
  ) {}

  /** A new firm, or with the given chance the next location of one that is already there (never `seller`). */
  next(random: Random, expands: number, seller?: Taxpayer): Registration {
    const known = this.recent.filter(({ taxpayer }) => taxpayer !== seller);
    if (known.length > 0 && random.chance(expands)) {
      const firm = random.pick(known);
      firm.locationNumber += 1;
      return { ...firm };
    }
    const firm = { taxpayer: this.registers.firm(random, this.trade, this.town), locationNumber: 1 };
    this.recent.push(firm);
    if (this.recent.length > RECENT_FIRMS) this.recent.shift();
    return { ...firm };
  }
}
