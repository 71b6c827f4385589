import type { Town } from './geography.ts';
import { firmName } from './naming.ts';
import type { Random } from './random.ts';
import { regionFacts } from './regions.ts';
import { STREETS, STREET_KINDS } from './words.ts';

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

/**
 * 11 digits as real ones, but none of the 35,000 taxpayers in the real releases at hand has a number that begins
 * with 399 (the nearest are 390 and 391).
 */
const NUMBER_PREFIX = '399';
const NUMBERS = 100_000_000;
/** Shares no factor with NUMBERS, so that consecutive taxpayers get scattered, distinct numbers. */
const SCATTER = 61_803_399;

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

/** Registers invented firms, each with a number of its own. */
export class TaxpayerRegister {
  private registered = 0;

  private nextNumber(): string {
    this.registered += 1;
    const scattered = Number((BigInt(this.registered) * BigInt(SCATTER)) % BigInt(NUMBERS));
    return NUMBER_PREFIX + String(scattered).padStart(8, '0');
  }

  /** A firm at or near the town it trades in, or one case in eight in another state. */
  firm(random: Random, trade: 'hotel' | 'bar', town: Town): Taxpayer {
    const name = firmName(random, trade);
    const address = this.officeAddress(random);
    if (random.chance(0.12)) {
      const { areaCode, ...place } = random.pick(ELSEWHERE);
      return this.named(name, { address, ...place, countyCode: 0, phone: inventedPhone(random, areaCode) });
    }
    return this.named(name, {
      address,
      city: town.city,
      state: 'TX',
      zip: random.pick(town.zips),
      countyCode: town.countyCode,
      phone: random.chance(0.08) ? '' : inventedPhone(random, regionFacts(town.region).areaCode),
    });
  }

  /** A firm with a name and seat of its own. */
  named(name: string, seat: Omit<Taxpayer, 'number' | 'name'>): Taxpayer {
    return { number: this.nextNumber(), name, ...seat };
  }

  private officeAddress(random: Random): string {
    if (random.chance(0.2)) return `PO BOX ${random.whole(1_000, 99_999)}`;
    const street = `${random.whole(100, 9_999)} ${random.pick(STREETS)} ${random.pick(STREET_KINDS)}`;
    return random.chance(0.4) ? `${street} STE ${random.whole(100, 990)}` : street;
  }
}

/** A location of a taxpayer: its location numbers count up from 1. */
export interface Registration {
  taxpayer: Taxpayer;
  locationNumber: number;
}

const RECENT_FIRMS = 12;

/** The firms of one town and trade: most have one location, some buy more. */
export class Owners {
  private readonly recent: Registration[] = [];
  private readonly register: TaxpayerRegister;
  private readonly trade: 'hotel' | 'bar';
  private readonly town: Town;

  constructor(register: TaxpayerRegister, trade: 'hotel' | 'bar', town: Town) {
    this.register = register;
    this.trade = trade;
    this.town = town;
  }

  /** A new firm, or with the given chance the next location of one that is already there (never `seller`). */
  next(random: Random, expands: number, seller?: Taxpayer): Registration {
    const known = this.recent.filter(({ taxpayer }) => taxpayer !== seller);
    if (known.length > 0 && random.chance(expands)) {
      const firm = random.pick(known);
      firm.locationNumber += 1;
      return { ...firm };
    }
    const firm = { taxpayer: this.register.firm(random, this.trade, this.town), locationNumber: 1 };
    this.recent.push(firm);
    if (this.recent.length > RECENT_FIRMS) this.recent.shift();
    return { ...firm };
  }
}
