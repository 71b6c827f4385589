import { Field, InputType, ObjectType } from 'type-graphql';
import { FieldError } from '../../platform/lib/fieldErrors.ts';
import { Member } from './member.type.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';
import { SecondStepRequest } from './twoStep/secondStepRequest.type.ts';

@InputType('SignInInput', { description: 'Who wants to sign in.' })
export class SignInInput {
  @Field(() => String, { description: 'E-mail address; case does not matter.' })
  email!: string;

  @Field(() => String, { description: 'Password.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The captcha’s answer; needed where `about.captchaSiteKey` is set.',
  })
  captchaToken?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `Device tokens of earlier sign-ins here, at most five. A device that is known does not wait where
strangers have tried an account too often.`,
  })
  deviceTokens?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: `A code of the authenticator app, or a recovery code, for programs that sign in with one call. Without
it an account with two-step sign-in answers \`secondStep\`. Not needed at sign-up.`,
  })
  code?: string | null;
}

@InputType('SignUpInput', { description: 'Who wants an account.' })
export class SignUpInput extends SignInInput {
  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;
}

@ObjectType('SignInPayload', {
  description: `A session, or why there is none: \`INVALID_CREDENTIALS\`, \`CAPTCHA_FAILED\`,
\`SECOND_STEP_REQUIRED\`, \`INVALID_CODE\`, \`CHALLENGE_EXPIRED\` or \`TOO_MANY_ATTEMPTS\`; at sign-up \`REQUIRED\`, \`INVALID_EMAIL\`, \`EMAIL_TAKEN\`, \`INVALID_NAME\`,
\`PASSWORD_TOO_SHORT\`, \`PASSWORD_TOO_LONG\`, \`PASSWORD_TOO_COMMON\`, \`PASSWORD_PERSONAL\`, \`CAPTCHA_FAILED\` or \`TOO_MANY_ATTEMPTS\`.`,
  simpleResolvers: true,
})
export class SignInPayload {
  @Field(() => String, { nullable: true, description: 'Bearer token for all further calls.' })
  token!: string | null;

  @Field(() => Member, { nullable: true, description: 'Who is signed in.' })
  member!: Member | null;

  @Field(() => String, {
    nullable: true,
    description: `By which this device is known when this account signs in again, for 180 days: keep it, and send it with
the next sign-in. It opens nothing. Null where the device is known already.`,
  })
  deviceToken!: string | null;

  @Field(() => SecondStepRequest, {
    nullable: true,
    description: 'The second step that is still needed, with the password right; null where none is.',
  })
  secondStep!: SecondStepRequest | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty where it worked.' })
  errors!: FieldError[];
}

/** No session, and why. */
export function nobody(errors: FieldError[]): SignInPayload {
  return { token: null, member: null, deviceToken: null, secondStep: null, errors };
}

@ObjectType('SignOutPayload', { description: 'The end of a session.', simpleResolvers: true })
export class SignOutPayload {
  @Field(() => Boolean, { description: 'True where a session was ended.' })
  ok!: boolean;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty where it worked.' })
  errors!: FieldError[];
}
