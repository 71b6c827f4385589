import { Field, Int, InterfaceType } from 'type-graphql';
import { IS_INCOMPLETE } from '../releases/publishedMonth.type.ts';
import { Change, LikeForLikeReceipts, WITHOUT_IDLE } from './figures.type.ts';
import type { YearToDateSums } from './headline.ts';
import { valuesOf } from '../../platform/lib/cost.ts';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { TTM_MONTHS, YEAR_TO_DATE, YearToDate } from './yearToDate.type.ts';

/** Two years, and the months of an earlier one that a year to date is compared with. */
export const MOST_BEHIND = 36;
const UNUSUAL_MONTHS =
  'Months with unusual receipts (`UNUSUAL_RECEIPTS`, `REPEATED_RECEIPTS`), which count as filed, among the 24 that end with ' +
  '`month` and those that `yearToDate` is compared with: a change against one of them may be too low. Usually empty; null ' +
  'for the mixed beverages of places.';

@InterfaceType('HeadlineFacts', {
  description: 'Key figures of a property, place or brand for its latest month.',
})
export abstract class HeadlineFacts {
  releaseId!: number;

  @Field(() => MonthScalar, {
    description:
      'Latest month with figures. For a place, brand, company or owner, not after the latest published month, because ' +
      'releases have only a few rows of later months; a later one only if there is no other.',
  })
  month!: string;

  @Field(() => Boolean, { description: IS_INCOMPLETE })
  isIncomplete!: boolean;

  @Field(() => Change, {
    nullable: true,
    description:
      'Change of receipts against the same month a year earlier; null if that month has no figures.',
  })
  receiptsChange!: Change | null;

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
      'Change of `ttmReceipts` against the 12 months before; null unless all 24 months have figures.',
  })
  ttmChange!: Change | null;

  @Field(() => [MonthScalar], {
    nullable: true,
    complexity: valuesOf(MOST_BEHIND),
    description: UNUSUAL_MONTHS,
  })
  unusualMonths!: string[] | null;

  /** Found by resolvers for places and brands. */
  @Field(() => YearToDate, { nullable: true, description: YEAR_TO_DATE })
  yearToDate?: YearToDate | null;
}

const ON_THE_YEAR =
  'Like-for-like change of receipts against the same month a year earlier; null if that month has no figures ' +
  'or too little can be compared (see `receiptsLikeForLike`).';

@InterfaceType('HeadlineOfSeveral', {
  implements: HeadlineFacts,
  description: 'Key figures of several properties together for their latest month.',
})
export abstract class HeadlineOfSeveral extends HeadlineFacts {
  /** Year-to-date figure, without its comparison. */
  nearest!: YearToDateSums | null;

  @Field(() => Change, { nullable: true, description: ON_THE_YEAR })
  declare receiptsChange: Change | null;

  @Field(() => LikeForLikeReceipts, {
    nullable: true,
    description: 'Receipts that `receiptsChange` compares; null if the month a year earlier has no figures.',
  })
  receiptsLikeForLike!: LikeForLikeReceipts | null;

  @Field(() => Change, {
    nullable: true,
    description: `\`receiptsChange\` ${WITHOUT_IDLE}`,
  })
  receiptsChangeWithoutIdle!: Change | null;

  @Field(() => Change, {
    nullable: true,
    description:
      'Like-for-like change of `ttmReceipts` against the 12 months before; null if those lack figures or too ' +
      'little can be compared (see `ttmLikeForLike`).',
  })
  declare ttmChange: Change | null;

  @Field(() => LikeForLikeReceipts, {
    nullable: true,
    description: 'Receipts that `ttmChange` compares; null unless all 24 months have figures.',
  })
  ttmLikeForLike!: LikeForLikeReceipts | null;

  @Field(() => Change, { nullable: true, description: `\`ttmChange\` ${WITHOUT_IDLE}` })
  ttmChangeWithoutIdle!: Change | null;
}
