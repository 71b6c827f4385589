import type { TestServer } from '../../launch/test/query.ts';
import { hashOfResetToken, newResetToken } from './resetToken.rules.ts';

/** Sends a member a link as the worker does, and answers its token. */
export async function mailedLink(server: TestServer, memberId: string, email: string): Promise<string> {
  const token = newResetToken();
  await server.db.query(
    `/* mailedLink */ insert into email_link (member_id, email, token_hash, expires_at)
     values ($1, $2, $3, now() + interval '1 hour')`,
    [memberId, email, hashOfResetToken(token)],
  );
  return token;
}
