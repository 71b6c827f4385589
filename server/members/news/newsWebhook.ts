import type { Db } from '../../platform/lib/db.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { memberTurn } from '../../platform/lib/memberTurn.ts';
import { publicAddress } from '../../platform/lib/publicAddress.ts';
import { within } from '../../platform/lib/within.ts';
import { requireViewer } from '../../platform/viewer.ts';
import type { MemberContext } from '../context.ts';
import { noteSecurity } from '../security/securityLog.ts';
import { mailAddressSet } from './mailAddressSet.ts';
import { newWebhookSecret, webhookProblem } from './newsWebhook.rules.ts';
import { addWebhook, deleteWebhook, findWebhook, queueTest, resumeWebhook } from './newsWebhook.sql.ts';
import type { NewsWebhook, WebhookCall } from './newsWebhook.type.ts';

const NOT_PUBLIC =
  'This host has no public address that can be found. Webhooks are called only at addresses that are reached from the internet.';
const FIND_HOST_MS = 5_000;

/** Times are strings, because the calls are JSON. */
interface WebhookRow extends Omit<NewsWebhook, 'calls'> {
  calls: (Omit<WebhookCall, 'createdAt'> & { createdAt: string })[];
}

/** The member's webhook; null if there is none. */
export async function webhookOf(db: Db, memberId: string): Promise<NewsWebhook | null> {
  const [row] = await db.query<WebhookRow[]>(findWebhook, [memberId]);
  if (!row) return null;
  return { ...row, calls: row.calls.map((call) => ({ ...call, createdAt: new Date(call.createdAt) })) };
}

/**
 * Sets the URL of the signed-in member's webhook and returns its secret. Throws INVALID_URL or
 * TOO_MANY_ATTEMPTS.
 */
export async function setWebhook(context: MemberContext, url: string): Promise<string> {
  const address = url.trim();
  const problem = webhookProblem(address);
  if (problem !== null) throw refused('INVALID_URL', problem, 'url');
  const memberId = await takeTurn(context);
  await requirePublicHost(context, new URL(address).hostname);
  const { text, sealed } = newWebhookSecret(context.sessionSecret, memberId);
  // Of two tabs, the later one replaces the webhook of the earlier one.
  await memberTurn(context.accounts, memberId, async (db) => {
    // Deletes the queued calls too: the new address must not get news meant for the earlier one.
    await db.query(deleteWebhook, [memberId]);
    await db.query(addWebhook, [memberId, new URL(address).href, sealed]);
    await noteSecurity(db, context, { kind: 'KEYS_CHANGED', memberId, details: 'Webhook set' });
    await mailAddressSet(db, memberId, 'a webhook');
  });
  context.mailWaits();
  return text;
}

/**
 * Refuses a host with a private address, or none, in the same words: members must not learn which names the operator's
 * network has. The worker checks again at each call, since a name can lead elsewhere by then. Throws INVALID_URL.
 */
async function requirePublicHost({ resolveHost }: MemberContext, host: string): Promise<void> {
  const notPublic = refused('INVALID_URL', NOT_PUBLIC, 'url');
  const found = publicAddress(resolveHost, host).catch(() => Promise.reject(notPublic));
  await within(found, FIND_HOST_MS, () => Promise.reject(notPublic));
}

/** Queues a test call. Throws NOT_FOUND or TOO_MANY_ATTEMPTS. */
export async function testWebhook(context: MemberContext): Promise<void> {
  const memberId = await takeTurn(context);
  if ((await webhookOf(context.accounts, memberId)) === null) throw noWebhook();
  await context.accounts.query(queueTest, [memberId]);
}

/** Turns the webhook on again; does nothing if it is on. Throws NOT_FOUND. */
export async function resumeWebhookOf(context: MemberContext): Promise<void> {
  const { memberId } = await requireViewer(context);
  if ((await webhookOf(context.accounts, memberId)) === null) throw noWebhook();
  await context.accounts.query(resumeWebhook, [memberId]);
}

/** Deletes the signed-in member's webhook and its calls. Throws NOT_FOUND. */
export async function removeWebhook(context: MemberContext): Promise<void> {
  const { memberId } = await requireViewer(context);
  await context.accounts.transaction(async (db) => {
    const [removed] = await db.query<unknown[]>(deleteWebhook, [memberId]);
    if (!removed) throw noWebhook();
    await noteSecurity(db, context, { kind: 'KEYS_CHANGED', memberId, details: 'Webhook deleted' });
  });
}

async function takeTurn(context: MemberContext): Promise<string> {
  const { memberId, email } = await requireViewer(context);
  await context.throttles.take('webhook', { address: context.address, account: email });
  return memberId;
}

function noWebhook(): Error {
  return refused('NOT_FOUND', 'There is no webhook. Set its address first.');
}
