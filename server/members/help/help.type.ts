import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/lib/connection.ts';
import { DateTimeScalar } from '../../platform/lib/scalars.ts';

@InputType('SendHelpMessageInput', { description: 'A help message to the operator.' })
export class SendHelpMessageInput {
  @Field(() => String, { description: 'Text of the message, at most 4,000 characters.' })
  text!: string;

  @Field(() => String, { description: 'Email address for the answer.' })
  answerTo!: string;

  @Field(() => String, { description: 'Path of the page the message was written on; its query is removed.' })
  page!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Id of the last request that failed on that page, as shown in its error; null if none failed.',
  })
  requestId?: string | null;
}

@InputType('SetHelpMessageAnsweredInput', { description: 'The new state of a help message.' })
export class SetHelpMessageAnsweredInput {
  @Field(() => Int, { description: 'Number of the message, from `helpMessages`.' })
  messageId!: number;

  @Field(() => Boolean, { description: 'True marks the message as answered, false reopens it.' })
  isAnswered!: boolean;
}

@ObjectType('HelpMessage', { description: 'A help message to the operator.', simpleResolvers: true })
export class HelpMessage {
  @Field(() => Int, { description: 'Number of the message. Later messages have greater numbers.' })
  messageId!: number;

  @Field(() => DateTimeScalar, { description: 'Time it was sent, UTC.' })
  at!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of the member who sent it; null for visitors and deleted accounts.',
  })
  memberEmail!: string | null;

  @Field(() => String, { description: 'Email address for the answer, as typed.' })
  answerTo!: string;

  @Field(() => String, { description: 'Text of the message.' })
  text!: string;

  @Field(() => String, { description: 'Path of the page the message was written on.' })
  page!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the last request that failed on that page, as in the log; null if none failed.',
  })
  requestId!: string | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time it was answered, UTC; null if unanswered.',
  })
  answeredAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Email address of the administrator who answered; null if unanswered.',
  })
  answeredBy!: string | null;
}

export const HelpMessageConnection = connectionType('HelpMessage', () => HelpMessage);
