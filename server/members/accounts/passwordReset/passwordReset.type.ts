import { Field, InputType } from 'type-graphql';

const newPasswordField = {
  description: 'New password, 8 to 128 characters, not easy to guess and not made of the member’s name.',
};

const revokesAccessField = {
  defaultValue: false,
  description:
    'True to also delete the member’s API keys, exports, links to files, news feed and webhook, since someone else ' +
    'may know them. Authenticator apps and passkeys stay: remove them one by one.',
};

@InputType('RequestPasswordResetInput', { description: 'A request for a password reset link.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'Email address of the account, in upper or lower case.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Answer of the captcha; required if `about.captchaSiteKey` is set and nobody is signed in.',
  })
  captchaToken?: string | null;
}

@InputType('ResetPasswordInput', { description: 'A new password and the token of a reset link.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'Token of the reset link, valid once within 30 minutes.' })
  token!: string;

  @Field(() => String, newPasswordField)
  password!: string;

  @Field(() => Boolean, revokesAccessField)
  revokesAccess!: boolean;
}

@InputType('ChangePasswordInput', { description: 'A new password and the current one as proof.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'Current password.' })
  currentPassword!: string;

  @Field(() => String, newPasswordField)
  newPassword!: string;

  @Field(() => Boolean, revokesAccessField)
  revokesAccess!: boolean;
}
