import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Rank } from '../figures.type.ts';
import { UsdScalar } from '../../platform/lib/scalars.ts';

@ObjectType('PlaceBrand', {
  description:
    'A brand in a place over the 12 months up to the latest published one, and where it stands among the brands there.',
  simpleResolvers: true,
})
export class PlaceBrand {
  brandId!: number;

  @Field(() => Int, { description: 'Coverage: addresses with figures of the brand in the 12 months.' })
  properties!: number;

  @Field(() => Int, {
    description: 'Months of the 12 in which it has figures there; with fewer than 10 it has no ranks.',
  })
  months!: number;

  @Field(() => Int, {
    description:
      'Rooms on average of the months in which the brand has figures there, rounded; with fewer than 10 it has no ranks.',
  })
  rooms!: number;

  @Field(() => UsdScalar, { description: 'Receipts for rooms of the 12 months.' })
  roomReceipts!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Receipts over available room-nights, US dollars, 2 decimals; null without rooms.',
  })
  revpar!: number | null;

  @Field(() => Rank, {
    nullable: true,
    description:
      'By RevPAR among the brands of the place with at least 10 months and 10 rooms; null for others.',
  })
  revparRank!: Rank | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Receipts of the 12 months over the average rooms, in whole cents; null without rooms.',
  })
  receiptsPerRoom!: number | null;

  @Field(() => Rank, {
    nullable: true,
    description:
      'By receipts per room among the brands of the place with at least 10 months and 10 rooms; null for others.',
  })
  receiptsPerRoomRank!: Rank | null;
}
