import type { Params } from '../../../platform/lib/page.ts';
import type { PropertyNumber } from '../../../platform/lib/property.ts';
import type { YearMonths } from '../../figures/rankings/rankingPeriod.ts';
import { monthBit, yearColumn } from '../../figures/rankings/yearRows.rules.ts';
import { filed } from '../../figures/rankings/yearSource.sql.ts';
import { bitsOfMonths } from '../../figures/rankings/yearSums.sql.ts';
import { expectHalf } from '../../releases/asOf.sql.ts';
import { joinPoint } from './coordinates.sql.ts';
import { latestFigure, ofLatest } from './latestFigure.sql.ts';
import { datesOf, partsOfMonths } from './mapParts.sql.ts';
import { pastMapTables, type PastMap } from './pastMap.sql.ts';
import { NO_CITY } from '../place.rules.ts';
import type { ProductName } from '../../productName.rules.ts';

export interface MapSpec {
  product: ProductName;
  /** Months of which a figure puts a property on the map; the last one is the map's. */
  window: readonly YearMonths[];
  /** Condition on year rows `y`. Those that have the latest figure of a hotel or bar in the window must meet it. */
  filter: string;
  /** Condition on year rows `y` whose receipts the map shows: of a hand-over month, those of its place, brand or owner. */
  counted: string;
  /** True for the map of an owner, who has a hotel also while the seller still files receipts for it. */
  isOwners: boolean;
  /** Properties that are on the map even without figures; null if none are asked for by number. */
  listed: readonly PropertyNumber[] | null;
  /** The release that the map is as of; null for now. */
  past: PastMap | null;
}

interface Tax {
  rooms: string | null;
  /** Sets of months: in the first, receipts or rooms do not count as filed, in the second, receipts. */
  doubtful: string;
  doubtfulReceipts: string;
  /** Null if the tax has no such months, as the next. */
  unusual: string | null;
  apportioned: string | null;
  /** Months without receipts or rooms that count: it had yet to open, or was closed. */
  idle: string | null;
  isFound: string;
}

const taxes: Record<ProductName, Tax> = {
  hotel: {
    rooms: 'rooms',
    doubtful: '(y.doubtful_receipts | y.doubtful_rooms)',
    doubtfulReceipts: 'y.doubtful_receipts',
    unusual: 'y.unusual_receipts',
    apportioned: 'y.apportioned',
    idle: 'y.idle',
    isFound: 'not y.is_marketplace',
  },
  beverage: {
    rooms: null,
    doubtful: 'y.estimated',
    doubtfulReceipts: 'y.estimated',
    unusual: null,
    apportioned: null,
    idle: null,
    isFound: 'true',
  },
};

/** SQL of the properties that are on the map, as `found`. */
function foundOf({ product, window, filter, listed, past }: MapSpec, params: Params): string {
  if (listed === null) {
    const years = window.map(({ year }) => year).join(', ') || '0';
    const isNear = `y.year in (${years}) and ${bitsOfMonths(window, 'y.months')} <> 0`;
    return `select distinct y.property_id from ${filed(product)}
    where ${past === null ? isNear : expectHalf(isNear)} and ${taxes[product].isFound} and ${filter}`;
  }
  const numbers = params.add(
    listed.map(({ taxpayerNumber }) => taxpayerNumber),
    'text[]',
  );
  const locations = params.add(
    listed.map(({ locationNumber }) => locationNumber),
    'integer[]',
  );
  return `select p.id as property_id from ${describedBy({ product, past })} p
    join unnest(${numbers}, ${locations}) as k(taxpayer_number, location_number) using (taxpayer_number, location_number)`;
}

/** Joins the property `p` that represents each row shown. As of a release, each is looked up on its own. */
function joinShown({ product, past }: MapSpec): string {
  return past === null
    ? `join ${product}_property p on p.id = s.latest_id`
    : `cross join lateral (select * from known_property known where known.id = s.latest_id offset 0) p`;
}

/** The table that describes properties. */
function describedBy({ product, past }: Pick<MapSpec, 'product' | 'past'>): string {
  return past === null ? `${product}_property` : 'known_property';
}

/** The month of the map; before anything was filed, if no month is published. */
function lastMonth(window: MapSpec['window']): { year: number; month: number } {
  const { year, months } = window.at(-1) ?? { year: 1900, months: [] };
  return { year, month: months.at(-1) ?? 1 };
}

/** SQL of the figures of each property of the spans, as `filed`. */
function filedOf({ product, window, filter, counted, past }: MapSpec): string {
  const { year, month } = lastMonth(window);
  const { rooms, doubtful, doubtfulReceipts, unusual, apportioned, idle } = taxes[product];
  const [now, before] = [`y.year = ${String(year)}`, `y.year = ${String(year - 1)}`];
  const shown = `${now} and ${counted}`;
  const asked = `case when ${filter} then latest.figure end`;
  const isCompared = `y.year in (${String(year)}, ${String(year - 1)})`;
  const receipts = `y.${yearColumn('receipts', month)}`;
  const roomsOfMonth = rooms === null ? 'null::integer' : `y.${yearColumn(rooms, month)}`;
  const hasMonth = (set: string | null, when: string): string =>
    set === null ? 'false' : `bool_or(${set} & ${String(monthBit(month))} <> 0) filter (where ${when})`;
  return `select s.latest_id, s.property_id, sum(${receipts}) filter (where ${shown}) as receipts,
      max(${roomsOfMonth}) filter (where ${shown}) as rooms,
      coalesce(bool_or(${receipts} > 0) filter (where ${now} and (${counted}) is not true), false) as is_elsewhere,
      max(latest.figure) as latest, max(latest.figure) filter (where ${filter}) as latest_asked,
      ${ofLatest('y.city', asked)} as city, ${ofLatest('y.zip', asked)} as zip,
      sum(${receipts}) filter (where ${before}) as earlier,
      ${hasMonth(doubtful, shown)} as is_doubtful, ${hasMonth(doubtfulReceipts, before)} as is_doubtful_before,
      ${hasMonth(unusual, shown)} as is_unusual,
      ${hasMonth(unusual, before)} as is_unusual_before, ${hasMonth(apportioned, shown)} as is_apportioned,
      ${hasMonth(apportioned, before)} as is_apportioned_before,
      ${hasMonth(idle, before)} as is_idle_before,
      max(dates.responsibility_begin) as responsibility_begin, max(dates.responsibility_end) as responsibility_end
    from span s
    left join ${datesOf({ product, past }, lastMonth(window))} dates on dates.id = s.property_id
    left join ${filed(product)} on y.property_id = s.property_id
      and ${past === null ? isCompared : expectHalf(isCompared)}
    cross join lateral (select ${latestFigure(window)} as figure) latest
    group by 1, 2`;
}

/** Of two owners who filed receipts for a month, the one with more of them says where the hotel is, then the latest. */
const LARGEST = 'receipts desc nulls last, property_id = latest_id desc';

/**
 * SQL, of all owners: they filed $0 for the month a year earlier, without rooms that count, and have receipts now. As in
 * `changeAlike`, a hotel that is still closed has not risen from zero, so its $0 a year earlier stands.
 */
const wasNotOpen = 'coalesce(sum(receipts) <> 0 and sum(earlier) <= 0 and bool_or(is_idle_before), false)';

/**
 * SQL of the figures of each hotel or bar through all its owners; of those found by a filter, if its figure is asked for. A part
 * of a hand-over month is not compared with the whole month a year earlier, nor anything with $0 before it opened.
 */
function summedOf({ product, window, listed, isOwners }: MapSpec): string {
  const parts = partsOfMonths(product, lastMonth(window));
  const isAsked = isOwners ? 'max(latest_asked) is not null' : 'max(latest_asked) = max(latest)';
  return `
    select latest_id, sum(receipts)::bigint as receipts,
      coalesce(max(rooms) filter (where receipts > 0), max(rooms)) as rooms,
      ${ofLatest('city', 'latest_asked', LARGEST)} as city, ${ofLatest('zip', 'latest_asked', LARGEST)} as zip,
      case when not bool_or(is_elsewhere) and not (${wasNotOpen}) then sum(earlier)::bigint end as earlier,
      (${wasNotOpen}) and not bool_or(is_elsewhere) as was_not_open,
      coalesce(bool_or(is_doubtful), false) as is_doubtful,
      coalesce(bool_or(is_doubtful_before), false) as is_doubtful_before,
      coalesce(bool_or(is_unusual), false) as is_unusual,
      coalesce(bool_or(is_unusual_before), false) as is_unusual_before,
      coalesce(bool_or(is_apportioned), false) as is_apportioned,
      ${parts.now} as is_partial, ${parts.before} as is_partial_before
    from filed f group by 1
    ${listed === null ? `having ${isAsked}` : ''}`;
}

/**
 * Hotels or bars of a map with their figures of a month, those with the highest receipts first. Properties of one
 * establishment are one row, as on its page: receipts add up, and rooms, which both owners of a hand-over month sold, do
 * not.
 */
export function mapProperties(spec: MapSpec, params: Params, most: number): string {
  const { product, past } = spec;
  const found = foundOf(spec, params);
  const top = params.add(most, 'integer');
  return `/* mapProperties ${product} */
  with ${past === null ? '' : `${pastMapTables(past)},`}
  found as materialized (${found}
  ), place as (
    select distinct coalesce(e.establishment_id, f.property_id) as establishment_id
    from found f left join establishment_property e on e.product = '${product}' and e.property_id = f.property_id
  ), span as (
    select s.establishment_id, coalesce(e.property_id, s.establishment_id) as property_id,
      coalesce(e.latest_property_id, s.establishment_id) as latest_id
    from place s
    left join establishment_property e on e.product = '${product}' and e.establishment_id = s.establishment_id
  ), filed as (
    ${filedOf(spec)}
  ), summed as (${summedOf(spec)}
  ), shown as (
    select *, count(*) over ()::integer as total from summed order by receipts desc nulls last, latest_id limit ${top}
  )
  select s.total as "totalCount", p.taxpayer_number as "taxpayerNumber",
    p.location_number as "locationNumber", p.location_name as name, nullif(coalesce(s.city, p.city), '${NO_CITY}') as city, zip.zip, s.receipts,
    s.rooms, s.earlier, s.is_doubtful as "isDoubtful", s.is_doubtful_before as "isDoubtfulBefore", s.is_unusual as "isUnusual",
    s.is_unusual_before as "isUnusualBefore", s.is_apportioned as "isApportioned",
    s.was_not_open as "wasNotOpen", s.is_partial as "isPartial", s.is_partial_before as "isPartialBefore",
    point.latitude is not null as "isPoint",
    coalesce(point.latitude, zip.latitude) as latitude, coalesce(point.longitude, zip.longitude) as longitude
  from shown s
  ${joinShown(spec)}
  left join zip on zip.zip = coalesce(s.zip, p.zip)
  ${joinPoint}
  order by s.receipts desc nulls last, p.id`;
}
