import { Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { valuesOf } from '../../../platform/lib/cost.ts';
import { retention } from './retention.rules.ts';

@ObjectType('RetentionRule', {
  description: 'How long a kind of personal data is kept.',
  simpleResolvers: true,
})
class RetentionRule {
  @Field(() => String, { description: 'Kind of data, in words.' })
  what!: string;

  @Field(() => Int, { description: 'Number of days the data is kept. It is removed by the following day.' })
  days!: number;
}

@Resolver()
export class RetentionResolver {
  @Query(() => [RetentionRule], {
    complexity: valuesOf(retention.length),
    description: 'Kinds of data that are kept for a limited time, and for how long. Needs no session.',
  })
  retention(): RetentionRule[] {
    return [...retention];
  }
}
