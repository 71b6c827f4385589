import { Field, Float, InputType, Int, ObjectType } from 'type-graphql';
import { Hotel } from '../hotels/hotel.type.ts';
import { ReceiptFlag } from '../enums.ts';
import { Change, LikeForLikeReceipts, Rank } from '../figures.type.ts';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';
import { MOST_COMPETITORS, MOST_MONTHS } from './compare.rules.ts';

@InputType('PropertyKeyInput', { description: 'What identifies a property.' })
export class PropertyKeyInput {
  @Field(() => String, { description: 'The taxpayer’s number.' })
  taxpayerNumber!: string;

  @Field(() => Int, { description: 'Which of the taxpayer’s locations.' })
  locationNumber!: number;
}

@InputType('CompareHotelsInput', { description: 'A hotel, whom it competes with, and when.' })
export class CompareHotelsInput {
  @Field(() => PropertyKeyInput, { description: 'The hotel that is compared.' })
  subject!: PropertyKeyInput;

  @Field(() => [PropertyKeyInput], { description: 'Its competitors: 1 to 20 other hotels, each named once.' })
  competitors!: PropertyKeyInput[];

  @Field(() => MonthScalar, {
    nullable: true,
    description: 'The first month; without it, the 12 months that end with `to`.',
  })
  from?: string | null;

  @Field(() => MonthScalar, {
    nullable: true,
    description: 'The last month, at most 120 from the first; without it, the latest published month.',
  })
  to?: string | null;
}

const BY_MONTH = 'a value for each of the comparison’s months; null where there is none.';
const REVPAR =
  'Receipts over available room-nights of the months that have both, US dollars, 2 decimals; null without rooms.';
const RANKED = 'over 12 months or more, of those with at least 10 of 12.';
const ON_THE_YEAR =
  'against the same months a year before, of months that both years have; null where none are.';

@ObjectType({ description: 'What is said of one hotel and of a set of hotels alike.' })
abstract class ComparedFigures {
  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Receipts for rooms of all months; null where none.',
  })
  roomReceipts!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Rooms times days of the months that have rooms; null without rooms.',
  })
  availableRoomNights!: number | null;

  @Field(() => Float, { nullable: true, description: REVPAR })
  revpar!: number | null;

  @Field(() => Change, {
    nullable: true,
    description: `Receipts ${ON_THE_YEAR} Null as well as in \`receiptsLikeForLike\`.`,
  })
  receiptsChange!: Change | null;

  @Field(() => LikeForLikeReceipts, {
    nullable: true,
    description:
      'What `receiptsChange` is of: each hotel’s own months of both years; null where there are none.',
  })
  receiptsLikeForLike!: LikeForLikeReceipts | null;

  @Field(() => [UsdScalar], {
    complexity: valuesOf(MOST_MONTHS),
    nullable: 'items',
    description: `Receipts for rooms: ${BY_MONTH}`,
  })
  roomReceiptsByMonth!: (number | null)[];

  @Field(() => [Float], {
    complexity: valuesOf(MOST_MONTHS),
    nullable: 'items',
    description: `RevPAR, US dollars, 2 decimals: ${BY_MONTH}`,
  })
  revparByMonth!: (number | null)[];
}

@ObjectType('ComparedHotel', {
  description: 'A hotel’s figures in a comparison. Quarterly filings count as their months.',
  simpleResolvers: true,
})
export class ComparedHotel extends ComparedFigures {
  @Field(() => Hotel, { description: 'The hotel.' })
  hotel!: Hotel;

  @Field(() => Int, { description: 'In how many of the months it has figures that count.' })
  monthsFiled!: number;

  @Field(() => [ReceiptFlag], {
    complexity: valuesOf(largest.flags),
    description: 'Why they do, of all those months; mostly empty.',
  })
  flags!: ReceiptFlag[];

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_MONTHS),
    description: 'Months of which receipts or rooms count otherwise than filed; mostly empty.',
  })
  flaggedMonths!: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'Rooms for rent in the latest of the months that has them; null where none has.',
  })
  roomCapacity!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      '100 times its RevPAR over that of all competitors together, the subject not counted, of the months that both ' +
      'have; 1 decimal. Above 100 it does better. Null where they share no month.',
  })
  revparIndex!: number | null;

  @Field(() => Rank, {
    nullable: true,
    description: `By RevPAR among the hotels compared that have one; ${RANKED}`,
  })
  revparRank!: Rank | null;

  @Field(() => Rank, {
    nullable: true,
    description: `By receipts among the hotels compared that have any; ${RANKED}`,
  })
  receiptsRank!: Rank | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Percent of the receipts of all hotels compared, 2 decimals; null where it has none.',
  })
  share!: number | null;

  @Field(() => Change, { nullable: true, description: `RevPAR ${ON_THE_YEAR}` })
  revparChange!: Change | null;
}

@ObjectType('ComparedSet', {
  description: 'All competitors together, without the subject.',
  simpleResolvers: true,
})
export class ComparedSet extends ComparedFigures {}

@ObjectType('HotelComparison', {
  description: 'A hotel beside those it competes with, over the same months.',
  simpleResolvers: true,
})
export class HotelComparison {
  @Field(() => MonthScalar, { description: 'The first month.' })
  from!: string;

  @Field(() => MonthScalar, { description: 'The last month.' })
  to!: string;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_MONTHS),
    description: 'Every month from the first to the last.',
  })
  months!: string[];

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_MONTHS),
    description: 'Those of them that the releases have; of the others nothing is known of any hotel.',
  })
  monthsPublished!: string[];

  @Field(() => ComparedHotel, { description: 'The hotel that is compared.' })
  subject!: ComparedHotel;

  @Field(() => [ComparedHotel], {
    complexity: valuesOf(MOST_COMPETITORS),
    description: 'Its competitors, in the order in which they were named.',
  })
  competitors!: ComparedHotel[];

  @Field(() => ComparedSet, { description: 'The competitors together.' })
  competitorSet!: ComparedSet;
}
