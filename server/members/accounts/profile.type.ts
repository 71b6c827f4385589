import { Field, InputType, ObjectType } from 'type-graphql';
import { largest, valuesOf } from '../../platform/lib/cost.ts';
import { FieldError } from '../../platform/lib/fieldErrors.ts';
import { Member } from './member.type.ts';

@ObjectType('OwnEmail', { description: 'A member’s email addresses.', simpleResolvers: true })
export class OwnEmail {
  @Field(() => String, { description: 'Current address, used to sign in and for email.' })
  email!: string;

  @Field(() => Boolean, { description: 'True if the member used a link mailed to the current address.' })
  isConfirmed!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'New address that waits for confirmation by its mailed link; null if none.',
  })
  pendingEmail!: string | null;
}

@InputType('ChangeNameInput', { description: 'A new name for the signed-in member.' })
export class ChangeNameInput {
  @Field(() => String, { description: 'First name, at most 100 characters.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name, at most 100 characters.' })
  lastName!: string;
}

@InputType('ChangeEmailInput', { description: 'A new email address for the signed-in member.' })
export class ChangeEmailInput {
  @Field(() => String, { description: 'New address, in upper or lower case.' })
  email!: string;

  @Field(() => String, { description: 'Current password, as proof.' })
  password!: string;
}

@InputType('ConfirmEmailInput', { description: 'Proof that an email address belongs to the member.' })
export class ConfirmEmailInput {
  @Field(() => String, { description: 'Token of the mailed link, valid once within 24 hours.' })
  token!: string;
}

@InputType('DeleteAccountInput', { description: 'A request to delete the signed-in member’s account.' })
export class DeleteAccountInput {
  @Field(() => String, { description: 'Current password, as proof.' })
  password!: string;
}

@ObjectType('OwnMemberPayload', {
  description: 'The signed-in member after a change.',
  simpleResolvers: true,
})
export class OwnMemberPayload {
  @Field(() => Member, {
    nullable: true,
    description: 'The member after the change; null if it was refused.',
  })
  member!: Member | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty on success.' })
  errors!: FieldError[];
}

@ObjectType('OwnDataPayload', {
  description: 'All stored data about the signed-in member.',
  simpleResolvers: true,
})
export class OwnDataPayload {
  @Field(() => String, {
    nullable: true,
    description: 'JSON object with one part for each kind of data; null if refused.',
  })
  json!: string | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty on success.' })
  errors!: FieldError[];
}
