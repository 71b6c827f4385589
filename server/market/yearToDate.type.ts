import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Change, LikeForLikeReceipts } from './figures.type.ts';
import { MonthScalar, UsdScalar } from '../platform/lib/scalars.ts';
import { valuesOf } from '../platform/lib/cost.ts';

export const YEAR_TO_DATE =
  'The nearest figure that can be stated where `receiptsChange`, `ttmReceipts` or `ttmChange` is null; null where ' +
  'none of them is.';
export const TTM_MONTHS = 'How many of the 12 months that end with `month` have figures.';

@ObjectType('YearToDate', {
  description:
    'A year up to its latest month, against the same months of the latest earlier year that has all of them.',
  simpleResolvers: true,
})
export class YearToDate {
  @Field(() => [MonthScalar], {
    complexity: valuesOf(12),
    description: 'Months that count: those from January to the latest month that have figures.',
  })
  months!: string[];

  @Field(() => UsdScalar, { description: 'Their receipts.' })
  receipts!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Lodging only: receipts over available room-nights of these months, of rooms that count, US dollars, 2 decimals; ' +
      'null unless each of them has such rooms.',
  })
  revpar!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The latest earlier year that has all of these months; null where none has.',
  })
  comparedYear!: number | null;

  @Field(() => UsdScalar, { nullable: true, description: 'The receipts of the same months of that year.' })
  receiptsBefore!: number | null;

  @Field(() => Change, {
    nullable: true,
    description:
      'The change between the two, like for like; null as in `likeForLike`, or without such a year.',
  })
  receiptsChange!: Change | null;

  @Field(() => LikeForLikeReceipts, {
    nullable: true,
    description: 'What the change is of; null without such a year.',
  })
  likeForLike!: LikeForLikeReceipts | null;
}
