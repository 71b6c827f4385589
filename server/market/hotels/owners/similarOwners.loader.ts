import type { Product } from '../../enums.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { addMonths, firstDayOf, type Month } from '../../../platform/lib/month.ts';
import { memoized } from '../../../platform/lib/memoized.ts';
import {
  rowLoader,
  rowsLoader,
  withRelease,
  type LoaderOptions,
  type RowLoader,
  type RowsLoader,
} from '../../../platform/lib/rowLoader.ts';
import type { AtAddress } from './findSimilar.ts';
import { receiptsOfOwners, receiptsOfOwnersAsOf, taxpayersAtAddress } from './similarOwners.sql.ts';
import type { ProductName } from '../../productName.rules.ts';

interface YearKey {
  number: string;
  /** The last of twelve months. */
  to: Month;
}

/** Cents. */
interface Receipts {
  receipts: number;
}

export interface SimilarOwnerLoaders {
  /** Taxpayers with the mailing address of one, itself too. */
  atAddress: RowsLoader<string, AtAddress>;
  /** Receipts of the 12 months up to one; null without any. */
  receipts: Record<Product, RowLoader<YearKey, Receipts>>;
  /** As of a release, by its number. */
  asOf: (release: number) => Pick<SimilarOwnerLoaders, 'receipts'>;
}

export function createSimilarOwnerLoaders(db: Db): SimilarOwnerLoaders {
  return {
    atAddress: rowsLoader(db, {
      statement: taxpayersAtAddress,
      params: (numbers: readonly string[]) => [numbers],
      cacheKey: (number) => number,
      finish: (row: AtAddress) => row,
    }),
    receipts: {
      HOTEL: rowLoader(db, byYear(receiptsOfOwners('hotel'))),
      BEVERAGE: rowLoader(db, byYear(receiptsOfOwners('beverage'))),
    },
    asOf: memoized((release: number) => {
      const past = (product: ProductName): RowLoader<YearKey, Receipts> =>
        rowLoader(db, withRelease(byYear(receiptsOfOwnersAsOf(product)), release));
      return { receipts: { HOTEL: past('hotel'), BEVERAGE: past('beverage') } };
    }),
  };
}

/** All keys of a loader have the same months: those of the year that was published last. */
function byYear(statement: string): LoaderOptions<YearKey, Receipts, Receipts> {
  return {
    statement,
    params: (keys) => [
      keys.map(({ number }) => number),
      keys[0] && firstDayOf(addMonths(keys[0].to, -11)),
      keys[0] && firstDayOf(keys[0].to),
    ],
    cacheKey: ({ number, to }) => `${number} ${to}`,
    finish: (row) => row,
  };
}
