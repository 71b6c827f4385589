import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { note } from '../../../platform/audit.ts';
import type { MemberContext } from '../../context.ts';
import { done, DonePayload, refused } from '../../../platform/lib/fieldErrors.ts';
import { parseNodeId, uuidKey } from '../../../platform/lib/node.ts';
import { closeSession, closeSessions } from './session.ts';
import { EndedSessionsPayload, EndMemberSessionsInput, EndSessionInput } from './session.type.ts';
import { requireViewer } from '../../../platform/viewer.ts';

/** UUID of a global id of this kind; null if invalid. */
function uuidOf(id: string, kind: 'member' | 'session'): string | null {
  const parsed = parseNodeId(id);
  return parsed?.kind === kind ? uuidKey(parsed.key) : null;
}

@Resolver()
export class SessionResolver {
  @Mutation(() => DonePayload, {
    description: `Ends one of the signed-in member’s sessions, including the current one. \`NOT_FOUND\` if there is no such
session.`,
  })
  endSession(
    @Ctx() context: MemberContext,
    @Arg('input', () => EndSessionInput, { description: 'The session.' }) { id }: EndSessionInput,
  ): Promise<DonePayload> {
    return done(async () => {
      const { memberId } = await requireViewer(context);
      const sessionId = uuidOf(id, 'session');
      if (sessionId !== null && (await closeSession(context.accounts, sessionId, memberId))) return;
      throw refused('NOT_FOUND', 'This session has already ended.', 'id');
    });
  }

  @Mutation(() => EndedSessionsPayload, {
    description: 'Ends all sessions of the signed-in member except the current one.',
  })
  async endOtherSessions(@Ctx() context: MemberContext): Promise<EndedSessionsPayload> {
    const { memberId, sessionId } = await requireViewer(context);
    return { ended: await closeSessions(context.accounts, memberId, sessionId), errors: [] };
  }

  @Mutation(() => EndedSessionsPayload, {
    description: 'Ends all sessions of a member except the current one. For administrators.',
  })
  async endMemberSessions(
    @Ctx() context: MemberContext,
    @Arg('input', () => EndMemberSessionsInput, { description: 'The member.' }) input: EndMemberSessionsInput,
  ): Promise<EndedSessionsPayload> {
    const viewer = await requireViewer(context);
    const memberId = uuidOf(input.memberId, 'member');
    if (memberId === null) return { ended: 0, errors: [] };
    const ended = await context.accounts.transaction(async (db) => {
      const count = await closeSessions(db, memberId, viewer.sessionId);
      await note(db, {
        actorId: viewer.memberId,
        action: 'END_SESSIONS',
        memberId,
        details: { ended: count },
      });
      return count;
    });
    return { ended, errors: [] };
  }
}
