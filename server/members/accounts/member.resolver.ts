import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { MemberContext } from '../context.ts';
import { orRefusal } from '../../platform/lib/fieldErrors.ts';
import { memberNodeOf } from './member.ts';
import { Member } from './member.type.ts';
import { closeSession, isUnsubscribed, ownSessions } from './sessions/session.ts';
import { Session } from './sessions/session.type.ts';
import { signIn, signUp } from './sessions/signIn.ts';
import { requireViewer } from '../../platform/viewer.ts';
import { nobody, SignInInput, SignInPayload, SignOutPayload, SignUpInput } from './sessions/signIn.type.ts';
import { listOf } from '../../platform/lib/cost.ts';

@Resolver(() => Member)
export class MemberResolver {
  @Query(() => Member, { description: 'The signed-in member.' })
  async viewer(@Ctx() context: MemberContext): Promise<Member> {
    return memberNodeOf(await requireViewer(context));
  }

  @FieldResolver(() => [Session], {
    complexity: listOf(100),
    description: 'The member’s own active sessions, the latest used first, at most 100.',
  })
  async sessions(@Ctx() context: MemberContext, @Root() { id }: Member): Promise<Session[]> {
    const viewer = await context.viewer();
    return viewer && id === `member:${viewer.memberId}` ? ownSessions(context.db, viewer) : [];
  }

  @Query(() => Boolean, {
    description: `True if the member of the token, which may have expired, has no subscription or has cancelled it, even while the paid
period runs, or if the token belongs to nobody. False for free accounts and administrators. Needs no session.`,
  })
  isUnsubscribed(@Ctx() { db, sessionSecret, token }: MemberContext): Promise<boolean> {
    return isUnsubscribed(db, sessionSecret, token);
  }

  @Mutation(() => SignInPayload, { description: 'Starts a session. Needs none.' })
  signIn(
    @Ctx() context: MemberContext,
    @Arg('input', () => SignInInput, { description: 'Email address, password and further proof.' })
    input: SignInInput,
  ): Promise<SignInPayload> {
    return orRefusal(() => signIn(context, input), nobody);
  }

  @Mutation(() => SignInPayload, {
    description: 'Creates an account and starts its first session. Needs no session.',
  })
  signUp(
    @Ctx() context: MemberContext,
    @Arg('input', () => SignUpInput, { description: 'Email address, name and password of the new member.' })
    input: SignUpInput,
  ): Promise<SignInPayload> {
    return orRefusal(() => signUp(context, input), nobody);
  }

  @Mutation(() => SignOutPayload, { description: 'Ends the session of the request’s token.' })
  async signOut(@Ctx() context: MemberContext): Promise<SignOutPayload> {
    const viewer = await requireViewer(context);
    return { ok: await closeSession(context.accounts, viewer.sessionId, viewer.memberId), errors: [] };
  }
}
