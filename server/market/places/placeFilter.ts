import { wanted, type StringFilter } from '../../platform/lib/filters.ts';
import type { Params } from '../../platform/lib/page.ts';
import { placeCondition } from './placeCondition.sql.ts';

export interface PlaceFilter {
  city?: StringFilter | null;
  county?: StringFilter | null;
  zip?: StringFilter | null;
}

/** Conditions on `alias` for the city, county and zip that a filter has. */
export function placeConditions(alias: string, filter: PlaceFilter, params: Params): string[] {
  const kinds = [
    ['CITY', filter.city],
    ['COUNTY', filter.county],
    ['ZIP', filter.zip],
  ] as const;
  return kinds.flatMap(([kind, names]) => {
    const texts = wanted(names);
    return texts ? [placeCondition(kind, texts, params)(alias)] : [];
  });
}
