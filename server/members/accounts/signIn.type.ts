import { Field, InputType, ObjectType } from 'type-graphql';
import { FieldError } from '../../platform/lib/fieldErrors.ts';
import { Member } from './member.type.ts';
import { largest, valuesOf } from '../../platform/lib/cost.ts';

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
}

@InputType('SignUpInput', { description: 'Who wants an account.' })
export class SignUpInput extends SignInInput {
  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;
}

@ObjectType('SignInPayload', {
  description: `A session, or why there is none: \`INVALID_CREDENTIALS\`, \`CAPTCHA_FAILED\` or
\`TOO_MANY_ATTEMPTS\`; at sign-up \`REQUIRED\`, \`INVALID_EMAIL\`, \`EMAIL_TAKEN\`, \`INVALID_NAME\`,
\`PASSWORD_TOO_SHORT\`, \`PASSWORD_TOO_LONG\`, \`PASSWORD_TOO_COMMON\`, \`PASSWORD_PERSONAL\`, \`CAPTCHA_FAILED\` or \`TOO_MANY_ATTEMPTS\`.`,
  simpleResolvers: true,
})
export class SignInPayload {
  @Field(() => String, { nullable: true, description: 'Bearer token for all further calls.' })
  token!: string | null;

  @Field(() => Member, { nullable: true, description: 'Who is signed in.' })
  member!: Member | null;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty where it worked.' })
  errors!: FieldError[];
}

@ObjectType('SignOutPayload', { description: 'The end of a session.', simpleResolvers: true })
export class SignOutPayload {
  @Field(() => Boolean, { description: 'True where a session was ended.' })
  ok!: boolean;

  @Field(() => [FieldError], { complexity: valuesOf(largest.errors), description: 'Empty where it worked.' })
  errors!: FieldError[];
}
