import DataLoader from 'dataloader';
import type { Db } from '../../../platform/lib/db.ts';
import { memoized } from '../../../platform/lib/memoized.ts';
import { firstDayOf, type Month } from '../../../platform/lib/month.ts';
import { toGrowth, type ComparableMonth, type Period, type RawPart } from './growth.ts';
import { alikeWithIdle, type Alike, type RawAlike } from '../likeForLike.ts';
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

/** Rows of now, or as of a release; `values` are the parameters of a statement before the release. */
interface Questions {
  latestMonth: () => Promise<{ month: Month | null }[]>;
  comparableMonths: (values: unknown[]) => Promise<ComparableMonth[]>;
  parts: (kind: GrowthScopeKind, values: unknown[]) => Promise<RawPart[]>;
  alike: (product: ProductName, kind: AlikeScopeKind, values: unknown[]) => Promise<RawAlike[]>;
}

export function createGrowthLoaders(db: Db): GrowthLoaders {
  return {
    ...readersOf({
      latestMonth: () => db.query<{ month: Month | null }[]>(latestHotelMonth),
      comparableMonths: (values) => db.query<ComparableMonth[]>(comparableMonths, values),
      parts: (kind, values) => db.query<RawPart[]>(growthParts(kind), values),
      alike: (product, kind, values) => db.query<RawAlike[]>(alikeReceipts(product, kind), values),
    }),
    asOf: memoized((release: number) => readersOf(questionsAsOf(db, release))),
  };
}

function questionsAsOf(db: Db, release: number): Questions {
  return {
    latestMonth: () => db.query<{ month: Month | null }[]>(latestHotelMonthAsOf, [release]),
    comparableMonths: (values) => db.query<ComparableMonth[]>(comparableMonthsAsOf, [...values, release]),
    parts: (kind, values) => db.query<RawPart[]>(growthPartsAsOf(kind), [...values, release]),
    alike: (product, kind, values) =>
      db.query<RawAlike[]>(alikeReceiptsAsOf(product, kind), [...values, release]),
  };
}

function readersOf(questions: Questions): GrowthReaders {
  return {
    latestMonth: latestMonthOf(questions),
    growth: growthLoader(questions),
    alike: new DataLoader((keys) => Promise.all(keys.map((asked) => alikeIn(questions, asked))), {
      cacheKeyFn: ({ product, kind, key, months, years }) =>
        `${product} ${kind}:${key} ${months.join()} ${String(years)}`,
    }),
  };
}

/** Reads it once. */
function latestMonthOf({ latestMonth }: Questions): () => Promise<Month | null> {
  let rows: Promise<{ month: Month | null }[]> | undefined;
  return async () => {
    rows ??= latestMonth();
    return (await rows)[0]?.month ?? null;
  };
}

function growthLoader(questions: Questions): GrowthReaders['growth'] {
  const monthsOf = ({ from, to }: Period): Promise<ComparableMonth[]> =>
    questions.comparableMonths([firstDayOf(from), firstDayOf(to)]);
  const months = new DataLoader<Period, ComparableMonth[], string>(
    (periods) => Promise.all(periods.map(monthsOf)),
    { cacheKeyFn: ({ from, to }) => `${from} ${to}` },
  );
  const growthOf = async ({ kind, key, from, to }: GrowthAsked): Promise<ReceiptsGrowth | null> => {
    const compared = await months.load({ from, to });
    if (compared.length === 0) return null;
    const days = compared.map(({ month }) => firstDayOf(month));
    return toGrowth({ from, to }, compared, await questions.parts(kind, [key, days]));
  };
  return new DataLoader((keys) => Promise.all(keys.map(growthOf)), {
    cacheKeyFn: ({ kind, key, from, to }) => `${kind}:${key} ${from} ${to}`,
  });
}

async function alikeIn({ alike }: Questions, asked: AlikeAsked): Promise<Alike | null> {
  const { product, kind, key, months, years } = asked;
  const [row] = await alike(product, kind, [key, months.map(firstDayOf), years]);
  return alikeWithIdle(row ?? {});
}
