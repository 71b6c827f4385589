import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { MemberContext } from '../context.ts';
import { reading, work } from '../../platform/lib/cost.ts';
import { done, DonePayload, orRefusal } from '../../platform/lib/fieldErrors.ts';
import { deleteOwnAccount } from './privacy/deleteAccount.ts';
import {
  cancelEmailChange,
  changeEmail,
  confirmEmail,
  emailStateOf,
  requestConfirmation,
} from './mails/emailAddress.ts';
import { Member } from './member.type.ts';
import { downloadOwnData } from './privacy/ownData.ts';
import { changeName } from './profile.ts';
import {
  ChangeEmailInput,
  ChangeNameInput,
  ConfirmEmailInput,
  DeleteAccountInput,
  OwnDataPayload,
  OwnEmail,
  OwnMemberPayload,
} from './profile.type.ts';

@Resolver(() => Member)
export class ProfileResolver {
  @FieldResolver(() => OwnEmail, {
    nullable: true,
    complexity: work(reading.statement),
    description: 'The member’s own email addresses and whether they are confirmed; null for other members.',
  })
  async ownEmail(@Ctx() context: MemberContext, @Root() { id }: Member): Promise<OwnEmail | null> {
    const viewer = await context.viewer();
    return viewer && id === `member:${viewer.memberId}` ? emailStateOf(context.db, viewer.memberId) : null;
  }

  @Mutation(() => OwnMemberPayload, {
    description: 'Changes the name of the signed-in member. Errors: `INVALID_NAME`.',
  })
  changeName(
    @Ctx() context: MemberContext,
    @Arg('input', () => ChangeNameInput, { description: 'The new name.' }) input: ChangeNameInput,
  ): Promise<OwnMemberPayload> {
    return orRefusal<OwnMemberPayload>(
      async () => ({ member: await changeName(context, input), errors: [] }),
      (errors) => ({ member: null, errors }),
    );
  }

  @Mutation(() => DonePayload, {
    description: `Emails a link to a new address of the signed-in member. The new address replaces the current one once the link
is used; the current address is notified. Errors: \`INVALID_EMAIL\`, \`SAME_EMAIL\`, \`EMAIL_TAKEN\`,
\`INVALID_CREDENTIALS\` or \`TOO_MANY_ATTEMPTS\`.`,
  })
  changeEmail(
    @Ctx() context: MemberContext,
    @Arg('input', () => ChangeEmailInput, { description: 'The new address and the password.' })
    input: ChangeEmailInput,
  ): Promise<DonePayload> {
    return done(() => changeEmail(context, input));
  }

  @Mutation(() => DonePayload, {
    description: 'Cancels an address change of the signed-in member. The mailed link no longer works.',
  })
  cancelEmailChange(@Ctx() context: MemberContext): Promise<DonePayload> {
    return done(() => cancelEmailChange(context));
  }

  @Mutation(() => DonePayload, {
    description: `Emails another confirmation link to the signed-in member’s unconfirmed address. Errors: \`TOO_MANY_ATTEMPTS\`.`,
  })
  requestEmailConfirmation(@Ctx() context: MemberContext): Promise<DonePayload> {
    return done(() => requestConfirmation(context));
  }

  @Mutation(() => DonePayload, {
    description: `Confirms the email address of a mailed link. Errors: \`TOKEN_EXPIRED\`, \`EMAIL_TAKEN\` or \`TOO_MANY_ATTEMPTS\`.
Needs no session.`,
  })
  confirmEmail(
    @Ctx() context: MemberContext,
    @Arg('input', () => ConfirmEmailInput, { description: 'Token of the mailed link.' })
    { token }: ConfirmEmailInput,
  ): Promise<DonePayload> {
    return done(() => confirmEmail(context, token));
  }

  @Mutation(() => OwnDataPayload, {
    description: `Returns all stored data about the signed-in member as JSON, at most the latest 5,000 of each kind. Recorded in
the security log. Errors: \`TOO_MANY_ATTEMPTS\`.`,
  })
  downloadOwnData(@Ctx() context: MemberContext): Promise<OwnDataPayload> {
    return orRefusal<OwnDataPayload>(
      async () => ({ json: await downloadOwnData(context), errors: [] }),
      (errors) => ({ json: null, errors }),
    );
  }

  @Mutation(() => DonePayload, {
    description: `Deletes the account of the signed-in member. The subscription ends at Stripe at once without a refund,
invoices are kept without a name, and everything else is erased. Errors: \`INVALID_CREDENTIALS\`,
\`SOLE_ADMINISTRATOR\`, \`PAYMENT_FAILED\`, \`PAYMENT_NOT_SET_UP\` or \`TOO_MANY_ATTEMPTS\`.`,
  })
  deleteAccount(
    @Ctx() context: MemberContext,
    @Arg('input', () => DeleteAccountInput, { description: 'The member’s password.' })
    { password }: DeleteAccountInput,
  ): Promise<DonePayload> {
    return done(() => deleteOwnAccount(context, password));
  }
}
