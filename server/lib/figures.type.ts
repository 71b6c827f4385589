import { Field, Float, Int, ObjectType } from 'type-graphql';
import { UsdScalar } from './scalars.ts';

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

@ObjectType('Rank', { description: 'A position among others, the highest first.', simpleResolvers: true })
export class Rank {
  @Field(() => Int, { description: '1 is the highest.' })
  rank!: number;

  @Field(() => Int, { description: 'How many were compared.' })
  of!: number;
}
