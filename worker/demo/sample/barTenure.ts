import type { Region } from './regions.ts';
import type { Taxpayer } from './taxpayers.ts';
import type { Tenure } from './tenures.ts';

/** One taxpayer's bar, restaurant or club, with the inputs of its filings. */
export interface BarTenure extends Tenure {
  /** Draws its noise; two tenures never share one. */
  id: number;
  taxpayer: Taxpayer;
  locationNumber: number;
  name: string;
  address: string;
  city: string;
  zip: string;
  countyCode: number;
  insideCityLimits: boolean;
  /** 8 characters. */
  permit: string;
  region: Region;
  /** Receipts of an average month in dollars of 2015. */
  monthly: number;
  /** Shares of liquor, wine and beer; the rest is cover charge. */
  shares: readonly [liquor: number, wine: number, beer: number];
}
