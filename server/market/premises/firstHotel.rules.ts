/**
 * A hotel opened at an address when someone first became responsible there; a new owner is not a new hotel. The worker
 * keeps today's first hotels; as of a release they are found on request.
 */

/**
 * SQL condition on a property `p` of a table of hotels: it may be the first at its address. If an earlier filer for the
 * address has no dates, the opening is unknown.
 */
export function mayBeFirst(table = 'hotel_property'): string {
  return `p.responsibility_begin is not null and not exists (
          select from ${table} undated
          where undated.premises_id = p.premises_id and undated.responsibility_begin is null
            and undated.first_month < p.responsibility_begin
        )`;
}

/**
 * SQL order of the properties `p` that began first at an address, on one day, by the `rooms` of their first filings. The
 * first of them is the new hotel: not an apartment that began beside a hotel.
 */
export const largestFirst = 'rooms desc nulls last, p.taxpayer_number, p.location_number';

/** SQL order of a hotel's filings `f`: the first one says with how many rooms it opened. */
export const firstFiling = 'f.period_end, f.filer_type, f.period_months';

/** SQL of the rooms of a first filing `f`; null if none were filed or they are doubtful. */
export const firstRooms = `case
          when f.decision = 'LEFT_OUT' or (f.rooms_flag = 'ROOMS_DOUBTFUL' and f.decision is null) then null
          else nullif(f.room_capacity, 0)
        end`;

/**
 * SQL condition on a month or a period's end of receipts: it is before the year of the day (SQL) on which a hotel counts as
 * new. Taxpayers are registered again, and then file a later day: such a hotel counts as new, but did not open that year.
 */
export function isBeforeYearOf(day: string, end: string): string {
  return `${end} < date_trunc('year', ${day}::timestamp)`;
}

/** SQL condition on a property `p`: it had receipts in a year before that of a day (SQL). */
export function hadReceiptsBefore(day: string): string {
  // The first month that was filed spares nearly all hotels the look at their months.
  return `${isBeforeYearOf(day, 'p.first_month')} and exists (
          select from hotel_month m
          where m.property_id = p.id and ${isBeforeYearOf(day, 'm.month')} and m.room_receipts_cents > 0
            and not m.is_left_out
        )`;
}

/** SQL of the columns of a year of new hotels: of premises by the year in which their first hotels began. */
export const newHotelSums = {
  new_hotels: 'count(*)',
  rooms_added: 'coalesce(sum(first_hotel_rooms), 0)',
  rooms_unknown: 'count(*) - count(first_hotel_rooms)',
} as const;
