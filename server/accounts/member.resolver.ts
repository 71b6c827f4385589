import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { unauthenticated } from '../errors.ts';
import { MemberEntity } from './member.entity.ts';
import { memberOf, normalEmail } from './member.ts';
import { Member, SignInInput, SignInPayload, SignOutPayload } from './member.type.ts';
import { isPassword, LONGEST_PASSWORD } from './password.ts';
import { closeSession, openSession } from './session.ts';

@Resolver(() => Member)
export class MemberResolver {
  @Query(() => Member, { description: 'Whoever is signed in.' })
  async viewer(@Ctx() context: Context): Promise<Member> {
    const viewer = await context.viewer();
    if (!viewer) throw unauthenticated();
    return memberOf(viewer);
  }

  @Mutation(() => SignInPayload, { description: 'Begins a session; needs none.' })
  async signIn(
    @Ctx() { accounts, sessionSecret }: Context,
    @Arg('input', () => SignInInput, { description: 'Who, and the proof.' }) input: SignInInput,
  ): Promise<SignInPayload> {
    const member = await accounts.getRepository(MemberEntity).findOneBy({ email: normalEmail(input.email) });
    // Longer ones cannot have been chosen, and would only keep the hashing busy.
    const password = input.password.slice(0, LONGEST_PASSWORD + 1);
    if (!(await isPassword(password, member?.passwordHash ?? null)) || !member) return refused();
    const { id, email, firstName, lastName, isAdmin, isFree, isPaid } = member;
    return {
      token: await openSession(accounts, sessionSecret, id),
      member: { id: `member:${id}`, email, firstName, lastName, isAdmin, isFree, isPaid },
      errors: [],
    };
  }

  @Mutation(() => SignOutPayload, { description: 'Ends the session of the call’s token.' })
  async signOut(@Ctx() context: Context): Promise<SignOutPayload> {
    const viewer = await context.viewer();
    if (!viewer) throw unauthenticated();
    return { ok: await closeSession(context.accounts, viewer.sessionId), errors: [] };
  }
}

function refused(): SignInPayload {
  const error = { field: null, code: 'INVALID_CREDENTIALS', message: 'Invalid Email/ Password' };
  return { token: null, member: null, errors: [error] };
}
