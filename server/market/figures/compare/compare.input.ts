import { Field, InputType, Int } from 'type-graphql';
import { MonthScalar } from '../../../platform/lib/scalars.ts';

/** The period of a comparison, as an input and as arguments. */
export const comparedPeriod = {
  from: {
    nullable: true,
    description: 'First month; without it, the 12 months that end with `to` are compared.',
  },
  to: {
    nullable: true,
    description: 'Last month; the range is at most 120 months. Without it, the latest published month.',
  },
};

@InputType('PropertyKeyInput', { description: 'Taxpayer and location number, which identify a property.' })
export class PropertyKeyInput {
  @Field(() => String, { description: 'Taxpayer number.' })
  taxpayerNumber!: string;

  @Field(() => Int, { description: 'Location number within the taxpayer.' })
  locationNumber!: number;
}

@InputType('CompareHotelsInput', { description: 'A hotel, its competitors and the months to compare.' })
export class CompareHotelsInput {
  @Field(() => PropertyKeyInput, { description: 'Hotel to compare.' })
  subject!: PropertyKeyInput;

  @Field(() => [PropertyKeyInput], {
    description:
      'Competitors of the hotel: 1 to 49 other hotels, each only once. Properties of one hotel under several owners ' +
      'are one.',
  })
  competitors!: PropertyKeyInput[];

  @Field(() => MonthScalar, comparedPeriod.from)
  from?: string | null;

  @Field(() => MonthScalar, comparedPeriod.to)
  to?: string | null;
}
