import { mailOnce } from '../../billing/mails/billingMails.ts';
import { recordAction } from '../../platform/audit.ts';
import type { Db } from '../../platform/lib/db.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { memberTurn } from '../../platform/lib/memberTurn.ts';
import { uuidKey } from '../../platform/lib/node.ts';
import { requireViewer } from '../../platform/viewer.ts';
import { provePassword } from '../accounts/passwords/provePassword.ts';
import { requireName } from '../accounts/twoStep/stepName.ts';
import { memberKey } from '../admin/members.ts';
import type { MemberContext } from '../context.ts';
import { noteSecurity, type Where } from '../security/securityLog.ts';
import { hashOfApiKey, keyLimits, newApiKey, startOf } from './apiKey.rules.ts';
import { addApiKey, memberKeys, removeApiKey } from './apiKey.sql.ts';
import type { ApiKey, CreateApiKeyInput, RevokeApiKeyInput, RevokeMemberApiKeyInput } from './apiKey.type.ts';

export function keysOf(db: Db, memberId: string): Promise<ApiKey[]> {
  return db.query<ApiKey[]>(memberKeys, [memberId]);
}

/** Creates a key for the signed-in member and returns it. Throws the reason if refused. */
export async function createApiKey(context: MemberContext, input: CreateApiKeyInput): Promise<string> {
  const { name, scopes, days } = checked(input);
  // A stolen session could otherwise create a key that outlives it.
  const { memberId } = await provePassword(context, input.password, 'password');
  const key = newApiKey();
  const start = startOf(key);
  await memberTurn(context.accounts, memberId, async (db) => {
    const values = [memberId, name, hashOfApiKey(key), start, scopes, days];
    const [added] = await db.query<{ id: string }[]>(addApiKey, values);
    if (!added) {
      const message = `An account can have at most ${String(keyLimits.most)} keys. Revoke one first.`;
      throw refused('TOO_MANY_KEYS', message);
    }
    await noteSecurity(db, context, { kind: 'KEYS_CHANGED', memberId, details: `API key ${start}… created` });
    const facts = { keyStart: start };
    await mailOnce(db, { key: `api-key:${added.id}`, memberId, kind: 'API_KEY_CREATED', facts });
  });
  context.mailWaits();
  return key;
}

function checked({ name, scopes, expiresInDays: days }: CreateApiKeyInput) {
  if (scopes.length === 0) throw refused('REQUIRED', 'Choose what the key may read.', 'scopes');
  if (days < 1 || days > keyLimits.longestDays) {
    const message = `Choose a lifetime from 1 to ${String(keyLimits.longestDays)} days.`;
    throw refused('INVALID_EXPIRY', message, 'expiresInDays');
  }
  return { name: requireName(name), scopes: [...new Set(scopes)], days };
}

/** Revokes a key of the signed-in member. Throws NOT_FOUND. */
export async function revokeApiKey(context: MemberContext, { id }: RevokeApiKeyInput): Promise<void> {
  const { memberId } = await requireViewer(context);
  await context.accounts.transaction((db) => revoke(db, context, { memberId, id }));
}

/** Revokes a member's key for an administrator, and records it. Throws NOT_FOUND. */
export async function revokeMemberApiKey(
  context: MemberContext,
  { id, memberId: nodeId }: RevokeMemberApiKeyInput,
): Promise<void> {
  const { memberId: actorId } = await requireViewer(context);
  const memberId = memberKey(nodeId);
  if (memberId === null) throw keyIsGone();
  await context.accounts.transaction(async (db) => {
    const start = await revoke(db, context, { memberId, id });
    await recordAction(db, { actorId, action: 'REVOKE_API_KEY', memberId, details: { start } });
  });
}

async function revoke(
  db: Db,
  where: Where,
  { memberId, id }: { memberId: string; id: string },
): Promise<string> {
  const [removed] = await db.query<{ start: string }[]>(removeApiKey, [uuidKey(id), memberId]);
  if (!removed) throw keyIsGone();
  const details = `API key ${removed.start}… revoked`;
  await noteSecurity(db, where, { kind: 'KEYS_CHANGED', memberId, details });
  return removed.start;
}

function keyIsGone(): Error {
  return refused('NOT_FOUND', 'This key has already been revoked.', 'id');
}
