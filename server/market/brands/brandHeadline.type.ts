import { Field, Float, Int, ObjectType } from 'type-graphql';
import { HeadlineFacts, HeadlineOfSeveral } from '../figures/headline.type.ts';
import { monthFigures } from '../figures/monthFigures.rules.ts';
import { TTM_ROOM_MONTHS } from '../figures/yearToDate.type.ts';
import { AWAITED_MONTHS, AWAITS_SOME_QUARTERLY_FILERS } from '../hotels/quarterlyFilers.rules.ts';
import { valuesOf } from '../../platform/lib/cost.ts';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';

export type BrandKind = 'BRAND' | 'PARENT_COMPANY';

@ObjectType('BrandHeadline', {
  implements: [HeadlineFacts, HeadlineOfSeveral],
  description: 'Key figures of a brand or parent company for its latest month.',
  simpleResolvers: true,
})
export class BrandHeadline extends HeadlineOfSeveral {
  kind!: BrandKind;
  key!: string;
  /** The number of the release that it is as of; null for now. */
  asOf!: number | null;

  @Field(() => UsdScalar, { description: 'Room receipts of the month.' })
  roomReceipts!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'RevPAR: receipts of the hotels whose rooms count divided by their available room-nights, US dollars, 2 ' +
      'decimals; null if no rooms count.',
  })
  revpar!: number | null;

  @Field(() => Int, { description: 'Rooms that count, of hotels with a filing that covers the month.' })
  rooms!: number;

  @Field(() => Int, { nullable: true, description: monthFigures.roomsWithoutReceipts.about })
  roomsWithoutReceipts!: number | null;

  @Field(() => Int, { nullable: true, description: monthFigures.propertiesWithRooms.about })
  propertiesWithRooms!: number | null;

  @Field(() => Int, { description: 'Coverage: hotels with a filing that covers the month.' })
  properties!: number;

  @Field(() => UsdScalar, { description: monthFigures.apportioned.about })
  apportioned!: number;

  @Field(() => Int, { description: monthFigures.flaggedFilings.about })
  flaggedFilings!: number;

  @Field(() => UsdScalar, { description: monthFigures.unusual.about })
  unusual!: number;

  @Field(() => Int, { description: monthFigures.roomsLeftOut.about })
  roomsLeftOut!: number;

  @Field(() => Int, { description: TTM_ROOM_MONTHS })
  ttmRoomMonths!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'RevPAR of the 12 months: receipts of the hotels whose rooms count divided by their available room-nights, ' +
      'US dollars, 2 decimals; null unless all 12 months have figures.',
  })
  ttmRevparWeighted!: number | null;

  @Field(() => Boolean, { description: AWAITS_SOME_QUARTERLY_FILERS })
  awaitsQuarterlyFilers!: boolean;

  @Field(() => [MonthScalar], { complexity: valuesOf(12), description: AWAITED_MONTHS })
  awaitedMonths!: string[];
}
