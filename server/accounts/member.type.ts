import { Field, InputType, ObjectType } from 'type-graphql';
import { Node } from '../lib/node.ts';

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

  @Field(() => Boolean, { description: 'Has a paid membership.' })
  isPaid!: boolean;
}

@ObjectType('FieldError', { description: 'What is wrong with an input.', simpleResolvers: true })
export class FieldError {
  @Field(() => String, {
    nullable: true,
    description: 'The input’s field; null where it concerns the whole.',
  })
  field!: string | null;

  @Field(() => String, { description: 'Short, stable name of the error.' })
  code!: string;

  @Field(() => String, { description: 'A sentence to show.' })
  message!: string;
}

@InputType('SignInInput', { description: 'Who wants to sign in.' })
export class SignInInput {
  @Field(() => String, { description: 'E-mail address; case does not matter.' })
  email!: string;

  @Field(() => String, { description: 'Password.' })
  password!: string;
}

@ObjectType('SignInPayload', {
  description: 'A session, or why there is none.',
  simpleResolvers: true,
})
export class SignInPayload {
  @Field(() => String, { nullable: true, description: 'Bearer token for all further calls.' })
  token!: string | null;

  @Field(() => Member, { nullable: true, description: 'Who is signed in.' })
  member!: Member | null;

  @Field(() => [FieldError], { description: 'Empty where it worked.' })
  errors!: FieldError[];
}

@ObjectType('SignOutPayload', { description: 'The end of a session.', simpleResolvers: true })
export class SignOutPayload {
  @Field(() => Boolean, { description: 'True where a session was ended.' })
  ok!: boolean;

  @Field(() => [FieldError], { description: 'Empty where it worked.' })
  errors!: FieldError[];
}
