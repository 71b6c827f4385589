import type { Db } from '../../platform/lib/db.ts';
import { byId, rowLoader, type RowLoader } from '../../platform/lib/rowLoader.ts';
import * as sql from './brandRule.sql.ts';
import type { BrandMatch, BrandRule } from './brandRule.type.ts';

interface RuleCounts {
  names: number;
  hotels: number;
}

export interface BrandRuleLoaders {
  byId: RowLoader<number, BrandRule>;
  counts: RowLoader<number, RuleCounts>;
  /** By the property's database key. */
  matchOf: RowLoader<number, BrandMatch>;
}

export function createBrandRuleLoaders(db: Db): BrandRuleLoaders {
  return {
    byId: rowLoader(db, byId<BrandRule>(sql.brandRulesById)),
    counts: rowLoader(db, byId<RuleCounts>(sql.brandRuleCounts)),
    matchOf: rowLoader(db, byId<BrandMatch>(sql.brandMatches)),
  };
}
