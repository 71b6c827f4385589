import { Field, ObjectType } from 'type-graphql';
import { DateScalar } from '../../platform/lib/scalars.ts';

@ObjectType('TrialRelease', {
  simpleResolvers: true,
  description: 'The published file that a figure comes from, by name only.',
})
export class TrialRelease {
  @Field(() => String, { description: 'Name of the file as handed over.' })
  fileName!: string;

  @Field(() => DateScalar, { nullable: true, description: 'When the comptroller issued it, where known.' })
  issuedOn!: string | null;

  @Field(() => Boolean, { description: 'True for the synthetic sample: invented figures.' })
  synthetic!: boolean;
}
