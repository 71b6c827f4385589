import type { Db } from '../../platform/lib/db.ts';
import type { Source } from '../gateway.ts';
import { endAttempt, endAttempts, findAttempt, openAttempt } from './attempt.sql.ts';

export type AttemptKind = 'SUBSCRIBE' | 'UPGRADE' | 'CARD' | 'RENEWAL';

/** An intention to pay. Its id makes the idempotency keys of all its requests to Stripe. */
export interface Attempt {
  id: string;
  plan: number | null;
  /** A payment method or a token of Stripe's. */
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

/** The key under which Stripe runs a request once, however often it is repeated. */
export function keyOf({ id }: Attempt, step: string): { idempotencyKey: string } {
  return { idempotencyKey: `${id}:${step}` };
}

export type AttemptOutcome = 'SUCCEEDED' | 'FAILED' | 'REPLACED';

export async function closeAttempt(db: Db, { id }: Attempt, outcome: AttemptOutcome): Promise<void> {
  await db.query(endAttempt, [id, outcome]);
}

/** Closes open attempts of a kind. */
export async function closeAttempts(
  db: Db,
  memberId: string,
  source: Source,
  [kind, outcome]: [AttemptKind, AttemptOutcome],
): Promise<void> {
  await db.query(endAttempts, [memberId, source, kind, outcome]);
}

/** Stripe forgets keys after a day, so that requests of an older attempt are not repeated. */
const KEYS_LAST_MS = 20 * 3_600_000;

export function isFresh({ createdAt }: Attempt): boolean {
  return Date.now() - createdAt.getTime() < KEYS_LAST_MS;
}
