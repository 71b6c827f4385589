import type { ListSql } from '../../platform/lib/list.sql.ts';
import { knownPhone } from '../phone.sql.ts';
import { countedReceipts, flagsInForce, hotelRooms, whyFlagged } from './countedFigures.rules.ts';
import { isInForce } from './filingDecision.rules.ts';

/** Figures of a filing: a release that changes others, such as the owner's address, does not revise it. */
const figures = (alias: string): string =>
  `(${alias}.room_receipts_cents, ${alias}.taxable_receipts_cents, ${alias}.room_capacity)`;

/** True if a current filing still has the figures of `f`, an earlier one of the same period. */
export const isStillFiled = `exists (
          select from hotel_filing now
          where now.replaced_by_release_id is null
            and (now.property_id, now.period_end, now.filer_type, now.period_months)
              = (f.property_id, f.period_end, f.filer_type, f.period_months)
            and ${figures('now')} = ${figures('f')}
        )`;

/** True if the filing's release replaced an earlier version of it with other figures. */
export function isRevised(alias: string): string {
  return `exists (
    select from hotel_filing old
    where old.replaced_by_release_id = ${alias}.release_id and old.property_id = ${alias}.property_id
      and old.period_end = ${alias}.period_end and old.filer_type = ${alias}.filer_type
      and old.period_months = ${alias}.period_months and ${figures('old')} <> ${figures(alias)}
  )`;
}

const columns = `
  'hotel-filing:' || f.id as id, f.id as "filingId", f.property_id as "propertyId", f.release_id as "releaseId",
  f.replaced_by_release_id as "replacedByReleaseId", f.is_marketplace as "isMarketplace",
  f.period_end as "periodEnd", f.period_months as "periodMonths",
  case f.filer_type when 50 then 'MONTHLY' else 'QUARTERLY' end as "filerType",
  f.location_name as "locationName", f.location_address as "locationAddress", f.location_city as "locationCity",
  f.location_state as "locationState", f.location_zip as "locationZip",
  ${knownPhone('f.location_phone')} as "locationPhone",
  f.taxpayer_name as "taxpayerName", f.taxpayer_address as "taxpayerAddress", f.taxpayer_city as "taxpayerCity",
  f.taxpayer_state as "taxpayerState", f.taxpayer_zip as "taxpayerZip",
  ${knownPhone('f.taxpayer_phone')} as "taxpayerPhone",
  f.room_capacity as "roomCapacity", f.room_receipts_cents as "roomReceipts",
  f.taxable_receipts_cents as "taxableReceipts",
  ${countedReceipts('f')} as "countedReceipts", ${hotelRooms} as "countedRooms",
  ${whyFlagged('f')} as why, f.decision,
  case when f.decision is not null then (
    select nullif(d.note, '') from filing_decision d where ${isInForce('d', 'f')}
  ) end as "decisionNote",
  f.responsibility_begin as "responsibilityBegin", f.responsibility_end as "responsibilityEnd",
  array_remove(array[
    ${flagsInForce('f')},
    case when f.is_marketplace then 'MARKETPLACE' end,
    case when ${isRevised('f')} then 'REVISED' end
  ], null) as flags`;

/** $1: filing ids. */
export const hotelFilingsById = `/* hotelFilingsById */
  select k.position, ${columns}
  from unnest($1::bigint[]) with ordinality as k(id, position)
  join hotel_filing f using (id)`;

/** Earlier versions of filings ($1: ids) that were replaced or retired. */
export const hotelFilingHistory = `/* hotelFilingHistory */
  select k.position, ${columns}
  from unnest($1::bigint[]) with ordinality as k(id, position)
  join hotel_filing later using (id)
  join hotel_filing f on f.property_id = later.property_id and f.period_end = later.period_end
    and f.filer_type = later.filer_type and f.period_months = later.period_months
    and f.replaced_by_release_id is not null and f.release_id < later.release_id
  order by k.position, f.release_id desc`;

/** `filings`: the current ones, or those as of a release. */
export function hotelFilingList(filings: string, where: string): ListSql {
  return {
    name: 'hotelFilingList',
    columns,
    from: `${filings} f join hotel_property p on p.id = f.property_id`,
    where,
  };
}

/** Each property's own filings. */
export function filingsOfHotels(filings: string): ListSql {
  return { name: 'filingsOfHotels', columns, from: `${filings} f`, where: 'f.property_id = owner.id' };
}
