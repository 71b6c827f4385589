import type { DataSource } from 'typeorm';
import { createLog } from '../../../platform/log.ts';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import { PASSWORD } from '../../../launch/test/tokens.ts';
import { hashPassword } from '../passwords/password.ts';
import { hashOfLinkToken, newLinkToken } from './resetToken.rules.ts';
import { createThrottles } from '../../../platform/limits/throttle/throttle.ts';

export const anonymous = { as: 'anonymous' } as const;

export interface Done {
  ok: boolean;
  errors: { field?: string | null; code: string; message?: string }[];
}

export interface ResetRequests {
  reset: (token: string, password?: string, revokesAccess?: boolean) => Promise<Done>;
  isValid: (token: string) => Promise<boolean>;
  canSignIn: (password: string) => Promise<boolean>;
  isLive: (token: string) => Promise<boolean>;
}

/** A server with one paying member, whose password is reset and changed. */
export interface ResetBench extends ResetRequests {
  server: TestServer;
  memberId: string;
  /** Number of signals to the worker that an email waits. */
  signals: () => number;
  /** Restores the password to PASSWORD, and clears queued emails and counted attempts. */
  setBack: () => Promise<void>;
  /** The token of a link that was mailed. */
  mailedToken: () => Promise<string>;
  mails: () => Promise<{ kind: string; recipient: string }[]>;
}

export async function resetBench(): Promise<ResetBench> {
  const log = createLog('test', 'silent');
  let throttles = createThrottles(null, log);
  let signals = 0;
  const server = await testServer({
    mailWaits: () => (signals += 1),
    throttles: { ...throttles, take: (...tried) => throttles.take(...tried) },
  });
  await server.token('paid');
  const { db } = server;
  const [{ id: memberId }] = await db.query<[{ id: string }]>('/* member */ select id from member');
  const setBack = async (): Promise<void> => {
    throttles = createThrottles(null, log);
    signals = 0;
    await db.query('/* noMails */ delete from outbox_mail');
    await db.query('/* setBack */ update member set password_hash = $1', [await hashPassword(PASSWORD)]);
  };
  return {
    server,
    memberId,
    setBack,
    signals: () => signals,
    mailedToken: () => mailToken(db, memberId),
    ...resetRequestsOf(server),
    mails: () => db.query('/* mails */ select kind, recipient from outbox_mail order by created_at'),
  };
}

async function mailToken(db: DataSource, memberId: string): Promise<string> {
  const token = newLinkToken();
  await db.query(
    `/* mailed */ insert into password_reset_token (member_id, token_hash, expires_at)
     values ($1, $2, now() + interval '30 minutes')`,
    [memberId, hashOfLinkToken(token)],
  );
  return token;
}

export function resetRequestsOf(server: TestServer): ResetRequests {
  return {
    reset: async (token, password = 'another long password', revokesAccess = false) => {
      const { resetPassword } = await server.query<{ resetPassword: Done }>(
        `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ok errors { field code message } } }`,
        { input: { token, password, revokesAccess } },
        anonymous,
      );
      return resetPassword;
    },
    isValid: async (token) => {
      const document = 'query ($token: String!) { isPasswordResetTokenValid(token: $token) }';
      const answer = await server.query<{ isPasswordResetTokenValid: boolean }>(
        document,
        { token },
        anonymous,
      );
      return answer.isPasswordResetTokenValid;
    },
    canSignIn: async (password) => {
      const { signIn } = await server.query<{ signIn: { token: string | null } }>(
        'mutation ($input: SignInInput!) { signIn(input: $input) { token } }',
        { input: { email: 'paid@example.test', password } },
        anonymous,
      );
      return signIn.token !== null;
    },
    isLive: async (token) => (await server.ask('{ viewer { id } }', {}, { token })).status === 200,
  };
}
