import { Field, Int, ObjectType } from 'type-graphql';
import { valuesOf } from '../platform/lib/cost.ts';
import { UsdScalar } from '../platform/lib/scalars.ts';
import { BillingMode } from './billingEnums.ts';
import { DemonstrationCard } from './demonstration.type.ts';
import { Plan } from './rules/plan.rules.ts';

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
