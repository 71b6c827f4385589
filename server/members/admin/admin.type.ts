import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Member } from '../accounts/member.type.ts';
import { connectionType } from '../../platform/lib/connection.ts';
import { Subscription } from '../../billing/subscriptions/subscription.type.ts';
import { FieldError } from '../../platform/lib/fieldErrors.ts';
import { DateTimeScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { MemberGroup } from './adminEnums.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';

@ObjectType('MemberStatistics', { description: 'How many members there are.', simpleResolvers: true })
export class MemberStatistics {
  @Field(() => Int, { description: 'With a free account.' })
  free!: number;

  @Field(() => Int, { description: 'With a subscription that opens everything.' })
  active!: number;

  @Field(() => Int, { description: 'With neither.' })
  inactive!: number;

  @Field(() => Int, { description: 'Of the active, those who pay by the month.' })
  monthly!: number;

  @Field(() => Int, { description: 'Of the active, those who pay by the year.' })
  yearly!: number;
}

@InputType('MemberFilter', { description: 'Which members.' })
export class MemberFilter {
  @Field(() => String, { nullable: true, description: 'A part of the name or of the e-mail address.' })
  text?: string | null;

  @Field(() => MemberGroup, { nullable: true, description: 'What their access comes from.' })
  group?: MemberGroup | null;
}

@InputType('SetMemberRightsInput', { description: 'What a member is to be; what is left out stays.' })
export class SetMemberRightsInput {
  @Field(() => ID, { description: 'Who.' })
  memberId!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Has access without paying. A subscription that runs is cancelled: nobody pays for a free account.',
  })
  isFree?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'May use the administration.' })
  isAdmin?: boolean | null;
}

@ObjectType('MemberPayload', {
  description: `A member as they are now: \`NOT_FOUND\`, \`OWN_RIGHTS\` for one’s own administration, or \`PAYMENT_FAILED\` or
\`PAYMENT_NOT_SET_UP\` where the subscription could not be cancelled, and so nothing was changed.`,
  simpleResolvers: true,
})
export class MemberPayload {
  @Field(() => Member, { nullable: true, description: 'Who.' })
  member!: Member | null;

  @Field(() => Subscription, {
    nullable: true,
    description: 'The subscription that free access cancelled, as it is now; null where none ran.',
  })
  cancelled!: Subscription | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty where it worked.' })
  errors!: FieldError[];
}

@ObjectType('AuditEntry', { description: 'What an administrator did. Never changed.', simpleResolvers: true })
export class AuditEntry {
  @Field(() => Int, { description: 'Its number: each is greater than the one before.' })
  entryId!: number;

  @Field(() => DateTimeScalar, { description: 'When.' })
  at!: Date;

  @Field(() => String, { description: 'Who, by the e-mail address of then.' })
  actorEmail!: string;

  @Field(() => String, {
    description: 'What, in capitals, such as `SET_RIGHTS`, `MOVE_CLOCK` or `CORRECT_BRAND`.',
  })
  action!: string;

  @Field(() => String, {
    nullable: true,
    description: 'To whom, by the e-mail address of then; null for nobody.',
  })
  memberEmail!: string | null;

  @Field(() => String, { description: 'With what, as JSON.' })
  details!: string;
}

@ObjectType('ClientError', {
  description: 'An error that a member’s browser reported.',
  simpleResolvers: true,
})
export class ClientError {
  @Field(() => DateTimeScalar, { description: 'When.' })
  at!: Date;

  @Field(() => String, { description: 'What went wrong.' })
  error!: string;

  @Field(() => String, { description: 'On which page.' })
  url!: string;

  @Field(() => String, {
    nullable: true,
    description: 'How the browser calls itself; null where it does not say.',
  })
  userAgent!: string | null;
}

@ObjectType('PaymentNote', { description: 'Money that went back, or is disputed.', simpleResolvers: true })
export class PaymentNote {
  @Field(() => String, { description: '`REFUND` or `DISPUTE`.' })
  kind!: string;

  @Field(() => UsdScalar, { description: 'How much.' })
  amount!: number;

  @Field(() => String, { description: 'How it stands, in Stripe’s words.' })
  status!: string;

  @Field(() => String, { nullable: true, description: 'Why, in Stripe’s words; null where it does not say.' })
  reason!: string | null;

  @Field(() => DateTimeScalar, { description: 'Since when; for a refund, when it was paid.' })
  createdAt!: Date;
}

export const MemberConnection = connectionType('Member', () => Member);
export const AuditEntryConnection = connectionType('AuditEntry', () => AuditEntry);
