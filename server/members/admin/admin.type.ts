import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { Member } from '../accounts/member.type.ts';
import { connectionType } from '../../platform/lib/connection.ts';
import { Subscription } from '../../billing/subscriptions/subscription.type.ts';
import { FieldError } from '../../platform/lib/fieldErrors.ts';
import { DateTimeScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { MemberGroup } from './adminEnums.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';

@ObjectType('MemberStatistics', {
  description: 'Number of members by kind of access.',
  simpleResolvers: true,
})
export class MemberStatistics {
  @Field(() => Int, { description: 'Members with free access.' })
  free!: number;

  @Field(() => Int, {
    description: 'Members with a subscription that gives access, a cancelled one until its paid period ends.',
  })
  active!: number;

  @Field(() => Int, { description: 'Members with neither.' })
  inactive!: number;

  @Field(() => Int, { description: 'Members with a monthly subscription that is not cancelled.' })
  monthly!: number;

  @Field(() => Int, { description: 'Members with a yearly subscription that is not cancelled.' })
  yearly!: number;
}

@InputType('MemberFilter', { description: 'Conditions on members.' })
export class MemberFilter {
  @Field(() => String, { nullable: true, description: 'Text contained in the name or the email address.' })
  text?: string | null;

  @Field(() => MemberGroup, { nullable: true, description: 'Kind of access.' })
  group?: MemberGroup | null;
}

@InputType('SetMemberRightsInput', {
  description: 'New rights of a member. Rights left out stay as they are.',
})
export class SetMemberRightsInput {
  @Field(() => ID, { description: 'The member.' })
  memberId!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: `True grants free access and cancels a running subscription, because free accounts are never charged.`,
  })
  isFree?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'True makes the member an administrator.' })
  isAdmin?: boolean | null;
}

@ObjectType('MemberPayload', {
  description: `The member after a change. Errors: \`NOT_FOUND\`; \`FORBIDDEN\` if the viewer is no longer an administrator; \`OWN_RIGHTS\` if the member would change their own
administrator rights; \`PAYMENT_FAILED\` or \`PAYMENT_NOT_SET_UP\` if the subscription could not be cancelled, in
which case nothing changes.`,
  simpleResolvers: true,
})
export class MemberPayload {
  @Field(() => Member, { nullable: true, description: 'The member; null if the change was refused.' })
  member!: Member | null;

  @Field(() => Subscription, {
    nullable: true,
    description: 'The subscription that was cancelled because of free access; null if none was running.',
  })
  cancelled!: Subscription | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty on success.' })
  errors!: FieldError[];
}

@ObjectType('AuditEntry', {
  description: 'An action of an administrator, or of an operator on the command line. Entries never change.',
  simpleResolvers: true,
})
export class AuditEntry {
  @Field(() => Int, { description: 'Number of the entry. Later entries have greater numbers.' })
  entryId!: number;

  @Field(() => DateTimeScalar, { description: 'Time of the action.' })
  at!: Date;

  @Field(() => String, {
    description:
      'Email address of the administrator at that time; `command line` with the operator’s name, such as `command ' +
      'line (ana)`, for a command.',
  })
  actorEmail!: string;

  @Field(() => String, {
    description: 'Kind of action, such as `SET_RIGHTS`, `MOVE_CLOCK` or `CORRECT_BRAND`.',
  })
  action!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Email address at that time of the member concerned; null if none.',
  })
  memberEmail!: string | null;

  @Field(() => String, { description: 'Details of the action, as JSON.' })
  details!: string;
}

@ObjectType('ClientError', {
  description: 'An error reported by a member’s browser.',
  simpleResolvers: true,
})
export class ClientError {
  @Field(() => DateTimeScalar, { description: 'Time of the report.' })
  at!: Date;

  @Field(() => String, { description: 'Error message.' })
  error!: string;

  @Field(() => String, { description: 'Page on which the error occurred.' })
  url!: string;

  @Field(() => String, {
    nullable: true,
    description: 'User agent of the browser; null if it sent none.',
  })
  userAgent!: string | null;
}

@ObjectType('PaymentNote', { description: 'A refund or a disputed payment.', simpleResolvers: true })
export class PaymentNote {
  @Field(() => String, { description: '`REFUND` or `DISPUTE`.' })
  kind!: string;

  @Field(() => UsdScalar, { description: 'Amount refunded or disputed.' })
  amount!: number;

  @Field(() => String, { description: 'Status, in Stripe’s words.' })
  status!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Reason, in Stripe’s words; null if Stripe gives none.',
  })
  reason!: string | null;

  @Field(() => DateTimeScalar, {
    description: 'Time of the refunded charge, or time the dispute was opened.',
  })
  createdAt!: Date;
}

export const MemberConnection = connectionType('Member', () => Member);
export const AuditEntryConnection = connectionType('AuditEntry', () => AuditEntry);
