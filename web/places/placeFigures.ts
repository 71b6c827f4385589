import type { ReleaseName } from '../components/release.ts';
import type { Change } from '../lib/formatChange.ts';

/** A month of a place, of either tax; null for what is unknown or not of that tax. */
export interface PlaceMonth {
  month: string;
  receipts: number;
  taxable: number | null;
  revpar: number | null;
  rooms: number | null;
  properties: number;
  marketplace: number | null;
  apportioned: number | null;
  suspectsLeftOut: number | null;
  /** Where quarterly filers have yet to file for the month. */
  awaitsQuarterlyFilers: boolean;
  liquor: number | null;
  wine: number | null;
  beer: number | null;
  coverCharge: number | null;
  estimated: number | null;
  release: ReleaseName & { id: string };
}

export interface PlaceYear {
  year: number;
  months: number;
  receipts: number;
  change: Change | null;
  revpar: number | null;
  revparChange: Change | null;
}

export interface PlaceFigures {
  name: string;
  months: PlaceMonth[];
  years: PlaceYear[];
  /** The latest year with published figures of the tax anywhere; null where there is none. */
  latestYear: number | null;
}
