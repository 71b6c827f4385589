import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { MemberContext } from '../../context.ts';
import { done, DonePayload } from '../../../platform/lib/fieldErrors.ts';
import { refuseWhole } from '../../../platform/limits/throttle/throttle.ts';
import { changePassword } from '../passwords/changePassword.ts';
import { isResetTokenValid, requestPasswordReset, resetPassword } from './passwordReset.ts';
import { ChangePasswordInput, RequestPasswordResetInput, ResetPasswordInput } from './passwordReset.type.ts';

@Resolver()
export class PasswordResetResolver {
  @Mutation(() => DonePayload, {
    description: `Emails a reset link if the address belongs to an account. The answer does not tell whether it does. Errors:
\`REQUIRED\`, \`INVALID_EMAIL\`, \`CAPTCHA_FAILED\` or \`TOO_MANY_ATTEMPTS\`. Needs no session.`,
  })
  requestPasswordReset(
    @Ctx() context: MemberContext,
    @Arg('input', () => RequestPasswordResetInput, { description: 'The email address of the account.' })
    input: RequestPasswordResetInput,
  ): Promise<DonePayload> {
    return done(() => requestPasswordReset(context, input));
  }

  @Query(() => Boolean, {
    description: 'True if the token of a reset link can still be used. Needs no session.',
  })
  async isPasswordResetTokenValid(
    @Ctx() { db, throttles, address }: MemberContext,
    @Arg('token', () => String, { description: 'Token of the reset link.' }) token: string,
  ): Promise<boolean> {
    await throttles.take('resetToken', { address }).catch(refuseWhole('There were too many attempts.'));
    return isResetTokenValid(db, token);
  }

  @Mutation(() => DonePayload, {
    description: `Sets a new password with a reset link and ends all sessions of the member. Errors: \`REQUIRED\`, \`TOKEN_EXPIRED\`,
\`PASSWORD_TOO_SHORT\`, \`PASSWORD_TOO_LONG\`, \`PASSWORD_TOO_COMMON\`, \`PASSWORD_PERSONAL\`, \`PASSWORD_LEAKED\` or \`TOO_MANY_ATTEMPTS\`.
Needs no session.`,
  })
  resetPassword(
    @Ctx() context: MemberContext,
    @Arg('input', () => ResetPasswordInput, { description: 'The token and the new password.' })
    input: ResetPasswordInput,
  ): Promise<DonePayload> {
    return done(() => resetPassword(context, input));
  }

  @Mutation(() => DonePayload, {
    description: `Sets a new password for the signed-in member and ends their other sessions. Errors: \`INVALID_CREDENTIALS\`,
\`PASSWORD_TOO_SHORT\`, \`PASSWORD_TOO_LONG\`, \`PASSWORD_TOO_COMMON\`, \`PASSWORD_PERSONAL\`, \`PASSWORD_LEAKED\` or \`TOO_MANY_ATTEMPTS\`.`,
  })
  changePassword(
    @Ctx() context: MemberContext,
    @Arg('input', () => ChangePasswordInput, { description: 'The current password and the new one.' })
    input: ChangePasswordInput,
  ): Promise<DonePayload> {
    return done(() => changePassword(context, input));
  }
}
