import type { Description } from '../premises/describe.sql.ts';
import { descriptionColumns } from './mixedBeverage.columns.ts';

/**
 * A bar is described by its latest filing; of several legacy addresses in a month, by the one with the highest
 * receipts.
 */
export const beverageDescription: Description = {
  product: 'beverage',
  columns: [...descriptionColumns, 'city', 'county_code', 'zip'],
  hasAddress: "(p.location_address <> '' and p.location_zip <> '')",
  placedBy: ['location_name', 'permit', 'taxpayer_name'],
  derived: {},
  joins: '',
};
