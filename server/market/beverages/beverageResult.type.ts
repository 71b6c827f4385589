import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ReceiptFlag } from '../enums.ts';
import { DateScalar } from '../../platform/lib/scalars.ts';
import { NO_CITY } from '../places/place.rules.ts';
import { PlaceInput } from '../places/place.type.ts';
import { IS_INCOMPLETE } from '../releases/publishedMonth.type.ts';
import { BeverageReceipts } from './beverageMonth.type.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';

@InputType('BeverageResultsInput', { description: 'What a results table is to show.' })
export class BeverageResultsInput {
  @Field(() => Int, { nullable: true, description: 'The year; without it, the latest published month.' })
  year?: number | null;

  @Field(() => Int, { nullable: true, description: '1 to 12; goes with the year.' })
  month?: number | null;

  @Field(() => PlaceInput, { description: 'Where: any of the named places of one kind.' })
  place!: PlaceInput;
}

@ObjectType('BeverageResult', {
  description: 'One row of the results table: a property’s month.',
  simpleResolvers: true,
})
export class BeverageResult extends BeverageReceipts {
  propertyId!: number;
  releaseId!: number;

  @Field(() => DateScalar, { description: 'Last day of the month.' })
  periodEnd!: string;

  @Field(() => Boolean, { description: IS_INCOMPLETE })
  isIncomplete!: boolean;

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

  @Field(() => String, { description: 'Taxpayer’s number.' })
  taxpayerNumber!: string;

  @Field(() => Int, { description: 'Which of the taxpayer’s locations.' })
  locationNumber!: number;

  @Field(() => [ReceiptFlag], {
    complexity: valuesOf(largest.flags),
    description: 'What to know before using the figure; mostly empty.',
  })
  flags!: ReceiptFlag[];
}
