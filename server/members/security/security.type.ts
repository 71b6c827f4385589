import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/lib/connection.ts';
import { DateTimeScalar } from '../../platform/lib/scalars.ts';
import { SecurityEventKind } from './securityEnums.ts';

@ObjectType('SecurityEvent', {
  description: 'A sign-in, an attempt, a refusal, or a change of what opens accounts. Kept for 90 days.',
  simpleResolvers: true,
})
export class SecurityEvent {
  @Field(() => Int, { description: 'Its number: each is greater than the one before.' })
  eventId!: number;

  @Field(() => DateTimeScalar, { description: 'When.' })
  at!: Date;

  @Field(() => SecurityEventKind, { description: 'The event.' })
  kind!: SecurityEventKind;

  @Field(() => ID, { nullable: true, description: 'Whose account; null where it is nobody’s, or is gone.' })
  memberId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The e-mail address of that account; null where it is nobody’s, or is gone.',
  })
  memberEmail!: string | null;

  @Field(() => String, {
    description: 'The network address that asked; `command` for one of the operator’s.',
  })
  address!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Of the request, as its answer and the logs say it; null for a command.',
  })
  requestId!: string | null;

  @Field(() => String, { description: 'With what, in a few words.' })
  details!: string;
}

@InputType('SecurityFilter', { description: 'Which security events; what is left out does not matter.' })
export class SecurityFilter {
  @Field(() => SecurityEventKind, { nullable: true, description: 'The event.' })
  kind?: SecurityEventKind | null;

  @Field(() => ID, { nullable: true, description: 'The account.' })
  memberId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A part of the account’s e-mail address or of the network address.',
  })
  text?: string | null;
}

@InputType('NoteExportInput', { description: 'An export.' })
export class NoteExportInput {
  @Field(() => String, { description: 'The file’s name; what is longer than 100 characters is cut.' })
  name!: string;

  @Field(() => Int, { description: 'How many rows it has, without the heading.' })
  rows!: number;
}

export const SecurityEventConnection = connectionType('SecurityEvent', () => SecurityEvent);
