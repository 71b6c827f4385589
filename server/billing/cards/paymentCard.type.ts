import { Field, Int, ObjectType } from 'type-graphql';

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
