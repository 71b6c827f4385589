import { changeOf } from '../figures/change.ts';
import type { Db } from '../../platform/lib/db.ts';
import type { Month } from '../../platform/lib/month.ts';
import { memoized } from '../../platform/lib/memoized.ts';
import { pageLoader, type PageLoader } from '../../platform/lib/list.ts';
import { toRanks, type RawRanks, type Ranks } from '../figures/ranks.ts';
import {
  byId,
  rowLoader,
  rowsLoader,
  type RowLoader,
  type RowsLoader,
} from '../../platform/lib/rowLoader.ts';
import {
  byNumber,
  byPropertyMonths,
  byPropertyMonthsAsOf,
  type FilingsArgs,
  type MonthsKey,
  type PropertyNumber,
} from '../../platform/lib/property.ts';
import { beverageFilingHistory, beverageFilingsById } from './beverageFiling.sql.ts';
import type { BeverageFiling } from './beverageFiling.type.ts';
import { filingsOfBeverage } from './beverageLists.ts';
import { beverageHeadline, type LatestMonth } from './beverageFigures.ts';
import type { BeverageHeadline } from './beverageHeadline.type.ts';
import { beverageHeadlines, beverageMonths, beverageRanks } from './beverageMonth.sql.ts';
import { beverageMonthsAsOf } from './beverageMonthAsOf.sql.ts';
import type { BeverageMonth } from './beverageMonth.type.ts';
import {
  beveragesAtPremises,
  beveragesById,
  beveragesByNumber,
  beveragesCountedToward,
  legacyPermitsOfBeverages,
} from './beverage.sql.ts';
import type { BeverageProperty } from './beverage.type.ts';

export interface BeverageLoaders {
  byId: RowLoader<number, BeverageProperty>;
  byNumber: RowLoader<PropertyNumber, BeverageProperty>;
  atPremises: RowsLoader<number, BeverageProperty>;
  countedToward: RowsLoader<number, BeverageProperty>;
  legacyPermits: RowsLoader<number, BeverageProperty>;
  months: RowsLoader<MonthsKey, BeverageMonth>;
  /** As of a release, by its number. */
  asOf: (release: number) => Pick<BeverageLoaders, 'months'>;
  headline: RowLoader<number, BeverageHeadline | null>;
  ranks: RowLoader<number, Ranks>;
  filing: RowLoader<number, BeverageFiling>;
  filingHistory: RowsLoader<number, BeverageFiling>;
  filings: PageLoader<FilingsArgs, BeverageFiling>;
}

type RawMonth = Omit<BeverageMonth, 'yearChange'> & { receiptsBefore: number | null };

interface RawHeadline extends LatestMonth {
  propertyId: number;
  months: [month: Month, receipts: number, isEstimate: boolean, isUnusual: boolean, isPartial: boolean][];
}

export function createBeverageLoaders(db: Db): BeverageLoaders {
  return {
    byId: rowLoader(db, byId<BeverageProperty>(beveragesById)),
    byNumber: rowLoader(db, byNumber<BeverageProperty>(beveragesByNumber)),
    atPremises: rowsLoader(db, byId<BeverageProperty>(beveragesAtPremises)),
    countedToward: rowsLoader(db, byId<BeverageProperty>(beveragesCountedToward)),
    legacyPermits: rowsLoader(db, byId<BeverageProperty>(legacyPermitsOfBeverages)),
    months: rowsLoader(db, byPropertyMonths(beverageMonths, toBeverageMonth)),
    asOf: memoized((release: number) => ({
      months: rowsLoader(db, byPropertyMonthsAsOf(beverageMonthsAsOf, release, toBeverageMonth)),
    })),
    headline: rowLoader(db, { ...byId<RawHeadline>(beverageHeadlines), finish: toBeverageHeadline }),
    ranks: rowLoader(db, { ...byId<RawRanks>(beverageRanks), finish: toRanks }),
    filing: rowLoader(db, byId<BeverageFiling>(beverageFilingsById)),
    filingHistory: rowsLoader(db, byId<BeverageFiling>(beverageFilingHistory)),
    filings: pageLoader(db, ({ asOf }: FilingsArgs) => filingsOfBeverage(asOf)),
  };
}

function toBeverageMonth({ receiptsBefore, ...row }: RawMonth): BeverageMonth {
  return { ...row, yearChange: changeOf(row.totalReceipts, receiptsBefore) };
}

function toBeverageHeadline({ propertyId, months, ...latest }: RawHeadline): BeverageHeadline | null {
  const own = months.map(([month, receipts, isEstimate, isUnusual, isPartial]) => ({
    month,
    receipts,
    isEstimate,
    isUnusual,
    isPartial,
  }));
  return beverageHeadline(propertyId, own, latest);
}
