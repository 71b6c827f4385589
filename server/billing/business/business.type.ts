import { Field, Float, Int, ObjectType } from 'type-graphql';
import { CancellationReason } from '../billingEnums.ts';
import { Plan } from '../rules/plan.rules.ts';
import { DateTimeScalar, MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { MemberState } from './businessEnums.ts';

@ObjectType('MemberStateCount', { description: 'Number of members in a state.', simpleResolvers: true })
export class MemberStateCount {
  @Field(() => MemberState, { description: 'The state.' })
  state!: MemberState;

  @Field(() => Int, { description: 'Number of members.' })
  members!: number;
}

@ObjectType('BusinessMonth', {
  description: 'Revenue and changes of subscriptions in one month, UTC.',
  simpleResolvers: true,
})
export class BusinessMonth {
  @Field(() => MonthScalar, { description: 'The month. The first one in the list is the current month.' })
  month!: string;

  @Field(() => UsdScalar, {
    description: 'Amount paid on invoices created in the month. Source: Stripe’s invoices.',
  })
  revenue!: number;

  @Field(() => UsdScalar, { description: 'Amount refunded for charges made in the month.' })
  refunds!: number;

  @Field(() => UsdScalar, {
    description: 'Amount of the disputes opened in the month that were lost: the bank took it back.',
  })
  lostDisputes!: number;

  @Field(() => Int, {
    description: 'Members whose subscription started in the month, including returning members.',
  })
  newMembers!: number;

  @Field(() => Int, { description: 'Members whose subscription ended in the month.' })
  endedMembers!: number;

  @Field(() => Int, { description: 'Members with a subscription at the start of the month.' })
  membersAtStart!: number;

  @Field(() => Float, {
    nullable: true,
    description: `Churn: percentage of \`membersAtStart\` whose subscription ended in the month; null if \`membersAtStart\` is 0.`,
  })
  churnPct!: number | null;

  @Field(() => Int, { description: 'Unpaid renewals of the month after at least one failed charge.' })
  failedRenewals!: number;
}

@ObjectType('CancellationReasonCount', {
  description: 'Number of cancellations with a reason.',
  simpleResolvers: true,
})
export class CancellationReasonCount {
  @Field(() => CancellationReason, { description: 'The reason.' })
  reason!: CancellationReason;

  @Field(() => Int, { description: 'Number of cancellations, including those that members withdrew.' })
  cancellations!: number;
}

@ObjectType('Cancellation', { description: 'A cancellation, with its reason.', simpleResolvers: true })
export class Cancellation {
  @Field(() => DateTimeScalar, { description: 'Time of the cancellation, UTC.' })
  at!: Date;

  @Field(() => String, { description: 'The member’s email address.' })
  memberEmail!: string;

  @Field(() => Plan, {
    nullable: true,
    description: 'The cancelled plan; null if unknown.',
  })
  plan!: Plan | null;

  @Field(() => CancellationReason, { description: 'The reason.' })
  reason!: CancellationReason;

  @Field(() => String, { nullable: true, description: 'The member’s own words; null if none.' })
  text!: string | null;
}

@ObjectType('FailedRenewal', { description: 'An unpaid renewal.', simpleResolvers: true })
export class FailedRenewal {
  @Field(() => String, { description: 'The member’s email address.' })
  memberEmail!: string;

  @Field(() => DateTimeScalar, { description: 'Time the invoice was created, UTC.' })
  since!: Date;

  @Field(() => UsdScalar, { description: 'Amount still to be paid.' })
  owed!: number;

  @Field(() => Int, { description: 'Number of failed charges.' })
  attempts!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time of the next charge, UTC; null if none is planned.',
  })
  nextAttemptAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Stripe’s page for the invoice; null if there is none.',
  })
  pageUrl!: string | null;
}

@ObjectType('Dispute', {
  description: 'A payment that the cardholder disputes at the bank.',
  simpleResolvers: true,
})
export class Dispute {
  @Field(() => DateTimeScalar, { description: 'Time the dispute was opened, UTC.' })
  at!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The member’s email address; null once the account is deleted.',
  })
  memberEmail!: string | null;

  @Field(() => UsdScalar, { description: 'Amount disputed.' })
  amount!: number;

  @Field(() => String, {
    description:
      'Stripe’s state, such as `needs_response`, `under_review`, `won` or `lost`. A lost dispute ended the subscription.',
  })
  status!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The bank’s reason, such as `fraudulent`; null if it gave none.',
  })
  reason!: string | null;
}

@ObjectType('Business', { description: 'Subscriptions and revenue, for the operator.' })
export class Business {}
