import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { GrowthScope } from '../growth/growth.loader.ts';
import { HeadlineOfSeveral } from '../headline.type.ts';
import { UsdScalar } from '../../platform/lib/scalars.ts';

@ObjectType('BrandHeadline', {
  description: 'The figures a member quotes first of a brand or parent company, at its latest month.',
  simpleResolvers: true,
})
export class BrandHeadline extends HeadlineOfSeveral {
  kind!: GrowthScope['kind'];
  key!: string;

  @Field(() => UsdScalar, { description: 'Receipts for rooms of the month.' })
  roomReceipts!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Receipts of the hotels whose rooms count over their available room-nights, US dollars, 2 decimals; null without ' +
      'rooms that count.',
  })
  revpar!: number | null;

  @Field(() => Int, { description: 'Rooms that count, of its hotels with a filing that covers the month.' })
  rooms!: number;

  @Field(() => Int, { description: 'Coverage: hotels with a filing that covers the month.' })
  properties!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Receipts of 12 months of the hotels whose rooms count over their available room-nights, US dollars, 2 decimals; ' +
      'null unless all 12 are there.',
  })
  ttmRevparWeighted!: number | null;
}
