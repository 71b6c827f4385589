import DataLoader from 'dataloader';
import type { Db } from '../../platform/lib/db.ts';
import { firstDayOf, type Month } from '../../platform/lib/month.ts';
import { toGrowth, type Period, type RawPart } from './growth.ts';
import { alikeOf, type Alike } from '../likeForLike.ts';
import { alikeReceipts, alikeReceiptsAsOf, type AlikeProduct, type AlikeScopeKind } from './alike.sql.ts';
import { comparableMonths, growthParts, latestHotelMonth, type GrowthScopeKind } from './growth.sql.ts';
import type { ReceiptsGrowth } from './growth.type.ts';

/** Scope of receipts: a brand or parent company by number, or a place by its key in the aggregates. */
export interface GrowthScope {
  kind: GrowthScopeKind;
  key: string;
}

/** Months of one year, compared with the same months some years earlier. */
export interface AlikeAsked {
  kind: AlikeScopeKind;
  key: string;
  product: AlikeProduct;
  months: readonly Month[];
  years: number;
  /** The number of the release to read them as of; null for now. */
  asOf: number | null;
}

export type GrowthAsked = GrowthScope & Period;

export interface GrowthLoaders {
  /** The latest published month of lodging; the key is ignored. */
  latestMonth: DataLoader<'hotel', Month | null>;
  /** Each key is a statement of its own, because it sums thousands of months; limits keep the number of keys small. */
  growth: DataLoader<GrowthAsked, ReceiptsGrowth | null, string>;
  /** One statement for each key. */
  alike: DataLoader<AlikeAsked, Alike | null, string>;
}

export function createGrowthLoaders(db: Db): GrowthLoaders {
  const months = new DataLoader<Period, Month[], string>(
    (periods) => Promise.all(periods.map((period) => monthsOf(db, period))),
    { cacheKeyFn: ({ from, to }) => `${from} ${to}` },
  );
  const growthOf = async ({ kind, key, from, to }: GrowthAsked): Promise<ReceiptsGrowth | null> => {
    const compared = await months.load({ from, to });
    if (compared.length === 0) return null;
    const parts = await db.query<RawPart[]>(growthParts(kind), [key, compared.map(firstDayOf)]);
    return toGrowth({ from, to }, compared.length, parts);
  };
  return {
    latestMonth: new DataLoader(async (keys) => {
      const [row] = await db.query<{ month: Month | null }[]>(latestHotelMonth);
      return keys.map(() => row?.month ?? null);
    }),
    growth: new DataLoader((keys) => Promise.all(keys.map(growthOf)), {
      cacheKeyFn: ({ kind, key, from, to }) => `${kind}:${key} ${from} ${to}`,
    }),
    alike: new DataLoader((keys) => Promise.all(keys.map((asked) => alikeIn(db, asked))), {
      cacheKeyFn: ({ product, kind, key, months, years, asOf }) =>
        `${product} ${kind}:${key} ${months.join()} ${String(years)} ${String(asOf)}`,
    }),
  };
}

type RawAlike = Record<'later' | 'earlier', number | null>;

async function monthsOf(db: Db, { from, to }: Period): Promise<Month[]> {
  const rows = await db.query<{ month: Month }[]>(comparableMonths, [firstDayOf(from), firstDayOf(to)]);
  return rows.map(({ month }) => month);
}

async function alikeIn(db: Db, asked: AlikeAsked): Promise<Alike | null> {
  const { product, kind, key, asOf } = asked;
  const values = [key, asked.months.map(firstDayOf), asked.years];
  const [row] = await (asOf === null
    ? db.query<RawAlike[]>(alikeReceipts(product, kind), values)
    : db.query<RawAlike[]>(alikeReceiptsAsOf(product, kind), [...values, asOf]));
  return alikeOf(row?.later, row?.earlier);
}
