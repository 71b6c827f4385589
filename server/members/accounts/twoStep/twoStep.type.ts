import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { largest, listOf, valuesOf } from '../../../platform/lib/cost.ts';
import { FieldError } from '../../../platform/lib/fieldErrors.ts';
import { DateTimeScalar } from '../../../platform/lib/scalars.ts';
import { RECOVERY_CODES } from './recoveryCode.rules.ts';
import { SecondStepKind } from './twoStepEnums.ts';

export { SecondStepRequest } from './secondStepRequest.type.ts';

const errors = { complexity: valuesOf(largest.errors), description: 'Empty on success.' };

@ObjectType('SecondStep', {
  description: 'An authenticator app or a passkey that a member signs in with, in addition to the password.',
  simpleResolvers: true,
})
export class SecondStep {
  @Field(() => ID, { description: 'Identifier of the second step.' })
  id!: string;

  @Field(() => SecondStepKind, { description: 'Authenticator app or passkey.' })
  kind!: SecondStepKind;

  @Field(() => String, { description: 'Name chosen by the member.' })
  name!: string;

  @Field(() => DateTimeScalar, { description: 'Time it was added.' })
  createdAt!: Date;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'Time of the last sign-in with it; null if never used.',
  })
  lastUsedAt!: Date | null;
}

@ObjectType('TwoStep', { description: 'Two-step sign-in of the signed-in member.', simpleResolvers: true })
export class TwoStep {
  @Field(() => [SecondStep], {
    complexity: listOf(13),
    description:
      'Authenticator apps and passkeys, the oldest first. If empty, the password is enough to sign in.',
  })
  steps!: SecondStep[];

  @Field(() => Int, { description: 'Number of unused recovery codes.' })
  recoveryCodesLeft!: number;
}

@InputType('AddSecondStepInput', { description: 'A second step to add.' })
export class AddSecondStepInput {
  @Field(() => String, { description: 'The member’s password.' })
  password!: string;

  @Field(() => String, { description: 'Name of the second step, at most 60 characters.' })
  name!: string;
}

@ObjectType('AuthenticatorOffer', {
  description: `A secret for an authenticator app, or the errors. It takes effect once \`confirmAuthenticator\` receives a code.
Errors: \`INVALID_CREDENTIALS\`, \`INVALID_NAME\`, \`TOO_MANY_STEPS\` or \`TOO_MANY_ATTEMPTS\`.`,
  simpleResolvers: true,
})
export class AuthenticatorOffer {
  @Field(() => String, {
    nullable: true,
    description: 'Identifier of this offer, valid for five minutes; null if refused.',
  })
  challenge!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The secret in base32, to type into the app; null if refused.',
  })
  secret!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The secret as an `otpauth:` address, for a QR code; null if refused.',
  })
  uri!: string | null;

  @Field(() => [FieldError], errors)
  errors!: FieldError[];
}

@ObjectType('PasskeyRequest', {
  description: `A request to the browser’s passkeys, or the errors. Errors: \`INVALID_CREDENTIALS\`, \`INVALID_NAME\`,
\`TOO_MANY_STEPS\` or \`TOO_MANY_ATTEMPTS\`.`,
  simpleResolvers: true,
})
export class PasskeyRequest {
  @Field(() => String, {
    nullable: true,
    description: 'Identifier of this request, valid for five minutes; null if refused.',
  })
  challenge!: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Options for the browser’s \`navigator.credentials\`, as JSON: for \`create\` to add a passkey, for \`get\` to sign
in. Null if refused.`,
  })
  options!: string | null;

  @Field(() => [FieldError], errors)
  errors!: FieldError[];
}

@InputType('ConfirmAuthenticatorInput', { description: 'Proof that an authenticator app has the secret.' })
export class ConfirmAuthenticatorInput {
  @Field(() => String, { description: 'The `challenge` of `AuthenticatorOffer`.' })
  challenge!: string;

  @Field(() => String, { description: 'The six-digit code that the app shows.' })
  code!: string;
}

@InputType('ConfirmPasskeyInput', { description: 'A passkey that the browser created.' })
export class ConfirmPasskeyInput {
  @Field(() => String, { description: 'The `challenge` of `PasskeyRequest`.' })
  challenge!: string;

  @Field(() => String, { description: 'The browser’s answer, as JSON (`RegistrationResponseJSON`).' })
  passkey!: string;
}

@ObjectType('RecoveryCodesPayload', {
  description: `Recovery codes, or the errors. Errors: \`INVALID_CREDENTIALS\`, \`CHALLENGE_EXPIRED\`, \`INVALID_CODE\`,
\`PASSKEY_FAILED\`, \`NO_SECOND_STEP\` or \`TOO_MANY_ATTEMPTS\`.`,
  simpleResolvers: true,
})
export class RecoveryCodesPayload {
  @Field(() => Boolean, { description: 'True on success.' })
  ok!: boolean;

  @Field(() => [String], {
    nullable: true,
    complexity: valuesOf(RECOVERY_CODES),
    description: `New recovery codes, each valid for one sign-in. They are shown only once; null if the earlier codes stay.`,
  })
  recoveryCodes!: string[] | null;

  @Field(() => [FieldError], errors)
  errors!: FieldError[];
}

@InputType('RenameSecondStepInput', { description: 'A new name for a second step.' })
export class RenameSecondStepInput {
  @Field(() => ID, { description: 'Id of the second step.' })
  id!: string;

  @Field(() => String, { description: 'New name, at most 60 characters.' })
  name!: string;
}

@InputType('RemoveSecondStepInput', { description: 'A second step to remove.' })
export class RemoveSecondStepInput {
  @Field(() => ID, { description: 'Id of the second step.' })
  id!: string;

  @Field(() => String, { description: 'The member’s password.' })
  password!: string;
}

@InputType('RenewRecoveryCodesInput', { description: 'Proof that the member asks for new recovery codes.' })
export class RenewRecoveryCodesInput {
  @Field(() => String, { description: 'The member’s password.' })
  password!: string;
}

@InputType('FinishSignInInput', { description: 'The second step of a sign-in, or a passkey alone.' })
export class FinishSignInInput {
  @Field(() => String, {
    description: 'The `challenge` of `SignInPayload.secondStep` or of `requestPasskey`.',
  })
  challenge!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Code of the authenticator app, or a recovery code; omit with a passkey.',
  })
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The browser’s answer, as JSON (`AuthenticationResponseJSON`); omit with a code.',
  })
  passkey?: string | null;

  @Field(() => [String], { nullable: true, description: 'Device tokens, as in `SignInInput`.' })
  deviceTokens?: string[] | null;
}
