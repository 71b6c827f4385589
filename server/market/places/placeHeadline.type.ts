import { Field, Float, Int, InterfaceType, ObjectType } from 'type-graphql';
import { Rank } from '../figures/figures.type.ts';
import { TTM_ROOM_MONTHS } from '../figures/yearToDate.type.ts';
import { HeadlineFacts, HeadlineOfSeveral, MOST_BEHIND } from '../figures/headline.type.ts';
import { MUCH_ESTIMATED_MONTHS } from '../figures/muchEstimated.rules.ts';
import { monthFigures } from '../figures/monthFigures.rules.ts';
import { valuesOf } from '../../platform/lib/cost.ts';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import type { PlaceKind } from './placeKind.ts';

const NOT_TWELVE = 'null unless all 12 months have figures.';

/** The fields that are found by resolvers, by name: their types and descriptions. */
export const standingFields = {
  propertiesExpected: {
    description:
      'Coverage: `properties` plus those that are still responsible and have yet to file. These are monthly ' +
      'filers that have no figure for the month but had one in the three months before, and quarterly filers ' +
      'that have not filed for the last completed quarter but had filed for the one before.',
  },
  stateRank: {
    nullable: true,
    description:
      'Rank by receipts of the month among all places of the same kind in Texas that have receipts above $0. Null ' +
      'for other places, as of a release, and of a month after the latest published one.',
  },
  countyRank: {
    nullable: true,
    description:
      'Cities only: rank by receipts of the month among the cities of `mainCountyName`; only receipts within that ' +
      'county count, and only cities with some above $0 are ranked. Null for others, as of a release, and of a ' +
      'month after the latest published one.',
  },
  mainCountyName: {
    nullable: true,
    description:
      'Cities only: name of the county with the largest part of the city’s receipts of the last 12 months. Null ' +
      'for other places.',
  },
};

@InterfaceType('PlaceHeadlineFacts', {
  implements: [HeadlineFacts, HeadlineOfSeveral],
  description: 'Key figures of a place for its latest month, of either tax.',
})
export abstract class PlaceHeadlineFacts extends HeadlineOfSeveral {
  kind!: PlaceKind;
  key!: string;
  /** The number of the release that it is as of; null for now. */
  asOf?: number | null;

  @Field(() => Int, { description: 'Coverage: properties with a figure for the month.' })
  properties!: number;

  /** Found by resolvers, like the next three. */
  @Field(() => Int, standingFields.propertiesExpected)
  propertiesExpected?: number;

  @Field(() => Rank, standingFields.stateRank)
  stateRank?: Rank | null;

  @Field(() => Rank, standingFields.countyRank)
  countyRank?: Rank | null;

  @Field(() => String, standingFields.mainCountyName)
  mainCountyName?: string | null;
}

@InterfaceType('LodgingHeadlineFacts', {
  implements: [HeadlineFacts, HeadlineOfSeveral, PlaceHeadlineFacts],
  description: 'Key lodging figures of a place for its latest month.',
})
export abstract class LodgingHeadlineFacts extends PlaceHeadlineFacts {
  @Field(() => UsdScalar, { description: 'Room receipts of the month, including marketplaces.' })
  roomReceipts!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'RevPAR: receipts of the properties whose rooms count divided by their available room-nights, without ' +
      'marketplaces, US dollars, 2 decimals; null if no rooms count.',
  })
  revpar!: number | null;

  @Field(() => Int, {
    description: 'Rooms that count, of properties with a filing that covers the month.',
  })
  rooms!: number;

  @Field(() => UsdScalar, { description: 'Part of the receipts that marketplaces filed for the place.' })
  marketplace!: number;

  @Field(() => UsdScalar, { description: 'Part of the receipts that comes from quarterly filings.' })
  apportioned!: number;

  @Field(() => Int, {
    description: 'Coverage: filings of the month whose receipts do not count as filed, or not at all.',
  })
  flaggedFilings!: number;

  @Field(() => UsdScalar, {
    description:
      'Part of the receipts that comes from hotels whose receipts are unusual (`UNUSUAL_RECEIPTS`, `REPEATED_RECEIPTS`); it counts as filed.',
  })
  unusual!: number;

  @Field(() => Int, {
    description: 'Coverage: filed rooms that do not count because they are doubtful or idle.',
  })
  roomsLeftOut!: number;

  @Field(() => Int, { nullable: true, description: monthFigures.roomsWithoutReceipts.about })
  roomsWithoutReceipts!: number | null;

  @Field(() => Int, { nullable: true, description: monthFigures.propertiesWithRooms.about })
  propertiesWithRooms!: number | null;

  @Field(() => Boolean, {
    description:
      'Coverage: true if no release includes the quarterly filings for the month, so that their part is missing.',
  })
  awaitsQuarterlyFilers!: boolean;

  @Field(() => Int, { description: TTM_ROOM_MONTHS })
  ttmRoomMonths!: number;

  @Field(() => Int, {
    nullable: true,
    description: `Mean of the 12 monthly RevPARs, US dollars, rounded up to a whole dollar; ${NOT_TWELVE}`,
  })
  ttmRevpar!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: `RevPAR of the 12 months: receipts of the properties whose rooms count divided by their available room-nights, US dollars, 2 decimals; ${NOT_TWELVE}`,
  })
  ttmRevparWeighted!: number | null;

  @Field(() => Int, {
    description:
      'Number of the 12 months that end with `month` without the receipts of quarterly filers. A count: other types list ' +
      'such months in `awaitedMonths`.',
  })
  monthsAwaited!: number;
}

@ObjectType('LodgingPlaceHeadline', {
  implements: [HeadlineFacts, HeadlineOfSeveral, PlaceHeadlineFacts, LodgingHeadlineFacts],
  description: 'Key lodging figures of a place for its latest month.',
  simpleResolvers: true,
})
export class LodgingPlaceHeadline extends LodgingHeadlineFacts {}

@ObjectType('AlcoholPlaceHeadline', {
  implements: [HeadlineFacts, HeadlineOfSeveral, PlaceHeadlineFacts],
  description: 'Key mixed beverage figures of a place for its latest month.',
  simpleResolvers: true,
})
export class AlcoholPlaceHeadline extends PlaceHeadlineFacts {
  @Field(() => UsdScalar, {
    description: 'Total receipts of the month, including cover charge and estimates.',
  })
  totalReceipts!: number;

  @Field(() => UsdScalar, {
    description: 'Part of the receipts that the comptroller estimated for taxpayers who did not file.',
  })
  estimated!: number;

  @Field(() => [MonthScalar], { complexity: valuesOf(MOST_BEHIND), description: MUCH_ESTIMATED_MONTHS })
  estimatedMonths!: string[];
}

/** Figures of headlines, without the place. */
export type LodgingHeadlineFigures = Omit<LodgingPlaceHeadline, 'kind' | 'key' | 'asOf'>;
export type AlcoholHeadlineFigures = Omit<AlcoholPlaceHeadline, 'kind' | 'key' | 'asOf'>;
