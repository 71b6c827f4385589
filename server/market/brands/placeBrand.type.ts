import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Rank } from '../figures/figures.type.ts';
import { AWAITED_MONTHS_OF_HOTELS } from '../hotels/quarterlyFilers.rules.ts';
import { valuesOf } from '../../platform/lib/cost.ts';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';

@ObjectType('PlaceBrand', {
  description:
    'A brand in a place over the 12 months up to the latest published month, with its ranks among the brands ' +
    'there.',
  simpleResolvers: true,
})
export class PlaceBrand {
  brandId!: number;

  @Field(() => Int, {
    description: 'Coverage: number of addresses with figures of the brand in the 12 months.',
  })
  properties!: number;

  @Field(() => Int, {
    description: 'Number of the 12 months in which the brand has figures there.',
  })
  months!: number;

  @Field(() => Int, {
    description:
      'Number of the 12 months in which rooms of the brand count, the ones that `revpar` and `receiptsPerRoom` cover. ' +
      'Brands with fewer than 10 are not ranked.',
  })
  revparMonths!: number;

  @Field(() => Int, {
    description:
      'Average rooms over the `revparMonths`, rounded. With 0, fewer than half a room count ' +
      'or, if `revpar` is null, none. Brands with fewer than 10 are not ranked.',
  })
  rooms!: number;

  @Field(() => UsdScalar, { description: 'Room receipts of the 12 months.' })
  roomReceipts!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'RevPAR: receipts divided by available room-nights, US dollars, 2 decimals; null if no rooms count.',
  })
  revpar!: number | null;

  @Field(() => Rank, {
    nullable: true,
    description:
      'Rank by RevPAR among the brands of the place with at least 10 `revparMonths` and 10 rooms; null for others.',
  })
  revparRank!: Rank | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description:
      'Receipts of the `revparMonths` divided by the average rooms, US dollars, to the cent; null if there are no rooms.',
  })
  receiptsPerRoom!: number | null;

  @Field(() => Rank, {
    nullable: true,
    description:
      'Rank by receipts per room among the brands of the place with 10 rooms and the most `revparMonths` of them, at ' +
      'least 10; null for others.',
  })
  receiptsPerRoomRank!: Rank | null;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(12),
    description: `${AWAITED_MONTHS_OF_HOTELS} Among the 12.`,
  })
  awaitedMonths!: string[];
}
