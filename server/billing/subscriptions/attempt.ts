import type { Db } from '../../platform/lib/db.ts';
import type { Source } from '../gateway.ts';
import { endAttempt, endAttempts, findAttempt, openAttempt } from './attempt.sql.ts';

export type AttemptKind = 'SUBSCRIBE' | 'UPGRADE' | 'CARD' | 'RENEWAL';

/** An attempt to pay. Its id is part of the idempotency keys of all its requests to Stripe. */
export interface Attempt {
  id: string;
  plan: number | null;
  /** Payment method id or token at Stripe. */
  card: string | null;
  /**
   * Stripe object of the attempt: a subscription, an invoice, a card setup or a payment that waits for the
   * bank.
   */
  objectId: string | null;
  createdAt: Date;
}

interface NewAttempt {
  memberId: string;
  source: Source;
  kind: AttemptKind;
  plan?: number;
  card?: string;
}

/** The member's open attempt, or a new one. */
export async function beginAttempt(db: Db, attempt: NewAttempt): Promise<Attempt> {
  const { memberId, source, kind, plan = null, card = null } = attempt;
  const [begun] = await db.query<Attempt[]>(openAttempt, [memberId, source, kind, plan, card]);
  // If another server created it at the same moment, the next read finds it.
  return begun ?? beginAttempt(db, attempt);
}

export async function openAttemptOf(
  db: Db,
  memberId: string,
  source: Source,
  kind: AttemptKind,
): Promise<Attempt | null> {
  const [open] = await db.query<Attempt[]>(findAttempt, [memberId, source, kind]);
  return open ?? null;
}

/** Idempotency key of a step, so that Stripe runs it once even if it is repeated. */
export function keyOf({ id }: Attempt, step: string): { idempotencyKey: string } {
  return { idempotencyKey: `${id}:${step}` };
}

export type AttemptOutcome = 'SUCCEEDED' | 'FAILED' | 'REPLACED';

export async function closeAttempt(db: Db, { id }: Attempt, outcome: AttemptOutcome): Promise<void> {
  await db.query(endAttempt, [id, outcome]);
}

export async function closeAttempts(
  db: Db,
  memberId: string,
  source: Source,
  [kind, outcome]: [AttemptKind, AttemptOutcome],
): Promise<void> {
  await db.query(endAttempts, [memberId, source, kind, outcome]);
}

/** Age after which an attempt's requests are not repeated, in milliseconds: Stripe forgets keys after 24 hours. */
const KEYS_LAST_MS = 20 * 3_600_000;

export function isFresh({ createdAt }: Attempt): boolean {
  return Date.now() - createdAt.getTime() < KEYS_LAST_MS;
}
