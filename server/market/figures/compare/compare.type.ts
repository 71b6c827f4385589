import { Field, Int, ObjectType } from 'type-graphql';
import { valuesOf } from '../../../platform/lib/cost.ts';
import { MonthScalar } from '../../../platform/lib/scalars.ts';
import { MOST_COMPETITORS, MOST_MONTHS } from './compare.rules.ts';
import { ComparedHotel, ComparedSet } from './comparedHotel.type.ts';
import { ComparedMonth } from './comparedMonth.type.ts';

@ObjectType('HotelComparison', {
  description: 'A hotel compared with its competitors over the same months.',
  simpleResolvers: true,
})
export class HotelComparison {
  releaseIds!: number[];

  @Field(() => MonthScalar, { description: 'First month.' })
  from!: string;

  @Field(() => MonthScalar, { description: 'Last month.' })
  to!: string;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_MONTHS),
    description: 'Every month from the first to the last.',
  })
  months!: string[];

  @Field(() => Int, {
    description:
      'Number of whole years that changes go back: 1 for up to 12 months, 2 for up to 24 and so on, so that no month is in ' +
      'both periods: 24 months are compared with the 24 before.',
  })
  yearsEarlier!: number;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_MONTHS),
    description:
      'Months whose monthly filers are in the releases. In the others no hotel has figures, not even a ' +
      'quarterly filer.',
  })
  monthsPublished!: string[];

  @Field(() => ComparedHotel, { description: 'Hotel to compare.' })
  subject!: ComparedHotel;

  @Field(() => [ComparedMonth], {
    complexity: valuesOf(MOST_MONTHS),
    description: 'The subject against its competitors, for every month from the first to the last.',
  })
  subjectByMonth!: ComparedMonth[];

  @Field(() => [ComparedHotel], {
    complexity: valuesOf(MOST_COMPETITORS),
    description: 'Competitors, in the order of the request.',
  })
  competitors!: ComparedHotel[];

  @Field(() => ComparedSet, { description: 'All competitors together.' })
  competitorSet!: ComparedSet;
}
