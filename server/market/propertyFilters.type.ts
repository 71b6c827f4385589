import { Field, InputType } from 'type-graphql';
import { MonthRange, StringFilter } from '../platform/lib/filters.ts';

@InputType({ description: 'Conditions on the place of a property.' })
export abstract class PlaceConditions {
  @Field(() => StringFilter, { nullable: true, description: 'City, in any known spelling.' })
  city?: StringFilter | null;

  @Field(() => StringFilter, { nullable: true, description: 'County, by name or comptroller’s code.' })
  county?: StringFilter | null;

  @Field(() => StringFilter, { nullable: true, description: 'ZIP code.' })
  zip?: StringFilter | null;
}

@InputType({ description: 'Conditions on a filing of either tax.' })
export abstract class FilingConditions extends PlaceConditions {
  @Field(() => StringFilter, { nullable: true, description: 'Taxpayer number.' })
  taxpayerNumber?: StringFilter | null;

  @Field(() => MonthRange, { nullable: true, description: 'Month in which the period ends.' })
  month?: MonthRange | null;
}
