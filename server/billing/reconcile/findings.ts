import Stripe from 'stripe';
import { isDatabaseAway } from '../../platform/lib/databaseAway.ts';
import type { Log } from '../../platform/log.ts';
import { addPaymentAlert } from '../invoices/disputes/dispute.sql.ts';
import type { DisputeDeps } from '../invoices/disputes/disputes.ts';
import { isStripeError } from '../rules/paymentErrors.ts';
import { addAlert } from './check.sql.ts';

export interface CheckDeps extends DisputeDeps {
  log: Log;
}

export interface CheckLimits {
  /** Maximum pages of 100 objects of each of Stripe’s lists. */
  pages: number;
  milliseconds: number;
}

/** `NOT_HERE`: runs at Stripe, but not in the record. `NOT_AT_STRIPE`: runs in the record, but not at Stripe. */
export type Finding =
  | 'NOT_HERE'
  | 'NOT_AT_STRIPE'
  | 'CHARGED_TWICE'
  | 'STRANGER'
  | 'FREE_BUT_CHARGED'
  | 'UNPAID'
  | 'PRICE';

/** 20,000 subscriptions of each state, and 15 minutes. */
const LIMITS: CheckLimits = { pages: 200, milliseconds: 900_000 };

/** Progress and findings of a check. */
export class Findings {
  read = 0;
  mended = 0;
  /** Number of things that could not be checked. */
  failed = 0;
  isCutOff = false;
  readonly #deadline: number;

  constructor(
    private readonly deps: CheckDeps,
    private readonly checkId: number,
    private readonly limits: CheckLimits = LIMITS,
  ) {
    this.#deadline = Date.now() + limits.milliseconds;
  }

  /** False once the time or the pages are used up. */
  mayGoOn(page: number): boolean {
    const mayGoOn = page < this.limits.pages && Date.now() < this.#deadline;
    if (!mayGoOn) this.isCutOff = true;
    return mayGoOn;
  }

  /** Reports a finding to the log and to administrators. */
  async report(kind: Finding, memberId: string | null, details: string): Promise<void> {
    this.deps.log.warn({ kind, memberId }, `Payment check: ${details}`);
    await this.deps.accounts.query(addAlert, [this.checkId, kind, memberId, details]);
  }

  /**
   * Checks one thing, such as `dispute dp_1`. If it cannot be checked, the others still are, and operators are told once.
   * Throws what stops everything, such as a connection that is lost.
   */
  async check(what: string, memberId: string | null, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (stopsEverything(error)) throw error;
      this.failed += 1;
      const { accounts, log, operatorMails } = this.deps;
      log.error({ err: error, memberId }, `Payment check: ${what} could not be checked`);
      const why =
        isStripeError(error) && error instanceof Error
          ? `Stripe says: ${error.message}`
          : 'The log says why.';
      const details = `The payment check could not check ${what}. ${why} It is tried again every day.`;
      const facts = [`alert:NOT_CHECKED:${what}`, 'NOT_CHECKED', memberId, details, operatorMails];
      await accounts.query(addPaymentAlert, facts);
    }
  }

  /** The reason why not everything was checked, for administrators; null if it was. */
  problem(): string | null {
    const failed =
      this.failed === 0 ? [] : [`${String(this.failed)} could not be checked; the log says why.`];
    const cutOff = this.isCutOff ? ['It was cut off at its limit; the rest is read tomorrow.'] : [];
    return [...failed, ...cutOff].join(' ') || null;
  }
}

function stopsEverything(error: unknown): boolean {
  const { StripeConnectionError, StripeRateLimitError, StripeAuthenticationError } = Stripe.errors;
  return (
    isDatabaseAway(error) ||
    error instanceof StripeConnectionError ||
    error instanceof StripeRateLimitError ||
    error instanceof StripeAuthenticationError
  );
}

type ReadPage<T> = (page: Stripe.PaginationParams) => Promise<Stripe.ApiList<T>>;

/** Reads one of Stripe’s lists page by page, for as long as the check may go on. */
export async function* pagesOf<T extends { id: string }>(
  findings: Findings,
  readPage: ReadPage<T>,
): AsyncGenerator<T[]> {
  let page: Stripe.PaginationParams = { limit: 100 };
  for (let count = 0; findings.mayGoOn(count); count += 1) {
    const { data, has_more: hasMore } = await readPage(page);
    yield data;
    const last = data.at(-1);
    if (!hasMore || last === undefined) return;
    page = { ...page, starting_after: last.id };
  }
}
