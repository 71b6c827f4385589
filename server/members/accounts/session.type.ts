import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { FieldError } from '../../platform/lib/fieldErrors.ts';
import { Node } from '../../platform/lib/node.ts';
import { DateTimeScalar } from '../../platform/lib/scalars.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';

@ObjectType('Session', {
  implements: Node,
  simpleResolvers: true,
  description: 'A sign-in that has not ended.',
})
export class Session extends Node {
  @Field(() => DateTimeScalar, { description: 'When it began.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    description: 'When it was last used, to the minute; 10 hours later it ends, and 30 days after it began.',
  })
  lastSeenAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'How the browser or program that signed in calls itself; null where it does not say.',
  })
  userAgent!: string | null;

  @Field(() => Boolean, { description: 'True for the session that asks.' })
  isCurrent!: boolean;
}

@InputType('EndSessionInput', { description: 'Which session of one’s own is to end.' })
export class EndSessionInput {
  @Field(() => ID, { description: 'Of `viewer.sessions`.' })
  id!: string;
}

@InputType('EndMemberSessionsInput', { description: 'Whose sessions are to end.' })
export class EndMemberSessionsInput {
  @Field(() => ID, { description: 'The member.' })
  memberId!: string;
}

@ObjectType('EndedSessionsPayload', { description: 'Sessions that were ended.', simpleResolvers: true })
export class EndedSessionsPayload {
  @Field(() => Int, { description: 'How many.' })
  ended!: number;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty where it worked.' })
  errors!: FieldError[];
}
