import DataLoader from 'dataloader';
import { groupByPosition, type Positioned } from '../../platform/lib/byKey.ts';
import type { Db } from '../../platform/lib/db.ts';
import { addMonths, type Month } from '../../platform/lib/month.ts';
import { toDollars } from '../../platform/lib/money.ts';
import { revparCents, shareOf } from '../hotels/hotel.rules.ts';
import type { PlaceKey } from '../places/placeRows.ts';
import { awaitedMonths } from '../figures/awaited.ts';
import { byYear, readRankingMonths } from '../figures/rankings/rankingPeriod.ts';
import { brandScales } from './chainScale.rules.ts';
import type { ChainScale } from './chainScale.ts';
import { chainScaleMix, chainScaleMixAsOf, MARKETPLACE } from './chainScaleMix.sql.ts';
import type { ChainScaleMix, ChainScaleShare } from './chainScaleMix.type.ts';

/** Amounts are cents. */
interface RawShare {
  scale: string;
  properties: number;
  receipts: number;
  revpar_receipts: number;
  nights: number;
  roomMonths: number;
  revparMonths: number;
}

export type ChainScaleLoader = DataLoader<PlaceKey, ChainScaleMix | null, string>;

const order: readonly ChainScale[] = [...brandScales, 'INDEPENDENT'];

/** The mix of places, all over the same months; null if nothing is published. */
export function chainScaleLoader(db: Db): ChainScaleLoader {
  const load = async (keys: readonly PlaceKey[]): Promise<(ChainScaleMix | null)[]> => {
    const period = await completeTwelve(db);
    if (period === null) return keys.map(() => null);
    const rows = await db.query<(RawShare & Positioned)[]>(chainScaleMix(byYear(period.months)), [
      keys.map(({ kind }) => kind),
      keys.map(({ key }) => key),
    ]);
    return groupByPosition(rows, keys.length).map((each) => mixOf(each, period));
  };
  return new DataLoader(load, { cacheKeyFn: ({ kind, key }) => `${kind}:${key}`, maxBatchSize: 1000 });
}

/** The mix of a place as of a release, by its number; null if nothing was published. */
export async function pastChainScales(
  db: Db,
  { kind, key }: PlaceKey,
  release: number,
): Promise<ChainScaleMix | null> {
  const period = await completeTwelve(db, release);
  if (period === null) return null;
  const statement = chainScaleMixAsOf(kind, byYear(period.months));
  return mixOf(await db.query<(RawShare & Positioned)[]>(statement, [[kind], [key], release]), period);
}

type Period = Pick<ChainScaleMix, 'from' | 'to' | 'months' | 'incompleteMonths' | 'awaitedMonths'>;

/** The published ones of the 12 months up to the latest month without missing rows, or up to the latest if all lack some. */
async function completeTwelve(db: Db, release: number | null = null): Promise<Period | null> {
  const known = await readRankingMonths(db, 'HOTEL', release);
  const to = (known.findLast(({ isIncomplete }) => !isIncomplete) ?? known.at(-1))?.month;
  if (to === undefined) return null;
  const from = addMonths(to, -11);
  const period = known.filter(({ month }) => month >= from && month <= to);
  return {
    from,
    to,
    months: period.map(monthOf),
    incompleteMonths: period.filter(({ isIncomplete }) => isIncomplete).map(monthOf),
    awaitedMonths: awaitedMonths(period, to),
  };
}

const monthOf = ({ month }: { month: Month }): Month => month;

function mixOf(rows: readonly RawShare[], period: Period): ChainScaleMix {
  const hotels = rows.filter(({ scale }) => scale !== MARKETPLACE);
  const receipts = hotels.reduce((sum, row) => sum + row.receipts, 0);
  const roomMonths = hotels.reduce((sum, row) => sum + row.roomMonths, 0);
  const shares = hotels.map((row): ChainScaleShare => {
    return {
      chainScale: order.find((scale) => scale === row.scale) ?? null,
      properties: row.properties,
      rooms: row.roomMonths === 0 ? null : Math.round(row.roomMonths / period.months.length),
      roomShare: row.roomMonths === 0 ? null : shareOf(row.roomMonths, roomMonths),
      roomReceipts: row.receipts,
      receiptsShare: shareOf(row.receipts, receipts),
      revpar: toDollars(revparCents(row.revpar_receipts, row.nights)),
      revparMonths: row.revparMonths,
    };
  });
  const at = ({ chainScale }: ChainScaleShare): number =>
    chainScale === null ? order.length : order.indexOf(chainScale);
  return {
    ...period,
    marketplaceReceipts: rows.find(({ scale }) => scale === MARKETPLACE)?.receipts ?? 0,
    shares: shares.toSorted((one, other) => at(one) - at(other)),
  };
}
