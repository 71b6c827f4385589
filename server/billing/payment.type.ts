import { Field, InputType, Int } from 'type-graphql';
import { Plan } from './rules/plan.rules.ts';
import { CancellationReason } from './billingEnums.ts';

@InputType('BillingDetailsInput', { description: 'Whom a card belongs to, and where bills go.' })
export class BillingDetailsInput {
  @Field(() => String, { description: 'Name on the card; required.' })
  name!: string;

  @Field(() => String, { description: 'Street address; required.' })
  line1!: string;

  @Field(() => String, { nullable: true, description: 'Second line of the address.' })
  line2?: string | null;

  @Field(() => String, { description: 'City; required.' })
  city!: string;

  @Field(() => String, { description: 'State; required.' })
  state!: string;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  postalCode?: string | null;

  @Field(() => String, { description: 'Country, by its two-letter code such as `US`; required.' })
  country!: string;
}

@InputType('CardInput', { description: 'A card, as Stripe knows it: never its number.' })
export class CardInput {
  @Field(() => String, { nullable: true, description: 'Payment method that the browser made.' })
  paymentMethodId?: string | null;

  @Field(() => String, { nullable: true, description: 'Token of older clients, in its place.' })
  token?: string | null;

  @Field(() => BillingDetailsInput, { description: 'Whose card it is.' })
  billing!: BillingDetailsInput;
}

@InputType('SubscribeInput', { description: 'Which plan is bought, and with which card.' })
export class SubscribeInput extends CardInput {
  @Field(() => Plan, { description: 'MONTHLY or YEARLY.' })
  plan!: Plan;
}

@InputType('UpdateCardInput', { description: 'The card that is to be charged from now on.' })
export class UpdateCardInput extends CardInput {}

@InputType('CancelSubscriptionInput', { description: 'Why one cancels.' })
export class CancelSubscriptionInput {
  @Field(() => CancellationReason, { description: 'The reason.' })
  reason!: CancellationReason;

  @Field(() => String, {
    nullable: true,
    description: 'In one’s own words, at most 300 characters; required with OPTION5.',
  })
  text?: string | null;
}

@InputType('AnswerChallengeInput', { description: 'What a cardholder does on the bank’s page.' })
export class AnswerChallengeInput {
  @Field(() => String, { description: 'Of the payload that asked for it.' })
  clientSecret!: string;

  @Field(() => Boolean, { description: 'Whether the bank recognises the cardholder.' })
  pass!: boolean;
}

@InputType('MoveClockInput', { description: 'How far the demonstration’s clock is put forward.' })
export class MoveClockInput {
  @Field(() => Int, { description: 'Days, 1 to 800.' })
  days!: number;
}
