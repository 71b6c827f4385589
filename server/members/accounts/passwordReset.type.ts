import { Field, InputType } from 'type-graphql';

@InputType('RequestPasswordResetInput', { description: 'Who has forgotten a password.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'E-mail address of the account; case does not matter.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The captcha’s answer; needed where `about.captchaSiteKey` is set and nobody is signed in.',
  })
  captchaToken?: string | null;
}

@InputType('ResetPasswordInput', { description: 'A new password, with the token of a reset link.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'Of the link; good for 30 minutes and for one use.' })
  token!: string;

  @Field(() => String, {
    description:
      'The new password: 8 to 128 characters, none that is easy to guess or made of the member’s name.',
  })
  password!: string;
}

@InputType('ChangePasswordInput', { description: 'A new password, with the present one as proof.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The present password.' })
  currentPassword!: string;

  @Field(() => String, {
    description:
      'The new password: 8 to 128 characters, none that is easy to guess or made of the member’s name.',
  })
  newPassword!: string;
}
