import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../platform/lib/scalars.ts';
import { listOf } from '../platform/lib/cost.ts';

@ObjectType('SubscriptionAlert', {
  description:
    'A difference between the product and Stripe, another finding of the daily check, or a dispute.',
  simpleResolvers: true,
})
export class SubscriptionAlert {
  @Field(() => DateTimeScalar, { description: 'Time it was found.' })
  at!: Date;

  @Field(() => String, {
    description: `\`NOT_HERE\`: active at Stripe, but not in the product. \`NOT_AT_STRIPE\`: active in the product, but not at
Stripe. \`CHARGED_TWICE\`: two subscriptions of a member run at Stripe, and one must be cancelled there. \`STRANGER\`: charged at Stripe, but belongs to no member. \`FREE_BUT_CHARGED\`: a free account was
charged. \`UNPAID\`: a renewal was not paid in time, and access ended. \`PRICE\`: a price at Stripe differs from
its plan. \`DISPUTE_OPENED\`: a cardholder disputes a payment, to be answered at Stripe. \`DISPUTE_LOST\`: the bank took a
payment back, and the subscription that it paid for was ended. \`NOT_CHECKED\`: Stripe gave no answer about something; the rest
was checked. All except \`CHARGED_TWICE\`, \`STRANGER\`, \`PRICE\`, \`DISPUTE_OPENED\` and \`NOT_CHECKED\` need nothing more.`,
  })
  kind!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The member’s email address; null if the finding concerns no member.',
  })
  memberEmail!: string | null;

  @Field(() => String, { description: 'The finding as a sentence.' })
  details!: string;
}

@ObjectType('DailyCheck', {
  description: 'A daily check of all subscriptions against Stripe.',
  simpleResolvers: true,
})
export class DailyCheck {
  @Field(() => DateTimeScalar, { description: 'Time the check started.' })
  startedAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time the check ended; null while it runs, or if it was interrupted.',
  })
  endedAt!: Date | null;

  @Field(() => Int, { description: 'Number of subscriptions compared.' })
  read!: number;

  @Field(() => Int, { description: 'Number of subscriptions repaired in the product.' })
  mended!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Reason why not everything was checked, and when the rest is; null if everything was.',
  })
  problem!: string | null;
}

@ObjectType('SubscriptionCheck', {
  description: 'Results of the daily check of subscriptions against Stripe.',
  simpleResolvers: true,
})
export class SubscriptionCheck {
  @Field(() => DailyCheck, {
    nullable: true,
    description: 'The latest check of the payment service in use; null if none has run.',
  })
  check!: DailyCheck | null;

  @Field(() => [SubscriptionAlert], {
    complexity: listOf(100),
    description: 'Findings of the last 30 days, the latest first, at most 100.',
  })
  alerts!: SubscriptionAlert[];
}

@ObjectType('MailPreview', {
  description: 'An email to members, filled with sample values.',
  simpleResolvers: true,
})
export class MailPreview {
  @Field(() => String, { description: 'Kind of email, such as `RENEWAL_FAILED`.' })
  kind!: string;

  @Field(() => String, { description: 'Occasion on which the email is sent.' })
  occasion!: string;

  @Field(() => String, { description: 'Subject line.' })
  subject!: string;

  @Field(() => String, { description: 'Plain text of the email.' })
  text!: string;

  @Field(() => String, { description: 'HTML of the email.' })
  html!: string;
}
