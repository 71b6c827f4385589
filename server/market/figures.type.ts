import { Field, Float, Int, ObjectType } from 'type-graphql';
import { UsdScalar } from '../platform/lib/scalars.ts';

@ObjectType('Change', {
  description: 'Change of a figure against the same months a year before.',
  simpleResolvers: true,
})
export class Change {
  @Field(() => UsdScalar, { description: 'How much more, in US dollars; negative where it fell.' })
  amount!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The same in percent of the year before, 2 decimals; null where that was zero (infinite).',
  })
  percent!: number | null;
}

@ObjectType({ description: 'Receipts of what was there in two periods.', simpleResolvers: true })
export abstract class LikeForLikeFigures {
  @Field(() => UsdScalar, { description: 'Their receipts in the earlier period.' })
  earlier!: number;

  @Field(() => UsdScalar, { description: 'Their receipts in the later period.' })
  later!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Percent of all receipts of the smaller of the two periods that these are, 2 decimals, cut off; null where ' +
      'these are $0 or less.',
  })
  share!: number | null;

  @Field(() => Change, {
    nullable: true,
    description: 'The change between the two; null where `share` is less than 80, as there is none to state.',
  })
  change!: Change | null;
}

@ObjectType('LikeForLikeReceipts', {
  description:
    'Two periods like for like: only properties and marketplaces with a figure in both, month by month. A change of ' +
    'all receipts would also say who opened, closed, moved or has yet to file.',
  simpleResolvers: true,
})
export class LikeForLikeReceipts extends LikeForLikeFigures {}

@ObjectType('Rank', { description: 'A position among others, the highest first.', simpleResolvers: true })
export class Rank {
  @Field(() => Int, { description: '1 is the highest.' })
  rank!: number;

  @Field(() => Int, { description: 'How many were compared.' })
  of!: number;
}
