import { Field, Int, ObjectType } from 'type-graphql';
import { Member } from '../../members/accounts/member.type.ts';
import { FieldError } from '../../platform/lib/fieldErrors.ts';
import { DateTimeScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { BillingMode, SubscriptionStatus } from '../billingEnums.ts';
import { Plan } from '../rules/plan.rules.ts';
import type { SubscriptionRecord } from './record.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';

@ObjectType('PaymentCard', {
  description: 'The card that a subscription is charged to.',
  simpleResolvers: true,
})
export class PaymentCard {
  @Field(() => String, { description: 'Card brand, such as `visa`.' })
  brand!: string;

  @Field(() => String, { description: 'Last four digits of the card number.' })
  last4!: string;

  @Field(() => Int, { description: 'Expiry month, 1 to 12.' })
  expMonth!: number;

  @Field(() => Int, { description: 'Expiry year.' })
  expYear!: number;
}

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

@ObjectType({ description: 'A subscription after a call that may charge a card.', simpleResolvers: true })
abstract class PaymentPayload {
  @Field(() => Subscription, { nullable: true, description: 'The subscription; null if there is none.' })
  subscription!: Subscription | null;

  @Field(() => String, {
    nullable: true,
    description: 'Secret for Stripe.js, set if the bank must check the cardholder (3-D Secure); else null.',
  })
  clientSecret!: string | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty on success.' })
  errors!: FieldError[];
}

@ObjectType('SubscriptionPayload', {
  description: `The subscription after a change. Errors: \`REQUIRED\`, \`TOO_LONG\`, \`INVALID_PLAN\`, \`ALREADY_SUBSCRIBED\`, \`NOT_SUBSCRIBED\`,
\`SUBSCRIPTION_NOT_CHECKED\` if Stripe does not say whether the recorded one still runs, \`AMOUNT_CHANGED\`,
\`NOT_ELIGIBLE\`, \`FREE_ACCOUNT\`, \`SPECIFY\`, \`TEXT_TOO_LONG\`, \`CANCELLATION_FAILED\`,
\`TOO_MANY_ATTEMPTS\`, \`PAYMENT_NOT_SET_UP\` or \`PAYMENT_FAILED\`, with a second error for the field \`card\` if the card is the cause.`,
  simpleResolvers: true,
})
export class SubscriptionPayload extends PaymentPayload {
  @Field(() => Member, {
    nullable: true,
    description: 'The member, with access rights after the change; null if it was refused.',
  })
  member!: Member | null;

  @Field(() => String, {
    nullable: true,
    description: 'A new token for the same session, to use from now on; null if nothing changed.',
  })
  token!: string | null;
}

@ObjectType('CardPayload', {
  description: `The subscription after a card change. Errors: \`REQUIRED\`, \`TOO_LONG\`, \`FREE_ACCOUNT\`, \`NOT_CHARGED\`, \`NOT_FOUND\`,
\`PAYMENT_NOT_SET_UP\`, \`TOO_MANY_ATTEMPTS\` or \`PAYMENT_FAILED\`, with a second error for the field \`card\` if the
card is the cause.`,
  simpleResolvers: true,
})
export class CardPayload extends PaymentPayload {}

@ObjectType('PlanOffer', { description: 'A plan that members can buy.', simpleResolvers: true })
export class PlanOffer {
  @Field(() => Plan, { description: 'The plan.' })
  plan!: Plan;

  @Field(() => Int, { description: 'The plan’s code in REST and in page addresses.' })
  code!: number;

  @Field(() => UsdScalar, { description: 'Price of one period.' })
  price!: number;

  @Field(() => UsdScalar, { description: 'Price for one month.' })
  pricePerMonth!: number;

  @Field(() => Boolean, { description: 'True if billed yearly, false if billed monthly.' })
  isYearly!: boolean;
}

@ObjectType('TestCard', { description: 'A card that the demonstration accepts.', simpleResolvers: true })
export class DemonstrationCard {
  @Field(() => String, { description: 'Card number, without spaces.' })
  number!: string;

  @Field(() => String, { description: 'Value for `paymentMethodId`.' })
  paymentMethodId!: string;

  @Field(() => String, { description: 'Card brand, such as `visa`.' })
  brand!: string;

  @Field(() => String, { description: 'Outcome of a charge to this card.' })
  outcome!: string;
}

@ObjectType('Billing', { description: 'How payment works in this installation.', simpleResolvers: true })
export class BillingFacts {
  @Field(() => Int, {
    description:
      'Points a minute that a member’s API keys have together, with every plan and with free access.',
  })
  apiPointsPerMinute!: number;

  @Field(() => Int, {
    description:
      'Exports that a member can start in 24 hours, with every plan and with free access; each API key has half of them.',
  })
  exportsPerDay!: number;

  @Field(() => BillingMode, { description: 'How cards are charged.' })
  mode!: BillingMode;

  @Field(() => String, {
    nullable: true,
    description: 'Publishable key for Stripe.js; null if Stripe is not used.',
  })
  publishableKey!: string | null;

  @Field(() => [PlanOffer], {
    complexity: valuesOf(5),
    description: 'Plans that members can buy; empty if payment is not set up.',
  })
  plans!: PlanOffer[];

  @Field(() => [DemonstrationCard], {
    complexity: valuesOf(10),
    description: 'Cards that the demonstration accepts; empty elsewhere.',
  })
  testCards!: DemonstrationCard[];

  @Field(() => Boolean, {
    description: 'True if `addressSuggestions` can complete addresses as they are typed.',
  })
  completesAddresses!: boolean;
}

@ObjectType('DemonstrationClockPayload', {
  description: 'The demonstration’s time after a change.',
  simpleResolvers: true,
})
export class DemonstrationClockPayload {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The demonstration’s time; null if it was not moved.',
  })
  now!: Date | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty on success.' })
  errors!: FieldError[];
}
