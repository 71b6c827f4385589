import { Field, ObjectType } from 'type-graphql';
import { largest, valuesOf } from '../../platform/lib/cost.ts';
import { FieldError } from '../../platform/lib/fieldErrors.ts';
import { DateTimeScalar } from '../../platform/lib/scalars.ts';

@ObjectType('NewsFeed', {
  simpleResolvers: true,
  description:
    'A member’s Atom feed of what is new, at a secret address that opens nothing else. The address itself is not stored.',
})
export class NewsFeed {
  @Field(() => DateTimeScalar, { description: 'Time when its address was created.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time at which it was last read, to the minute; null if never.',
  })
  lastReadAt!: Date | null;
}

@ObjectType('NewsFeedPayload', {
  simpleResolvers: true,
  description: 'The address of a feed, or the errors.',
})
export class NewsFeedPayload {
  @Field(() => String, {
    nullable: true,
    description: 'The secret address; null if refused. It is stored as a hash and cannot be shown again.',
  })
  address!: string | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty on success.' })
  errors!: FieldError[];
}
