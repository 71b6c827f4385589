import type Stripe from 'stripe';
import type { Log } from '../../platform/log.ts';
import type { DisputeDeps } from '../invoices/disputes/disputes.ts';
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
export type Finding = 'NOT_HERE' | 'NOT_AT_STRIPE' | 'STRANGER' | 'FREE_BUT_CHARGED' | 'UNPAID' | 'PRICE';

/** Progress and findings of a check. */
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
