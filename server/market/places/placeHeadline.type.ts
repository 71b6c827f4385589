import { Field, Float, Int, ObjectType } from 'type-graphql';
import { HeadlineOfSeveral } from '../headline.type.ts';
import { UsdScalar } from '../../platform/lib/scalars.ts';
import type { PlaceKind } from './place.type.ts';

const NOT_TWELVE = 'null unless all 12 months have figures.';

@ObjectType({ description: 'Key figures of a place that both taxes have.' })
abstract class PlaceHeadline extends HeadlineOfSeveral {
  kind!: PlaceKind;
  key!: string;

  @Field(() => Int, { description: 'Coverage: properties with a figure for the month.' })
  properties!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The lodging figures of a place’s latest month.' })
export abstract class LodgingHeadlineFacts extends PlaceHeadline {
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

  @Field(() => Int, {
    description: 'Coverage: filed rooms that do not count because they are doubtful or idle.',
  })
  roomsLeftOut!: number;

  @Field(() => Boolean, {
    description:
      'Coverage: true if no release includes the quarterly filings for the month, so that their part is missing.',
  })
  awaitsQuarterlyFilers!: boolean;

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
    description: 'Number of the last 12 months in which the part of quarterly filers is missing.',
  })
  monthsAwaited!: number;
}

@ObjectType('LodgingPlaceHeadline', {
  description: 'Key lodging figures of a place for its latest month.',
  simpleResolvers: true,
})
export class LodgingPlaceHeadline extends LodgingHeadlineFacts {}

@ObjectType('AlcoholPlaceHeadline', {
  description: 'Key mixed beverage figures of a place for its latest month.',
  simpleResolvers: true,
})
export class AlcoholPlaceHeadline extends PlaceHeadline {
  @Field(() => UsdScalar, {
    description: 'Total receipts of the month, including cover charge and estimates.',
  })
  totalReceipts!: number;

  @Field(() => UsdScalar, {
    description: 'Part of the receipts that the comptroller estimated for taxpayers who did not file.',
  })
  estimated!: number;
}

/** Figures of headlines, without the place. */
export type LodgingHeadlineFigures = Omit<LodgingPlaceHeadline, 'kind' | 'key'>;
export type AlcoholHeadlineFigures = Omit<AlcoholPlaceHeadline, 'kind' | 'key'>;
