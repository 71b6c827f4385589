import type { z } from 'zod';
import { checked, params } from './params.ts';
import { listOf, type SandboxRoute } from './route.ts';
import { changePrice } from './pendingUpdate.ts';
import { invalid } from './sandboxError.ts';
import { end, itemOf, knownPrice, subscribe, type Subscription } from './subscribing.ts';
import { idOf } from './wire.ts';
import type { World } from './world.ts';

type Change = z.infer<typeof params.subscriptionChange>;

/** The customer's own card; throws if it belongs to nobody or to another customer. */
function ownCard(world: World, id: string | undefined, customer: string | null): string | null {
  if (id === undefined) return null;
  const method = world.get('payment_method', id);
  if (idOf(method.customer) === customer) return method.id;
  throw invalid('The customer does not have a payment method with this ID.', { code: 'resource_missing' });
}

/** Only a running subscription can be changed. */
function living(world: World, id: string): Subscription {
  const subscription = world.get('subscription', id);
  if (!['canceled', 'incomplete_expired'].includes(subscription.status)) return subscription;
  throw invalid('A canceled subscription can only update its cancellation_details and metadata.');
}

function setCancellation(world: World, subscription: Subscription, change: Change): void {
  const isCancelled = change.cancel_at_period_end;
  if (isCancelled === undefined) return;
  const { comment = null } = change.cancellation_details ?? {};
  const reason = isCancelled ? ('cancellation_requested' as const) : null;
  world.change(subscription, {
    cancel_at_period_end: isCancelled,
    cancel_at: isCancelled ? itemOf(subscription).current_period_end : null,
    canceled_at: isCancelled ? world.now : null,
    cancellation_details: { comment, feedback: null, feedback_option: null, reason },
  });
}

/** An update that waits for payment cannot change anything else. */
function requireOnlyPrice({ payment_behavior, ...change }: Change): void {
  if (payment_behavior === undefined) return;
  const known = ['items', 'billing_cycle_anchor', 'proration_behavior', 'proration_date', 'expand'];
  const other = Object.keys(change).find((name) => !known.includes(name));
  if (other === undefined) return;
  throw invalid(`You cannot set \`payment_behavior\` to pending_if_incomplete when passing: ${other}.`);
}

function update(world: World, subscription: Subscription, change: Change): Subscription {
  requireOnlyPrice(change);
  const card = ownCard(world, change.default_payment_method, idOf(subscription.customer));
  if (card !== null) world.change(subscription, { default_payment_method: card });
  setCancellation(world, subscription, change);
  const wanted = change.items?.[0];
  if (wanted && wanted.price !== itemOf(subscription).price.id) {
    if (wanted.id !== itemOf(subscription).id) throw invalid('No such subscription item.');
    changePrice(world, subscription, {
      price: knownPrice(wanted.price),
      prorationDate: change.proration_date ?? world.now,
      isProrated: change.proration_behavior !== 'none',
    });
  }
  world.emit('customer.subscription.updated', subscription);
  return subscription;
}

/** Routes that create, change, end and list subscriptions. */
export const subscriptionRoutes: readonly SandboxRoute[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    answer: ({ world, form }) => {
      const given = checked(params.subscription, form);
      const customer = world.get('customer', given.customer).id;
      const price = knownPrice(given.items[0].price);
      const paymentMethod = ownCard(world, given.default_payment_method, customer);
      return subscribe(world, { customer, price, paymentMethod, metadata: given.metadata ?? {} });
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    answer: ({ world, form }) => {
      const { status, limit } = checked(params.ofCustomer, form);
      const all = world.all('subscription').reverse();
      const listed = all.filter((each) => (status ?? 'all') === 'all' || each.status === status);
      return listOf('/v1/subscriptions', listed, limit);
    },
  },
  {
    method: 'GET',
    path: '/v1/subscriptions/:id',
    answer: ({ world, id }) => world.get('subscription', id),
  },
  {
    method: 'POST',
    path: '/v1/subscriptions/:id',
    answer: ({ world, id, form }) =>
      update(world, living(world, id), checked(params.subscriptionChange, form)),
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/:id',
    answer: ({ world, id }) => {
      const subscription = living(world, id);
      end(world, subscription, 'cancellation_requested');
      return subscription;
    },
  },
];
