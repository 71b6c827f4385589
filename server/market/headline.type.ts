import { Field, Int, ObjectType } from 'type-graphql';
import { IS_INCOMPLETE } from './releases/publishedMonth.type.ts';
import { Change, LikeForLikeReceipts } from './figures.type.ts';
import type { YearToDateSums } from './headline.ts';
import { MonthScalar, UsdScalar } from '../platform/lib/scalars.ts';
import { TTM_MONTHS } from './yearToDate.type.ts';

const ON_THE_YEAR =
  'Like-for-like change of receipts against the same month a year earlier; null if that month has no figures ' +
  'or too little can be compared (see `receiptsLikeForLike`).';

@ObjectType({
  description: 'Changes of the combined receipts of several properties.',
  simpleResolvers: true,
})
export abstract class HeadlineOfSeveral {
  releaseId!: number;
  /** Year-to-date figure, without its comparison. */
  nearest!: YearToDateSums | null;

  @Field(() => MonthScalar, { description: 'Latest month with figures.' })
  month!: string;

  @Field(() => Boolean, { description: IS_INCOMPLETE })
  isIncomplete!: boolean;

  @Field(() => Change, { nullable: true, description: ON_THE_YEAR })
  receiptsChange!: Change | null;

  @Field(() => LikeForLikeReceipts, {
    nullable: true,
    description: 'Receipts that `receiptsChange` compares; null if the month a year earlier has no figures.',
  })
  receiptsLikeForLike!: LikeForLikeReceipts | null;

  @Field(() => Int, { description: TTM_MONTHS })
  ttmMonths!: number;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Receipts of the 12 months that end with `month`; null unless all 12 have figures.',
  })
  ttmReceipts!: number | null;

  @Field(() => Change, {
    nullable: true,
    description:
      'Like-for-like change of `ttmReceipts` against the 12 months before; null if those lack figures or too ' +
      'little can be compared (see `ttmLikeForLike`).',
  })
  ttmChange!: Change | null;

  @Field(() => LikeForLikeReceipts, {
    nullable: true,
    description: 'Receipts that `ttmChange` compares; null unless all 24 months have figures.',
  })
  ttmLikeForLike!: LikeForLikeReceipts | null;
}
