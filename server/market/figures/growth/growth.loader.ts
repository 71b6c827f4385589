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
}

type GrowthAsked = GrowthScope & Period;

interface GrowthReaders {
  /** The latest published month of lodging. */
  latestMonth: () => Promise<Month | null>;
  /** Each key is a statement of its own, because it sums thousands of months; limits keep the number of keys small. */
  growth: DataLoader<GrowthAsked, ReceiptsGrowth | null, string>;
  /** One statement for each key. */
  alike: DataLoader<AlikeAsked, Alike | null, string>;
}

export interface GrowthLoaders extends GrowthReaders {
  /** As of a release, by its number. */
  asOf: (release: number) => GrowthReaders;
}

/** The statements of now, or those as of a release. */
interface Statements {
  latestMonth: string;
  comparableMonths: string;
  parts: (kind: GrowthScopeKind) => string;
  alike: (product: ProductName, kind: AlikeScopeKind) => string;
  /** Parameters after their own. */
  last: readonly number[];
}

export function createGrowthLoaders(db: Db): GrowthLoaders {
  const current = {
    latestMonth: latestHotelMonth,
    comparableMonths,
    parts: growthParts,
    alike: alikeReceipts,
    last: [],
  };
  const past = {
    latestMonth: latestHotelMonthAsOf,
    comparableMonths: comparableMonthsAsOf,
    parts: growthPartsAsOf,
    alike: alikeReceiptsAsOf,
  };
  return {
    ...readersOf(db, current),
    asOf: memoized((release: number) => readersOf(db, { ...past, last: [release] })),
  };
}

function readersOf(db: Db, sql: Statements): GrowthReaders {
  return {
    latestMonth: latestMonthOf(db, sql),
    growth: growthLoader(db, sql),
    alike: new DataLoader((keys) => Promise.all(keys.map((asked) => alikeIn(db, sql, asked))), {
      cacheKeyFn: ({ product, kind, key, months, years }) =>
        `${product} ${kind}:${key} ${months.join()} ${String(years)}`,
    }),
  };
}

/** Reads it once. */
function latestMonthOf(db: Db, { latestMonth, last }: Statements): () => Promise<Month | null> {
  let rows: Promise<{ month: Month | null }[]> | undefined;
  return async () => {
    rows ??= db.query<{ month: Month | null }[]>(latestMonth, [...last]);
    return (await rows)[0]?.month ?? null;
  };
}

function growthLoader(db: Db, { comparableMonths, parts, last }: Statements): GrowthReaders['growth'] {
  const monthsOf = ({ from, to }: Period): Promise<ComparableMonth[]> =>
    db.query(comparableMonths, [firstDayOf(from), firstDayOf(to), ...last]);
  const months = new DataLoader<Period, ComparableMonth[], string>(
    (periods) => Promise.all(periods.map(monthsOf)),
    { cacheKeyFn: ({ from, to }) => `${from} ${to}` },
  );
  const growthOf = async ({ kind, key, from, to }: GrowthAsked): Promise<ReceiptsGrowth | null> => {
    const compared = await months.load({ from, to });
    if (compared.length === 0) return null;
    const days = compared.map(({ month }) => firstDayOf(month));
    return toGrowth({ from, to }, compared, await db.query<RawPart[]>(parts(kind), [key, days, ...last]));
  };
  return new DataLoader((keys) => Promise.all(keys.map(growthOf)), {
    cacheKeyFn: ({ kind, key, from, to }) => `${kind}:${key} ${from} ${to}`,
  });
}

async function alikeIn(db: Db, { alike, last }: Statements, asked: AlikeAsked): Promise<Alike | null> {
  const { product, kind, key, months, years } = asked;
  const values = [key, months.map(firstDayOf), years, ...last];
  const [row] = await db.query<RawAlike[]>(alike(product, kind), values);
  return alikeOfHotels(row ?? {});
}
