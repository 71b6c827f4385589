import { pastBeverageMonths } from '../../beverages/beverageMonthAsOf.sql.ts';
import { isEmptyBar } from '../../beverages/beveragePairs.rules.ts';
import { monthSums } from '../../figures/monthSums.rules.ts';
import { isIdle } from '../hotelPairs.rules.ts';
import {
  awaitsQuarterlyHotels,
  quarterlyFilings,
  quarterlyHotelsOfOwners,
} from '../quarterlyFilers.rules.ts';
import { pastHotelMonths } from '../pastHotelMonths.sql.ts';
import { spanAsked } from '../../releases/asOf.sql.ts';
import { isWholeMonth, wholeMonthsBetween } from '../../releases/publishedMonths.rules.ts';
import { isIncomplete } from '../../releases/incompleteMonths.rules.ts';
import type { ProductName } from '../../productName.rules.ts';

/** The same month a year earlier: a join with it may be planned as a loop over all months of a large owner. */
const yearEarlier =
  "order by month range between interval '1 year' preceding and interval '1 year' preceding";

/** SQL of what a month `m` of a hotel adds to the sums that places also have. */
const { filedReceipts, apportioned, flaggedFilings, unusual, filedRooms, emptyRooms, propertiesWithRooms } =
  monthSums;
const hotelsNotAsFiled = Object.fromEntries(
  Object.entries({
    filedReceipts,
    apportioned,
    flaggedFilings,
    unusual,
    filedRooms,
    emptyRooms,
    propertiesWithRooms,
  }).map(([name, { each, where }]) => [name, `case when ${where} then ${each} end`]),
);

/** Values of a month `m`, by tax; `notAsFiled` are its amounts that differ from the filed ones or are estimates. */
export const measures = {
  hotel: {
    receipts: 'm.room_receipts_cents',
    rooms: 'case when not m.is_marketplace then nullif(m.room_capacity, 0) end',
    counts: 'not m.is_left_out',
    isProperty: 'not m.is_marketplace',
    idle: isIdle('m'),
    notAsFiled: hotelsNotAsFiled,
  },
  beverage: {
    receipts: 'm.total_receipts_cents',
    rooms: 'null::integer',
    counts: 'true',
    isProperty: 'true',
    idle: isEmptyBar('m'),
    notAsFiled: {
      estimated: 'case when m.is_estimate then m.total_receipts_cents end',
      fromTax: 'case when m.liquor_receipts_cents is null then m.total_receipts_cents end',
    },
  },
} as const;

/**
 * $1: taxpayer numbers, $2 and $3: first and last month as dates, null for no bound. `alikeLater` and `alikeEarlier`
 * are of the properties that also have a figure a year earlier, `receiptsBefore` of all a year earlier. Months not
 * fully published are excluded from sums. Filings that an operator left out appear among the filed figures and the
 * doubtful filings of a month with other figures, and nowhere else.
 */
export function ownerMonths(product: ProductName): string {
  return `/* ownerMonths ${product} */
  with ${quarterly(product, null)} ${selectOwnerMonths(product)}`;
}

/** Common table expressions of months as of a release, by tax. */
export const pastMonths = { hotel: pastHotelMonths, beverage: pastBeverageMonths };

/** The same as of a release ($4, its number): of the filings that were current then. */
export function ownerMonthsAsOf(product: ProductName): string {
  const ids = `array(select id from ${product}_property where taxpayer_number = any($1::text[]))`;
  return `/* ownerMonthsAsOf ${product} */
  with ${quarterly(product, '$4::bigint')} ${pastMonths[product]({ ids, release: '$4::bigint', spans: [spanAsked('$2', '$3')] })},
  ${selectOwnerMonths(product)}`;
}

/** Common table expression, if any, of what hotels filed by quarter; bars file by month. */
function quarterly(product: ProductName, release: string | null): string {
  return product === 'hotel' ? `${quarterlyFilings(release)},` : '';
}

/** Months of the owners' properties, those of the year before the asked ones too, as they count. */
function filedMonths(product: ProductName): string {
  const { receipts, rooms, counts, isProperty, idle, notAsFiled } = measures[product];
  return `select k.position, k.first_month, k.last_month, m.property_id, m.month, m.release_id,
      case when ${counts} then ${receipts} end as cents, case when ${counts} then ${rooms} end as rooms,
      ${counts} and ${isProperty} as is_property, ${idle} as is_idle,
      ${Object.entries(notAsFiled)
        .map(([name, sql]) => `${sql} as "${name}"`)
        .join(', ')}
    from unnest($1::text[], $2::date[], $3::date[]) with ordinality as k(number, first_month, last_month, position)
    join ${product}_property p on p.taxpayer_number = k.number
    join ${product}_month m on m.property_id = p.id
      and m.month >= coalesce(k.first_month - interval '1 year', '-infinity')
      and m.month <= coalesce(k.last_month, 'infinity')`;
}

function selectOwnerMonths(product: ProductName): string {
  const { notAsFiled } = measures[product];
  const names = Object.keys(notAsFiled);
  return `filed as materialized (
    ${filedMonths(product)}
  ), whole as materialized (
    select known.month from (select distinct month from filed) known where ${isWholeMonth[product]('known.month')}
  ), own as (
    select filed.*,
      case when cents is not null then sum(cents) over earlier end as before,
      is_idle or coalesce(bool_or(is_idle) over earlier, false) as is_idle_in_one
    from filed join whole using (month)
    window earlier as (partition by position, property_id ${yearEarlier})
  ), summed as (
    select position, first_month, month, max(release_id) as release_id, sum(cents)::bigint as receipts,
      count(*) filter (where is_property) as properties, sum(rooms) as rooms,
      sum(cents) filter (where rooms is not null)::bigint as revpar_receipts,
      sum(cents) filter (where before is not null)::bigint as alike_later, sum(before)::bigint as alike_earlier,
      coalesce(sum(cents) filter (where before is not null and is_idle_in_one), 0)::bigint as idle_later,
      coalesce(sum(before) filter (where is_idle_in_one), 0)::bigint as idle_earlier,
      (sum(sum(cents)) over (partition by position ${yearEarlier}))::bigint as receipts_before,
      ${names.map((name) => `coalesce(sum("${name}"), 0)::bigint as "${name}"`).join(', ')}
    from own
    group by position, first_month, month
    having count(cents) > 0
  )${product === 'hotel' ? `, ${quarterlyHotelsOfOwners}` : ''}
  select s.position, to_char(s.month, 'YYYY-MM') as month, s.release_id as "releaseId", s.receipts, s.properties,
    s.rooms, s.revpar_receipts as "revparReceipts", s.alike_later as "alikeLater", s.alike_earlier as "alikeEarlier",
    s.idle_later as "idleLater", s.idle_earlier as "idleEarlier",
    s.receipts_before as "receiptsBefore", ${isIncomplete(product, 's.month')} as "isIncomplete",
    ${product === 'hotel' ? awaitsQuarterlyHotels('($1::text[])[s.position]', 's.month') : 'false'} as "awaitsQuarterlyFilers",
    ${names.map((name) => `s."${name}"`).join(', ')}
  from summed s
  where s.month >= coalesce(s.first_month, '-infinity')
  order by s.position, s.month`;
}

/** A common table expression `whole` of the months from $2 to $3 that the releases have of all filers. */
export function wholeMonths(product: ProductName): string {
  return `whole as materialized (
    ${wholeMonthsBetween(product, '$2::date', '$3::date')}
  )`;
}
