import { asksOnSetup, attach, methodOf } from './cards.ts';
import type { Kind, Kinds, Price } from './objects.ts';
import { payInvoice } from './paying.ts';
import { changeLines, changePrice, goOn, subscriptionOf, voidInvoice } from './pendingUpdate.ts';
import {
  cardOf,
  draft,
  end,
  itemOf,
  knownPrice,
  lineOf,
  newItem,
  subscribe,
  type Subscription,
} from './subscribing.ts';
import { declined, invalid, missing, type World } from './world.ts';

interface Terms {
  items?: { id?: string; price: string }[];
  proration_date?: string;
  cancel_at?: string;
  cancel_at_period_end?: string;
}

type Text = 'customer' | 'payment_method' | 'default_payment_method' | 'payment_behavior' | 'subscription';
type Choice = 'balance' | 'invoice' | 'status' | 'limit' | 'starting_after';

/** Parameters of the product's calls, as a form spells them. The SDK's types check them where they are sent. */
export interface Params extends Terms, Partial<Record<Text | Choice, string>>, CustomerFacts {
  card?: { token: string };
  subscription_details?: Terms;
  payment?: { payment_intent: string };
  cancellation_details?: { comment?: string };
  expand?: string[];
}

type CustomerFacts = Partial<Pick<Kinds['customer'], (typeof customerFields)[number]>>;

const customerFields = ['email', 'name', 'address', 'metadata', 'invoice_settings'] as const;

/** Answers a call about the object of an id with an object or a list. Throws what Stripe would refuse. */
type Verb = (world: World, params: Params, id: string) => object;

/** The calls of the product. */
export const verbs: Readonly<Record<string, Verb>> = {
  'GET /v1/prices/:id': (_, __, id) => knownPrice(id),
  ...readingOf(
    'customer',
    'setup_intent',
    'subscription',
    'invoice',
    'invoice_payment',
    'charge',
    'refund',
    'dispute',
  ),
  'POST /v1/customers': (world, params) => world.add('customer', customerFacts(params)),
  'POST /v1/customers/:id': (world, params, id) => {
    const customer = world.change(presentCustomer(world, id), customerFacts(params));
    world.emit('customer.updated', customer);
    return customer;
  },
  'DELETE /v1/customers/:id': (world, _, id) => {
    for (const subscription of world.all('subscription'))
      if (isLiving(subscription)) end(world, subscription);
    // Invoices and subscriptions stay, as at Stripe; the customer's identity does not.
    const nobody = { email: null, name: null, address: null, metadata: {} };
    return Object.assign(world.change(world.get('customer', id), nobody), { deleted: true });
  },
  'POST /v1/payment_methods': (world, { card }) => methodOf(world, card?.token ?? ''),
  'POST /v1/payment_methods/:id/attach': (world, { customer }, id) =>
    attach(world, methodOf(world, id), presentCustomer(world, customer).id),
  'POST /v1/setup_intents': setUp,
  'POST /v1/subscriptions': (world, { items, default_payment_method: card, metadata = {}, ...params }) => {
    const customer = presentCustomer(world, params.customer).id;
    const facts = { customer, default_payment_method: ownCard(world, card, customer), metadata };
    return subscribe(world, knownPrice(items?.[0]?.price), facts);
  },
  'POST /v1/subscriptions/:id': (world, params, id) => {
    const subscription = living(world, id);
    if (params.items) updatePrice(world, subscription, params);
    else updateFacts(world, subscription, params);
    world.emit('customer.subscription.updated', subscription);
    return subscription;
  },
  'DELETE /v1/subscriptions/:id': (world, { cancellation_details: { comment } = {} }, id) => {
    const subscription = living(world, id);
    if (comment !== undefined) world.change(subscription, { cancellation_details: { comment } });
    end(world, subscription);
    return subscription;
  },
  'POST /v1/invoices/create_preview': preview,
  'POST /v1/invoices/:id/pay': (world, _, id) => pay(world, openInvoice(world, id)),
  'POST /v1/invoices/:id/void': (world, _, id) => voidInvoice(world, openInvoice(world, id)),
};

/** Verbs that read objects of these kinds: one by its id, or a list, the latest first. */
function readingOf(...kinds: Kind[]): Record<string, Verb> {
  const verbsOf = (kind: Kind): [string, Verb][] => [
    [`GET /v1/${kind}s/:id`, (world, _, id) => world.get(kind, id)],
    [
      `GET /v1/${kind}s`,
      (world, params) => listOf(world.all(kind).filter(isWanted(params)).reverse(), params.limit),
    ],
  ];
  return Object.fromEntries(kinds.flatMap(verbsOf));
}

function isWanted({ customer, invoice, payment, status = 'all' }: Params): (fields: object) => boolean {
  const wanted = Object.entries({ customer, invoice, ...(status !== 'all' && { status }) });
  return (fields) =>
    wanted.every(([name, value]) => value === undefined || Reflect.get(fields, name) === value) &&
    (payment === undefined || intentIn(fields) === payment.payment_intent);
}

function intentIn(fields: object): string | null {
  return 'payment' in fields ? (fields as Kinds['invoice_payment']).payment.payment_intent : null;
}

export function listOf(data: object[], limit = '10'): object {
  return { object: 'list', data: data.slice(0, Number(limit)), has_more: data.length > Number(limit) };
}

/** The facts that the request gives; the others stay as they are. */
function customerFacts(params: Params): Partial<Kinds['customer']> {
  const given = customerFields.filter((name) => params[name] !== undefined);
  const facts: CustomerFacts = Object.fromEntries(given.map((name) => [name, params[name]]));
  return params.balance === undefined ? facts : { ...facts, balance: Number(params.balance) };
}

function setUp(world: World, params: Params): Kinds['setup_intent'] {
  const customer = presentCustomer(world, params.customer).id;
  const method = methodOf(world, params.payment_method ?? '');
  const asks = asksOnSetup(world, method);
  // It is attached when the bank approves, but must be stored with the customer's objects already.
  if (asks) world.change(method, {});
  else attach(world, method, customer);
  const status = asks ? 'requires_action' : 'succeeded';
  const intent = world.add('setup_intent', { customer, payment_method: method.id, status });
  if (!asks) world.emit('setup_intent.succeeded', intent);
  return intent;
}

/** The customer's own card; throws if it belongs to nobody or to another customer. */
function ownCard(world: World, id: string | undefined, customer: string): string {
  const method = world.get('payment_method', id);
  if (method.customer === customer) return method.id;
  throw invalid('The customer does not have a payment method with this ID.');
}

/** Stripe still answers a customer that was deleted, but takes no changes, cards or subscriptions for it. */
function presentCustomer(world: World, id: string | undefined): Kinds['customer'] {
  const customer = world.get('customer', id);
  if ('deleted' in customer) throw missing('customer', customer.id);
  return customer;
}

function isLiving({ status }: Subscription): boolean {
  return !['canceled', 'incomplete_expired'].includes(status);
}

/** Only a running subscription can be changed. */
function living(world: World, id: string): Subscription {
  const subscription = world.get('subscription', id);
  if (isLiving(subscription)) return subscription;
  throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
}

function termsOf(world: World, terms: Terms = {}): [price: Price, since: number] {
  return [knownPrice(terms.items?.[0]?.price), Number(terms.proration_date ?? world.now)];
}

/** The next invoice of a subscription, after a change if one is given; or the first one of a price. */
function preview(world: World, params: Params): Kinds['invoice'] {
  const { subscription: id, subscription_details: terms = {} } = params;
  if (id === undefined) {
    const { id: customer } = presentCustomer(world, params.customer);
    const lines = [lineOf(newItem(termsOf(world, terms)[0], world.now))];
    return draft(world, { id: '', customer }, 'subscription_create', lines);
  }
  const subscription = living(world, id);
  if (terms.items) {
    const lines = changeLines(world, subscription, ...termsOf(world, terms));
    return draft(world, subscription, 'subscription_update', lines);
  }
  const ends = { ...subscription, ...endOf(world, subscription, terms) };
  if (ends.cancel_at !== null) throw invalid('No upcoming invoices for a subscription that ends.');
  const { price, current_period_end: start } = itemOf(subscription);
  const next = newItem(price, start, undefined, subscription.billing_cycle_anchor);
  return draft(world, subscription, 'subscription_cycle', [lineOf(next)]);
}

function updatePrice(world: World, subscription: Subscription, params: Params): void {
  const other = params.default_payment_method ?? params.cancel_at_period_end;
  // An update that waits for payment cannot change anything else.
  if (other !== undefined || params.payment_behavior !== 'pending_if_incomplete') {
    throw invalid('Only the price can be changed here, with `payment_behavior` pending_if_incomplete.');
  }
  const item = itemOf(subscription);
  if (params.items?.[0]?.id !== item.id) throw missing('subscription_item', params.items?.[0]?.id ?? '');
  const [price, since] = termsOf(world, params);
  if (price.id !== item.price.id) changePrice(world, subscription, price, since);
}

function updateFacts(world: World, subscription: Subscription, params: Params): void {
  const { default_payment_method: card } = params;
  const own = card && { default_payment_method: ownCard(world, card, subscription.customer) };
  world.change(subscription, { ...own, ...endOf(world, subscription, params) });
}

const KEPT = { cancel_at_period_end: false, cancel_at: null, canceled_at: null };

/** A day that was set on its own stays until `cancel_at` is emptied. */
function endOf(world: World, subscription: Subscription, params: Terms): Partial<Subscription> {
  const { cancel_at, cancel_at_period_end } = params;
  if (cancel_at !== undefined && cancel_at_period_end !== undefined) {
    throw invalid('Only one of `cancel_at` and `cancel_at_period_end` can be given.');
  }
  if (cancel_at === '') return KEPT;
  if (cancel_at_period_end === undefined) return {};
  const end = itemOf(subscription).current_period_end;
  if (cancel_at_period_end === 'true') {
    return { cancel_at_period_end: true, cancel_at: end, canceled_at: world.now };
  }
  return subscription.cancel_at_period_end ? KEPT : {};
}

function openInvoice(world: World, id: string): Kinds['invoice'] {
  const invoice = world.get('invoice', id);
  if (invoice.status === 'open') return invoice;
  throw invalid('Invoice is already paid or was given up.');
}

function pay(world: World, invoice: Kinds['invoice']): Kinds['invoice'] {
  const verdict = payInvoice(world, invoice, cardOf(world, subscriptionOf(world, invoice)), 'present');
  if (verdict.status === 'declined') throw declined(verdict.decline);
  if (verdict.status === 'requires_action') {
    const message = 'This invoice requires additional user action before it can be paid.';
    throw declined({ code: 'invoice_payment_intent_requires_action', message });
  }
  goOn(world, invoice);
  return invoice;
}
