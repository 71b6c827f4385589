import type { Rank } from '../figures/figures.type.ts';
import { firstDayOf, type Month } from '../../platform/lib/month.ts';
import { rankOf } from '../figures/ranks.ts';
import type { LoaderOptions } from '../../platform/lib/rowLoader.ts';
import { countyPlace } from './place.ts';
import type { Place } from './place.type.ts';
import type { PlaceKind } from './placeKind.ts';

/** Ranks and coverage of a place in its latest month. */
export interface PlaceStanding {
  /** Number of properties that are expected to file and have no figure yet. */
  missing: number;
  state: Rank | null;
  mainCounty: Place | null;
  /** Among the cities of the main county. */
  county: Rank | null;
}

/** `month` is the latest of the place. */
export interface StandingKey {
  kind: PlaceKind;
  key: string;
  month: Month;
}

type RawStanding = Record<'missing' | 'stateRank' | 'stateOf', number> &
  Record<'countyCode' | 'countyRank' | 'countyOf', number | null> & {
    countyName: string | null;
  };

/** Options for a loader of the ranks and coverage of places, of a statement for one of the taxes. */
export function byPlaceMonth(statement: string): LoaderOptions<StandingKey, RawStanding, PlaceStanding> {
  return {
    statement,
    params: (keys) => [
      keys.map(({ kind }) => kind),
      keys.map(({ key }) => key),
      keys.map(({ month }) => firstDayOf(month)),
    ],
    cacheKey: ({ kind, key, month }) => `${kind}:${key} ${month}`,
    finish: (raw) => ({
      missing: raw.missing,
      state: rankOf(raw.stateRank, raw.stateOf),
      mainCounty: countyPlace(raw.countyCode, raw.countyName),
      county: rankOf(raw.countyRank ?? 0, raw.countyOf ?? 0),
    }),
  };
}
