import { Field, Float, Int, ObjectType } from 'type-graphql';
import { ReceiptFlag } from '../enums.ts';
import { figureFields, seriesFields } from '../figures/figureFields.ts';
import { monthFigures, type Sums } from '../figures/monthFigures.rules.ts';
import { Change } from '../figures.type.ts';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';
import { TTM_MONTHS, YEAR_TO_DATE, YearToDate } from '../yearToDate.type.ts';
import { IS_INCOMPLETE } from '../releases/publishedMonth.type.ts';

const TTM_REVPAR =
  'Mean of the 12 monthly RevPARs, rounded up to a whole dollar; null unless all 12 are known.';
const TTM_WEIGHTED =
  'Receipts of 12 months over their available room-nights, as the industry does, 2 decimals; null unless ' +
  'all 12 are known.';

@ObjectType({ simpleResolvers: true, description: 'The figures of a property’s month.' })
export abstract class HotelMonthFigures extends figureFields('hotelMonth') {
  releaseId!: number;
  /** Parts that figures of several months are computed from. */
  sums!: Sums;

  @Field(() => MonthScalar, { description: 'The month of activity.' })
  month!: string;

  @Field(() => Boolean, { description: IS_INCOMPLETE })
  isIncomplete!: boolean;

  @Field(() => Change, { nullable: true, description: 'Receipts against the same month a year before.' })
  yearChange!: Change | null;

  @Field(() => [ReceiptFlag], {
    complexity: valuesOf(largest.flags),
    description: 'Why the figure is not plainly as first filed; mostly empty.',
  })
  flags!: ReceiptFlag[];

  @Field(() => [String], {
    complexity: valuesOf(largest.flags),
    description:
      'Why filed values do not count as filed and what counts instead, a sentence each; mostly empty.',
  })
  reasons!: string[];
}

const MONTH =
  'A property’s month: a monthly filing as filed, a quarterly one shared out over its months by days, so ' +
  'that the months add up to the filings to the cent.';

@ObjectType('HotelMonth', { description: MONTH, simpleResolvers: true })
export class HotelMonth extends HotelMonthFigures {}

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
    description: 'Receipts of the 12 months that end here; null unless all 12 are there.',
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

@ObjectType({ simpleResolvers: true, description: 'The figures of a property’s calendar year.' })
export abstract class HotelYearFigures extends figureFields('hotelYear') {
  releaseId!: number;

  @Field(() => Int, { description: 'The year.' })
  year!: number;

  @Field(() => Int, { description: 'Months with figures, 1 to 12.' })
  months!: number;

  @Field(() => Change, {
    nullable: true,
    description:
      'Receipts of the months that the year before has too, against those; null where there are none.',
  })
  receiptsChange!: Change | null;

  @Field(() => Change, {
    nullable: true,
    description: 'RevPAR of those months against that of the year before.',
  })
  revparChange!: Change | null;
}

@ObjectType('HotelYear', { description: 'A property’s calendar year.', simpleResolvers: true })
export class HotelYear extends HotelYearFigures {}

@ObjectType({ simpleResolvers: true, description: 'The figures of a property’s latest month.' })
export abstract class HotelHeadlineFigures {
  releaseId!: number;
  propertyId!: number;

  @Field(() => MonthScalar, { description: 'The latest month with figures.' })
  month!: string;

  @Field(() => Boolean, { description: IS_INCOMPLETE })
  isIncomplete!: boolean;

  @Field(() => UsdScalar, { description: 'Receipts for rooms of that month.' })
  roomReceipts!: number;

  @Field(() => Change, { nullable: true, description: 'Receipts against the same month a year before.' })
  receiptsChange!: Change | null;

  @Field(() => Float, { nullable: true, description: monthFigures.revpar.about })
  revpar!: number | null;

  @Field(() => Int, { nullable: true, description: 'Rooms for rent in that month.' })
  roomCapacity!: number | null;

  @Field(() => Int, { description: TTM_MONTHS })
  ttmMonths!: number;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Receipts of the last 12 months; null unless all 12 are there.',
  })
  ttmReceipts!: number | null;

  @Field(() => Change, { nullable: true, description: 'Those against the 12 months before.' })
  ttmChange!: Change | null;

  @Field(() => Int, { nullable: true, description: TTM_REVPAR })
  ttmRevpar!: number | null;

  @Field(() => Float, { nullable: true, description: TTM_WEIGHTED })
  ttmRevparWeighted!: number | null;

  @Field(() => YearToDate, { nullable: true, description: YEAR_TO_DATE })
  yearToDate!: YearToDate | null;
}

@ObjectType('HotelHeadline', {
  description: 'The figures a member quotes first, at the property’s latest month.',
  simpleResolvers: true,
})
export class HotelHeadline extends HotelHeadlineFigures {}
