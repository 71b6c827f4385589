import { Field, ObjectType } from 'type-graphql';
import { DateScalar } from '../../platform/lib/scalars.ts';

@ObjectType('TrialRelease', {
  simpleResolvers: true,
  description: 'The published file that a figure comes from, by name only.',
})
export class TrialRelease {
  @Field(() => String, { description: 'Name of the file, as received.' })
  fileName!: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'Date when the comptroller issued the file; null if unknown.',
  })
  issuedOn!: string | null;

  @Field(() => Boolean, { description: 'True for the synthetic sample, which is invented.' })
  synthetic!: boolean;
}
