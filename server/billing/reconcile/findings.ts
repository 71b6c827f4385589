import type { Log } from '../../platform/log.ts';
import type { PaymentDeps } from '../gateway.ts';
import { addAlert } from './check.sql.ts';

export interface CheckDeps extends PaymentDeps {
  log: Log;
}

export interface CheckLimits {
  /** Pages of 100 subscriptions, of each state. */
  pages: number;
  milliseconds: number;
}

/** `NOT_HERE`: it runs at Stripe, and the record said otherwise. `NOT_AT_STRIPE`: it counted here, and Stripe says otherwise. */
export type Finding = 'NOT_HERE' | 'NOT_AT_STRIPE' | 'STRANGER' | 'FREE_BUT_CHARGED' | 'UNPAID' | 'PRICE';

/** The progress and findings of a check, and whether it may go on. */
export class Findings {
  read = 0;
  mended = 0;
  isCutOff = false;
  readonly #deadline: number;

  constructor(
    private readonly deps: CheckDeps,
    private readonly checkId: number,
    private readonly limits: CheckLimits,
  ) {
    this.#deadline = Date.now() + limits.milliseconds;
  }

  /** False once the time or the number of pages is used up. */
  mayGoOn(page: number): boolean {
    const mayGoOn = page < this.limits.pages && Date.now() < this.#deadline;
    if (!mayGoOn) this.isCutOff = true;
    return mayGoOn;
  }

  /** Reports to the log and to administrators. */
  async report(kind: Finding, memberId: string | null, details: string): Promise<void> {
    this.deps.log.warn({ kind, memberId }, `Payment check: ${details}`);
    await this.deps.accounts.query(addAlert, [this.checkId, kind, memberId, details]);
  }
}
