import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/lib/connection.ts';
import { DateTimeScalar } from '../../platform/lib/scalars.ts';

@InputType('SendHelpMessageInput', { description: 'A message to the operator.' })
export class SendHelpMessageInput {
  @Field(() => String, { description: 'The message, at most 4,000 characters.' })
  text!: string;

  @Field(() => String, { description: 'E-mail address that the answer goes to.' })
  answerTo!: string;

  @Field(() => String, { description: 'Path of the page that it was written on; its query is left out.' })
  page!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Id of the last request that failed on that page, as its error says; null where none did.',
  })
  requestId?: string | null;
}

@InputType('SetHelpMessageAnsweredInput', { description: 'The state of a message.' })
export class SetHelpMessageAnsweredInput {
  @Field(() => Int, { description: 'Number of the message, of `helpMessages`.' })
  messageId!: number;

  @Field(() => Boolean, { description: 'False opens it again.' })
  isAnswered!: boolean;
}

@ObjectType('HelpMessage', { description: 'A message to the operator.', simpleResolvers: true })
export class HelpMessage {
  @Field(() => Int, { description: 'Its number: each is greater than the one before.' })
  messageId!: number;

  @Field(() => DateTimeScalar, { description: 'When it was sent, UTC.' })
  at!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'E-mail address of the member who sent it; null for visitors and for accounts that are gone.',
  })
  memberEmail!: string | null;

  @Field(() => String, { description: 'E-mail address that the answer goes to, as it was typed.' })
  answerTo!: string;

  @Field(() => String, { description: 'The message.' })
  text!: string;

  @Field(() => String, { description: 'Path of the page that it was written on.' })
  page!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the last request that failed on that page, for the log; null where none did.',
  })
  requestId!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When it was answered, UTC; null while it waits.',
  })
  answeredAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address of the administrator who answered it; null while it waits.',
  })
  answeredBy!: string | null;
}

export const HelpMessageConnection = connectionType('HelpMessage', () => HelpMessage);
