import { Field, Int } from 'type-graphql';
import { UsdScalar } from '../../../platform/lib/scalars.ts';

/** Which part of an owner's month is not plainly as filed. Null if the tax has no such part. Amounts are cents. */
export interface NotAsFiled {
  filedReceipts: number | null;
  apportioned: number | null;
  flaggedFilings: number | null;
  unusual: number | null;
  roomsLeftOut: number | null;
  roomsWithoutReceipts: number | null;
  propertiesWithRooms: number | null;
  estimated: number | null;
  fromTax: number | null;
}

/** Hotels have the same parts as in the months of places. */
const ofHotels = (meaning: string): string => `Lodging only: ${meaning}; null for mixed beverages.`;

const ofBars = (meaning: string): string => `Mixed beverages only: ${meaning}; null for lodging.`;

const descriptions: Record<keyof NotAsFiled, string> = {
  filedReceipts: ofHotels('receipts for rooms as filed, with those of marketplaces'),
  apportioned: ofHotels(
    'the part of the receipts that comes from quarterly filings, divided among months by days',
  ),
  flaggedFilings: ofHotels(
    'number of filings whose receipts do not count as filed: only their taxable part counts, or nothing',
  ),
  unusual: ofHotels(
    'the part of the receipts that comes from hotels whose receipts are unusual (`UNUSUAL_RECEIPTS`, `REPEATED_RECEIPTS`); it counts ' +
      'as filed',
  ),
  roomsLeftOut: ofHotels('filed rooms that do not count, as they are doubtful or idle'),
  roomsWithoutReceipts: ofHotels(
    'of `rooms`, those of hotels that filed $0 for the month, which RevPAR counts',
  ),
  propertiesWithRooms: ofHotels('of `properties`, those whose rooms count'),
  estimated: ofBars('the part of the receipts that the comptroller estimated, since the owner did not file'),
  fromTax: ofBars(
    'the part of the receipts that is the tax divided by its rate, since legacy releases state no receipts',
  ),
};

const COUNTS: readonly string[] = [
  'flaggedFilings',
  'roomsLeftOut',
  'roomsWithoutReceipts',
  'propertiesWithRooms',
];

type Class<T> = abstract new () => T;

/** A class to extend, with the types of the parts; `@NotAsFiledFields` gives what extends it their GraphQL fields. */
export function withNotAsFiled<T>(base: Class<T>): Class<T & NotAsFiled> {
  return base as Class<T & NotAsFiled>;
}

/** Gives a class the GraphQL fields of the parts: its own, since an interface's classes give it none. */
export function NotAsFiledFields({ prototype }: abstract new () => NotAsFiled): void {
  for (const [name, description] of Object.entries(descriptions)) {
    const type = COUNTS.includes(name) ? Int : UsdScalar;
    Field(() => type, { nullable: true, description })(prototype as object, name);
  }
}
