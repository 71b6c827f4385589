import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Change, LikeForLikeReceipts } from './figures.type.ts';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { valuesOf } from '../../platform/lib/cost.ts';

export const YEAR_TO_DATE =
  'Year-to-date figures, given if `receiptsChange`, `ttmReceipts` or `ttmChange` is null; null otherwise.';
export const TTM_MONTHS = 'Number of months with figures among the 12 that end with `month`.';

@ObjectType('YearToDate', {
  description:
    'A year up to its latest month, compared with the same months of the latest earlier year that has all of ' +
    'them.',
  simpleResolvers: true,
})
export class YearToDate {
  @Field(() => [MonthScalar], {
    complexity: valuesOf(12),
    description: 'Months included: those from January to the latest month that have figures.',
  })
  months!: string[];

  @Field(() => UsdScalar, { description: 'Receipts of these months.' })
  receipts!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Lodging only: RevPAR of these months, receipts divided by available room-nights of rooms that count, US ' +
      'dollars, 2 decimals; null unless each month has such rooms.',
  })
  revpar!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Latest earlier year with figures for all of these months; null if none.',
  })
  comparedYear!: number | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Receipts of the same months of `comparedYear`; null if there is no such year.',
  })
  receiptsBefore!: number | null;

  @Field(() => Change, {
    nullable: true,
    description:
      'Like-for-like change of receipts; null if there is no `comparedYear` or too little can be compared (see ' +
      '`likeForLike`).',
  })
  receiptsChange!: Change | null;

  @Field(() => LikeForLikeReceipts, {
    nullable: true,
    description: 'Receipts that `receiptsChange` compares; null if there is no `comparedYear`.',
  })
  likeForLike!: LikeForLikeReceipts | null;
}
