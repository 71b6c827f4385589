import { Field, Int, ObjectType } from 'type-graphql';
import { Member } from '../../members/accounts/member.type.ts';
import { FieldError } from '../../platform/lib/fieldErrors.ts';
import { DateTimeScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { BillingMode, SubscriptionStatus } from '../billingEnums.ts';
import { Plan } from '../rules/plan.rules.ts';
import type { SubscriptionRecord } from './record.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';

@ObjectType('PaymentCard', { description: 'The card that is charged.', simpleResolvers: true })
export class PaymentCard {
  @Field(() => String, { description: 'Whose make, such as `visa`.' })
  brand!: string;

  @Field(() => String, { description: 'Its last four digits.' })
  last4!: string;

  @Field(() => Int, { description: 'The last month in which it can be used, 1 to 12.' })
  expMonth!: number;

  @Field(() => Int, { description: 'The year of that month.' })
  expYear!: number;
}

@ObjectType('Subscription', {
  description: 'A member’s subscription: the one that counts, and the last one where it has ended.',
  simpleResolvers: true,
})
export class Subscription {
  record!: SubscriptionRecord;

  @Field(() => Plan, { description: 'What it costs, and how often.' })
  plan!: Plan;

  @Field(() => Int, { description: 'The plan’s code in REST, 0 to 3.' })
  planCode!: number;

  @Field(() => Boolean, {
    description: 'A plan that is sold no more: whoever cancels it cannot have it back.',
  })
  isLegacy!: boolean;

  @Field(() => Boolean, { description: 'Paid by the year; else by the month.' })
  isYearly!: boolean;

  @Field(() => UsdScalar, {
    nullable: true,
    description:
      'What a period costs, as Stripe has it; null where nobody is charged, or it is not known yet.',
  })
  price!: number | null;

  @Field(() => Boolean, {
    description: `Whether a card can be given for it. False for what an operator gave, unless a customer of Stripe’s is
linked to the member.`,
  })
  isCharged!: boolean;

  @Field(() => Boolean, {
    description:
      'An operator gave it: it is paid elsewhere, and ends at `currentPeriodEnd` without being renewed.',
  })
  isGiven!: boolean;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'What a renewal left open; null unless one was not paid.',
  })
  amountOwed!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When access ends unless that is paid; null where nothing is owed.',
  })
  accessEndsAt!: Date | null;

  @Field(() => SubscriptionStatus, { description: 'How it stands with it.' })
  status!: SubscriptionStatus;

  @Field(() => Boolean, {
    description: 'Cancelled: it opens all until `currentPeriodEnd`, and is not renewed.',
  })
  isCancelled!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it began.' })
  startedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Until when it is paid for; null for what an operator gave without an end.',
  })
  currentPeriodEnd!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description:
      'When it ended: before `currentPeriodEnd` where a renewal was not paid. Null while it goes on.',
  })
  endedAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the card is tried again; null unless a renewal was not paid.',
  })
  nextAttemptAt!: Date | null;

  @Field(() => PaymentCard, {
    nullable: true,
    description: 'The card that is charged; null where there is none.',
  })
  card!: PaymentCard | null;

  @Field(() => Boolean, { description: 'A monthly plan that is paid for, and can be made yearly.' })
  canUpgrade!: boolean;
}

@ObjectType('SubscriptionPayload', {
  description: `What became of a subscription: \`REQUIRED\`, \`INVALID_PLAN\`, \`ALREADY_SUBSCRIBED\`,
\`NOT_SUBSCRIBED\`, \`NOT_ELIGIBLE\`, \`FREE_ACCOUNT\`, \`SPECIFY\`, \`TEXT_TOO_LONG\`, \`CANCELLATION_FAILED\`,
\`TOO_MANY_ATTEMPTS\`, \`PAYMENT_NOT_SET_UP\`, or \`PAYMENT_FAILED\`, with a second error for the field \`card\` where the
card is at fault.`,
  simpleResolvers: true,
})
export class SubscriptionPayload {
  @Field(() => Member, { nullable: true, description: 'The member, with the rights that follow from it.' })
  member!: Member | null;

  @Field(() => Subscription, { nullable: true, description: 'The subscription; null where there is none.' })
  subscription!: Subscription | null;

  @Field(() => String, {
    nullable: true,
    description: 'A new token of the same session, to be used from now on; null where nothing changed.',
  })
  token!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Not null where the bank wants to see the cardholder (3-D Secure): to be shown by Stripe’s own script.',
  })
  clientSecret!: string | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty where it worked.' })
  errors!: FieldError[];
}

@ObjectType('CardPayload', {
  description: `What became of a card: \`REQUIRED\`, \`FREE_ACCOUNT\`, \`NOT_CHARGED\`, \`NOT_FOUND\`,
\`PAYMENT_NOT_SET_UP\`, \`TOO_MANY_ATTEMPTS\`, or \`PAYMENT_FAILED\`, with a second error for the field \`card\` where the card is at fault.`,
  simpleResolvers: true,
})
export class CardPayload {
  @Field(() => Subscription, {
    nullable: true,
    description: 'The subscription that it pays; null where there is none.',
  })
  subscription!: Subscription | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Not null where the bank wants to see the cardholder (3-D Secure): to be shown by Stripe’s own script.',
  })
  clientSecret!: string | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty where it worked.' })
  errors!: FieldError[];
}

@ObjectType('PlanOffer', { description: 'A plan that can be bought.', simpleResolvers: true })
export class PlanOffer {
  @Field(() => Plan, { description: 'Which.' })
  plan!: Plan;

  @Field(() => Int, { description: 'Its code in REST and in addresses.' })
  code!: number;

  @Field(() => UsdScalar, { description: 'What a period costs.' })
  price!: number;

  @Field(() => UsdScalar, { description: 'What that is for a month.' })
  pricePerMonth!: number;

  @Field(() => Boolean, { description: 'Paid once a year; else once a month.' })
  isYearly!: boolean;
}

@ObjectType('TestCard', { description: 'A card that the demonstration takes.', simpleResolvers: true })
export class DemonstrationCard {
  @Field(() => String, { description: 'Its number, without spaces.' })
  number!: string;

  @Field(() => String, { description: 'What to give as `paymentMethodId`.' })
  paymentMethodId!: string;

  @Field(() => String, { description: 'Whose make, such as `visa`.' })
  brand!: string;

  @Field(() => String, { description: 'What becomes of it.' })
  outcome!: string;
}

@ObjectType('Billing', { description: 'How one pays here.', simpleResolvers: true })
export class BillingFacts {
  @Field(() => BillingMode, { description: 'Whether cards are charged.' })
  mode!: BillingMode;

  @Field(() => String, {
    nullable: true,
    description: 'The key that Stripe’s script is loaded with; null where Stripe is not used.',
  })
  publishableKey!: string | null;

  @Field(() => [PlanOffer], {
    complexity: valuesOf(5),
    description: 'Plans that can be bought; empty where payment is not set up.',
  })
  plans!: PlanOffer[];

  @Field(() => [DemonstrationCard], {
    complexity: valuesOf(10),
    description: 'Cards that the demonstration takes; empty elsewhere.',
  })
  testCards!: DemonstrationCard[];

  @Field(() => Boolean, {
    description: 'Whether addresses can be completed as they are typed, by `addressSuggestions`.',
  })
  completesAddresses!: boolean;
}

@ObjectType('DemonstrationClockPayload', { description: 'What time it is now.', simpleResolvers: true })
export class DemonstrationClockPayload {
  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'The demonstration’s time; null where it was not moved.',
  })
  now!: Date | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty where it worked.' })
  errors!: FieldError[];
}
