import Stripe from 'stripe';
import { addMember } from '../../members/accounts/member.sql.ts';
import { openSession } from '../../members/accounts/sessions/session.ts';
import type { TestServer } from '../../launch/test/query.ts';
import type { Kinds } from '../../demo/stripe/objects.ts';

/** A member with a session. */
export interface Payer {
  memberId: string;
  token: string;
}

let made = 0;

/** Adds a member who has not paid yet. */
export async function addPayer(server: TestServer, rights: { isFree?: boolean } = {}): Promise<Payer> {
  made += 1;
  const email = `payer${made}@example.test`;
  const facts = ['Pat', 'Payer', 'x', false, rights.isFree ?? false, false, 2, null, null, true];
  const [{ id: memberId } = { id: '' }] = await server.db.query<{ id: string }[]>(addMember, [
    email,
    ...facts,
  ]);
  const token = (await openSession(server.db, server.sessionSecret, { memberId })) ?? '';
  return { memberId, token };
}

export const billingDetails = {
  name: 'Pat Payer',
  line1: '1 Main St',
  city: 'Austin',
  state: 'TX',
  postalCode: '78701',
  country: 'US',
};

export interface Payload {
  member: { isPaid: boolean; isSubscribed: boolean } | null;
  subscription: SeenSubscription | null;
  clientSecret: string | null;
  token: string | null;
  errors: { field: string | null; code: string; message: string }[];
}

interface SeenSubscription {
  plan: string;
  status: string;
  isCancelled: boolean;
  canUpgrade: boolean;
  upgradePrice: number | null;
  currentPeriodEnd: string | null;
  nextAttemptAt: string | null;
  card: { brand: string; last4: string } | null;
}

const SUBSCRIPTION = `subscription {
  plan status isCancelled canUpgrade upgradePrice currentPeriodEnd nextAttemptAt card { brand last4 }
}`;
const ERRORS = 'clientSecret errors { field code message }';

const inputs: Readonly<Record<string, string>> = {
  subscribe: 'SubscribeInput!',
  updateCard: 'UpdateCardInput!',
  cancelSubscription: 'CancelSubscriptionInput!',
  upgradeSubscription: 'UpgradeInput',
};

/** Runs a mutation of billing as a member. */
export async function change(
  server: TestServer,
  { token }: Payer,
  call: string,
  input?: object,
): Promise<Payload> {
  const ofCard = call === 'updateCard' || call === 'confirmCard';
  const fields = ofCard
    ? `${SUBSCRIPTION} ${ERRORS}`
    : `member { isPaid isSubscribed } token ${SUBSCRIPTION} ${ERRORS}`;
  const document = input
    ? `mutation ($input: ${inputs[call] ?? ''}) { payload: ${call}(input: $input) { ${fields} } }`
    : `mutation { payload: ${call} { ${fields} } }`;
  const { payload } = await server.query<{ payload: Payload }>(document, input ? { input } : {}, { token });
  return payload;
}

/** Buys a plan. `today`: dollars that the form shows as today’s payment. */
export function subscribe(
  server: TestServer,
  payer: Payer,
  plan: string,
  card: string,
  today?: number,
): Promise<Payload> {
  return change(server, payer, 'subscribe', { plan, paymentMethodId: card, billing: billingDetails, today });
}

export function updateCard(server: TestServer, payer: Payer, card: string): Promise<Payload> {
  return change(server, payer, 'updateCard', { paymentMethodId: card, billing: billingDetails });
}

export async function answerChallenge(
  server: TestServer,
  { token }: Payer,
  clientSecret: string | null,
  pass: boolean,
): Promise<void> {
  const document = `mutation ($input: AnswerChallengeInput!) { answerDemonstrationChallenge(input: $input) { ok } }`;
  const input = { clientSecret, pass };
  const answer = await server.query<{ answerDemonstrationChallenge: { ok: boolean } }>(
    document,
    { input },
    { token },
  );
  if (!answer.answerDemonstrationChallenge.ok) throw new Error('Nothing waited for the cardholder.');
}

export interface Seen {
  isPaid: boolean;
  isSubscribed: boolean;
  subscription: SeenSubscription | null;
  invoices: {
    nodes: {
      status: string;
      amountPaid: number;
      amountOwed: number;
      pdfUrl: string | null;
      areLinksFresh: boolean;
      areLinksGone: boolean;
    }[];
  };
}

/** A member's own view of their subscription. */
export async function seen(server: TestServer, { token }: Payer): Promise<Seen> {
  const document = `{ viewer { isPaid isSubscribed ${SUBSCRIPTION}
    invoices(first: 50) { nodes { status amountPaid amountOwed pdfUrl areLinksFresh areLinksGone } } } }`;
  const { viewer } = await server.query<{ viewer: Seen }>(document, {}, { token });
  return viewer;
}

/** Charges in dollars, the latest first. */
export async function paid(server: TestServer, payer: Payer): Promise<number[]> {
  const { nodes } = (await seen(server, payer)).invoices;
  return nodes.filter(({ status }) => status === 'PAID').map(({ amountPaid }) => amountPaid);
}

export async function customerOf(server: TestServer, { memberId }: Payer): Promise<string> {
  const rows = await server.db.query<{ id: string }[]>(
    '/* customerOf */ select stripe_customer_id as id from subscription where member_id = $1',
    [memberId],
  );
  return rows[0]?.id ?? '';
}

const DAY_S = 86_400;

/** Moves one member's clock at the stand-in forward. */
export async function letDaysPass(server: TestServer, payer: Payer, days: number): Promise<void> {
  await server.billing.sandbox?.advance(days * DAY_S, await customerOf(server, payer));
}

export type StripeEvent = Kinds['event'];

/** A member's events that the server has not yet received. */
export async function eventsOf(server: TestServer, payer: Payer): Promise<StripeEvent[]> {
  const rows = await server.db.query<{ data: StripeEvent }[]>(
    `/* eventsOf */ select data from demo_stripe.object where customer = $1 and kind = 'event' order by seq`,
    [await customerOf(server, payer)],
  );
  return rows.map(({ data }) => data);
}

export interface Signing {
  secret?: string;
  timestamp?: number;
  body?: string;
}

/** Delivers an event to the server as Stripe does and returns the HTTP status. */
export async function tell(server: TestServer, event: StripeEvent, signing: Signing = {}): Promise<number> {
  const payload = JSON.stringify(event);
  const { secret = server.billing.webhookSecret, timestamp, body = payload } = signing;
  const facts = { payload, secret, ...(timestamp !== undefined && { timestamp }) };
  const signature = Stripe.webhooks.generateTestHeaderString(facts);
  const response = await fetch(`${server.origin}/rest/stripe/webhook`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
  await response.body?.cancel();
  return response.status;
}

/** Delivers all events of a member to the server, in order. */
export async function tellAll(server: TestServer, payer: Payer): Promise<void> {
  for (const event of await eventsOf(server, payer)) await tell(server, event);
}
