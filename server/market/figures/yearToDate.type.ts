import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Change, LikeForLikeReceipts, WITHOUT_IDLE } from './figures.type.ts';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { valuesOf } from '../../platform/lib/cost.ts';

export const YEAR_TO_DATE =
  'Year-to-date figures, given if `receiptsChange`, `ttmReceipts` or `ttmChange` is null, or if lodging has rooms that ' +
  'count in only some of the 12 months; null otherwise.';
export const TTM_MONTHS = 'Number of months with figures among the 12 that end with `month`.';
export const TTM_ROOM_MONTHS =
  'Number of months with rooms that count among the 12 that end with `month`; RevPAR of the 12 months needs all of them.';

@ObjectType('YearToDate', {
  description:
    'A year up to its latest month, compared with the same months of the latest earlier year that has all of ' +
    'them.',
  simpleResolvers: true,
})
export class YearToDate {
  @Field(() => [MonthScalar], {
    complexity: valuesOf(12),
    description: 'Months included: those with figures, from January to the latest month.',
  })
  months!: string[];

  @Field(() => UsdScalar, { description: 'Receipts of `months`.' })
  receipts!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Lodging only: RevPAR of `revparMonths`, receipts divided by available room-nights of rooms that count, US ' +
      'dollars, 2 decimals; null if there are none.',
  })
  revpar!: number | null;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(12),
    description: 'Lodging only: those of `months` that have rooms that count.',
  })
  revparMonths!: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'Latest earlier year with figures for all of `months`; null if none.',
  })
  comparedYear!: number | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Receipts of the same calendar months of `comparedYear`; null if there is no such year.',
  })
  receiptsBefore!: number | null;

  @Field(() => Change, {
    nullable: true,
    description:
      'Like-for-like change of receipts; null if there is no `comparedYear` or too little can be compared (see ' +
      '`likeForLike`).',
  })
  receiptsChange!: Change | null;

  @Field(() => Change, {
    nullable: true,
    description: `Of several properties together: \`receiptsChange\` ${WITHOUT_IDLE} Null for a single property, too.`,
  })
  receiptsChangeWithoutIdle!: Change | null;

  @Field(() => LikeForLikeReceipts, {
    nullable: true,
    description: 'Receipts that `receiptsChange` compares; null if there is no `comparedYear`.',
  })
  likeForLike!: LikeForLikeReceipts | null;
}
