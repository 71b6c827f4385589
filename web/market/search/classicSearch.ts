import { RESULT_ITEMS, RESULT_TYPES } from '../../app/paths.ts';
import type { ResultItem, ResultType } from '../../app/paths.ts';

/** The names of the four search types. */
export const TYPE_NAMES: Record<ResultType, string> = {
  monthly: 'Lodging Monthly',
  quarterly: 'Lodging Quarterly',
  quarterlymonthly: 'Lodging Monthly + Quarterly',
  mbt: 'Mixed Beverage Monthly',
};

/** The names of the kinds of place. */
export const ITEM_NAMES: Record<ResultItem, string> = { city: 'City', county: 'County', zip: 'Zip Code' };

export const TYPE_OPTIONS = RESULT_TYPES.map((value) => ({ value, label: TYPE_NAMES[value] }));
export const ITEM_OPTIONS = RESULT_ITEMS.map((value) => ({ value, label: ITEM_NAMES[value] }));

export const NOTHING_CHOSEN = 'Please Enter a city, county or zip code to view results';
export const DEFAULT_QUARTER = 2;
