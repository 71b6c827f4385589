import { Field, Int, ObjectType } from 'type-graphql';
import { MonthScalar } from '../../../platform/lib/scalars.ts';

@ObjectType('PlaceSupplyYear', {
  description:
    'Hotel rooms of a place that opened, closed and stood idle in a year, by address: a new owner at an address ' +
    'neither opens nor closes a hotel. Each address counts toward its present place. Source: hotel occupancy tax ' +
    'receipts of the Texas comptroller.',
  simpleResolvers: true,
})
export class PlaceSupplyYear {
  /** Null without months. */
  releaseId!: number | null;

  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => Int, { description: 'Months of the year with figures of the place, 0 to 12.' })
  months!: number;

  @Field(() => Int, {
    description: 'Addresses where a hotel first had to report in the year, as in `newHotels`.',
  })
  hotelsOpened!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Rooms first filed for `hotelsOpened`; hotels with unknown rooms add none. Null if all are unknown.',
  })
  roomsOpened!: number | null;

  @Field(() => Int, { description: 'Number of opened hotels whose rooms are unknown.' })
  roomsOpenedUnknown!: number;

  @Field(() => Int, {
    description:
      'Number of opened hotels at whose addresses no release has receipts so far: planned ones, or hotels that have yet to ' +
      'begin.',
  })
  hotelsOpenedWithoutReceipts!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Of `roomsOpened`, those of `hotelsOpenedWithoutReceipts`. Null if the rooms of all of these are unknown.',
  })
  roomsOpenedWithoutReceipts!: number | null;

  @Field(() => Int, {
    description:
      'Number of opened hotels at whose addresses a release has receipts of an earlier year: they opened before the day ' +
      'that was filed.',
  })
  hotelsOpenedEarlier!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Of `roomsOpened`, those of `hotelsOpenedEarlier`. Null if the rooms of all of these are unknown.',
  })
  roomsOpenedEarlier!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Addresses without a current hotel whose last hotel had its last figures in the year, except those of ' +
      '`hotelsClosedInGap` and `hotelsEndedWithoutReceipts`. In the latest 6 published months, only hotels whose responsibility has ended count; others may ' +
      'follow. Null if no month of the year is published.',
  })
  hotelsClosed!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Rooms last filed for `hotelsClosed`, idle ones included; hotels with doubtful or unknown rooms add none. Null if all ' +
      'are unknown, or no month of the year is published.',
  })
  roomsClosed!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of closed hotels whose rooms are unknown; null if no month of the year is published.',
  })
  roomsClosedUnknown!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Hotels that closed at an unknown time after their last figures, which are of this year: no release has the ' +
      'filings of the months after, up to a later year, and their responsibility had not ended by then. They closed ' +
      'in those months or soon after, and count as closed in no year. Null if no month of the year is published.',
  })
  hotelsClosedInGap!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Rooms last filed for `hotelsClosedInGap`, not among `roomsClosed`; hotels with doubtful or unknown rooms add ' +
      'none. Null if all are unknown, or no month of the year is published.',
  })
  roomsClosedInGap!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Addresses without a current hotel whose last figures are of this year, and that never had receipts in any ' +
      'release: permits that ended rather than hotels that closed, counted as closed in no year. Null if no month of the ' +
      'year is published.',
  })
  hotelsEndedWithoutReceipts!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Rooms last filed for `hotelsEndedWithoutReceipts`, not among `roomsClosed`; hotels with doubtful or unknown rooms add ' +
      'none. Null if all are unknown, or no month of the year is published.',
  })
  roomsEndedWithoutReceipts!: number | null;

  @Field(() => MonthScalar, {
    nullable: true,
    description:
      'Month of `rooms` and `roomsIdle`: the last month of the year that includes quarterly filers, else the last one ' +
      'with figures; null if there is none.',
  })
  month!: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Rooms that count in `month`; null without one. Where `publishedMonths` has no quarterly filers for the month, they are ' +
      'those of monthly filers only, fewer than in other years for that alone.',
  })
  rooms!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Rooms that stood idle in `month`: filed without receipts for at least three calendar months in a row, at addresses ' +
      'where nobody had receipts; null without a month.',
  })
  roomsIdle!: number | null;
}
