import { Field, Float, Int, ObjectType } from 'type-graphql';
import { largest, valuesOf } from '../../../platform/lib/cost.ts';
import { MonthScalar, UsdScalar } from '../../../platform/lib/scalars.ts';
import { ReceiptFlag } from '../../enums.ts';
import { Hotel } from '../../hotels/hotel.type.ts';
import { AWAITED_MONTHS_OF_HOTELS } from '../../hotels/quarterlyFilers.rules.ts';
import { Change, LikeForLikeReceipts, Rank, WITHOUT_IDLE } from '../figures.type.ts';
import { MOST_PARTIAL } from '../../premises/responsibleDays.ts';
import { MOST_MONTHS } from './compare.rules.ts';

const BY_MONTH = 'one value for each month of the comparison; null if there is none.';
const REVPAR =
  'RevPAR: receipts divided by available room-nights of the months that have both, US dollars, 2 decimals; ' +
  'null if there are no rooms.';
const ENOUGH = 'at least 10 of every 12 months, rounded up (of fewer than 12, of the published ones)';
const RANKED = `only hotels with figures for ${ENOUGH}; null for others.`;
const RANKED_BY_REVPAR = `only hotels whose rooms count in ${ENOUGH}; null for others.`;
const EARLIER =
  'against the same months `yearsEarlier` before, months with figures in both periods only; null if there are none.';

@ObjectType({ description: 'Figures that both a hotel and a set of hotels have.' })
abstract class ComparedFigures {
  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Room receipts of all months; null if none.',
  })
  roomReceipts!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Available room-nights: rooms times days, of the months that have rooms; null if there are no rooms.',
  })
  availableRoomNights!: number | null;

  @Field(() => Float, { nullable: true, description: REVPAR })
  revpar!: number | null;

  @Field(() => Change, {
    nullable: true,
    description: `Change of receipts ${EARLIER} Also null if too little can be compared (see \`receiptsLikeForLike\`).`,
  })
  receiptsChange!: Change | null;

  @Field(() => LikeForLikeReceipts, {
    nullable: true,
    description:
      'Receipts that `receiptsChange` compares: each hotel’s months with figures in both periods; null if there ' +
      'are none.',
  })
  receiptsLikeForLike!: LikeForLikeReceipts | null;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_MONTHS),
    description:
      'Months that `receiptsChange` compares with those `yearsEarlier` before. Fewer than the months of the comparison where ' +
      'releases or the hotel lack one of the two.',
  })
  comparedMonths!: string[];

  @Field(() => [UsdScalar], {
    complexity: valuesOf(MOST_MONTHS),
    nullable: 'items',
    description: `Room receipts: ${BY_MONTH}`,
  })
  roomReceiptsByMonth!: (number | null)[];

  @Field(() => [Float], {
    complexity: valuesOf(MOST_MONTHS),
    nullable: 'items',
    description: `RevPAR in US dollars, 2 decimals: ${BY_MONTH}`,
  })
  revparByMonth!: (number | null)[];

  @Field(() => [MonthScalar], { complexity: valuesOf(MOST_MONTHS), description: AWAITED_MONTHS_OF_HOTELS })
  awaitedMonths!: string[];
}

@ObjectType('ComparedHotel', {
  description:
    'Figures of a hotel in a comparison, through all its owners. Quarterly filings are divided among their months.',
  simpleResolvers: true,
})
export class ComparedHotel extends ComparedFigures {
  @Field(() => Hotel, {
    description: 'The hotel: the property of its latest owner, also if an earlier one’s was named.',
  })
  hotel!: Hotel;

  @Field(() => Int, { description: 'Number of months with figures that count.' })
  monthsFiled!: number;

  @Field(() => Int, {
    description:
      'Number of the `monthsFiled` whose rooms count; RevPAR, its index and the shares cover only these.',
  })
  revparMonths!: number;

  @Field(() => [ReceiptFlag], {
    complexity: valuesOf(largest.flags),
    description: 'Flags to consider before using the figures; usually empty.',
  })
  flags!: ReceiptFlag[];

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_MONTHS),
    description: 'Months whose receipts or rooms do not count as filed; usually empty.',
  })
  flaggedMonths!: string[];

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_MONTHS),
    description:
      'Months with unusual receipts (`UNUSUAL_RECEIPTS`, `REPEATED_RECEIPTS`), which count as filed; usually empty.',
  })
  unusualMonths!: string[];

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_MONTHS),
    description:
      'Months that changes are against, `yearsEarlier` before, with unusual receipts: the changes may be too low. ' +
      'Usually empty.',
  })
  unusualMonthsBefore!: string[];

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_MONTHS),
    description:
      'Months for which it filed $0 while its rooms count, so that RevPAR, its own and that of the competitors together, ' +
      'counts them as available. It may be closed: rooms are idle only in three such calendar months in a row. Usually empty.',
  })
  zeroMonths!: string[];

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_PARTIAL),
    description:
      'Months of the comparison, and of those that changes are against, that its responsibility began or ended within: their ' +
      'receipts are of a part of the month, while RevPAR divides by all of its days. Not those that its owners had all days ' +
      'of together. Usually empty.',
  })
  partialMonths!: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'Rooms for rent in the latest month that has them; null if none has.',
  })
  roomCapacity!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'RevPAR index: 100 times the hotel’s RevPAR divided by that of all competitors together, without the ' +
      'subject, over the months that both have; 1 decimal. Above 100, the hotel does better. Null if they share ' +
      'no month.',
  })
  revparIndex!: number | null;

  @Field(() => Rank, {
    nullable: true,
    description: `Rank by RevPAR among the compared hotels that have one; ${RANKED_BY_REVPAR}`,
  })
  revparRank!: Rank | null;

  @Field(() => Rank, {
    nullable: true,
    description: `Rank by receipts among the compared hotels that have more than $0; ${RANKED}`,
  })
  receiptsRank!: Rank | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Share of the receipts of all compared hotels in percent, 2 decimals, over the months of each whose rooms count, as ' +
      '`fairShare`; null if the hotel has none.',
  })
  share!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Fair share: share of the available room-nights of all compared hotels in percent, 2 decimals; null if the ' +
      'hotel has no rooms that count.',
  })
  fairShare!: number | null;

  @Field(() => Change, { nullable: true, description: `Change of RevPAR ${EARLIER}` })
  revparChange!: Change | null;
}

@ObjectType('ComparedSet', {
  description: 'All competitors together, without the subject.',
  simpleResolvers: true,
})
export class ComparedSet extends ComparedFigures {
  @Field(() => Change, { nullable: true, description: `\`receiptsChange\` ${WITHOUT_IDLE}` })
  receiptsChangeWithoutIdle!: Change | null;
}
