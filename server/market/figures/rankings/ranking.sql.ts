import type { Keyset } from '../../../platform/lib/page.ts';
import { hasDifferingRooms } from '../../hotels/differingRooms.sql.ts';
import { expectHalf } from '../../releases/asOf.sql.ts';
import { alikeChange, changeOfAll } from './rankedChanges.sql.ts';
import { namesOfAll } from './rankedKinds.sql.ts';
import { mayBePartial, partialMonths } from './partialMonths.sql.ts';
import { groupingOfSpec, NO_FILTER, pairs, rowsOf, sourceOf, type RankingSpec } from './rankedPairs.sql.ts';
import { isByChange, type RankFigure } from './rankFigure.ts';
import { countedTwice, mayCountTwice } from './soldHotels.sql.ts';
import { calendarMonths, yearColumn } from './yearRows.rules.ts';
import { allSums, apportionedMonths, bitsOfAll, countBits, groupSums, type SumName } from './yearSums.sql.ts';

/** SQL of the figure that is ranked by, a whole number: cents, tenths or hundredths of a percent, or a count. */
function rankedFigure(spec: RankingSpec): string {
  const figures: Record<RankFigure, string> = {
    RECEIPTS: 'receipts',
    TAXABLE_RECEIPTS: 'taxable',
    REVPAR: 'case when nights > 0 then floor(revpar_receipts::numeric / nights + 0.5)::bigint end',
    EXEMPT_SHARE:
      'case when exemptible > 0 then floor(exempt::numeric * 1000 / exemptible + 0.5)::bigint end',
    ROOMS: 'rooms',
    PROPERTIES: 'properties::bigint',
    CHANGE: spec.kind === 'PROPERTY' ? alikeChange : changeOfAll(spec),
    LIKE_FOR_LIKE_CHANGE: alikeChange,
  };
  return figures[spec.by];
}

/** Average rooms of hotels: of a hotel over its own months, of others over the period; null if no rooms count. */
export function averageRooms({ kind, days }: Pick<RankingSpec, 'kind' | 'days'>): string {
  const over = kind === 'PROPERTY' ? 'nullif(room_days, 0)' : String(Math.max(days, 1));
  return `(nullif(nights, 0)::numeric / ${over})`;
}

/** The same as a whole number. */
function rooms(spec: RankingSpec): string {
  return spec.product === 'beverage' ? '0::bigint' : `round(${averageRooms(spec)})::bigint`;
}

/** SQL of the condition that a group is large enough; of a change, in both periods. */
function isEnough(spec: RankingSpec): string {
  const { properties, rooms: leastRooms, receipts } = spec.minimum;
  const least = (name: string): string =>
    isByChange(spec) ? `least(later_${name}, coalesce(earlier_${name}, 0))` : name;
  const leastProperties =
    spec.by === 'LIKE_FOR_LIKE_CHANGE' ? 'coalesce(alike_properties, 0)' : least('properties');
  return [
    ...(properties > 0 ? [`${leastProperties} >= ${properties}`] : []),
    ...(leastRooms > 0 ? [`coalesce(rooms, 0) >= ${leastRooms}`] : []),
    ...(receipts > 0 ? [`${least('receipts')} >= ${receipts}`] : []),
    'true',
  ].join(' and ');
}

/**
 * SQL of the condition that a group has figures for enough months; of a change, in both periods; of RevPAR, with rooms that
 * count: one of a single month would lead a year.
 */
function hasMonths(spec: RankingSpec): string {
  const { months } = spec.minimum;
  const own = spec.by === 'REVPAR' ? ['room_months'] : ['months'];
  const sets = isByChange(spec) ? ['later_months', 'earlier_months'] : own;
  return months === 0
    ? 'true'
    : sets.map((set) => `${countBits(`coalesce(${set}, 0)`)} >= ${months}`).join(' and ');
}

/** Only the sums that the order needs: the others are computed for the rows of the page only. */
function neededSums({ by, minimum, product }: RankingSpec): SumName[] {
  const ofFigure: Partial<Record<RankFigure, SumName[]>> = {
    TAXABLE_RECEIPTS: ['taxable'],
    REVPAR: ['revpar_receipts', 'nights', 'room_months'],
    EXEMPT_SHARE: ['exempt', 'exemptible'],
    PROPERTIES: ['properties'],
    CHANGE: ['months'],
  };
  const needed: SumName[] = [
    'receipts',
    ...(ofFigure[by] ?? []),
    ...(minimum.months > 0 ? (['months'] as const) : []),
    ...(minimum.properties > 0 && by !== 'LIKE_FOR_LIKE_CHANGE' ? (['properties'] as const) : []),
    ...(product === 'hotel' && (minimum.rooms > 0 || by === 'ROOMS')
      ? (['nights', 'room_days'] as const)
      : []),
  ];
  return [...new Set(needed)];
}

/** Rows and sums of both periods, and those of the properties with figures in both. */
function comparedSums(spec: RankingSpec, wanted: readonly SumName[]): string {
  return `later_row as (
    ${rowsOf(spec, spec.later, wanted)}
  ), earlier_row as (
    ${rowsOf(spec, spec.earlier, wanted)}
  ), later as (
    select key, ${groupSums(spec.product, spec.later, { prefix: 'later_', wanted })}
    from later_row y group by key
  ), earlier as (
    select key, ${groupSums(spec.product, spec.earlier, { prefix: 'earlier_', wanted })}
    from earlier_row y group by key
  ), alike as (
    ${pairs(spec)}
  )`;
}

function periodSums(spec: RankingSpec, wanted: readonly SumName[]): string {
  return `select key, ${groupSums(spec.product, spec.months, { wanted })}
    from (${rowsOf(spec, spec.months, wanted)}) y
    group by key`;
}

/** True if every month of the period is compared. */
function isSame({ months, later }: RankingSpec): boolean {
  return bitsOfAll(months) === bitsOfAll(later);
}

/** Sums of the whole period. If all of it is compared, they are those of the later one. */
function comparedPeriod(spec: RankingSpec, wanted: readonly SumName[]): string {
  if (!isSame(spec)) return periodSums(spec, wanted);
  return `select *, ${wanted.map((name) => `later_${name} as ${name}`).join(', ')} from later`;
}

/** Joins to `period` the sums of {@link comparedSums}. */
function joinCompared(spec: RankingSpec): string {
  const joined = [...(isSame(spec) ? [] : ['later']), 'earlier', 'alike'];
  return joined.map((sums) => `left join ${sums} using (key)`).join(' ');
}

/** The sums of a ranking's rows, as common table expressions up to `period`, and the joins that `period` then needs. */
function periodOf(spec: RankingSpec, sums: readonly SumName[]): { tables: string; joins: string } {
  const isCompared = spec.later.length > 0;
  const hasTwice = mayCountTwice(spec);
  const hasParts = mayBePartial(spec);
  return {
    tables: `${isCompared ? `${comparedSums(spec, sums)}, ` : ''}${hasTwice ? `${countedTwice(spec)}, ` : ''}${hasParts ? `${partialMonths(spec)}, ` : ''}period as (
    ${isCompared ? comparedPeriod(spec, sums) : periodSums(spec, sums)}
  )`,
    joins: `${isCompared ? joinCompared(spec) : ''} ${hasTwice ? 'left join twice using (key)' : ''} ${hasParts ? 'left join part using (key)' : ''}`,
  };
}

/** The keys of a page in their order; each row has the ranking's totals, and a ranking without rows has one row. */
export function rankingPage(spec: RankingSpec, keys: Keyset): string {
  const [up, down] = spec.isLowestFirst ? ['asc', 'desc'] : ['desc', 'asc'];
  const wanted = neededSums(spec);
  const hasRooms = wanted.includes('nights') && wanted.includes('room_days');
  return `/* ranking ${spec.product} ${spec.kind} ${spec.by} */
  with ${isByChange(spec) ? `${comparedSums(spec, wanted)}, ` : ''}period as (
    ${isByChange(spec) ? comparedPeriod(spec, wanted) : periodSums(spec, wanted)}
  ), figure as (
    select *${hasRooms ? `, ${rooms(spec)} as rooms` : ''}
    from period ${isByChange(spec) ? joinCompared(spec) : ''}
  ), valued as (
    ${valued(spec)}
  ), ranked as (
    select key, value, rank() over (order by value ${up})::integer as rank,
      cume_dist() over (order by value ${down}) as percentile
    from valued where value is not null and is_enough and has_months
  ), whole as (
    select (select count(*)::integer from ranked) as of,
      (count(*) filter (where not is_enough))::integer as "tooSmall",
      (count(*) filter (where is_enough and value is not null and not has_months))::integer as "tooFewMonths",
      (count(*) filter (where is_enough and value is null))::integer as "withoutFigure",
      coalesce(sum(receipts), 0)::bigint as "wholeReceipts", count(*)::integer as found,
      (sum(receipts::float8 ^ 2) / nullif(sum(receipts::float8) ^ 2, 0) * 10000)::float8 as concentration,
      (select sum(receipts) from (select receipts from valued order by receipts desc limit 5) v)::bigint as "topFive"
    from valued
  )
  select r."cursorKey", r.key::text as key, r.value, r.rank, r.percentile, whole.*
  from whole left join lateral (
    select ${keys.cursorKey} as "cursorKey", r.* from ranked r
    where ${keys.where} order by ${keys.orderBy} limit ${String(keys.limit)}
  ) r on true
  order by ${keys.orderBy}`;
}

/** Rows of `figure` with what decides whether each is ranked, and where. */
function valued(spec: RankingSpec): string {
  return `select *, (${rankedFigure(spec)})::bigint as value, ${isEnough(spec)} as is_enough,
      ${hasMonths(spec)} as has_months
    from figure`;
}

/** Sums of some rows of a ranking, in both periods; `keys` is the placeholder of an array of keys. */
export function rankedRows(spec: RankingSpec, keys: string, sums = allSums(spec.product)): string {
  return `/* rankedRows ${spec.product} ${spec.kind} */ ${figuresOf(someOf(spec, keys), sums)}`;
}

/** The same figures of everything together. */
export function rankedTotal(spec: RankingSpec): string {
  return `/* rankedTotal ${spec.product} ${spec.kind} */ ${figuresOf({ ...spec, isTotal: true }, allSums(spec.product))}`;
}

/**
 * Limits a ranking to the groups with some keys. If it is filtered too, PostgreSQL multiplies both shares, expects one row,
 * and compares all bars of a county with each other for seconds; a hint prevents that. Single properties need none, since
 * an index finds them.
 */
function someOf(spec: RankingSpec, keys: string): RankingSpec {
  const { key, type } = groupingOfSpec(spec);
  const isWanted = `${key} = any(${keys}::${type}[])`;
  const isFiltered = spec.filter !== NO_FILTER && spec.kind !== 'PROPERTY';
  return { ...spec, keys, filter: `${isFiltered ? expectHalf(isWanted) : isWanted} and ${spec.filter}` };
}

function figuresOf(spec: RankingSpec, sums: readonly SumName[]): string {
  const grouping = groupingOfSpec(spec);
  const { name, join } = spec.isPast ? namesOfAll(grouping) : { name: grouping.name, join: '' };
  const { tables, joins } = periodOf(spec, sums);
  return `with ${tables}
  select *, r.key::text as key, ${name} as name${mayDiffer(spec) ? `, ${hasDifferingRooms('r.key')} as rooms_differ` : ''}
  from period r ${join} ${joins}`;
}

/** True if rows are of single hotels, whose owners may have filed different rooms. */
export function mayDiffer({ product, kind, isTotal }: RankingSpec): boolean {
  return product === 'hotel' && kind === 'PROPERTY' && isTotal !== true;
}

/** All figures of every ranked row with its rank, for exports. */
export function everyRankedRow(spec: RankingSpec): string {
  const direction = spec.isLowestFirst ? 'asc' : 'desc';
  const { tables, joins } = periodOf(spec, allSums(spec.product));
  return `with ${tables}, figure as (
    select *, ${rooms(spec)} as rooms, sum(receipts) over () as whole_receipts
    from period ${joins}
  ), valued as (
    ${valued(spec)}
  )
  select *, rank() over (order by value ${direction})::integer as rank
  from valued where value is not null and is_enough and has_months`;
}

/**
 * Receipts of some rows by calendar year, an array with a value of each month, null without figures; and the sets of months
 * with unusual ones and with parts of quarterly filings, null for bars.
 */
export function rankedMonths(spec: RankingSpec, years: readonly number[], keys: string): string {
  const { key, where } = groupingOfSpec(spec);
  const sums = calendarMonths.map((month) => `sum(y.${yearColumn('receipts', month)})::bigint`);
  const isHotel = spec.product === 'hotel';
  return `/* rankedMonths ${spec.product} ${spec.kind} */
  select (${key})::text as key, y.year, array[${sums.join(', ')}] as receipts,
    ${isHotel ? 'bit_or(y.unusual_receipts)::integer' : 'null::integer'} as unusual,
    ${isHotel ? apportionedMonths : 'null::integer'} as apportioned
  ${sourceOf(
    someOf(spec, keys),
    years.map((year) => ({ year })),
  )} and ${where}
  group by 1, 2`;
}
