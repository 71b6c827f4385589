import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { FilerType, ReceiptFlag } from '../enums.ts';
import { DateScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { NO_CITY } from '../places/place.rules.ts';
import { PlaceInput } from '../places/place.type.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';

export const LodgingResultType = {
  MONTHLY: 'MONTHLY',
  QUARTERLY: 'QUARTERLY',
  QUARTERLY_AND_MONTHLY: 'QUARTERLY_AND_MONTHLY',
} as const;
export type LodgingResultType = keyof typeof LodgingResultType;
registerEnumType(LodgingResultType, {
  name: 'LodgingResultType',
  description: 'Which filers a results table lists.',
  valuesConfig: {
    MONTHLY: { description: 'Monthly filers, for one month.' },
    QUARTERLY: { description: 'Quarterly filers, for one quarter.' },
    QUARTERLY_AND_MONTHLY: {
      description: 'Both for one quarter, with the months of monthly filers summed.',
    },
  },
});

@InputType('HotelResultsInput', { description: 'What a results table is to show.' })
export class HotelResultsInput {
  @Field(() => LodgingResultType, { description: 'Which filers.' })
  type!: LodgingResultType;

  @Field(() => Int, { nullable: true, description: 'The year; without it, the latest published period.' })
  year?: number | null;

  @Field(() => Int, { nullable: true, description: '1 to 12, for MONTHLY.' })
  month?: number | null;

  @Field(() => Int, { nullable: true, description: '1 to 4, for the other two.' })
  quarter?: number | null;

  @Field(() => PlaceInput, { description: 'Where: any of the named places of one kind.' })
  place!: PlaceInput;

  @Field(() => Int, {
    nullable: true,
    description:
      'Only rows with at least so many rooms that count, for lists by RevPAR: a record of one room is no best hotel. ' +
      'Without it all rows, also those whose rooms are unknown or do not count.',
  })
  minRooms?: number | null;
}

@ObjectType('HotelResult', {
  simpleResolvers: true,
  description:
    'One row of the results table: a filing of the period, or a monthly filer’s quarter (the sum of its ' +
    'months, with the rooms and names of the latest).',
})
export class HotelResult {
  propertyId!: number;
  releaseId!: number;

  @Field(() => DateScalar, {
    description:
      'Last day of the month or quarter; of a monthly filer’s quarter that is not over, of its last published month.',
  })
  periodEnd!: string;

  @Field(() => Int, { description: 'Months of the period: 1 or 3.' })
  periodMonths!: number;

  @Field(() => Int, {
    description:
      'Months of the period that were filed: fewer than 3 where a monthly filer’s quarter lacks some.',
  })
  monthsFiled!: number;

  @Field(() => Boolean, {
    description:
      'True where a month of the period was published though its release has too few rows; `publishedMonths` says how ' +
      'many.',
  })
  isIncomplete!: boolean;

  @Field(() => Int, { description: 'Days of the months that were filed, which RevPAR divides by.' })
  days!: number;

  @Field(() => FilerType, { description: 'How often the taxpayer files.' })
  filerType!: FilerType;

  @Field(() => String, { description: 'Trade name, as filed.' })
  locationName!: string;

  @Field(() => String, { description: 'Street address, as filed.' })
  locationAddress!: string;

  @Field(() => String, {
    nullable: true,
    description: `City, canonical name; ${NO_CITY} where none was filed.`,
  })
  city!: string | null;

  @Field(() => String, { nullable: true, description: 'County by the comptroller’s code.' })
  county!: string | null;

  @Field(() => String, { description: 'ZIP code, as filed.' })
  locationZip!: string;

  @Field(() => String, { nullable: true, description: 'Phone, as filed; null where blank.' })
  locationPhone!: string | null;

  @Field(() => String, { description: 'Taxpayer’s number.' })
  taxpayerNumber!: string;

  @Field(() => Int, { description: 'Which of the taxpayer’s locations.' })
  locationNumber!: number;

  @Field(() => String, { description: 'Taxpayer’s name, as filed.' })
  taxpayerName!: string;

  @Field(() => String, { description: 'Taxpayer’s street address, as filed.' })
  taxpayerAddress!: string;

  @Field(() => String, { description: 'Taxpayer’s city, as filed.' })
  taxpayerCity!: string;

  @Field(() => String, { nullable: true, description: 'Taxpayer’s phone, as filed; null where blank.' })
  taxpayerPhone!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'When the taxpayer became responsible, as filed.' })
  responsibilityBegin!: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'When responsibility ended, as filed.' })
  responsibilityEnd!: string | null;

  @Field(() => UsdScalar, { description: 'Receipts for rooms of the period, as filed.' })
  roomReceipts!: number;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'What counts of them; null where an operator left all of it out.',
  })
  countedReceipts!: number | null;

  @Field(() => UsdScalar, { description: 'The part of them that is taxable.' })
  taxableReceipts!: number;

  @Field(() => Int, { description: 'Rooms for rent, as filed.' })
  roomCapacity!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Rooms that count; null where they are unknown, doubtful, idle or left out.',
  })
  countedRooms!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Receipts that count over room-nights that count, of the months that were filed, 2 decimals; null without such rooms.',
  })
  revpar!: number | null;

  @Field(() => [ReceiptFlag], {
    complexity: valuesOf(largest.flags),
    description: 'What to know before using the figure; mostly empty.',
  })
  flags!: ReceiptFlag[];

  @Field(() => [String], {
    complexity: valuesOf(largest.flags),
    description:
      'Why filed values do not count as filed and what counts instead, a sentence each; mostly empty.',
  })
  reasons!: string[];
}
