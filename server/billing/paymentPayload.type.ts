import { Field, ObjectType } from 'type-graphql';
import { Member } from '../members/accounts/member.type.ts';
import { largest, valuesOf } from '../platform/lib/cost.ts';
import { FieldError } from '../platform/lib/fieldErrors.ts';
import { Subscription } from './subscriptions/subscription.type.ts';

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
\`TOO_MANY_ATTEMPTS\`, \`PAYMENT_NOT_SET_UP\`, \`OTHER_PAYMENT_SERVICE\` while servers differ in it, or \`PAYMENT_FAILED\`, with a second error for the field \`card\` if the card is the cause.`,
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
\`PAYMENT_NOT_SET_UP\`, \`OTHER_PAYMENT_SERVICE\` while servers differ in it, \`TOO_MANY_ATTEMPTS\` or \`PAYMENT_FAILED\`, with a second error for the field \`card\` if the
card is the cause.`,
  simpleResolvers: true,
})
export class CardPayload extends PaymentPayload {}
