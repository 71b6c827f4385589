import { Field, InputType } from 'type-graphql';
import { Plan } from './rules/plan.rules.ts';
import { UsdScalar } from '../platform/lib/scalars.ts';
import { CancellationReason } from './billingEnums.ts';

@InputType('BillingDetailsInput', { description: 'Cardholder and billing address.' })
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

  @Field(() => String, { description: 'Country as a two-letter code, such as `US`; required.' })
  country!: string;
}

@InputType('CardInput', {
  description: 'A card as a reference to Stripe. It never contains the card number.',
})
export class CardInput {
  @Field(() => String, {
    nullable: true,
    description: 'Id of the payment method that the browser created with Stripe.',
  })
  paymentMethodId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Card token of older clients, instead of `paymentMethodId`.',
  })
  token?: string | null;

  @Field(() => BillingDetailsInput, { description: 'Cardholder and billing address.' })
  billing!: BillingDetailsInput;
}

const TODAY =
  'Today’s payment as the member saw it, in US dollars. If another amount is due, nothing is charged, and the error ' +
  'is `AMOUNT_CHANGED`. Without it, the amount that is due is charged.';

@InputType('SubscribeInput', { description: 'The plan to buy and the card to charge.' })
export class SubscribeInput extends CardInput {
  @Field(() => Plan, { description: '`MONTHLY` or `YEARLY`.' })
  plan!: Plan;

  /** Cents. */
  @Field(() => UsdScalar, { nullable: true, description: TODAY })
  today?: number | null;
}

@InputType('UpgradeInput', { description: 'The payment for which a monthly plan changes to a yearly one.' })
export class UpgradeInput {
  /** Cents. */
  @Field(() => UsdScalar, { nullable: true, description: TODAY })
  today?: number | null;
}

@InputType('UpdateCardInput', { description: 'The card to charge from now on.' })
export class UpdateCardInput extends CardInput {}

@InputType('CancelSubscriptionInput', { description: 'A cancellation, with its reason.' })
export class CancelSubscriptionInput {
  @Field(() => CancellationReason, { description: 'The reason.' })
  reason!: CancellationReason;

  @Field(() => String, {
    nullable: true,
    description: 'The member’s own words, at most 300 characters; required with `OPTION5`.',
  })
  text?: string | null;
}
