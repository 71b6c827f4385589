/** SQL of facts about a filing `f` that flag rules use. Months end with their last day. */

/**
 * Receipts scaled to three months, in whole cents: a month's times 3, a quarter's as filed. No cent is lost to
 * division, and limits are for three months.
 */
export function quarterOf(column: string, alias = 'f'): string {
  return `(${alias}.${column} * 3 / ${alias}.period_months)`;
}

/** The first day of the filing's period. */
export function firstDay(alias: string): string {
  return `(${alias}.period_end + 1 - ${alias}.period_months * interval '1 month')::date`;
}

/** Days of the filing's whole period. */
export function daysOf(alias: string): string {
  return `(${alias}.period_end + 1 - ${firstDay(alias)})`;
}

/** Room-nights of the filing's whole period. */
export function roomNights(alias: string): string {
  return `(${alias}.room_capacity::bigint * ${daysOf(alias)})`;
}

/** Last day of the month that is this many months after that of `f`. */
function monthEnd(months: number): string {
  return `((f.period_end + 1 + interval '${String(months)} months')::date - 1)`;
}

/** True if `o` covers the month that ends on the day. Two more months are at most 62 days, three at least 89. */
function covers(day: string): string {
  return `o.period_end - ${day} between 0 and case o.period_months when 3 then 62 else 0 end`;
}

/** A filing that is usable as evidence: current, with receipts, and not a marketplace's. */
const isEvidence = 'o.replaced_by_release_id is null and not o.is_marketplace and o.room_receipts_cents > 0';

/**
 * A filing of a property whose period ends between two days. Compared as pairs, so that only an index by property is
 * used. Otherwise the planner would choose one by period if few periods are known.
 */
function isWithin(property: string, from: string, to: string): string {
  return `o.property_id = ${property}
        and (o.property_id, o.period_end) between (${property}, ${from}) and (${property}, ${to})`;
}

/** True if `f` has at least $10,000 a month, and 4 times the taxable part: too much, or with a digit too many. */
const isManyTimesTaxable = `f.room_receipts_cents >= 4 * f.taxable_receipts_cents
  and f.room_receipts_cents >= 1000000::bigint * f.period_months`;

/** True if `f` can have an extra digit by its own values. An index over such filings repeats this condition. */
export const mayHaveExtraDigit = `f.taxable_receipts_cents > 0
  and ${isManyTimesTaxable}`;

/** True if `f` can be unusually high by its own values. An index over such filings repeats this condition. */
export const mayBeUnusual = `f.room_receipts_cents >= 5000000::bigint * f.period_months
  and f.room_receipts_cents > 600000::bigint * f.period_months * f.room_capacity`;

/** Filings of one amount from which on it is repeated. */
const REPEATED_FROM = 3;

/**
 * True if a filing can be one of several of the same amount: at least $5,000 a month, since a smaller one may be the rent of
 * a room, not in whole dollars, and taxable to the cent. An index over such filings repeats this condition.
 */
export function mayBeRepeated(alias: string): string {
  return `${alias}.room_receipts_cents = ${alias}.taxable_receipts_cents
  and ${alias}.room_receipts_cents >= 500000::bigint * ${alias}.period_months and ${alias}.room_receipts_cents % 100 <> 0`;
}

const isAmount = `${isEvidence} and ${mayBeRepeated('o')}`;

/** True if the property filed the amount at least three times, for periods of the same length. */
export const isRepeated = `(${mayBeRepeated('f')} and (
      select count(*) from (
        select from hotel_filing o
        where ${isAmount} and o.property_id = f.property_id
          and o.room_receipts_cents = f.room_receipts_cents and o.period_months = f.period_months
        limit ${String(REPEATED_FROM)}
      ) same
    ) = ${String(REPEATED_FROM)})`;

/** The amounts that are repeated, of the properties `o` of a condition: `isRepeatedAmong` reads them. */
export function repeatedAmounts(isOf: string): string {
  return `select o.property_id, o.period_months, o.room_receipts_cents
    from hotel_filing o
    where ${isAmount} and ${isOf}
    group by o.property_id, o.period_months, o.room_receipts_cents
    having count(*) >= ${String(REPEATED_FROM)}`;
}

/** As `isRepeated`, by a table of all repeated amounts, read once: for the filings of many properties. */
export function isRepeatedAmong(table: string): string {
  return `(${mayBeRepeated('f')} and (f.property_id, f.period_months, f.room_receipts_cents) in (
      select property_id, period_months, room_receipts_cents from ${table}
    ))`;
}

/** Rooms from which on they may be room-nights. */
export const MANY_ROOMS = 200;

/** Cents for each room and night above which a filing has probably not all of its rooms. */
export const MOST_PER_NIGHT = 250_000;

const FEWEST_NIGHTS_OF_MONTH = 28;

/** True if rooms of a filing can be doubtful by its own values: most hotels have fewer, and take in less with each. */
export function mayHaveDoubtfulRooms(alias: string): string {
  const mostOfMonth = `${String(MOST_PER_NIGHT * FEWEST_NIGHTS_OF_MONTH)}::bigint`;
  return `(${alias}.room_capacity >= ${String(MANY_ROOMS)}
    or ${alias}.room_receipts_cents > ${mostOfMonth} * ${alias}.period_months * ${alias}.room_capacity)`;
}

/**
 * True if `f` can have a flag but `REPEATED_RECEIPTS` by its own values. An index over such filings repeats the parts of
 * this condition.
 */
export const mayBeFlagged = `(f.room_receipts_cents <= 0 or ${mayHaveDoubtfulRooms('f')}
  or (${isManyTimesTaxable})
  or (${mayBeUnusual}))`;

/**
 * True if the property filed for the same calendar month of other years, and each time at most half as much. A camp that
 * opens each May is not unusual in May.
 */
export const isAboveSeason = `(
      select 2 * max(${quarterOf('room_receipts_cents', 'o')}) <= ${quarterOf('room_receipts_cents')}
      from hotel_filing o
      where ${isEvidence} and o.property_id = f.property_id and o.period_end <> f.period_end
        and extract(month from o.period_end) = extract(month from f.period_end)
    )`;

/**
 * True if the property has a change (a row of `hotel_change`) in the calendar month of `f`. A set that is read once:
 * looked up for each filing, the changes, which have no index, would be read whole each time.
 */
export const isOfChangedSeason = `(f.property_id, extract(month from f.period_end)) in (
      select changed.property_id, extract(month from changed.period_end) from hotel_change changed
    )`;

/**
 * The usual month, scaled to three months: the median of the filings within 6 months, or of all; null if fewer than
 * 3.
 */
export const usualQuarter = `case when ${mayHaveExtraDigit} or ${mayBeUnusual} and ${isAboveSeason} then (
      select case when count(*) filter (where is_near) >= 3
          then percentile_cont(0.5) within group (order by receipts) filter (where is_near)
        when count(*) >= 3 then percentile_cont(0.5) within group (order by receipts) end
      from (
        select ${quarterOf('room_receipts_cents', 'o')} as receipts,
          o.period_end between ${monthEnd(-6)} and ${monthEnd(6)} as is_near
        from hotel_filing o
        where ${isEvidence} and o.property_id = f.property_id and o.id <> f.id
      ) other
    ) end`;

/** The median of cents per room-night within 6 months, as filed, this filing included; null without receipts. */
export const usualPerNight = `(
      select percentile_cont(0.5) within group (order by o.room_receipts_cents::float8 / ${roomNights('o')})
      from hotel_filing o
      where ${isEvidence} and o.room_capacity > 0 and ${isWithin('f.property_id', monthEnd(-6), monthEnd(6))}
    )`;

/**
 * True if fewer than 3 other filings are within 6 months, so that all of the property's filings decide what is usual.
 */
export const needsAllFilings = `(
      select count(*) from (
        select from hotel_filing o
        where ${isEvidence} and o.id <> f.id and ${isWithin('f.property_id', monthEnd(-6), monthEnd(6))}
        limit 3
      ) near
    ) < 3`;

export const isEmpty = '(f.room_receipts_cents <= 0 and f.room_capacity > 0)';

/** Receipts of a neighboring month; null if the property filed nothing. */
function filedFor(months: number): string {
  return `max(o.room_receipts_cents) filter (where ${covers(monthEnd(months))})`;
}

/** True if the month is one of three in a row for which the property filed no receipts. */
export const isInEmptyMonths = `(
      select coalesce(here <= 0 and (
        before_2 <= 0 and before_1 <= 0 or before_1 <= 0 and after_1 <= 0 or after_1 <= 0 and after_2 <= 0
      ), false)
      from (
        select ${filedFor(-2)} as before_2, ${filedFor(-1)} as before_1, ${filedFor(0)} as here,
          ${filedFor(1)} as after_1, ${filedFor(2)} as after_2
        from hotel_filing o
        where o.replaced_by_release_id is null and not o.is_marketplace
          and ${isWithin('f.property_id', 'f.period_end - 65', 'f.period_end + 130')}
      ) months
    )`;

/**
 * True if another property of its premises has receipts in its month. Each property's filings are looked up alone:
 * as of a release, filings are a union, which a plain join would read whole for each property.
 */
export const hasNeighbor = `exists (
      select from hotel_property own
      join hotel_property q on q.premises_id = own.premises_id and q.id <> own.id
      cross join lateral (
        select from hotel_filing o
        where ${isWithin('q.id', 'f.period_end', 'f.period_end + 65')} and ${isEvidence} and ${covers('f.period_end')}
        limit 1
      ) filing
      where own.id = f.property_id
    )`;
