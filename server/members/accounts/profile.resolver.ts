import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { MemberContext } from '../context.ts';
import { reading, work } from '../../platform/lib/cost.ts';
import { done, DonePayload, orRefusal } from '../../platform/lib/fieldErrors.ts';
import { deleteOwnAccount } from './deleteAccount.ts';
import {
  cancelEmailChange,
  changeEmail,
  confirmEmail,
  emailStateOf,
  requestConfirmation,
} from './emailAddress.ts';
import { Member } from './member.type.ts';
import { downloadOwnData } from './ownData.ts';
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

/** What members see and change of themselves. */
@Resolver(() => Member)
export class ProfileResolver {
  @FieldResolver(() => OwnEmail, {
    nullable: true,
    complexity: work(reading.statement),
    description: 'One’s own addresses, and whether they are confirmed; null for other members.',
  })
  async ownEmail(@Ctx() context: MemberContext, @Root() { id }: Member): Promise<OwnEmail | null> {
    const viewer = await context.viewer();
    return viewer && id === `member:${viewer.memberId}` ? emailStateOf(context.db, viewer.memberId) : null;
  }

  @Mutation(() => OwnMemberPayload, {
    description: 'Gives whoever is signed in other names. `INVALID_NAME`.',
  })
  changeName(
    @Ctx() context: MemberContext,
    @Arg('input', () => ChangeNameInput, { description: 'The names.' }) input: ChangeNameInput,
  ): Promise<OwnMemberPayload> {
    return orRefusal<OwnMemberPayload>(
      async () => ({ member: await changeName(context, input), errors: [] }),
      (errors) => ({ member: null, errors }),
    );
  }

  @Mutation(() => DonePayload, {
    description: `Has a link mailed to another address of whoever is signed in; the address counts once the link is used,
and the present one is told. \`INVALID_EMAIL\`, \`SAME_EMAIL\`, \`EMAIL_TAKEN\`, \`INVALID_CREDENTIALS\` or \`TOO_MANY_ATTEMPTS\`.`,
  })
  changeEmail(
    @Ctx() context: MemberContext,
    @Arg('input', () => ChangeEmailInput, { description: 'The address, and the password.' })
    input: ChangeEmailInput,
  ): Promise<DonePayload> {
    return done(() => changeEmail(context, input));
  }

  @Mutation(() => DonePayload, {
    description: 'Keeps one’s present address: the link to the other one ends.',
  })
  cancelEmailChange(@Ctx() context: MemberContext): Promise<DonePayload> {
    return done(() => cancelEmailChange(context));
  }

  @Mutation(() => DonePayload, {
    description: 'Has another link mailed to one’s address that is not confirmed. `TOO_MANY_ATTEMPTS`.',
  })
  requestEmailConfirmation(@Ctx() context: MemberContext): Promise<DonePayload> {
    return done(() => requestConfirmation(context));
  }

  @Mutation(() => DonePayload, {
    description: `Takes the address of a mailed link as its member’s own. \`TOKEN_EXPIRED\`, \`EMAIL_TAKEN\` or
\`TOO_MANY_ATTEMPTS\`. Needs no session.`,
  })
  confirmEmail(
    @Ctx() context: MemberContext,
    @Arg('input', () => ConfirmEmailInput, { description: 'Of the link.' }) { token }: ConfirmEmailInput,
  ): Promise<DonePayload> {
    return done(() => confirmEmail(context, token));
  }

  @Mutation(() => OwnDataPayload, {
    description: `All that is kept about whoever is signed in, as JSON: at most 5,000 of each kind, the latest. Noted in
the security log. \`TOO_MANY_ATTEMPTS\`.`,
  })
  downloadOwnData(@Ctx() context: MemberContext): Promise<OwnDataPayload> {
    return orRefusal<OwnDataPayload>(
      async () => ({ json: await downloadOwnData(context), errors: [] }),
      (errors) => ({ json: null, errors }),
    );
  }

  @Mutation(() => DonePayload, {
    description: `Deletes the account of whoever is signed in: its subscription ends at Stripe at once and is not refunded,
invoices are kept without a name, and all else is erased. \`INVALID_CREDENTIALS\`, \`SOLE_ADMINISTRATOR\`,
\`PAYMENT_FAILED\`, \`PAYMENT_NOT_SET_UP\` or \`TOO_MANY_ATTEMPTS\`.`,
  })
  deleteAccount(
    @Ctx() context: MemberContext,
    @Arg('input', () => DeleteAccountInput, { description: 'The password.' })
    { password }: DeleteAccountInput,
  ): Promise<DonePayload> {
    return done(() => deleteOwnAccount(context, password));
  }
}
