import fc from 'fast-check';
import pLimit from 'p-limit';
import Stripe from 'stripe';
import type { DataSource } from 'typeorm';
import { expect, test } from 'vitest';
import { createContext, type Context } from '../../http/context.ts';
import { Refused } from '../../platform/lib/fieldErrors.ts';
import { noThrottles } from '../../launch/test/noThrottles.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { addPayer, billingDetails, customerOf, type Payer, type StripeEvent } from './payers.testing.ts';
import { cancelSubscription, resubscribe } from './cancel.ts';
import { confirmCard, updateCard } from '../cards/card.ts';
import { foresee, letTimePass, nobody, type Command, type Oracle } from './oracle.testing.ts';
import { cards, history, last4, type Fate, type Step } from './histories.testing.ts';
import { recordOf } from './record.ts';
import { payRenewal } from './renewal.ts';
import { confirmSubscription, subscribe } from './subscribe.ts';
import { upgrade } from './upgrade.ts';
import { readEvent, takeEvent } from '../webhooks/webhook.ts';

const HISTORIES = Number(process.env['HISTORIES'] ?? 250);
/** Histories that run at the same time. */
const AT_ONCE = 8;

const server = useServer({ throttles: noThrottles });

class Crash extends Error {}

/** A database whose process dies before the commit of the transaction in which `isTime` becomes true. */
function crashing(db: DataSource, isTime: () => Promise<boolean>): DataSource {
  const transaction = <T>(work: (tx: unknown) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      const value = await work(tx);
      if (await isTime()) throw new Crash('The process ended.');
      return value;
    });
  return new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** A member's history, with the events of Stripe that the server has not yet received. */
class Story {
  readonly oracle: Oracle = nobody();
  readonly unheard: StripeEvent[] = [];
  heard: StripeEvent[] = [];
  #lastSeq = 0;
  #offset = 0;

  constructor(readonly payer: Payer) {}

  get now(): number {
    return Math.floor(Date.now() / 1000) + this.#offset;
  }

  async context(crash: boolean): Promise<Context> {
    const facts = { requestId: 'test', address: '127.0.0.1', userAgent: null, token: this.payer.token };
    const context = createContext(server.deps, facts);
    if (!crash) return context;
    // Between the charge and the commit.
    const before = await chargesOf(this.payer);
    const isTime = async (): Promise<boolean> => (await chargesOf(this.payer)).length > before.length;
    return { ...context, accounts: crashing(context.accounts, isTime) };
  }

  async play({ command, fates, order }: Step): Promise<void> {
    if (command.do === 'wait') await this.wait(command.days);
    else {
      await this.perform(command, 'crash' in command && command.crash);
      foresee(this.oracle, command, this.now);
    }
    await this.listen();
    await this.hear(fates, order);
  }

  private async perform(command: Act, crash: boolean): Promise<void> {
    try {
      let secret = await ask(await this.context(crash), command);
      const confirm = command.do === 'updateCard' ? confirmCard : confirmSubscription;
      while (secret !== null) {
        const isCharge = secret.startsWith('pi_');
        await server.billing.sandbox?.answerChallenge(secret, isRecognised(command, isCharge));
        // A member who leaves now does not wait for the result.
        if (isCharge && 'confirms' in command && !command.confirms) return;
        secret = (await confirm(await this.context(false))).clientSecret;
      }
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Crash)) throw error;
    }
  }

  private async wait(days: number): Promise<void> {
    // Adds an hour each time, so that nothing is due exactly at that moment.
    const seconds = days * 86_400 + 3_600;
    const customer = await customerOf(server, this.payer);
    this.#offset += seconds;
    if (customer) await server.billing.sandbox?.advance(seconds, customer);
    letTimePass(this.oracle, this.now);
  }

  private async listen(): Promise<void> {
    const rows = await server.db.query<{ seq: number; data: StripeEvent }[]>(
      `/* newEvents */ select seq, data from demo_stripe.object
       where customer = $1 and kind = 'event' and seq > $2 order by seq`,
      [await customerOf(server, this.payer), this.#lastSeq],
    );
    this.#lastSeq = rows.at(-1)?.seq ?? this.#lastSeq;
    this.unheard.push(...rows.map(({ data }) => data));
  }

  private async hear(fates: Fate[], order: number[]): Promise<void> {
    for (const [i, fate] of fates.entries()) {
      const at = this.unheard.length === 0 ? 0 : (order[i] ?? 0) % this.unheard.length;
      const event = this.unheard[at];
      if (!event || fate === 'dropped') continue;
      if (fate === 'crashed') {
        await expect(
          tell(
            event,
            crashing(server.deps.db, () => Promise.resolve(true)),
          ),
        ).rejects.toThrow(Crash);
        continue;
      }
      this.unheard.splice(at, 1);
      this.heard.push(event);
      await tell(event);
      if (fate === 'twice') await tell(event);
    }
  }

  /** Delivers all remaining events, the latest first, and some of them twice. */
  async end(): Promise<void> {
    for (const event of [...this.unheard.reverse(), ...this.heard.slice(0, 2)]) await tell(event);
  }
}

type Act = Exclude<Command, { do: 'wait' }>;

function isRecognised(command: Act, isCharge: boolean): boolean {
  if (isCharge && 'passes' in command) return command.passes;
  return 'card' in command && command.card !== 'asksAndFails';
}

async function ask(context: Context, command: Act): Promise<string | null> {
  const card = 'card' in command ? { paymentMethodId: cards[command.card], billing: billingDetails } : null;
  if (command.do === 'pay' && card) {
    const plan = command.plan === 3 ? ('YEARLY' as const) : ('MONTHLY' as const);
    return (await subscribe(context, { plan, ...card })).clientSecret;
  }
  if (command.do === 'updateCard' && card) return (await updateCard(context, card)).clientSecret;
  if (command.do === 'payRenewal') return (await payRenewal(context)).clientSecret;
  if (command.do === 'cancel') return (await cancelSubscription(context, { reason: 'OPTION1' })).clientSecret;
  if (command.do === 'resubscribe') return (await resubscribe(context)).clientSecret;
  return (await upgrade(context, null)).clientSecret;
}

async function tell(event: StripeEvent, db: DataSource = server.deps.db): Promise<void> {
  const payload = JSON.stringify(event);
  const secret = server.billing.webhookSecret;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  await takeEvent(
    { accounts: db, billing: server.billing, operatorMails: [] },
    readEvent(server.billing, Buffer.from(payload), signature),
  );
}

interface Outcome {
  isPaid: boolean;
  plan: number | null;
  status: string | null;
  isCancelled: boolean | null;
  last4: string | null;
  paid: number[];
  charged: number[];
}

/** Stripe's charges, in cents. */
async function chargesOf(payer: Payer): Promise<number[]> {
  const charges = await server.db.query<{ cents: number }[]>(
    `/* charges */ select (data->>'amount')::bigint as cents from demo_stripe.object
     where customer = $1 and kind = 'charge' order by seq`,
    [await customerOf(server, payer)],
  );
  return charges.map(({ cents }) => cents);
}

/** The member's final state: from the record, the invoices and Stripe's charges. */
async function outcomeOf(payer: Payer): Promise<Outcome> {
  const { isPaid, plan, status, isCancelled, cardLast4 } = await recordOf(server.db, payer.memberId);
  const paid = await server.db.query<{ cents: number }[]>(
    `/* paid */ select amount_paid_cents as cents from invoice where member_id = $1 and status = 'paid' order by number`,
    [payer.memberId],
  );
  const rights = isPaid ? { plan, status, isCancelled, last4: cardLast4 } : nothing;
  return { isPaid, ...rights, paid: paid.map(({ cents }) => cents), charged: await chargesOf(payer) };
}

const nothing = { plan: null, status: null, isCancelled: null, last4: null };

function expected({ status, plan, isCancelled, card, charges }: Oracle): Outcome {
  const isPaid = status === 'active' || status === 'past_due';
  const rights = isPaid ? { plan, status, isCancelled, last4: last4[card] } : nothing;
  return { isPaid, ...rights, paid: charges, charged: charges };
}

async function live(steps: Step[]): Promise<void> {
  const story = new Story(await addPayer(server));
  for (const each of steps) await story.play(each);
  await story.end();
  const told = steps.map(({ command }) => JSON.stringify(command)).join('\n');
  expect(await outcomeOf(story.payer), told).toEqual(expected(story.oracle));
}

test(`${HISTORIES} histories end as the rules predict`, async () => {
  const seed = Number(process.env['HISTORY_SEED'] ?? 20_261_121);
  const histories = fc.sample(history, { numRuns: HISTORIES, seed });
  const limit = pLimit(AT_ONCE);
  const results = await Promise.allSettled(histories.map((steps) => limit(() => live(steps))));
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  if (failures[0] !== undefined) {
    throw new Error(`${failures.length} of ${HISTORIES} with the seed ${seed}`, { cause: failures[0] });
  }
});
