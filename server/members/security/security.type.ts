import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/lib/connection.ts';
import { DateTimeScalar } from '../../platform/lib/scalars.ts';
import { SecurityEventKind } from './securityEnums.ts';

@ObjectType('SecurityEvent', {
  description: 'A sign-in, a failed attempt, a refusal or a change of account secrets. Kept for 90 days.',
  simpleResolvers: true,
})
export class SecurityEvent {
  @Field(() => Int, { description: 'Number of the event. Later events have greater numbers.' })
  eventId!: number;

  @Field(() => DateTimeScalar, { description: 'Time of the event.' })
  at!: Date;

  @Field(() => SecurityEventKind, { description: 'Kind of event.' })
  kind!: SecurityEventKind;

  @Field(() => ID, {
    nullable: true,
    description: 'The account’s id; null if there is no account or it was deleted.',
  })
  memberId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The account’s email address; null if there is no account or it was deleted.',
  })
  memberEmail!: string | null;

  @Field(() => String, {
    description: 'Network address of the request; `command` for an operator’s command.',
  })
  address!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the request, as in its response and the logs; null for a command.',
  })
  requestId!: string | null;

  @Field(() => String, { description: 'Details in a few words.' })
  details!: string;
}

@InputType('SecurityFilter', { description: 'Conditions on security events; each is optional.' })
export class SecurityFilter {
  @Field(() => SecurityEventKind, { nullable: true, description: 'Kind of event.' })
  kind?: SecurityEventKind | null;

  @Field(() => ID, { nullable: true, description: 'Id of the account.' })
  memberId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Text contained in the account’s email address or the network address.',
  })
  text?: string | null;
}

@InputType('NoteExportInput', { description: 'An exported table.' })
export class NoteExportInput {
  @Field(() => String, { description: 'File name, cut to 100 characters.' })
  name!: string;

  @Field(() => Int, { description: 'Number of rows, without the header.' })
  rows!: number;
}

export const SecurityEventConnection = connectionType('SecurityEvent', () => SecurityEvent);
