/** A card of a history, by its outcome. */
export type OracleCard =
  | 'good'
  | 'other'
  | 'refused'
  | 'fails'
  | 'asksAndPasses'
  | 'asksAndFails'
  | 'asksAlways';

export type Command =
  | { do: 'pay'; plan: 2 | 3; card: OracleCard; crash: boolean }
  | ({ do: 'updateCard'; card: 'good' | 'other' | 'refused' | 'fails' | 'asksAlways' } & AtTheBank)
  | ({ do: 'payRenewal' } & AtTheBank)
  | { do: 'cancel' }
  | { do: 'resubscribe' }
  | ({ do: 'upgrade'; crash: boolean } & AtTheBank)
  | { do: 'wait'; days: 10 | 33 };

/** The bank's check of a charge: whether the cardholder passes, and whether they wait for the result. */
interface AtTheBank {
  passes: boolean;
  confirms: boolean;
}

type Payment = Extract<Command, { do: 'pay' }>;

/** Expected state of a member, derived from the rules alone: no tables, no events, no ids. */
export interface Oracle {
  status: 'none' | 'active' | 'past_due' | 'ended';
  plan: 2 | 3;
  isCancelled: boolean;
  card: OracleCard;
  /** Start and end of the current period, in Unix seconds. */
  anchor: number;
  end: number;
  failedAt: number;
  failures: number;
  /** Cents. */
  charges: number[];
}

export const nobody = (): Oracle => ({
  status: 'none',
  plan: 2,
  isCancelled: false,
  card: 'good',
  anchor: 0,
  end: 0,
  failedAt: 0,
  failures: 0,
  charges: [],
});

const PRICES = { 2: 15_00, 3: 150_00 };
const DAY = 86_400;

/** Days after a renewal on which a failed card is tried again; access ends on the last. */
const TRIES = [3, 8, 15];

function monthsLater(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const month = from.getUTCMonth() + months;
  const last = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const day = Math.min(from.getUTCDate(), last);
  const [h, m, s] = [from.getUTCHours(), from.getUTCMinutes(), from.getUTCSeconds()];
  return Date.UTC(from.getUTCFullYear(), month, day, h, m, s) / 1000;
}

function nextEnd(oracle: Oracle, after: number): number {
  const step = oracle.plan === 3 ? 12 : 1;
  let months = step;
  while (monthsLater(oracle.anchor, months) <= after) months += step;
  return monthsLater(oracle.anchor, months);
}

function begin(oracle: Oracle, plan: 2 | 3, now: number, cents: number): void {
  Object.assign(oracle, { plan, status: 'active', isCancelled: false, anchor: now });
  oracle.end = nextEnd(oracle, now);
  oracle.charges.push(cents);
}

const hasAccess = ({ status }: Oracle): boolean => status === 'active' || status === 'past_due';

/** Applies a command at a moment in Unix seconds. */
export function foresee(oracle: Oracle, command: Command, now: number): void {
  if (command.do === 'wait') return;
  if (command.do === 'pay') foreseePayment(oracle, command, now);
  if (command.do === 'updateCard') foreseeCard(oracle, command.card, command.passes);
  if (command.do === 'payRenewal') foreseeDue(oracle, command.passes);
  if (command.do === 'cancel' && hasAccess(oracle)) oracle.isCancelled = true;
  if (command.do === 'resubscribe' && hasAccess(oracle)) oracle.isCancelled = false;
  if (command.do === 'upgrade') foreseeUpgrade(oracle, now, command.passes);
}

function foreseePayment(oracle: Oracle, { plan, card, crash }: Payment, now: number): void {
  if (!hasAccess(oracle)) {
    if (!paysWith(card, true)) return;
    oracle.card = card;
    begin(oracle, plan, now, PRICES[plan]);
    return;
  }
  if (!oracle.isCancelled || (oracle.plan === 3 && plan === 2)) return;
  const { length } = oracle.charges;
  if (!foreseeCard(oracle, card, true)) return;
  // The process ends after the amount due is charged, before anything else; this does not happen on a bank's
  // page.
  if (crash && oracle.charges.length > length && !card.startsWith('asks')) return;
  if (plan === 3 && oracle.plan === 2) foreseeUpgrade(oracle, now, true);
  else oracle.isCancelled = false;
}

/** True if a charge succeeds while the cardholder is away. */
function pays(card: OracleCard): boolean {
  return card === 'good' || card === 'other' || card === 'asksAndPasses';
}

/** True if the card is accepted and pays the amount due. */
function foreseeCard(oracle: Oracle, card: OracleCard, passes: boolean): boolean {
  if (card === 'refused' || card === 'asksAndFails') return false;
  oracle.card = hasAccess(oracle) ? card : oracle.card;
  return foreseeDue(oracle, passes);
}

/** True if nothing is due any more after the cardholder tried to pay. */
function foreseeDue(oracle: Oracle, passes: boolean): boolean {
  if (oracle.status !== 'past_due') return true;
  if (!paysWith(oracle.card, passes)) return false;
  oracle.status = 'active';
  oracle.charges.push(PRICES[oracle.plan]);
  return true;
}

/** True if a charge succeeds while the cardholder is present. */
function paysWith(card: OracleCard, passes: boolean): boolean {
  return pays(card) || (card === 'asksAlways' && passes);
}

function foreseeUpgrade(oracle: Oracle, now: number, passes: boolean): void {
  if (oracle.status !== 'active' || oracle.plan === 3) return;
  if (!paysWith(oracle.card, passes)) return;
  begin(oracle, 3, now, PRICES[3] - PRICES[2]);
}

/** Applies renewals, retries and ends up to a moment in Unix seconds. */
export function letTimePass(oracle: Oracle, until: number): void {
  for (;;) {
    if (oracle.status === 'active' && oracle.end <= until) renew(oracle);
    else if (oracle.status === 'past_due' && retryAt(oracle) <= until) retry(oracle);
    else return;
  }
}

function renew(oracle: Oracle): void {
  if (oracle.isCancelled) {
    oracle.status = 'ended';
    return;
  }
  const start = oracle.end;
  oracle.end = nextEnd(oracle, start);
  if (pays(oracle.card)) oracle.charges.push(PRICES[oracle.plan]);
  else Object.assign(oracle, { status: 'past_due', failedAt: start, failures: 0 });
}

function retryAt({ failedAt, failures }: Oracle): number {
  return failedAt + (TRIES[failures] ?? 0) * DAY;
}

function retry(oracle: Oracle): void {
  if (pays(oracle.card)) {
    oracle.status = 'active';
    oracle.charges.push(PRICES[oracle.plan]);
    return;
  }
  oracle.failures += 1;
  if (oracle.failures === TRIES.length) oracle.status = 'ended';
}
