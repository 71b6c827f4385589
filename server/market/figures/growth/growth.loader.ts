import DataLoader from 'dataloader';
import type { Db } from '../../../platform/lib/db.ts';
import { memoized } from '../../../platform/lib/memoized.ts';
import { firstDayOf, type Month } from '../../../platform/lib/month.ts';
import { toGrowth, type ComparableMonth, type Period, type RawPart } from './growth.ts';
import { alikeOfHotels, type Alike, type RawAlike } from '../likeForLike.ts';
import { alikeReceipts, alikeReceiptsAsOf, type AlikeScopeKind } from './alike.sql.ts';
import { comparableMonths, growthParts, latestHotelMonth, type GrowthScopeKind } from './growth.sql.ts';
import type { ReceiptsGrowth } from './growth.type.ts';
import { comparableMonthsAsOf, growthPartsAsOf, latestHotelMonthAsOf } from './pastGrowth.sql.ts';
import type { ProductName } from '../../productName.rules.ts';

/** Scope of receipts: a brand or parent company by number, or a place by its key in the aggregates. */
export interface GrowthScope {
  kind: GrowthScopeKind;
  key: string;
}

/** Months of one year, compared with the same months some years earlier. */
interface AlikeAsked {
  kind: AlikeScopeKind;
  key: string;
  product: ProductName;
  months: readonly Month[];
  years: number;
  /** The number of the release to read them as of; null for now. */
  asOf: number | null;
}

interface GrowthAsked extends GrowthScope, Period {
  /** The number of the release to read it as of; null for now. */
  asOf: number | null;
}

export interface GrowthLoaders {
  /** The latest published month of lodging, as of a release (its number) or now. */
  latestMonth: (asOf: number | null) => Promise<Month | null>;
  /** Each key is a statement of its own, because it sums thousands of months; limits keep the number of keys small. */
  growth: DataLoader<GrowthAsked, ReceiptsGrowth | null, string>;
  /** One statement for each key. */
  alike: DataLoader<AlikeAsked, Alike | null, string>;
}

export function createGrowthLoaders(db: Db): GrowthLoaders {
  const months = new DataLoader<AskedPeriod, ComparableMonth[], string>(
    (periods) => Promise.all(periods.map((period) => monthsOf(db, period))),
    { cacheKeyFn: ({ from, to, asOf }) => `${from} ${to} ${String(asOf)}` },
  );
  const growthOf = async ({ kind, key, from, to, asOf }: GrowthAsked): Promise<ReceiptsGrowth | null> => {
    const compared = await months.load({ from, to, asOf });
    if (compared.length === 0) return null;
    const values = [key, compared.map(({ month }) => firstDayOf(month))];
    const parts = await (asOf === null
      ? db.query<RawPart[]>(growthParts(kind), values)
      : db.query<RawPart[]>(growthPartsAsOf(kind), [...values, asOf]));
    return toGrowth({ from, to }, compared, parts);
  };
  return {
    latestMonth: memoized((asOf: number | null) => latestMonthOf(db, asOf)),
    growth: new DataLoader((keys) => Promise.all(keys.map(growthOf)), {
      cacheKeyFn: ({ kind, key, from, to, asOf }) => `${kind}:${key} ${from} ${to} ${String(asOf)}`,
    }),
    alike: new DataLoader((keys) => Promise.all(keys.map((asked) => alikeIn(db, asked))), {
      cacheKeyFn: ({ product, kind, key, months, years, asOf }) =>
        `${product} ${kind}:${key} ${months.join()} ${String(years)} ${String(asOf)}`,
    }),
  };
}

type AskedPeriod = Pick<GrowthAsked, 'from' | 'to' | 'asOf'>;

function monthsOf(db: Db, { from, to, asOf }: AskedPeriod): Promise<ComparableMonth[]> {
  const values = [firstDayOf(from), firstDayOf(to)];
  return asOf === null
    ? db.query<ComparableMonth[]>(comparableMonths, values)
    : db.query<ComparableMonth[]>(comparableMonthsAsOf, [...values, asOf]);
}

async function latestMonthOf(db: Db, asOf: number | null): Promise<Month | null> {
  const [row] = await (asOf === null
    ? db.query<{ month: Month | null }[]>(latestHotelMonth)
    : db.query<{ month: Month | null }[]>(latestHotelMonthAsOf, [asOf]));
  return row?.month ?? null;
}

async function alikeIn(db: Db, asked: AlikeAsked): Promise<Alike | null> {
  const { product, kind, key, asOf } = asked;
  const values = [key, asked.months.map(firstDayOf), asked.years];
  const [row] = await (asOf === null
    ? db.query<RawAlike[]>(alikeReceipts(product, kind), values)
    : db.query<RawAlike[]>(alikeReceiptsAsOf(product, kind), [...values, asOf]));
  return alikeOfHotels(row ?? {});
}
