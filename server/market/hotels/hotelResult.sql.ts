import { knownPhone } from '../phone.sql.ts';
import type { ListSql } from '../../platform/lib/list.sql.ts';
import { countedReceipts, flagsInForce, hotelRooms, whyFlagged } from './countedFigures.rules.ts';
import { filingsAsOf } from '../releases/asOf.sql.ts';
import { propertyKey } from '../propertyKey.rules.ts';
import { hotelFilingsAsOf } from './filingsAsOf.sql.ts';
import { incompleteMonthsAsOf } from '../releases/incompleteMonths.rules.ts';
import { isRevised } from './hotelFiling.sql.ts';
import { daysOfPart } from '../premises/responsibleDays.sql.ts';
import type { LodgingResultType } from './hotelResult.type.ts';
import { columnList } from '../../platform/lib/columns.sql.ts';

/** Placeholders and fragments that a results statement is made of. */
export interface ResultParts {
  /** The release that they are as of; null for now. */
  release: string | null;
  periodEnd: string;
  /** Condition on a row `r`: enough rooms. */
  rooms: string;
  /** Condition on `f`: it counts toward one of the places. */
  place: string;
}

/** Filed values of a row; for a sum of months, those of the latest month. */
const asFiledColumns = [
  'property_id',
  'filer_type',
  'location_name',
  'location_address',
  'location_zip',
  'location_phone',
  'taxpayer_name',
  'taxpayer_address',
  'taxpayer_city',
  'taxpayer_phone',
  'responsibility_begin',
  'responsibility_end',
  'room_capacity',
  'city',
  'county_code',
];

/** Days of a filing's period, as far as its rooms count. */
const roomDays = `case when ${hotelRooms} is not null
    then f.period_end + 1 - (f.period_end + 1 - f.period_months * interval '1 month')::date end`;

const measures = `
  f.period_end, f.period_months, f.period_months as months_filed,
  f.period_end + 1 - (f.period_end + 1 - make_interval(months => f.period_months))::date as days,
  f.room_receipts_cents, f.taxable_receipts_cents, f.release_id,
  ${countedReceipts('f')} as counted_receipts, ${hotelRooms} as counted_rooms,
  case when ${hotelRooms} is not null then ${countedReceipts('f')} end as revpar_receipts,
  ${roomDays} as room_days, ${hotelRooms} * ${roomDays} as room_nights,
  array[${flagsInForce('f')}] as flags, to_json(array[${whyFlagged('f')}]) as why,
  f.is_marketplace as marketplace, ${isRevised('f')} as revised,
  case when ${hotelRooms} is null then 0 else f.period_months end as revpar_months`;

function asFiled({ release, periodEnd, place }: ResultParts, filer: number, months: number): string {
  return `
    select ${columnList(asFiledColumns, 'f')}, ${measures} from ${hotelFilingsAsOf(release)} f
    where f.period_end = ${periodEnd} and f.filer_type = ${String(filer)}
      and f.period_months = ${String(months)} and ${place}`;
}

/** The last published day of the quarter: of one that is not over, the end of its last published month. */
function lastPublished({ periodEnd, release }: ResultParts): string {
  return `(
      select max(r.period_end) from release_period r
      where r.product = 'hotel'${release === null ? '' : ` and r.release_id <= ${release}`}
        and r.period_end between date_trunc('quarter', ${periodEnd}::date)::date and ${periodEnd}
    )`;
}

/**
 * Monthly filers over a quarter: receipts and days of the months that they filed summed, all else as in the latest
 * month. RevPAR covers the months whose rooms count, with the rooms of the latest of these.
 */
function summedQuarters(parts: ResultParts): string {
  const { release, periodEnd, place } = parts;
  return `
    select distinct on (m.property_id) ${columnList(asFiledColumns, 'm')},
      coalesce(${lastPublished(parts)}, ${periodEnd}), 3::smallint, count(*) over own, sum(m.days) over own,
      (sum(m.room_receipts_cents) over own)::bigint, (sum(m.taxable_receipts_cents) over own)::bigint,
      max(m.release_id) over own, (sum(m.counted_receipts) over own)::bigint,
      first_value(m.counted_rooms) over counting, (sum(m.revpar_receipts) over own)::bigint, sum(m.room_days) over own,
      first_value(m.counted_rooms) over counting * sum(m.room_days) over own,
      array[max(m.flags[1]) over own, max(m.flags[2]) over own, max(m.flags[3]) over own],
      json_agg(m.why -> 0) over own, bool_or(m.marketplace) over own, bool_or(m.revised) over own,
      count(m.counted_rooms) over own
    from (
      select ${columnList(asFiledColumns, 'f')}, ${measures} from ${hotelFilingsAsOf(release)} f
      where f.period_end >= date_trunc('quarter', ${periodEnd}::date)::date and f.period_end <= ${periodEnd}
        and f.filer_type = 50 and f.period_months = 1 and ${place}
    ) m
    window own as (partition by m.property_id),
      counting as (partition by m.property_id order by m.counted_rooms is null, m.period_end desc)
    order by m.property_id, m.period_end desc`;
}

/** Quarters that the source summed itself, if none of their months is filed. */
function sourceQuarters(parts: ResultParts): string {
  const filed = filingsAsOf('hotel_filing', parts.release);
  return `${asFiled(parts, 50, 3)} and not exists (
      select from ${filed} m
      where m.property_id = f.property_id and m.filer_type = 50 and m.period_months = 1
        and m.period_end >= date_trunc('quarter', f.period_end)::date and m.period_end <= f.period_end
    )`;
}

function resultRows(type: LodgingResultType, parts: ResultParts): string {
  switch (type) {
    case 'MONTHLY':
      return asFiled(parts, 50, 1);
    case 'QUARTERLY':
      return asFiled(parts, 60, 3);
    case 'QUARTERLY_AND_MONTHLY':
      return `${asFiled(parts, 60, 3)}
    union all (${summedQuarters(parts)})
    union all ${sourceQuarters(parts)}`;
  }
}

/**
 * SQL: true if a month of a row's period was published incomplete, as of a release (SQL of its number) or now; for a
 * quarter, any of its months.
 */
export function hasIncompleteMonth(alias: string, release: string | null): string {
  const incomplete = incompleteMonthsAsOf('hotel', release);
  // Usually there are no such months, and a state's filings are many.
  return `case when ${incomplete} = '{}' then false else ${incomplete} && case when ${alias}.period_months = 1
    then array[date_trunc('month', ${alias}.period_end)::date] else array[
    date_trunc('quarter', ${alias}.period_end)::date,
    (date_trunc('quarter', ${alias}.period_end) + interval '1 month')::date,
    (date_trunc('quarter', ${alias}.period_end) + interval '2 months')::date
  ] end end`;
}

/**
 * SQL of the days of a row's period from the begin to the end of responsibility, if these are fewer than those of its filed
 * months. As of a release, the dates are those of its filing.
 */
function responsibleDays(release: string | null): string {
  const dates = release === null ? 'p' : 'r';
  const days = daysOfPart({
    first: '(r.period_end + 1 - make_interval(months => r.period_months))::date',
    last: 'r.period_end',
    begin: `${dates}.responsibility_begin`,
    end: `${dates}.responsibility_end`,
  });
  return `case when r.counted_receipts > 0 and not r.marketplace and ${days} < r.days then ${days} end`;
}

/** SQL of `soldHotel` of a row. As of a release, too, a sale is known as it is today. */
const soldHotel = `(
    select 'hotel:' || ${propertyKey}
    from establishment_property own
    join hotel_property p on p.id = own.latest_property_id
    where own.product = 'hotel' and own.property_id = r.property_id
  )`;

const columns = (release: string | null): string => `
  r.property_id as "propertyId", r.release_id as "releaseId",
  r.period_end as "periodEnd", r.period_months as "periodMonths", r.months_filed as "monthsFiled", r.days,
  case r.filer_type when 50 then 'MONTHLY' else 'QUARTERLY' end as "filerType",
  r.location_name as "locationName", r.location_address as "locationAddress", r.city, county.name as county,
  r.location_zip as "locationZip", ${knownPhone('r.location_phone')} as "locationPhone",
  p.taxpayer_number as "taxpayerNumber", p.location_number as "locationNumber",
  r.taxpayer_name as "taxpayerName", r.taxpayer_address as "taxpayerAddress", r.taxpayer_city as "taxpayerCity",
  ${knownPhone('r.taxpayer_phone')} as "taxpayerPhone",
  r.responsibility_begin as "responsibilityBegin", r.responsibility_end as "responsibilityEnd",
  r.room_receipts_cents as "roomReceipts", r.taxable_receipts_cents as "taxableReceipts",
  r.room_capacity as "roomCapacity", r.marketplace as "isMarketplace",
  r.counted_receipts as "countedReceipts", r.counted_rooms as "countedRooms",
  ${hasIncompleteMonth('r', release)} as "isIncomplete",
  r.revpar_receipts as "revparReceipts", r.room_nights as "roomNights",
  r.revpar_months as "revparMonths", ${responsibleDays(release)} as "responsibleDays", ${soldHotel} as "soldHotel", r.why,
  array_remove(r.flags || array[
    case when r.marketplace then 'MARKETPLACE' end,
    case when r.revised then 'REVISED' end
  ], null) as flags`;

export function hotelResultList(type: LodgingResultType, parts: ResultParts): ListSql {
  return {
    name: `hotelResultList ${type}`,
    columns: columns(parts.release),
    from: `(${resultRows(type, parts)}) r
      join hotel_property p on p.id = r.property_id
      left join county on county.code = r.county_code`,
    where: parts.rooms,
  };
}
