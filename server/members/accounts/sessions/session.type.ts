import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { FieldError } from '../../../platform/lib/fieldErrors.ts';
import { Node } from '../../../platform/lib/node.ts';
import { DateTimeScalar } from '../../../platform/lib/scalars.ts';
import { largest, valuesOf } from '../../../platform/lib/cost.ts';

@ObjectType('Session', {
  implements: Node,
  simpleResolvers: true,
  description: 'An active session.',
})
export class Session extends Node {
  @Field(() => DateTimeScalar, { description: 'Time of the sign-in.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    description: `Time of the last request, to the minute. A session ends 10 hours after its last request, and at most 30 days
after the sign-in.`,
  })
  lastSeenAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'User agent of the browser or program that signed in; null if it sent none.',
  })
  userAgent!: string | null;

  @Field(() => Boolean, { description: 'True for the session of this request.' })
  isCurrent!: boolean;
}

@InputType('EndSessionInput', { description: 'A session of the signed-in member to end.' })
export class EndSessionInput {
  @Field(() => ID, { description: 'Id from `viewer.sessions`.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The member’s password. The current session is ended without it.',
  })
  password?: string | null;
}

@InputType('EndOtherSessionsInput', { description: 'Proof that the member ends their other sessions.' })
export class EndOtherSessionsInput {
  @Field(() => String, { description: 'The member’s password.' })
  password!: string;
}

@InputType('EndMemberSessionsInput', { description: 'A member whose sessions are to end.' })
export class EndMemberSessionsInput {
  @Field(() => ID, { description: 'The member.' })
  memberId!: string;
}

@ObjectType('EndedSessionsPayload', { description: 'The ended sessions.', simpleResolvers: true })
export class EndedSessionsPayload {
  @Field(() => Int, { description: 'Number of ended sessions.' })
  ended!: number;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty on success.' })
  errors!: FieldError[];
}
