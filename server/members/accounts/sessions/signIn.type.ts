import { Field, InputType, ObjectType } from 'type-graphql';
import { FieldError } from '../../../platform/lib/fieldErrors.ts';
import { Member } from '../member.type.ts';
import { largest, valuesOf } from '../../../platform/lib/cost.ts';
import { SecondStepRequest } from '../twoStep/secondStepRequest.type.ts';

@InputType('SignInInput', { description: 'Credentials of a sign-in.' })
export class SignInInput {
  @Field(() => String, { description: 'Email address, in upper or lower case.' })
  email!: string;

  @Field(() => String, { description: 'Password.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Answer of the captcha; required if `about.captchaSiteKey` is set.',
  })
  captchaToken?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `Device tokens of earlier sign-ins on this device, at most five. A known device is not slowed down after too
many failed attempts by others.`,
  })
  deviceTokens?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: `Code of the authenticator app, or a recovery code, for programs that sign in with one request. Without it, an
account with two-step sign-in returns \`secondStep\`. Not used for sign-up.`,
  })
  code?: string | null;
}

@InputType('SignUpInput', { description: 'Details of a new account.' })
export class SignUpInput extends SignInInput {
  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;
}

@ObjectType('SignInPayload', {
  description: `A session or the errors. Errors at sign-in: \`REQUIRED\`, \`INVALID_CREDENTIALS\`, \`CAPTCHA_FAILED\`,
\`SECOND_STEP_REQUIRED\`, \`INVALID_CODE\`, \`CHALLENGE_EXPIRED\` or \`TOO_MANY_ATTEMPTS\`. Errors at sign-up: \`REQUIRED\`, \`INVALID_EMAIL\`,
\`EMAIL_TAKEN\`, \`INVALID_NAME\`, \`PASSWORD_TOO_SHORT\`, \`PASSWORD_TOO_LONG\`, \`PASSWORD_TOO_COMMON\`,
\`PASSWORD_PERSONAL\`, \`PASSWORD_LEAKED\`, \`CAPTCHA_FAILED\` or \`TOO_MANY_ATTEMPTS\`.`,
  simpleResolvers: true,
})
export class SignInPayload {
  @Field(() => String, {
    nullable: true,
    description: 'Bearer token for all further requests; null without a session.',
  })
  token!: string | null;

  @Field(() => Member, { nullable: true, description: 'The signed-in member; null without a session.' })
  member!: Member | null;

  @Field(() => String, {
    nullable: true,
    description: `Token that identifies this device at the account’s next sign-ins, for 180 days. Store it and send it in
\`deviceTokens\`. It gives no access. Null if the device is already known.`,
  })
  deviceToken!: string | null;

  @Field(() => SecondStepRequest, {
    nullable: true,
    description: 'The second step that is still required after the correct password; null if none.',
  })
  secondStep!: SecondStepRequest | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty on success.' })
  errors!: FieldError[];
}

/** A refused sign-in, with the reasons. */
export function nobody(errors: FieldError[]): SignInPayload {
  return { token: null, member: null, deviceToken: null, secondStep: null, errors };
}

@ObjectType('SignOutPayload', { description: 'Result of signing out.', simpleResolvers: true })
export class SignOutPayload {
  @Field(() => Boolean, { description: 'True if a session was ended.' })
  ok!: boolean;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty on success.' })
  errors!: FieldError[];
}
