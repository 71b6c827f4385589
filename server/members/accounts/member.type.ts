import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../platform/lib/node.ts';

@ObjectType('Member', { implements: Node, simpleResolvers: true, description: 'A person with an account.' })
export class Member extends Node {
  @Field(() => String, { description: 'E-mail address, lower case; the name to sign in with.' })
  email!: string;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => Boolean, { description: 'May use the administration.' })
  isAdmin!: boolean;

  @Field(() => Boolean, { description: 'Has access without paying.' })
  isFree!: boolean;

  @Field(() => Boolean, {
    description: 'Has access by a subscription: one that goes on, or a cancelled one until its period ends.',
  })
  isPaid!: boolean;

  @Field(() => Boolean, {
    description: 'Has a subscription that goes on: paid, and not cancelled. `stripeActive` in REST.',
  })
  isSubscribed!: boolean;
}
