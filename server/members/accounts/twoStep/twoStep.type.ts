import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { largest, listOf, valuesOf } from '../../../platform/lib/cost.ts';
import { FieldError } from '../../../platform/lib/fieldErrors.ts';
import { DateTimeScalar } from '../../../platform/lib/scalars.ts';
import { RECOVERY_CODES } from './recoveryCode.rules.ts';
import { SecondStepKind } from './twoStepEnums.ts';

export { SecondStepRequest } from './secondStepRequest.type.ts';

const errors = { complexity: valuesOf(largest.errors), description: 'Empty where it worked.' };

@ObjectType('SecondStep', {
  description: 'An authenticator app or a passkey that a member signs in with, beside the password.',
  simpleResolvers: true,
})
export class SecondStep {
  @Field(() => ID, { description: 'Names it.' })
  id!: string;

  @Field(() => SecondStepKind, { description: 'App or passkey.' })
  kind!: SecondStepKind;

  @Field(() => String, { description: 'The name that the member gave it.' })
  name!: string;

  @Field(() => DateTimeScalar, { description: 'When it was added.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, { nullable: true, description: 'The last sign-in with it; null for none.' })
  lastUsedAt!: Date | null;
}

@ObjectType('TwoStep', { description: 'Two-step sign-in of whoever asks.', simpleResolvers: true })
export class TwoStep {
  @Field(() => [SecondStep], {
    complexity: listOf(13),
    description: 'Authenticator apps and passkeys, the oldest first. Without any, the password is enough.',
  })
  steps!: SecondStep[];

  @Field(() => Int, { description: 'Recovery codes that were not used yet.' })
  recoveryCodesLeft!: number;
}

@InputType('AddSecondStepInput', { description: 'A second step that is to be added.' })
export class AddSecondStepInput {
  @Field(() => String, { description: 'The member’s password.' })
  password!: string;

  @Field(() => String, { description: 'A name for it, of at most 60 characters.' })
  name!: string;
}

@ObjectType('AuthenticatorOffer', {
  description: `A secret for an authenticator app, which counts once \`confirmAuthenticator\` has a code of it, or why there
is none: \`INVALID_CREDENTIALS\`, \`INVALID_NAME\`, \`TOO_MANY_STEPS\` or \`TOO_MANY_ATTEMPTS\`.`,
  simpleResolvers: true,
})
export class AuthenticatorOffer {
  @Field(() => String, { nullable: true, description: 'Names this offer, for five minutes.' })
  challenge!: string | null;

  @Field(() => String, { nullable: true, description: 'The secret in base32, to be typed into the app.' })
  secret!: string | null;

  @Field(() => String, { nullable: true, description: 'The same as an `otpauth:` address, for a QR code.' })
  uri!: string | null;

  @Field(() => [FieldError], errors)
  errors!: FieldError[];
}

@ObjectType('PasskeyRequest', {
  description: `A question to the browser’s passkeys, or why there is none: \`INVALID_CREDENTIALS\`, \`INVALID_NAME\`,
\`TOO_MANY_STEPS\` or \`TOO_MANY_ATTEMPTS\`.`,
  simpleResolvers: true,
})
export class PasskeyRequest {
  @Field(() => String, { nullable: true, description: 'Names this request, for five minutes.' })
  challenge!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Options for the browser’s \`navigator.credentials\`, as JSON: those of \`create\` for a new passkey, of \`get\`
to sign in.`,
  })
  options!: string | null;

  @Field(() => [FieldError], errors)
  errors!: FieldError[];
}

@InputType('ConfirmAuthenticatorInput', { description: 'The proof that an app has the secret.' })
export class ConfirmAuthenticatorInput {
  @Field(() => String, { description: 'Of the offer.' })
  challenge!: string;

  @Field(() => String, { description: 'The six digits that the app shows.' })
  code!: string;
}

@InputType('ConfirmPasskeyInput', { description: 'A passkey that the browser made.' })
export class ConfirmPasskeyInput {
  @Field(() => String, { description: 'Of the request.' })
  challenge!: string;

  @Field(() => String, { description: 'The browser’s answer, as JSON (`RegistrationResponseJSON`).' })
  passkey!: string;
}

@ObjectType('RecoveryCodesPayload', {
  description: `Recovery codes, or why there are none: \`INVALID_CREDENTIALS\`, \`CHALLENGE_EXPIRED\`, \`INVALID_CODE\`,
\`PASSKEY_FAILED\`, \`NO_SECOND_STEP\` or \`TOO_MANY_ATTEMPTS\`.`,
  simpleResolvers: true,
})
export class RecoveryCodesPayload {
  @Field(() => Boolean, { description: 'True where it was done.' })
  ok!: boolean;

  @Field(() => [String], {
    nullable: true,
    complexity: valuesOf(RECOVERY_CODES),
    description:
      'New codes, of which each signs in once. They are answered this once; null where the earlier ones stay.',
  })
  recoveryCodes!: string[] | null;

  @Field(() => [FieldError], errors)
  errors!: FieldError[];
}

@InputType('RenameSecondStepInput', { description: 'Another name for a second step.' })
export class RenameSecondStepInput {
  @Field(() => ID, { description: 'The second step.' })
  id!: string;

  @Field(() => String, { description: 'Its name, of at most 60 characters.' })
  name!: string;
}

@InputType('RemoveSecondStepInput', { description: 'A second step that is to be removed.' })
export class RemoveSecondStepInput {
  @Field(() => ID, { description: 'The second step.' })
  id!: string;

  @Field(() => String, { description: 'The member’s password.' })
  password!: string;
}

@InputType('RenewRecoveryCodesInput', { description: 'Proof that the member asks.' })
export class RenewRecoveryCodesInput {
  @Field(() => String, { description: 'The member’s password.' })
  password!: string;
}

@InputType('FinishSignInInput', { description: 'The second step of a sign-in, or a passkey alone.' })
export class FinishSignInInput {
  @Field(() => String, { description: 'Of `SignInPayload.secondStep`, or of `requestPasskey`.' })
  challenge!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A code of the authenticator app, or a recovery code; left out with a passkey.',
  })
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The browser’s answer, as JSON (`AuthenticationResponseJSON`); left out with a code.',
  })
  passkey?: string | null;

  @Field(() => [String], { nullable: true, description: 'As in `SignInInput`.' })
  deviceTokens?: string[] | null;
}
