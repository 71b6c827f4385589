import { Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { valuesOf } from '../../platform/lib/cost.ts';
import { retention } from './retention.rules.ts';

@ObjectType('RetentionRule', {
  description: 'How long something is kept about people.',
  simpleResolvers: true,
})
class RetentionRule {
  @Field(() => String, { description: 'A kind of data, in words.' })
  what!: string;

  @Field(() => Int, { description: 'So many days it is kept; it is removed on the next day at the latest.' })
  days!: number;
}

@Resolver()
export class RetentionResolver {
  @Query(() => [RetentionRule], {
    complexity: valuesOf(retention.length),
    description: 'What is kept for a time only, and for how long. Needs no session.',
  })
  retention(): RetentionRule[] {
    return [...retention];
  }
}
