import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { projectRoot } from '../../platform/lib/projectRoot.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { change, updateCard } from '../../billing/subscriptions/payers.testing.ts';
import { addSubscriber } from '../../billing/subscriptions/subscribers.testing.ts';
import type { Kept, Kinds } from './objects.ts';

/** One example of each of Stripe's objects, if the published ones are available. */
const file = join(projectRoot, '../shared/data/stripe/fixtures3.json');
const isThere = existsSync(file);
if (!isThere)
  process.stderr.write(`Stripe's examples are not at ${file}: shapes are not compared with them.\n`);

type Shape = Record<string, unknown>;

const server = useServer();

/** All objects that the stand-in creates for a member who uses everything. */
async function madeObjects(): Promise<Kept[]> {
  const payer = await addSubscriber(server);
  await updateCard(server, payer, 'pm_card_mastercard');
  await change(server, payer, 'upgradeSubscription');
  const rows = await server.db.query<{ data: Kept }[]>(
    `/* made */ select data from demo_stripe.object where kind <> 'request'`,
  );
  return rows.map(({ data }) => data);
}

/** Kind of a value, as far as a client depends on it. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return value === null ? 'null' : typeof value;
}

/** Differences of an object from an example: fields that examples lack, and values of another kind. */
function differences(made: Shape, example: Shape): string[] {
  return Object.entries(made).flatMap(([name, value]) => {
    if (!(name in example)) return [`${name} is in no example`];
    const kinds = [kindOf(value), kindOf(example[name])];
    return kinds.includes('null') || kinds[0] === kinds[1] ? [] : [`${name} is ${kinds.join(', not ')}`];
  });
}

/** A type with some of its fields, as it goes over the wire. */
type Part<T> = T extends string
  ? string
  : T extends (infer Item)[]
    ? Part<Item>[]
    : T extends object
      ? { [Name in keyof T]?: Part<T[Name]> }
      : T;

/** Compiles while every field that the stand-in makes is one that the SDK knows, of its type. */
export const asOfTheSdk = (
  made: Omit<Kinds, 'event' | 'request'>,
): {
  customer: Part<Stripe.Customer>;
  payment_method: Part<Stripe.PaymentMethod>;
  setup_intent: Part<Stripe.SetupIntent>;
  subscription: Part<Stripe.Subscription>;
  invoice: Part<Stripe.Invoice>;
  invoice_payment: Part<Stripe.InvoicePayment>;
  payment_intent: Part<Stripe.PaymentIntent>;
  charge: Part<Stripe.Charge>;
  refund: Part<Stripe.Refund>;
  dispute: Part<Stripe.Dispute>;
} => made;

test.skipIf(!isThere)('the stand-in’s objects have the shape of Stripe’s examples', async () => {
  const { resources } = JSON.parse(readFileSync(file, 'utf8')) as { resources: Record<string, Shape> };
  const made = await madeObjects();
  const kinds = new Set(made.map(({ object }) => object));
  expect([...kinds].sort()).toEqual([
    'charge',
    'customer',
    'event',
    'invoice',
    'invoice_payment',
    'payment_intent',
    'payment_method',
    'setup_intent',
    'subscription',
  ]);
  const found = made.flatMap((object) =>
    differences({ ...object }, resources[object.object] ?? {}).map(
      (difference) => `${object.object}: ${difference}`,
    ),
  );
  expect([...new Set(found)]).toEqual([]);
});
