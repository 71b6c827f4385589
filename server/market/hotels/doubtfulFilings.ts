import type { FilingDecision } from '../enums.ts';
import { databaseKey } from '../../platform/lib/node.ts';
import type { List } from '../../platform/lib/list.ts';
import { firstDayOf, lastDayOf } from '../../platform/lib/month.ts';
import type { OrderColumn, Params } from '../../platform/lib/page.ts';
import { placeConditions } from '../places/placeFilter.ts';
import { countedReceipts } from './countedFigures.rules.ts';
import type { DoubtfulFilingFilter } from './doubtful.args.ts';
import { doubtfulList, isDecided, isWaiting } from './doubtful.sql.ts';
import type { DoubtfulFiling } from './doubtful.type.ts';
import type { DoubtfulFilingOrder } from './doubtfulEnums.ts';
import { decisions } from './filingEffect.rules.ts';
import { reasonsOf, type WhyFlagged } from './filingFlags.rules.ts';

interface Latest {
  id: number;
  decision: FilingDecision;
  note: string | null;
  decidedBy: string;
  /** ISO 8601. */
  decidedAt: string;
  isUndone: boolean;
  undoneBy: string | null;
  waits: boolean;
  hasFailed: boolean;
}

type Decided = 'decision' | 'note' | 'decidedBy' | 'decidedAt' | 'undoneBy' | 'figures' | 'version';

/** A row of the statements. */
export type RawDoubtful = Omit<DoubtfulFiling, 'reasons' | Decided> & {
  why: WhyFlagged;
  latest: Latest | null;
};

export function toDoubtful({ why, latest, ...row }: RawDoubtful): DoubtfulFiling {
  return { ...row, reasons: reasonsOf([why]), ...decidedOf(row.filingId, latest) };
}

function decidedOf(filingId: number, latest: Latest | null): Pick<DoubtfulFiling, Decided> {
  const current = latest?.isUndone === false ? latest : null;
  return {
    decision: current?.decision ?? null,
    note: current?.note ?? null,
    decidedBy: current?.decidedBy ?? null,
    decidedAt: current && new Date(current.decidedAt),
    undoneBy: latest?.undoneBy ?? null,
    figures: latest?.waits ? (latest.hasFailed ? 'FAILED' : 'WAITING') : 'DONE',
    version: [filingId, latest?.id ?? 0, latest?.isUndone ?? false].join('.'),
  };
}

type Measure = DoubtfulFilingOrder extends `${infer Name}_${'ASC' | 'DESC'}` ? Name : never;
type Columns = Readonly<Record<string, OrderColumn['type']>>;

/** Columns of the filing's effect have an index each; the others are sorted. None is null. */
const measures: Record<Measure, Columns> = {
  RECEIPTS: { 'e.receipts_at_stake_cents': 'bigint', 'e.room_nights_at_stake': 'bigint' },
  PLACE: { 'e.place_effect': 'bigint' },
  BRAND: { 'e.brand_effect': 'bigint' },
  PERIOD: { 'e.period_end': 'date' },
  HOTEL: { 'f.location_name': 'text' },
  FILED: { 'f.room_receipts_cents': 'bigint' },
  COUNTED: { [`coalesce(${countedReceipts('f', decisions.asFlagged)}, 0)`]: 'bigint' },
  USUAL_MONTH: { 'coalesce(f.usual_month_cents, -1)': 'bigint' },
  DECISION: { "coalesce(f.decision, '')": 'text' },
};

function orderOf(order: DoubtfulFilingOrder): OrderColumn[] {
  const [, measure = '', end] = /^(.+)_(ASC|DESC)$/.exec(order) ?? [];
  const columns = { ...measures[measure as Measure], 'e.filing_id': 'bigint' as const };
  const direction = end === 'ASC' ? 'asc' : 'desc';
  return Object.entries(columns).map(([sql, type]) => ({ sql, type, direction }));
}

/** Doubtful filings by filter and order. */
export function doubtfulFilings(
  filter: DoubtfulFilingFilter,
  order: DoubtfulFilingOrder,
): List<RawDoubtful, DoubtfulFiling> {
  return {
    sql: (params) => doubtfulList(conditionsOf(filter, params).join(' and ')),
    order: orderOf(order),
    finish: toDoubtful,
  };
}

function conditionsOf(filter: DoubtfulFilingFilter, params: Params): string[] {
  const { flags, hotelName, month } = filter;
  const name = hotelName?.trim().toUpperCase();
  return [
    ...(flags?.includes('IDLE_ROOMS') || filter.isWaiting ? [] : ['e.is_idle = false']),
    ...(typeof filter.isWaiting === 'boolean' ? [`${isWaiting} = ${String(filter.isWaiting)}`] : []),
    ...(flags ? [hasFlag(params.add(flags, 'text[]'))] : []),
    ...(month?.from ? [`e.period_end >= ${params.add(firstDayOf(month.from), 'date')}`] : []),
    ...(month?.to ? [`e.period_end <= ${params.add(lastDayOf(month.to), 'date')}`] : []),
    ...(name ? [`strpos(upper(f.location_name), ${params.add(name, 'text')}) > 0`] : []),
    ...byKey('brand', 'brand_id', filter.brandId, params),
    ...byKey('release', 'release_id', filter.releaseId, params),
    ...byState(filter, params),
    ...placeConditions('e', filter, params),
    'true',
  ];
}

function hasFlag(flags: string): string {
  return `(e.receipts_flag = any(${flags}) or e.rooms_flag = any(${flags}))`;
}

/** An unknown id matches nothing. */
function byKey(
  kind: 'brand' | 'release',
  column: string,
  id: string | null | undefined,
  params: Params,
): string[] {
  if (typeof id !== 'string') return [];
  return [`e.${column} = ${params.add(databaseKey(kind, id), 'bigint')}`];
}

function byState({ state }: DoubtfulFilingFilter, params: Params): string[] {
  if (!state) return [];
  return [state === 'UNDECIDED' ? `not ${isDecided()}` : isDecided(params.add(state, 'text'))];
}
