import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { recordAction } from '../../../platform/audit.ts';
import type { MemberContext } from '../../context.ts';
import { done, DonePayload, orRefusal, refused } from '../../../platform/lib/fieldErrors.ts';
import { parseNodeId, uuidKey } from '../../../platform/lib/node.ts';
import { provePassword } from '../passwords/provePassword.ts';
import { closeSession, closeSessions } from './session.ts';
import { signToken } from './token.ts';
import {
  EndedSessionsPayload,
  EndMemberSessionsInput,
  EndOtherSessionsInput,
  EndSessionInput,
} from './session.type.ts';
import { requireViewer } from '../../../platform/viewer.ts';

/** UUID of a global id of this kind; null if invalid. */
function uuidOf(id: string, kind: 'member' | 'session'): string | null {
  const parsed = parseNodeId(id);
  return parsed?.kind === kind ? uuidKey(parsed.key) : null;
}

const OWN_SESSIONS = {
  field: 'memberId',
  code: 'OWN_SESSIONS',
  message: 'End your own sessions in My Account, which asks for your password.',
};

/** Throws the reason unless the password is right: a stolen session could otherwise end its owner’s. */
async function proveForOthers(context: MemberContext, password: string): Promise<void> {
  if (password === '') throw refused('REQUIRED', 'Enter your password.', 'password');
  await provePassword(context, password, 'password');
}

@Resolver()
export class SessionResolver {
  @Query(() => String, {
    description:
      'A new token for this session, valid for 30 days unless the session ends before. The previous token still works.',
  })
  async currentToken(@Ctx() context: MemberContext): Promise<string> {
    return signToken(context.sessionSecret, (await requireViewer(context)).sessionId);
  }

  @Mutation(() => DonePayload, {
    description: `Ends one of the signed-in member’s sessions. All but the current one ask for the password: \`REQUIRED\`,
\`INVALID_CREDENTIALS\` or \`TOO_MANY_ATTEMPTS\`. \`NOT_FOUND\` if there is no such session.`,
  })
  endSession(
    @Ctx() context: MemberContext,
    @Arg('input', () => EndSessionInput, { description: 'The session.' }) { id, password }: EndSessionInput,
  ): Promise<DonePayload> {
    return done(async () => {
      const viewer = await requireViewer(context);
      const { memberId } = viewer;
      const sessionId = uuidOf(id, 'session');
      if (sessionId !== viewer.sessionId) await proveForOthers(context, password ?? '');
      if (sessionId !== null && (await closeSession(context.accounts, sessionId, memberId))) return;
      throw refused('NOT_FOUND', 'This session has already ended.', 'id');
    });
  }

  @Mutation(() => EndedSessionsPayload, {
    description: `Ends all sessions of the signed-in member except the current one. \`REQUIRED\`, \`INVALID_CREDENTIALS\` or
\`TOO_MANY_ATTEMPTS\`.`,
  })
  endOtherSessions(
    @Ctx() context: MemberContext,
    @Arg('input', () => EndOtherSessionsInput, { description: 'The password.' })
    { password }: EndOtherSessionsInput,
  ): Promise<EndedSessionsPayload> {
    return orRefusal<EndedSessionsPayload>(
      async () => {
        await proveForOthers(context, password);
        const { memberId, sessionId } = await requireViewer(context);
        return { ended: await closeSessions(context.accounts, memberId, sessionId), errors: [] };
      },
      (errors) => ({ ended: 0, errors }),
    );
  }

  @Mutation(() => EndedSessionsPayload, {
    description:
      'Ends all sessions of another member. Errors: `OWN_SESSIONS` for the administrator’s own, because ' +
      '`endOtherSessions` asks for the password. For administrators.',
  })
  async endMemberSessions(
    @Ctx() context: MemberContext,
    @Arg('input', () => EndMemberSessionsInput, { description: 'The member.' }) input: EndMemberSessionsInput,
  ): Promise<EndedSessionsPayload> {
    const viewer = await requireViewer(context);
    const memberId = uuidOf(input.memberId, 'member');
    if (memberId === null) return { ended: 0, errors: [] };
    if (memberId === viewer.memberId) return { ended: 0, errors: [OWN_SESSIONS] };
    const ended = await context.accounts.transaction(async (db) => {
      const count = await closeSessions(db, memberId);
      await recordAction(db, {
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
