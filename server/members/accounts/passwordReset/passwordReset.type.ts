import { Field, InputType } from 'type-graphql';

@InputType('RequestPasswordResetInput', { description: 'A request for a password reset link.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'E-mail address of the account, in upper or lower case.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Answer of the captcha; required if `about.captchaSiteKey` is set and nobody is signed in.',
  })
  captchaToken?: string | null;
}

@InputType('RevocationInput', { description: 'Part of every new password.' })
abstract class RevocationInput {
  @Field(() => Boolean, {
    defaultValue: false,
    description: `True to delete the member’s API keys, exports and links to files, the address of their news feed and their webhook as well, since someone else
may have them. Authenticator apps and passkeys stay: remove them one by one.`,
  })
  revokesAccess!: boolean;
}

@InputType('ResetPasswordInput', { description: 'A new password and the token of a reset link.' })
export class ResetPasswordInput extends RevocationInput {
  @Field(() => String, { description: 'Token of the reset link, valid once within 30 minutes.' })
  token!: string;

  @Field(() => String, {
    description: 'New password, 8 to 128 characters, not easy to guess and not made of the member’s name.',
  })
  password!: string;
}

@InputType('ChangePasswordInput', { description: 'A new password and the current one as proof.' })
export class ChangePasswordInput extends RevocationInput {
  @Field(() => String, { description: 'Current password.' })
  currentPassword!: string;

  @Field(() => String, {
    description: 'New password, 8 to 128 characters, not easy to guess and not made of the member’s name.',
  })
  newPassword!: string;
}
