import type { Db } from '../../platform/lib/db.ts';
import {
  byId,
  rowLoader,
  rowsLoader,
  type RowLoader,
  type RowsLoader,
} from '../../platform/lib/rowLoader.ts';
import * as sql from './doubtful.sql.ts';
import type { DoubtSums, FilingDecisionEntry } from './doubtful.type.ts';
import type { Treatment } from './filingEffect.rules.ts';

type Sums = Record<Treatment, DoubtSums>;

/** Sums are null without a brand, or unless all months of the period have figures. */
interface RawEffects {
  placeName: string | null;
  brandName: string | null;
  place: Sums | null;
  brand: Sums | null;
}

/** By the filing's database key. */
export interface DoubtfulLoaders {
  effects: RowLoader<number, RawEffects>;
  decisions: RowsLoader<number, FilingDecisionEntry>;
}

export function createDoubtfulLoaders(db: Db): DoubtfulLoaders {
  return {
    effects: rowLoader(db, byId<RawEffects>(sql.doubtEffects)),
    decisions: rowsLoader(db, byId<FilingDecisionEntry>(sql.decisionsOfFilings)),
  };
}
