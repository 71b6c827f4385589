import { Field, Int, ObjectType } from 'type-graphql';
import { DateTimeScalar } from '../platform/lib/scalars.ts';
import { listOf } from '../platform/lib/cost.ts';

@ObjectType('SubscriptionAlert', {
  description: 'A difference between what counts here and what Stripe says, or something else to look into.',
  simpleResolvers: true,
})
export class SubscriptionAlert {
  @Field(() => DateTimeScalar, { description: 'When it was found.' })
  at!: Date;

  @Field(() => String, {
    description: `\`NOT_HERE\`: it runs at Stripe and did not count here. \`NOT_AT_STRIPE\`: it counted here and does not run
at Stripe. \`STRANGER\`: it is charged at Stripe for no member. \`FREE_BUT_CHARGED\`: a free account was charged. \`UNPAID\`: a
renewal was not paid in time, and access ended. \`PRICE\`: a price at Stripe is not its plan's. All but the strangers and
prices were mended.`,
  })
  kind!: string;

  @Field(() => String, { nullable: true, description: 'Whose, by e-mail address; null for nobody.' })
  memberEmail!: string | null;

  @Field(() => String, { description: 'In a sentence.' })
  details!: string;
}

@ObjectType('DailyCheck', {
  description: 'A comparison of all subscriptions with Stripe.',
  simpleResolvers: true,
})
export class DailyCheck {
  @Field(() => DateTimeScalar, { description: 'When it began.' })
  startedAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it ended; null while it runs.' })
  endedAt!: Date | null;

  @Field(() => Int, { description: 'Subscriptions that were compared.' })
  read!: number;

  @Field(() => Int, { description: 'Records here that were mended.' })
  mended!: number;

  @Field(() => String, { nullable: true, description: 'Why it was not finished; null where it was.' })
  problem!: string | null;
}

@ObjectType('SubscriptionCheck', { description: 'The daily check against Stripe.', simpleResolvers: true })
export class SubscriptionCheck {
  @Field(() => DailyCheck, { nullable: true, description: 'The latest; null where none has run.' })
  check!: DailyCheck | null;

  @Field(() => [SubscriptionAlert], {
    complexity: listOf(100),
    description: 'What was found in the last 30 days, the latest first, at most 100.',
  })
  alerts!: SubscriptionAlert[];
}

@ObjectType('MailPreview', {
  description: 'A mail that members get, with invented figures.',
  simpleResolvers: true,
})
export class MailPreview {
  @Field(() => String, { description: 'What it is about, such as `RENEWAL_FAILED`.' })
  kind!: string;

  @Field(() => String, { description: 'When it is sent.' })
  occasion!: string;

  @Field(() => String, { description: 'Its subject.' })
  subject!: string;

  @Field(() => String, { description: 'Its text.' })
  text!: string;

  @Field(() => String, { description: 'The same as HTML.' })
  html!: string;
}
