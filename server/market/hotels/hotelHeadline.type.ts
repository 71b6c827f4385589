import { Field, Float, Int, InterfaceType, ObjectType } from 'type-graphql';
import { ReceiptFlag } from '../enums.ts';
import { monthFigures } from '../figures/monthFigures.rules.ts';
import { Rank } from '../figures/figures.type.ts';
import { WAS_NOT_OPEN } from '../figures/likeForLike.ts';
import { HeadlineFacts, MOST_BEHIND } from '../figures/headline.type.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';
import { TTM_ROOM_MONTHS } from '../figures/yearToDate.type.ts';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { EMPTY_MONTHS, PARTIAL_MONTHS, RESPONSIBLE_DAYS } from '../premises/responsibleDays.ts';

export const TTM_REVPAR =
  'Mean of the 12 monthly RevPARs, US dollars, rounded up to a whole dollar; null unless all 12 are known.';
export const TTM_WEIGHTED =
  'RevPAR of the 12 months: their receipts divided by their available room-nights, the usual way in the industry, US ' +
  'dollars, 2 decimals; null unless all 12 are known.';

const rankAmong = (whose: string) => ({
  nullable: true,
  description:
    `Rank by room receipts of the month among the hotels of its ${whose}, each with the receipts of all of its owners. ` +
    'Hotels with $0 are not among them; null if the hotel is one, is not ranked, or has a month after the latest published one.',
});

export const rankFields = { city: rankAmong('city'), county: rankAmong('county') };

@InterfaceType('HotelHeadlineFacts', {
  implements: HeadlineFacts,
  description: 'Key figures of a hotel for its latest month.',
})
export abstract class HotelHeadlineFacts extends HeadlineFacts {
  propertyId!: number;
  /** True as of an earlier release, of which ranks are unknown. */
  isPast?: boolean;

  @Field(() => UsdScalar, { description: 'Receipts for rooms of that month.' })
  roomReceipts!: number;

  @Field(() => UsdScalar, { description: monthFigures.filedReceipts.about })
  filedReceipts!: number;

  @Field(() => [ReceiptFlag], {
    complexity: valuesOf(largest.flags),
    description:
      'Flags to consider before using the month’s figure; usually empty. `REVISED` is not among them.',
  })
  flags!: ReceiptFlag[];

  @Field(() => Float, { nullable: true, description: monthFigures.revpar.about })
  revpar!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Rooms for rent in that month; null if unknown or not counted.',
  })
  roomCapacity!: number | null;

  @Field(() => Int, { nullable: true, description: RESPONSIBLE_DAYS })
  responsibleDays!: number | null;

  @Field(() => [MonthScalar], { complexity: valuesOf(MOST_BEHIND), description: PARTIAL_MONTHS })
  partialMonths!: string[];

  @Field(() => [MonthScalar], { complexity: valuesOf(MOST_BEHIND), description: EMPTY_MONTHS })
  emptyMonths!: string[];

  @Field(() => Boolean, { description: `${WAS_NOT_OPEN} \`receiptsChange\` is null.` })
  wasNotOpen!: boolean;

  @Field(() => Int, { description: TTM_ROOM_MONTHS })
  ttmRoomMonths!: number;

  @Field(() => Int, { nullable: true, description: TTM_REVPAR })
  ttmRevpar!: number | null;

  @Field(() => Float, { nullable: true, description: TTM_WEIGHTED })
  ttmRevparWeighted!: number | null;

  /** Found by resolvers, like the next. */
  @Field(() => Rank, rankFields.city)
  cityRank?: Rank | null;

  @Field(() => Rank, rankFields.county)
  countyRank?: Rank | null;
}

@ObjectType('HotelHeadline', {
  implements: [HeadlineFacts, HotelHeadlineFacts],
  description: 'Key figures of a hotel for its latest month.',
  simpleResolvers: true,
})
export class HotelHeadline extends HotelHeadlineFacts {}
