import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { FilerType, ReceiptFlag } from '../enums.ts';
import { DateScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { NO_CITY } from '../places/place.rules.ts';
import { PlaceInput } from '../places/place.type.ts';
import { RESULT_RESPONSIBLE_DAYS } from '../premises/responsibleDays.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';

export const LodgingResultType = {
  MONTHLY: 'MONTHLY',
  QUARTERLY: 'QUARTERLY',
  QUARTERLY_AND_MONTHLY: 'QUARTERLY_AND_MONTHLY',
} as const;
export type LodgingResultType = keyof typeof LodgingResultType;
registerEnumType(LodgingResultType, {
  name: 'LodgingResultType',
  description: 'Filers that a results table lists.',
  valuesConfig: {
    MONTHLY: { description: 'Monthly filers, for one month.' },
    QUARTERLY: { description: 'Quarterly filers, for one quarter.' },
    QUARTERLY_AND_MONTHLY: {
      description: 'Monthly and quarterly filers, for one quarter; the months of monthly filers are summed.',
    },
  },
});

@InputType('HotelResultsInput', { description: 'Period, place and filters of a results table.' })
export class HotelResultsInput {
  @Field(() => LodgingResultType, { description: 'Filers to list.' })
  type!: LodgingResultType;

  @Field(() => Int, { nullable: true, description: 'Year; without it, the latest published period.' })
  year?: number | null;

  @Field(() => Int, { nullable: true, description: 'Month, 1 to 12, if `type` is MONTHLY.' })
  month?: number | null;

  @Field(() => Int, { nullable: true, description: 'Quarter, 1 to 4, for the other types.' })
  quarter?: number | null;

  @Field(() => PlaceInput, { description: 'Places of one kind; properties in any of them are listed.' })
  place!: PlaceInput;

  @Field(() => Int, {
    nullable: true,
    description:
      'Minimum number of rooms that count, for lists by RevPAR, which single units would otherwise lead. Without ' +
      'it, all rows, also those whose rooms are unknown or do not count.',
  })
  minRooms?: number | null;
}

@ObjectType('HotelResult', {
  simpleResolvers: true,
  description:
    'A row of a results table: a filing of the period, or the quarter of a monthly filer (the sum of its ' +
    'months, with the rooms and names of the latest).',
})
export class HotelResult {
  propertyId!: number;
  releaseId!: number;

  @Field(() => DateScalar, {
    description:
      'Last day of the month or quarter. If the quarter of a monthly filer is not over, last day of its last ' +
      'published month.',
  })
  periodEnd!: string;

  @Field(() => Int, { description: 'Number of months in the period: 1 or 3.' })
  periodMonths!: number;

  @Field(() => Int, {
    description:
      'Number of filed months in the period; fewer than 3 if the quarter of a monthly filer lacks some.',
  })
  monthsFiled!: number;

  @Field(() => Boolean, {
    description:
      'True if a month of the period was published although its release has too few rows; see `publishedMonths`.',
  })
  isIncomplete!: boolean;

  @Field(() => Int, { description: 'Number of days in the filed months.' })
  days!: number;

  @Field(() => FilerType, { description: 'Filing frequency.' })
  filerType!: FilerType;

  @Field(() => String, { description: 'Trade name, as filed.' })
  locationName!: string;

  @Field(() => String, { description: 'Street address, as filed.' })
  locationAddress!: string;

  @Field(() => String, {
    nullable: true,
    description: `City, canonical name; ${NO_CITY} if none was filed; null if it is not known.`,
  })
  city!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The comptroller’s county code; null if the county is not known.',
  })
  county!: string | null;

  @Field(() => String, { description: 'ZIP code, as filed.' })
  locationZip!: string;

  @Field(() => String, { nullable: true, description: 'Phone, as filed; null if blank.' })
  locationPhone!: string | null;

  @Field(() => String, { description: 'Taxpayer number.' })
  taxpayerNumber!: string;

  @Field(() => Int, { description: 'Location number within the taxpayer.' })
  locationNumber!: number;

  @Field(() => String, { description: 'Taxpayer’s name, as filed.' })
  taxpayerName!: string;

  @Field(() => String, { description: 'Taxpayer’s street address, as filed.' })
  taxpayerAddress!: string;

  @Field(() => String, { description: 'Taxpayer’s city, as filed.' })
  taxpayerCity!: string;

  @Field(() => String, { nullable: true, description: 'Taxpayer’s phone, as filed; null if blank.' })
  taxpayerPhone!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date when the taxpayer became responsible, as filed; null if not filed.',
  })
  responsibilityBegin!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date when the taxpayer’s responsibility ended, as filed; null if not filed.',
  })
  responsibilityEnd!: string | null;

  @Field(() => UsdScalar, { description: 'Room receipts of the period, as filed.' })
  roomReceipts!: number;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Room receipts that count; null if an operator left out all of them.',
  })
  countedReceipts!: number | null;

  @Field(() => UsdScalar, { description: 'Taxable part of the filed room receipts.' })
  taxableReceipts!: number;

  @Field(() => Int, { description: 'Rooms for rent, as filed.' })
  roomCapacity!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Rooms that count; null if unknown, doubtful, idle or left out, and of marketplaces.',
  })
  countedRooms!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'RevPAR of the `revparMonths`: receipts that count divided by room-nights that count, US dollars, 2 ' +
      'decimals; null if no rooms count.',
  })
  revpar!: number | null;

  @Field(() => Int, {
    description: 'Number of the filed months whose rooms count, of which `revpar` is; 0 to 3.',
  })
  revparMonths!: number;

  @Field(() => Int, { nullable: true, description: RESULT_RESPONSIBLE_DAYS })
  responsibleDays!: number | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the hotel under its latest owner, if it was sold; else null. Rows of a table with the same id are of one hotel: ' +
      'a sum of them has its rooms more than once. As of a release, a sale is known as it is today.',
  })
  soldHotel!: string | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description:
      'Part of `countedReceipts` that `revpar` is calculated from: of the months whose rooms count; null without ' +
      'such months.',
  })
  revparReceipts!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Available room-nights that `revpar` is calculated from: of the months whose rooms count; null without such ' +
      'months.',
  })
  availableRoomNights!: number | null;

  @Field(() => [ReceiptFlag], {
    complexity: valuesOf(largest.flags),
    description: 'Flags to consider before using the figure; usually empty.',
  })
  flags!: ReceiptFlag[];

  @Field(() => [String], {
    complexity: valuesOf(largest.flags),
    description:
      'Reasons why filed values do not count as filed, and what counts instead, one sentence each; usually empty.',
  })
  reasons!: string[];
}
