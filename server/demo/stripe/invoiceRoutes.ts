import { giveUp, payInvoice } from './paying.ts';
import { invoiceObject } from './invoiceObject.ts';
import { refundObject } from './moneyObjects.ts';
import { checked, params } from './params.ts';
import { applyUpdate, discardUpdate, isOfUpdate } from './pendingUpdate.ts';
import { listOf, type SandboxRoute } from './route.ts';
import { declined, invalid } from './sandboxError.ts';
import { activate, cardOf, changeLines, end, knownPrice } from './subscribing.ts';
import { idOf, type Kinds } from './wire.ts';
import type { World } from './world.ts';

function pay(world: World, invoice: Kinds['invoice'], given: string | undefined): Kinds['invoice'] {
  if (invoice.status !== 'open') throw invalid('Invoice is already paid or was given up.');
  const subscription = world.get('subscription', idOf(invoice.parent?.subscription_details?.subscription));
  const card = given === undefined ? cardOf(world, subscription) : world.get('payment_method', given).id;
  const verdict = payInvoice(world, invoice, card, true);
  if (verdict.is === 'declined') throw declined(verdict.decline);
  if (verdict.is === 'asks') {
    const message = 'This invoice requires additional user action before it can be paid.';
    throw declined({ code: 'invoice_payment_intent_requires_action', message });
  }
  if (isOfUpdate(subscription, invoice)) applyUpdate(world, subscription);
  else activate(world, subscription);
  return invoice;
}

/** Without its first bill a subscription never begins, and without its own no change is made. */
function voidInvoice(world: World, invoice: Kinds['invoice']): Kinds['invoice'] {
  if (invoice.status !== 'open') throw invalid('You can only pass in open invoices.');
  const subscription = world.get('subscription', idOf(invoice.parent?.subscription_details?.subscription));
  if (subscription.status === 'incomplete') end(world, subscription, 'payment_failed');
  else if (isOfUpdate(subscription, invoice)) discardUpdate(world, subscription);
  else giveUp(world, invoice, 'void');
  return invoice;
}

function refund(world: World, charge: Kinds['charge'], wanted: number | undefined): Kinds['refund'] {
  const amount = wanted ?? charge.amount - charge.amount_refunded;
  const refunded = charge.amount_refunded + amount;
  if (amount <= 0 || refunded > charge.amount) throw invalid('The charge has been refunded already.');
  world.change(charge, { amount_refunded: refunded, refunded: refunded === charge.amount });
  world.emit('charge.refunded', charge);
  return world.add(refundObject(world.now, charge, amount));
}

/** Invoices and the money that pays them. */
export const invoiceRoutes: readonly SandboxRoute[] = [
  {
    method: 'POST',
    path: '/v1/invoices/create_preview',
    answer: ({ world, form }) => {
      const { customer, subscription: id, subscription_details } = checked(params.preview, form);
      const { items, proration_date, proration_behavior } = subscription_details;
      const subscription = world.get('subscription', id);
      const lines = changeLines(world, subscription, {
        price: knownPrice(items[0].price),
        prorationDate: proration_date ?? world.now,
        isProrated: proration_behavior !== 'none',
      });
      return invoiceObject(world.now, {
        customer: world.get('customer', customer),
        subscription: id,
        paymentMethod: null,
        reason: 'subscription_update',
        period: { start: world.now, end: world.now },
        lines,
        pagesUrl: world.pagesUrl,
      });
    },
  },
  {
    method: 'GET',
    path: '/v1/invoices',
    answer: ({ world, form }) =>
      listOf('/v1/invoices', world.all('invoice').reverse(), checked(params.ofCustomer, form).limit),
  },
  { method: 'GET', path: '/v1/invoices/:id', answer: ({ world, id }) => world.get('invoice', id) },
  {
    method: 'POST',
    path: '/v1/invoices/:id/pay',
    answer: ({ world, id, form }) =>
      pay(world, world.get('invoice', id), checked(params.pay, form).payment_method),
  },
  {
    method: 'POST',
    path: '/v1/invoices/:id/void',
    answer: ({ world, id }) => voidInvoice(world, world.get('invoice', id)),
  },
  {
    method: 'GET',
    path: '/v1/invoice_payments',
    answer: ({ world, form }) => {
      const { invoice, limit } = checked(params.ofInvoice, form);
      const payments = world.all('invoice_payment').filter((each) => idOf(each.invoice) === invoice);
      return listOf('/v1/invoice_payments', payments, limit);
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_intents/:id',
    answer: ({ world, id }) => world.get('payment_intent', id),
  },
  { method: 'GET', path: '/v1/charges/:id', answer: ({ world, id }) => world.get('charge', id) },
  { method: 'GET', path: '/v1/disputes/:id', answer: ({ world, id }) => world.get('dispute', id) },
  {
    method: 'POST',
    path: '/v1/refunds',
    answer: ({ world, form }) => {
      const { charge, amount } = checked(params.refund, form);
      return refund(world, world.get('charge', charge), amount);
    },
  },
];
