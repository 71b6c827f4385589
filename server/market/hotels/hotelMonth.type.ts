import { Field, Float, Int, InterfaceType, ObjectType } from 'type-graphql';
import { ReceiptFlag } from '../enums.ts';
import { FigureFields, figuresOf, seriesFields } from '../figures/figureFields.ts';
import type { Sums } from '../figures/monthSums.rules.ts';
import { RECEIPTS_COMPARED, REVPAR_COMPARED } from '../figures/comparedMonths.ts';
import { Change } from '../figures/figures.type.ts';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';
import { WAS_NOT_OPEN } from '../figures/likeForLike.ts';
import { IS_INCOMPLETE } from '../releases/publishedMonth.type.ts';
import { RELEASE_OF_FIGURE, ReleaseFacts } from '../releases/releaseFacts.type.ts';
import {
  EMPTY_MONTHS_OF_YEAR,
  RESPONSIBLE_DAYS,
  RESPONSIBLE_DAYS_BEFORE,
} from '../premises/responsibleDays.ts';
import { TTM_REVPAR, TTM_WEIGHTED } from './hotelHeadline.type.ts';

@FigureFields('hotelMonth')
@InterfaceType('HotelMonthFacts', { description: 'The figures of a property’s month.' })
export abstract class HotelMonthFacts extends figuresOf<'hotelMonth'>() {
  releaseId!: number;
  /** Parts that figures of several months are computed from. */
  sums!: Sums;

  @Field(() => MonthScalar, { description: 'The month of activity.' })
  month!: string;

  @Field(() => Boolean, { description: IS_INCOMPLETE })
  isIncomplete!: boolean;

  @Field(() => Change, {
    nullable: true,
    description:
      'Change of receipts against the same month a year earlier; null if that month has none, or if `wasNotOpen`.',
  })
  yearChange!: Change | null;

  @Field(() => Boolean, { description: WAS_NOT_OPEN })
  wasNotOpen!: boolean;

  @Field(() => Int, { nullable: true, description: RESPONSIBLE_DAYS })
  responsibleDays!: number | null;

  @Field(() => Int, { nullable: true, description: RESPONSIBLE_DAYS_BEFORE })
  responsibleDaysBefore!: number | null;

  @Field(() => [ReceiptFlag], {
    complexity: valuesOf(largest.flags),
    description: 'Flags to consider before using the figure; usually empty.',
  })
  flags!: ReceiptFlag[];

  @Field(() => [String], {
    complexity: valuesOf(largest.flags),
    description:
      'Reasons why filed values do not count as filed, and what counts instead, one sentence each; usually empty.',
  })
  reasons!: string[];

  /** Found by resolvers. */
  @Field(() => ReleaseFacts, { description: RELEASE_OF_FIGURE })
  release?: ReleaseFacts;
}

const MONTH =
  'A property’s month: a monthly filing as filed, a quarterly one divided among its months by days, so ' +
  'that the months add up to the filings to the cent.';

@ObjectType('HotelMonth', { implements: HotelMonthFacts, description: MONTH, simpleResolvers: true })
export class HotelMonth extends HotelMonthFacts {}

@ObjectType('HotelSeries', {
  description: 'A property’s months as columns of one length, for charts.',
  simpleResolvers: true,
})
export class HotelSeries extends seriesFields('hotelSeries') {
  @Field(() => [MonthScalar], {
    complexity: valuesOf(largest.months),
    description: 'Months with figures, oldest first; gaps are left out.',
  })
  months!: string[];

  @Field(() => [UsdScalar], {
    complexity: valuesOf(largest.months),
    nullable: 'items',
    description: 'Receipts of the 12 months that end with this one; null unless all 12 have figures.',
  })
  ttmReceipts!: (number | null)[];

  @Field(() => [Int], { complexity: valuesOf(largest.months), nullable: 'items', description: TTM_REVPAR })
  ttmRevpar!: (number | null)[];

  @Field(() => [Float], {
    complexity: valuesOf(largest.months),
    nullable: 'items',
    description: TTM_WEIGHTED,
  })
  ttmRevparWeighted!: (number | null)[];
}

@FigureFields('hotelYear')
@InterfaceType('HotelYearFacts', { description: 'The figures of a property’s calendar year.' })
export abstract class HotelYearFacts extends figuresOf<'hotelYear'>() {
  releaseId!: number;

  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => Int, { description: 'Months with figures, 1 to 12.' })
  months!: number;

  @Field(() => Int, {
    description:
      'Months whose rooms count, 0 to 12: `revpar` covers only these. Fewer than `months` where rooms were idle ' +
      'or doubtful, so that RevPAR may cover a season only.',
  })
  revparMonths!: number;

  @Field(() => Change, {
    nullable: true,
    description:
      'Change of receipts from the year before, over the months that both years have; null if they share none.',
  })
  receiptsChange!: Change | null;

  @Field(() => Change, {
    nullable: true,
    description:
      'Change of RevPAR from the year before, over the months whose rooms count in both; null where there are none.',
  })
  revparChange!: Change | null;

  @Field(() => [MonthScalar], { nullable: true, complexity: valuesOf(12), description: RECEIPTS_COMPARED })
  receiptsComparedMonths!: string[] | null;

  @Field(() => [MonthScalar], { nullable: true, complexity: valuesOf(12), description: REVPAR_COMPARED })
  revparComparedMonths!: string[] | null;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(12),
    description: 'Months of the year whose receipts or rooms do not count as filed; usually empty.',
  })
  flaggedMonths!: string[];

  @Field(() => [MonthScalar], {
    complexity: valuesOf(12),
    description:
      'Months of the year with unusual receipts (`UNUSUAL_RECEIPTS`, `REPEATED_RECEIPTS`), which count as filed; usually empty.',
  })
  unusualMonths!: string[];

  @Field(() => [MonthScalar], {
    complexity: valuesOf(12),
    description:
      'Months of the year with `responsibleDays`: their receipts are of a part of the month, while `revpar` divides by all ' +
      'of its days. Usually empty.',
  })
  partialMonths!: string[];

  @Field(() => [MonthScalar], { complexity: valuesOf(12), description: EMPTY_MONTHS_OF_YEAR })
  emptyMonths!: string[];
}

@ObjectType('HotelYear', {
  implements: HotelYearFacts,
  description: 'A property’s calendar year.',
  simpleResolvers: true,
})
export class HotelYear extends HotelYearFacts {}
