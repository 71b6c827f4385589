import { Field, Int, ObjectType } from 'type-graphql';
import { IS_INCOMPLETE } from './releases/publishedMonth.type.ts';
import { Change, LikeForLikeReceipts } from './figures.type.ts';
import type { YearToDateSums } from './headline.ts';
import { MonthScalar, UsdScalar } from '../platform/lib/scalars.ts';
import { TTM_MONTHS } from './yearToDate.type.ts';

const ON_THE_YEAR =
  'Receipts against the same month a year earlier, like for like; null as in `receiptsLikeForLike`, or where that ' +
  'month has none.';

@ObjectType({
  description: 'How the receipts of several properties together changed.',
  simpleResolvers: true,
})
export abstract class HeadlineOfSeveral {
  releaseId!: number;
  /** The nearest figure that can be stated, but for what is compared of it. */
  nearest!: YearToDateSums | null;

  @Field(() => MonthScalar, { description: 'The latest month with figures.' })
  month!: string;

  @Field(() => Boolean, { description: IS_INCOMPLETE })
  isIncomplete!: boolean;

  @Field(() => Change, { nullable: true, description: ON_THE_YEAR })
  receiptsChange!: Change | null;

  @Field(() => LikeForLikeReceipts, {
    nullable: true,
    description: 'What `receiptsChange` is of; null where the month a year earlier has no figures.',
  })
  receiptsLikeForLike!: LikeForLikeReceipts | null;

  @Field(() => Int, { description: TTM_MONTHS })
  ttmMonths!: number;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Receipts of the last 12 months; null unless all 12 are there.',
  })
  ttmReceipts!: number | null;

  @Field(() => Change, {
    nullable: true,
    description:
      'Those against the 12 months before, like for like; null as in `ttmLikeForLike`, or without these.',
  })
  ttmChange!: Change | null;

  @Field(() => LikeForLikeReceipts, {
    nullable: true,
    description: 'What `ttmChange` is of; null unless all 24 months have figures.',
  })
  ttmLikeForLike!: LikeForLikeReceipts | null;
}
