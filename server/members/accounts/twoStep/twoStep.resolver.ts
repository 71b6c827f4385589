import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { MemberContext } from '../../context.ts';
import { done, DonePayload, orRefusal } from '../../../platform/lib/fieldErrors.ts';
import { Member } from '../member.type.ts';
import { nobody, SignInPayload } from '../sessions/signIn.type.ts';
import { requireViewer } from '../../../platform/viewer.ts';
import { confirmAuthenticator, confirmPasskey, offerAuthenticator, requestNewPasskey } from './addStep.ts';
import { removeSecondStep, renameSecondStep, renewRecoveryCodes } from './changeStep.ts';
import { finishSignIn, requestPasskey } from './finishSignIn.ts';
import { codesLeft, stepsOf } from './steps.ts';
import {
  AddSecondStepInput,
  AuthenticatorOffer,
  ConfirmAuthenticatorInput,
  ConfirmPasskeyInput,
  FinishSignInInput,
  PasskeyRequest,
  RecoveryCodesPayload,
  RemoveSecondStepInput,
  RenameSecondStepInput,
  RenewRecoveryCodesInput,
  TwoStep,
} from './twoStep.type.ts';

/** Returns the recovery codes from `work`, or the reason why it was refused. */
function withCodes(work: () => Promise<string[] | null>): Promise<RecoveryCodesPayload> {
  return orRefusal<RecoveryCodesPayload>(
    async () => ({ ok: true, recoveryCodes: await work(), errors: [] }),
    (errors) => ({ ok: false, recoveryCodes: null, errors }),
  );
}

@Resolver(() => Member)
export class TwoStepResolver {
  @FieldResolver(() => Boolean, {
    description: `True for an administrator without a second step. The administration then answers \`SECOND_STEP_REQUIRED\`.
Members see only their own value.`,
  })
  async needsSecondStep(@Ctx() context: MemberContext, @Root() { id }: Member): Promise<boolean> {
    const viewer = await context.viewer();
    return viewer?.needsSecondStep === true && id === `member:${viewer.memberId}`;
  }

  @Query(() => TwoStep, { description: 'Two-step sign-in of the signed-in member.' })
  async twoStep(@Ctx() context: MemberContext): Promise<TwoStep> {
    const { memberId } = await requireViewer(context);
    const { accounts } = context;
    return {
      steps: await stepsOf(accounts, memberId),
      recoveryCodesLeft: await codesLeft(accounts, memberId),
    };
  }

  @Mutation(() => AuthenticatorOffer, { description: 'Creates a secret for an authenticator app.' })
  addAuthenticator(
    @Ctx() context: MemberContext,
    @Arg('input', () => AddSecondStepInput, { description: 'The name of the app and the password.' })
    input: AddSecondStepInput,
  ): Promise<AuthenticatorOffer> {
    return orRefusal<AuthenticatorOffer>(
      () => offerAuthenticator(context, input),
      (errors) => ({ challenge: null, secret: null, uri: null, errors }),
    );
  }

  @Mutation(() => RecoveryCodesPayload, {
    description: `Adds an authenticator app that shows the right code. The first second step ends all other sessions and returns
recovery codes.`,
  })
  confirmAuthenticator(
    @Ctx() context: MemberContext,
    @Arg('input', () => ConfirmAuthenticatorInput, { description: 'The challenge and the code.' })
    input: ConfirmAuthenticatorInput,
  ): Promise<RecoveryCodesPayload> {
    return withCodes(() => confirmAuthenticator(context, input));
  }

  @Mutation(() => PasskeyRequest, { description: 'Creates a request to the browser for a new passkey.' })
  addPasskey(
    @Ctx() context: MemberContext,
    @Arg('input', () => AddSecondStepInput, { description: 'The name of the passkey and the password.' })
    input: AddSecondStepInput,
  ): Promise<PasskeyRequest> {
    return orRefusal<PasskeyRequest>(() => requestNewPasskey(context, input), noRequest);
  }

  @Mutation(() => RecoveryCodesPayload, {
    description: `Adds the passkey that the browser created. The first second step ends all other sessions and returns recovery
codes.`,
  })
  confirmPasskey(
    @Ctx() context: MemberContext,
    @Arg('input', () => ConfirmPasskeyInput, { description: 'The challenge and the browser’s answer.' })
    input: ConfirmPasskeyInput,
  ): Promise<RecoveryCodesPayload> {
    return withCodes(() => confirmPasskey(context, input));
  }

  @Mutation(() => DonePayload, {
    description: 'Renames a second step of the signed-in member. Errors: `NOT_FOUND` or `INVALID_NAME`.',
  })
  renameSecondStep(
    @Ctx() context: MemberContext,
    @Arg('input', () => RenameSecondStepInput, { description: 'The second step and its new name.' })
    input: RenameSecondStepInput,
  ): Promise<DonePayload> {
    return done(() => renameSecondStep(context, input));
  }

  @Mutation(() => DonePayload, {
    description: `Removes a second step of the signed-in member. Removing the last one removes the recovery codes. Errors:
\`NOT_FOUND\`, \`INVALID_CREDENTIALS\` or \`TOO_MANY_ATTEMPTS\`.`,
  })
  removeSecondStep(
    @Ctx() context: MemberContext,
    @Arg('input', () => RemoveSecondStepInput, { description: 'The second step and the password.' })
    input: RemoveSecondStepInput,
  ): Promise<DonePayload> {
    return done(() => removeSecondStep(context, input));
  }

  @Mutation(() => RecoveryCodesPayload, {
    description: 'Replaces the recovery codes. Earlier codes stop working.',
  })
  renewRecoveryCodes(
    @Ctx() context: MemberContext,
    @Arg('input', () => RenewRecoveryCodesInput, { description: 'The member’s password.' })
    { password }: RenewRecoveryCodesInput,
  ): Promise<RecoveryCodesPayload> {
    return withCodes(() => renewRecoveryCodes(context, password));
  }

  @Mutation(() => PasskeyRequest, {
    description: 'Starts a sign-in with a passkey only, for `finishSignIn`. Needs no session.',
  })
  requestPasskey(@Ctx() context: MemberContext): Promise<PasskeyRequest> {
    return orRefusal<PasskeyRequest>(() => requestPasskey(context), noRequest);
  }

  @Mutation(() => SignInPayload, {
    description: `Finishes a sign-in with a second step, or with a passkey only, and starts the session. Each code works once.
After \`INVALID_CODE\`, try again; after \`CHALLENGE_EXPIRED\`, start the sign-in again. Needs no session.`,
  })
  finishSignIn(
    @Ctx() context: MemberContext,
    @Arg('input', () => FinishSignInInput, { description: 'The challenge, and the code or passkey.' })
    input: FinishSignInInput,
  ): Promise<SignInPayload> {
    return orRefusal(() => finishSignIn(context, input), nobody);
  }
}

function noRequest(errors: PasskeyRequest['errors']): PasskeyRequest {
  return { challenge: null, options: null, errors };
}
