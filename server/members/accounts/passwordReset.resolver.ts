import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { MemberContext } from '../context.ts';
import { tooManyRequests } from '../../platform/errors.ts';
import { done, DonePayload, Refused } from '../../platform/lib/fieldErrors.ts';
import { changePassword } from './changePassword.ts';
import { isResetTokenValid, requestPasswordReset, resetPassword } from './passwordReset.ts';
import { ChangePasswordInput, RequestPasswordResetInput, ResetPasswordInput } from './passwordReset.type.ts';

@Resolver()
export class PasswordResetResolver {
  @Mutation(() => DonePayload, {
    description: `Has a reset link mailed to the address, if it is an account’s; the answer does not say whether it is.
\`INVALID_EMAIL\`, \`CAPTCHA_FAILED\` or \`TOO_MANY_ATTEMPTS\`. Needs no session.`,
  })
  requestPasswordReset(
    @Ctx() context: MemberContext,
    @Arg('input', () => RequestPasswordResetInput, { description: 'Whose password.' })
    input: RequestPasswordResetInput,
  ): Promise<DonePayload> {
    return done(() => requestPasswordReset(context, input));
  }

  @Query(() => Boolean, {
    description: 'Whether the token of a reset link can still be used. Needs no session.',
  })
  async isPasswordResetTokenValid(
    @Ctx() { db, throttles, address }: MemberContext,
    @Arg('token', () => String, { description: 'Of the link.' }) token: string,
  ): Promise<boolean> {
    try {
      await throttles.take('resetToken', { address });
    } catch (error) {
      if (error instanceof Refused) throw tooManyRequests(error.message);
      throw error;
    }
    return isResetTokenValid(db, token);
  }

  @Mutation(() => DonePayload, {
    description: `Gives the member of a reset link a new password and ends all of their sessions. \`TOKEN_EXPIRED\`,
\`PASSWORD_TOO_SHORT\`, \`PASSWORD_TOO_LONG\`, \`PASSWORD_TOO_COMMON\`, \`PASSWORD_PERSONAL\` or \`TOO_MANY_ATTEMPTS\`. Needs no session.`,
  })
  resetPassword(
    @Ctx() context: MemberContext,
    @Arg('input', () => ResetPasswordInput, { description: 'The token and the password.' })
    input: ResetPasswordInput,
  ): Promise<DonePayload> {
    return done(() => resetPassword(context, input));
  }

  @Mutation(() => DonePayload, {
    description: `Gives whoever is signed in a new password and ends their other sessions. \`INVALID_CREDENTIALS\`,
\`PASSWORD_TOO_SHORT\`, \`PASSWORD_TOO_LONG\`, \`PASSWORD_TOO_COMMON\`, \`PASSWORD_PERSONAL\` or \`TOO_MANY_ATTEMPTS\`.`,
  })
  changePassword(
    @Ctx() context: MemberContext,
    @Arg('input', () => ChangePasswordInput, { description: 'The present password and the new one.' })
    input: ChangePasswordInput,
  ): Promise<DonePayload> {
    return done(() => changePassword(context, input));
  }
}
