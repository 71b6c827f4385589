import type { Product } from '../../enums.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { addMonths, firstDayOf, type Month } from '../../../platform/lib/month.ts';
import { rowLoader, rowsLoader, type RowLoader, type RowsLoader } from '../../../platform/lib/rowLoader.ts';
import type { AtAddress } from './findSimilar.ts';
import type { OwnedProduct } from './owner.sql.ts';
import { receiptsOfOwners, taxpayersAtAddress } from './similarOwners.sql.ts';

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
}

export function createSimilarOwnerLoaders(db: Db): SimilarOwnerLoaders {
  return {
    atAddress: rowsLoader(db, {
      statement: taxpayersAtAddress,
      params: (numbers: readonly string[]) => [numbers],
      cacheKey: (number) => number,
      finish: (row: AtAddress) => row,
    }),
    receipts: { HOTEL: receiptsLoader(db, 'hotel'), BEVERAGE: receiptsLoader(db, 'beverage') },
  };
}

/** All keys of a request have the same months: those of the latest published year. */
function receiptsLoader(db: Db, product: OwnedProduct): RowLoader<YearKey, Receipts> {
  return rowLoader(db, {
    statement: receiptsOfOwners(product),
    params: (keys) => [
      keys.map(({ number }) => number),
      keys[0] && firstDayOf(addMonths(keys[0].to, -11)),
      keys[0] && firstDayOf(keys[0].to),
    ],
    cacheKey: ({ number, to }) => `${number} ${to}`,
    finish: (row: Receipts) => row,
  });
}
