import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { SubscriptionStatus } from '../billingEnums.ts';
import { PaymentCard } from '../cards/paymentCard.type.ts';
import { Plan } from '../rules/plan.rules.ts';
import type { SubscriptionRecord } from './record.ts';

@ObjectType('Subscription', {
  description: 'A member’s current subscription, or the latest one if it has ended.',
  simpleResolvers: true,
})
export class Subscription {
  record!: SubscriptionRecord;

  @Field(() => Plan, { description: 'The plan.' })
  plan!: Plan;

  @Field(() => Int, { description: 'The plan’s code in REST, 0 to 3.' })
  planCode!: number;

  @Field(() => Boolean, {
    description: 'True for a plan that is no longer sold. Once it has ended, the member cannot buy it again.',
  })
  isLegacy!: boolean;

  @Field(() => Boolean, { description: 'True if billed yearly, false if billed monthly.' })
  isYearly!: boolean;

  @Field(() => UsdScalar, {
    nullable: true,
    description: `Price of one period, as Stripe reports it; null if nothing is charged or the price is not known yet.`,
  })
  price!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: `Time it renews; if it is cancelled, the time at which it would renew if it is kept, which may be after
\`currentPeriodEnd\`. Null if it does not renew or the time is not known yet.`,
  })
  renewsAt!: Date | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description: `What the card is charged at \`renewsAt\`, with discounts, credits and taxes, as Stripe said when the subscription was
last read. Null if it does not renew, its renewal is unpaid, or the amount is not known.`,
  })
  renewalAmount!: number | null;

  @Field(() => Boolean, {
    description: 'True if a card is charged for it; false if an operator granted it.',
  })
  isCharged!: boolean;

  @Field(() => Boolean, {
    description: `True if the member can add a card. False for a subscription granted by an operator, unless a Stripe customer
is linked to the member.`,
  })
  canHaveCard!: boolean;

  @Field(() => Boolean, {
    description: `True if an operator granted it. It is paid elsewhere and ends at \`currentPeriodEnd\` without renewal.`,
  })
  isGiven!: boolean;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Amount owed for an unpaid renewal; null if nothing is owed.',
  })
  amountOwed!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time access ends unless the amount owed is paid; null if nothing is owed.',
  })
  accessEndsAt!: Date | null;

  @Field(() => SubscriptionStatus, { description: 'State of the subscription.' })
  status!: SubscriptionStatus;

  @Field(() => Boolean, {
    description:
      'True if cancelled. Access lasts until `currentPeriodEnd`, or `accessEndsAt` if a renewal is unpaid, and the ' +
      'subscription does not renew.',
  })
  isCancelled!: boolean;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time the subscription started; null if none has.',
  })
  startedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: `End of the current period, which is not paid while \`amountOwed\` is not null: see \`paidUntil\`. Null if an operator
granted the subscription without an end.`,
  })
  currentPeriodEnd!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: `End of the time that is paid; while a renewal is unpaid, the beginning of its period. Null if the subscription has ended,
was never paid, or has no end.`,
  })
  paidUntil!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: `Time the subscription ended, which is before \`currentPeriodEnd\` if a renewal was not paid; null if it has not
ended.`,
  })
  endedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time the card is charged again; null unless a renewal is unpaid.',
  })
  nextAttemptAt!: Date | null;

  @Field(() => PaymentCard, {
    nullable: true,
    description: 'The card that is charged; null if there is none.',
  })
  card!: PaymentCard | null;

  @Field(() => Boolean, { description: 'True for a paid monthly plan that can be changed to a yearly one.' })
  canUpgrade!: boolean;
}
