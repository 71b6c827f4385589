import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { ReceiptFlag } from '../enums.ts';
import { DateScalar } from '../../platform/lib/scalars.ts';
import { NO_CITY } from '../places/place.rules.ts';
import { PlaceInput } from '../places/place.type.ts';
import { IS_INCOMPLETE } from '../releases/publishedMonth.type.ts';
import { BAR_RESPONSIBLE_DAYS } from '../premises/responsibleDays.ts';
import { BeverageReceipts } from './beverageMonth.type.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';

@InputType('BeverageResultsInput', { description: 'Period, place and filters of a results table.' })
export class BeverageResultsInput {
  @Field(() => Int, { nullable: true, description: 'Year; without it, the latest published month.' })
  year?: number | null;

  @Field(() => Int, { nullable: true, description: 'Month, 1 to 12; use with `year`.' })
  month?: number | null;

  @Field(() => PlaceInput, { description: 'Places of one kind; properties in any of them are listed.' })
  place!: PlaceInput;
}

@ObjectType('BeverageResult', {
  description: 'A row of a results table: one month of one property.',
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

  @Field(() => String, { description: 'Taxpayer number.' })
  taxpayerNumber!: string;

  @Field(() => Int, { description: 'Location number within the taxpayer.' })
  locationNumber!: number;

  @Field(() => [ReceiptFlag], {
    complexity: valuesOf(largest.flags),
    description: 'Flags to consider before using the figure; usually empty.',
  })
  flags!: ReceiptFlag[];

  @Field(() => Int, { nullable: true, description: BAR_RESPONSIBLE_DAYS })
  responsibleDays!: number | null;
}
