import { Field, ObjectType } from 'type-graphql';
import { Node } from '../../platform/lib/node.ts';

@ObjectType('Member', { implements: Node, simpleResolvers: true, description: 'A signed-up person.' })
export class Member extends Node {
  @Field(() => String, { description: 'Email address in lower case, used to sign in.' })
  email!: string;

  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => Boolean, { description: 'True for an administrator.' })
  isAdmin!: boolean;

  @Field(() => Boolean, { description: 'True for a member with free access.' })
  isFree!: boolean;

  @Field(() => Boolean, {
    description:
      'True if a subscription gives access: an active one, or a cancelled one until its period ends.',
  })
  isPaid!: boolean;

  @Field(() => Boolean, {
    description: 'True for a paid subscription that is not cancelled. `stripeActive` in REST.',
  })
  isSubscribed!: boolean;
}
