import { isUnusual } from '../hotels/filingFlags.rules.ts';

/** A sum that figures are made of. The tables of places and of brands keep it, cents or whole numbers. */
export interface MonthSum {
  column: string;
  /** SQL of what a property's month `m` adds, and of which months do. */
  each: string;
  where: string;
  /** True if only places have it. */
  isOfPlaces?: boolean;
  /** A place's year has the sum of its months, their room-nights (in this column), or none of it. */
  byYear?: { nights: string } | 'none';
}

const counts = 'not m.is_left_out';
const countsAsFiled = `${counts} and m.room_receipts_cents = m.filed_receipts_cents`;
const isOfHotel = `${counts} and not m.is_marketplace`;

/** Each sum, defined once; figures are made of them. */
export const monthSums = {
  roomReceipts: { column: 'room_receipts_cents', each: 'm.room_receipts_cents', where: counts },
  filedReceipts: { column: 'filed_receipts_cents', each: 'm.filed_receipts_cents', where: 'true' },
  revparReceipts: {
    column: 'revpar_receipts_cents',
    each: 'm.room_receipts_cents',
    where: `${isOfHotel} and m.room_capacity is not null`,
  },
  taxableReceipts: { column: 'taxable_receipts_cents', each: 'm.taxable_receipts_cents', where: counts },
  marketplace: {
    column: 'marketplace_cents',
    each: 'm.room_receipts_cents',
    where: `${counts} and m.is_marketplace`,
    isOfPlaces: true,
  },
  apportioned: { column: 'apportioned_cents', each: 'm.apportioned_cents', where: counts },
  rooms: { column: 'rooms', each: 'm.room_capacity', where: isOfHotel, byYear: { nights: 'room_nights' } },
  filedRooms: {
    column: 'filed_rooms',
    each: 'm.filed_rooms',
    where: 'not m.is_marketplace',
    byYear: { nights: 'filed_room_nights' },
  },
  emptyRooms: {
    column: 'empty_rooms',
    each: 'm.room_capacity',
    where: `${isOfHotel} and m.room_receipts_cents = 0`,
    byYear: 'none',
  },
  properties: { column: 'properties', each: '1', where: isOfHotel, byYear: 'none' },
  propertiesWithRooms: {
    column: 'properties_with_rooms',
    each: '1',
    where: `${isOfHotel} and m.room_capacity is not null`,
    byYear: 'none',
  },
  flaggedFilings: {
    column: 'flagged_filings',
    each: '1',
    where: 'm.room_receipts_cents <> m.filed_receipts_cents or m.is_left_out',
  },
  unusual: {
    column: 'unusual_receipts_cents',
    each: 'm.room_receipts_cents',
    where: `${counts} and ${isUnusual('m.receipts_flag')}`,
  },
  // Of a flagged total only the taxable part counts: its exempt part is unknown, not 0.
  exemptReceipts: {
    column: 'exempt_receipts_cents',
    each: 'm.room_receipts_cents - m.taxable_receipts_cents',
    where: countsAsFiled,
  },
  exemptibleReceipts: {
    column: 'exemptible_receipts_cents',
    each: 'm.room_receipts_cents',
    where: countsAsFiled,
  },
} as const satisfies Record<string, MonthSum>;

export type SumName = keyof typeof monthSums;
/** The sums of a month or a year; null if unknown, missing if a list does not have them. */
export type Sums = Partial<Record<SumName | 'roomNights' | 'filedRoomNights', number | null>>;
