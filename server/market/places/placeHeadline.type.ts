import { Field, Float, Int, ObjectType } from 'type-graphql';
import { HeadlineOfSeveral } from '../headline.type.ts';
import { UsdScalar } from '../../platform/lib/scalars.ts';
import type { PlaceKind } from './place.type.ts';

const NOT_TWELVE = 'null unless all 12 are there.';

@ObjectType({ description: 'What both taxes say of a place first.' })
abstract class PlaceHeadline extends HeadlineOfSeveral {
  kind!: PlaceKind;
  key!: string;

  @Field(() => Int, { description: 'Coverage: properties with a figure for the month.' })
  properties!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The lodging figures of a place’s latest month.' })
export abstract class LodgingHeadlineFacts extends PlaceHeadline {
  @Field(() => UsdScalar, { description: 'Receipts for rooms of the month, marketplaces included.' })
  roomReceipts!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Receipts of the properties whose rooms count over their available room-nights, marketplaces left out, US ' +
      'dollars, 2 decimals; null without rooms that count.',
  })
  revpar!: number | null;

  @Field(() => Int, {
    description: 'Rooms that count, of the properties with a filing that covers the month.',
  })
  rooms!: number;

  @Field(() => UsdScalar, { description: 'The part of the receipts that marketplaces filed for the place.' })
  marketplace!: number;

  @Field(() => UsdScalar, { description: 'The part of the receipts that comes from quarterly filings.' })
  apportioned!: number;

  @Field(() => Int, {
    description: 'Coverage: filings of the month whose receipts count otherwise than filed, or not at all.',
  })
  flaggedFilings!: number;

  @Field(() => Int, { description: 'Coverage: filed rooms that do not count, as they are doubtful or idle.' })
  roomsLeftOut!: number;

  @Field(() => Boolean, {
    description:
      'Coverage: true where no release has what quarterly filers filed, so that their part is missing.',
  })
  awaitsQuarterlyFilers!: boolean;

  @Field(() => Int, {
    nullable: true,
    description: `Mean of the 12 monthly RevPARs, rounded up to a whole dollar; ${NOT_TWELVE}`,
  })
  ttmRevpar!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: `Receipts of 12 months of the properties whose rooms count over their available room-nights, 2 decimals; ${NOT_TWELVE}`,
  })
  ttmRevparWeighted!: number | null;

  @Field(() => Int, {
    description: 'Of how many of the last 12 months the part of quarterly filers is missing.',
  })
  monthsAwaited!: number;
}

@ObjectType('LodgingPlaceHeadline', {
  description: 'The lodging figures a member quotes first of a place, at its latest month.',
  simpleResolvers: true,
})
export class LodgingPlaceHeadline extends LodgingHeadlineFacts {}

@ObjectType('AlcoholPlaceHeadline', {
  description: 'The mixed beverage figures a member quotes first of a place, at its latest month.',
  simpleResolvers: true,
})
export class AlcoholPlaceHeadline extends PlaceHeadline {
  @Field(() => UsdScalar, { description: 'All receipts of the month, cover charge and estimates included.' })
  totalReceipts!: number;

  @Field(() => UsdScalar, { description: 'The part that the comptroller estimated for who did not file.' })
  estimated!: number;
}

/** Headlines as their months say them, whichever place they are of. */
export type LodgingHeadlineFigures = Omit<LodgingPlaceHeadline, 'kind' | 'key'>;
export type AlcoholHeadlineFigures = Omit<AlcoholPlaceHeadline, 'kind' | 'key'>;
