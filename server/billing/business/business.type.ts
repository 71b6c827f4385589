import { Field, Float, Int, ObjectType } from 'type-graphql';
import { CancellationReason } from '../billingEnums.ts';
import { Plan } from '../rules/plan.rules.ts';
import { DateTimeScalar, MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { MemberState } from './businessEnums.ts';

@ObjectType('MemberStateCount', { description: 'How many members are in a state.', simpleResolvers: true })
export class MemberStateCount {
  @Field(() => MemberState, { description: 'The state.' })
  state!: MemberState;

  @Field(() => Int, { description: 'Number of members.' })
  members!: number;
}

@ObjectType('BusinessMonth', { description: 'What a month brought, by UTC.', simpleResolvers: true })
export class BusinessMonth {
  @Field(() => MonthScalar, { description: 'The month; the first of the list is the running one.' })
  month!: string;

  @Field(() => UsdScalar, {
    description: 'Paid of the invoices written in the month. Source: Stripe’s invoices.',
  })
  revenue!: number;

  @Field(() => UsdScalar, { description: 'Paid back for charges made in the month.' })
  refunds!: number;

  @Field(() => Int, {
    description: 'Members of whom a subscription began in the month, returning ones included.',
  })
  newMembers!: number;

  @Field(() => Int, { description: 'Members of whom a subscription ended in the month.' })
  endedMembers!: number;

  @Field(() => Int, { description: 'Members with a subscription as the month began.' })
  membersAtStart!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Churn: of `membersAtStart`, the percentage whose subscription ended in the month; null where there were none.',
  })
  churnPct!: number | null;

  @Field(() => Int, { description: 'Invoices of the month that are owed after at least one attempt.' })
  failedRenewals!: number;
}

@ObjectType('CancellationReasonCount', {
  description: 'How many cancellations gave a reason.',
  simpleResolvers: true,
})
export class CancellationReasonCount {
  @Field(() => CancellationReason, { description: 'The reason.' })
  reason!: CancellationReason;

  @Field(() => Int, { description: 'Number of cancellations, those taken back included.' })
  cancellations!: number;
}

@ObjectType('Cancellation', { description: 'A cancellation, with its reason.', simpleResolvers: true })
export class Cancellation {
  @Field(() => DateTimeScalar, { description: 'When, UTC.' })
  at!: Date;

  @Field(() => String, { description: 'E-mail address of the member.' })
  memberEmail!: string;

  @Field(() => Plan, {
    nullable: true,
    description: 'The plan that was cancelled; null where none was known.',
  })
  plan!: Plan | null;

  @Field(() => CancellationReason, { description: 'The reason.' })
  reason!: CancellationReason;

  @Field(() => String, { nullable: true, description: 'The member’s own words; null for none.' })
  text!: string | null;
}

@ObjectType('FailedRenewal', { description: 'A renewal that is owed.', simpleResolvers: true })
export class FailedRenewal {
  @Field(() => String, { description: 'E-mail address of the member.' })
  memberEmail!: string;

  @Field(() => DateTimeScalar, { description: 'When the invoice was written, UTC.' })
  since!: Date;

  @Field(() => UsdScalar, { description: 'What is still to be paid.' })
  owed!: number;

  @Field(() => Int, { description: 'How often the card was charged in vain.' })
  attempts!: number;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the card is tried again, UTC; null for never.',
  })
  nextAttemptAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Stripe’s page of the invoice; null where there is none.',
  })
  pageUrl!: string | null;
}

/** The owner's view; its resolvers read each part. */
@ObjectType('Business', { description: 'Members and money, for the owner.' })
export class Business {}
