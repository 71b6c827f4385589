import { Field, InputType, ObjectType } from 'type-graphql';
import { largest, valuesOf } from '../../platform/lib/cost.ts';
import { FieldError } from '../../platform/lib/fieldErrors.ts';
import { Member } from './member.type.ts';

@ObjectType('OwnEmail', { description: 'A member’s e-mail addresses.', simpleResolvers: true })
export class OwnEmail {
  @Field(() => String, { description: 'The address that counts: mails go there, and it signs in.' })
  email!: string;

  @Field(() => Boolean, { description: 'True where a link that was mailed to that address was used.' })
  isConfirmed!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The address that takes its place once the link mailed there is used; null for none.',
  })
  pendingEmail!: string | null;
}

@InputType('ChangeNameInput', { description: 'Other names for oneself.' })
export class ChangeNameInput {
  @Field(() => String, { description: 'First name, at most 100 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name, at most 100 characters.' })
  lastName!: string;
}

@InputType('ChangeEmailInput', { description: 'Another e-mail address for oneself.' })
export class ChangeEmailInput {
  @Field(() => String, { description: 'The address; case does not matter.' })
  email!: string;

  @Field(() => String, { description: 'The present password, as proof.' })
  password!: string;
}

@InputType('ConfirmEmailInput', { description: 'Proof of an e-mail address.' })
export class ConfirmEmailInput {
  @Field(() => String, { description: 'Token of the mailed link; good for 24 hours and for one use.' })
  token!: string;
}

@InputType('DeleteAccountInput', { description: 'The end of one’s own account.' })
export class DeleteAccountInput {
  @Field(() => String, { description: 'The present password, as proof.' })
  password!: string;
}

@ObjectType('OwnMemberPayload', { description: 'The member after a change.', simpleResolvers: true })
export class OwnMemberPayload {
  @Field(() => Member, { nullable: true, description: 'The member now; null where it was refused.' })
  member!: Member | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty where it worked.' })
  errors!: FieldError[];
}

@ObjectType('OwnDataPayload', { description: 'A member’s data.', simpleResolvers: true })
export class OwnDataPayload {
  @Field(() => String, {
    nullable: true,
    description: 'A JSON document: an object with a part for each kind of data; null where it was refused.',
  })
  json!: string | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty where it worked.' })
  errors!: FieldError[];
}
