import type { DayNumber, MonthNumber } from './calendar.ts';
import type { Region } from './regions.ts';
import type { Taxpayer } from './taxpayers.ts';
import type { Tenure } from './tenures.ts';

/** One taxpayer's hotel location, with the inputs of its filings. */
export interface HotelTenure extends Tenure {
  /** Draws its noise; two tenures never share one. */
  id: number;
  taxpayer: Taxpayer;
  locationNumber: number;
  name: string;
  /** The name that releases before a day bear. */
  formerly?: { name: string; until: DayNumber };
  address: string;
  /** As filed; may be an alias of the city's name. */
  city: string;
  state: string;
  zip: string;
  /** Null is blank: marketplaces out of state file it so. */
  countyCode: number | null;
  phone: string;
  rooms: number;
  /** The filed number of rooms; a slip may make it another number. */
  filedRooms: number;
  /** Files by the quarter before this month, by the month from it on; it begins a quarter. */
  monthlyFrom: MonthNumber;
  region: Region;
  /** Rate of a night in dollars of 2015. */
  rate: number;
  /** Share of rooms let in an average month. */
  occupancy: number;
  /** Share of receipts that is taxable. */
  taxableShare: number;
  /** A total typed wrongly, in cents, for one month. */
  slip?: { month: MonthNumber; totalCents: number };
}

/** `monthlyFrom` of those that always file by the quarter. */
export const NEVER_MONTHLY = Number.MAX_SAFE_INTEGER;
