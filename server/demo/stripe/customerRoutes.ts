import { customerObject, priceFacts, priceObject, setupIntentObject } from './basicObjects.ts';
import { asksOnSetup, attach, newPaymentMethod, paymentMethodOf, requireUsable } from './cardBehaviour.ts';
import { checked, params, type AddressParams } from './params.ts';
import type { SandboxRoute } from './route.ts';
import { missing } from './sandboxError.ts';
import { idOf, newId, type Kinds } from './wire.ts';

function addressOf(given: AddressParams): NonNullable<Kinds['customer']['address']> {
  const { line1, line2, city, state, postal_code, country } = given;
  return {
    line1: line1 ?? null,
    line2: line2 || null,
    city: city ?? null,
    state: state ?? null,
    postal_code: postal_code || null,
    country: country ?? null,
  };
}

function customerFacts(form: Parameters<SandboxRoute['answer']>[0]['form']): Partial<Kinds['customer']> {
  const { email, name, address, metadata } = checked(params.customer, form);
  return {
    ...(email !== undefined && { email }),
    ...(name !== undefined && { name }),
    ...(address !== undefined && { address: addressOf(address) }),
    ...(metadata !== undefined && { metadata }),
  };
}

/** Prices of the plans, customers, and their cards. */
export const customerRoutes: readonly SandboxRoute[] = [
  {
    method: 'GET',
    path: '/v1/prices/:id',
    answer: ({ id }) => {
      const price = priceFacts(id);
      if (!price) throw missing('price', id);
      return priceObject(price);
    },
  },
  {
    method: 'POST',
    path: '/v1/customers',
    answer: ({ world, form }) => world.add(customerObject(newId('cus'), world.now, customerFacts(form))),
  },
  {
    method: 'GET',
    path: '/v1/customers/:id',
    answer: ({ world, id }) => world.get('customer', id),
  },
  {
    method: 'POST',
    path: '/v1/customers/:id',
    answer: ({ world, id, form }) => {
      const customer = world.get('customer', id);
      const method = checked(params.customer, form).invoice_settings?.default_payment_method;
      const settings =
        method === undefined ? {} : { default_payment_method: world.get('payment_method', method).id };
      const invoice_settings = { ...customer.invoice_settings, ...settings };
      return world.change(customer, { ...customerFacts(form), invoice_settings });
    },
  },
  {
    method: 'DELETE',
    path: '/v1/customers/:id',
    answer: ({ world, id }) => {
      // Invoices and subscriptions stay, as at Stripe; the customer's identity does not.
      const customer = world.get('customer', id);
      const nobody = { email: null, name: null, address: null, metadata: {} };
      Object.assign(world.change(customer, nobody), { deleted: true });
      return { id, object: 'customer', deleted: true };
    },
  },
  {
    method: 'POST',
    path: '/v1/payment_methods',
    answer: ({ world, form }) => {
      const { card, billing_details } = checked(params.paymentMethod, form);
      const method = newPaymentMethod(world, card.token);
      const { name = null, address } = billing_details ?? {};
      const details = { ...method.billing_details, name, address: address ? addressOf(address) : null };
      return world.change(method, { billing_details: details });
    },
  },
  {
    method: 'GET',
    path: '/v1/payment_methods/:id',
    answer: ({ world, id }) => world.get('payment_method', id),
  },
  {
    method: 'POST',
    path: '/v1/payment_methods/:id/attach',
    answer: ({ world, id, form }) => {
      const { customer } = checked(params.attach, form);
      const method = paymentMethodOf(world, id);
      attach(world, method, world.get('customer', customer).id);
      return method;
    },
  },
  {
    method: 'POST',
    path: '/v1/setup_intents',
    answer: ({ world, form }) => {
      const { customer, payment_method, usage } = checked(params.setupIntent, form);
      const method = paymentMethodOf(world, payment_method);
      requireUsable(world, method);
      const facts = { customer: world.get('customer', customer).id, payment_method: method.id, usage };
      const intent = world.add(setupIntentObject(world.now, facts));
      if (asksOnSetup(world, method)) {
        // It is attached to the customer when the bank approves, so it must be stored with the customer's
        // objects.
        world.change(method, {});
        world.change(intent, { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
        world.emit('setup_intent.requires_action', intent);
        return intent;
      }
      attach(world, method, facts.customer);
      world.change(intent, { status: 'succeeded' });
      world.emit('setup_intent.succeeded', intent);
      return intent;
    },
  },
  {
    method: 'GET',
    path: '/v1/setup_intents/:id',
    answer: ({ world, id }) => world.get('setup_intent', idOf(id)),
  },
];
