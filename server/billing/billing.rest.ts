import type {
  CancellationReason,
  RestSubscribeMutation,
  SubscribeInput,
} from '../platform/lib/gql/graphql.ts';
import { graphql } from '../platform/lib/gql/gql.ts';
import { type RestCall, type Route } from '../platform/lib/rest.ts';
import { inWords, requireSome } from '../platform/lib/restErrors.ts';
import { plans } from './rules/plan.rules.ts';

const status = graphql(`
  query restSubscription {
    viewer {
      isSubscribed
      isPaid
      isFree
      isAdmin
      subscription {
        planCode
      }
    }
  }
`);
const token = graphql(`
  query restCurrentToken {
    currentToken
  }
`);
const subscribe = graphql(`
  mutation restSubscribe($input: SubscribeInput!) {
    subscribe(input: $input) {
      token
      clientSecret
      errors {
        code
        message
      }
    }
  }
`);
const updateCard = graphql(`
  mutation restUpdateCard($input: UpdateCardInput!) {
    updateCard(input: $input) {
      clientSecret
      errors {
        code
        message
      }
    }
  }
`);
const cancel = graphql(`
  mutation restCancel($input: CancelSubscriptionInput!) {
    cancelSubscription(input: $input) {
      errors {
        code
        message
      }
    }
  }
`);
const upgrade = graphql(`
  mutation restUpgrade {
    upgradeSubscription {
      token
      clientSecret
      errors {
        code
        message
      }
    }
  }
`);
const invoices = graphql(`
  query restInvoices {
    viewer {
      invoices(first: 500) {
        nodes {
          id
          number
          amountPaid
          createdAt
          status
          pdfUrl
          pageUrl
        }
      }
    }
  }
`);

/** Card and billing details as older clients send them. */
function cardInput({ field }: RestCall): Pick<SubscribeInput, 'token' | 'billing'> {
  const billing = {
    name: field('name'),
    line1: field('address_line1'),
    line2: field('address_line2'),
    city: field('address_city'),
    state: field('address_state'),
    postalCode: field('address_zip'),
    country: field('country_code') || field('address_country'),
  };
  return { token: field('token'), billing };
}

type Paid = RestSubscribeMutation['subscribe'];

/** A new token, the bank's client secret, or an error message. */
function paid({ token, clientSecret, errors }: Paid): unknown {
  if (clientSecret !== null) return { requiresAction: true, clientSecret };
  return token === null ? requireSome(errors, {}) : { token };
}

const pay: Route['answer'] = async (call) => {
  // An unknown plan code gets the same error as a plan that is no longer sold.
  const code = call.field('subscriptionPlan');
  const plan = plans.find((each) => String(each.code) === code)?.plan ?? 'LEGACY_MONTHLY';
  return paid((await call.run(subscribe, { input: { plan, ...cardInput(call) } })).subscribe);
};

const setDefaultCard: Route['answer'] = async (call) => {
  const { clientSecret, errors } = (await call.run(updateCard, { input: cardInput(call) })).updateCard;
  if (clientSecret !== null) return { requiresAction: true, clientSecret };
  return errors.length === 0 ? 'card updated' : requireSome(errors, {});
};

const reasons = new Map<string, CancellationReason>([
  ['option1', 'OPTION1'],
  ['option2', 'OPTION2'],
  ['option3', 'OPTION3'],
  ['option4', 'OPTION4'],
]);

const leave: Route['answer'] = async ({ run, field }) => {
  // Any other reason is “other”, for which a text must say what.
  const input = { reason: reasons.get(field('value')) ?? 'OPTION5', text: field('text') };
  const { errors } = (await run(cancel, { input })).cancelSubscription;
  return errors.length === 0 ? { result: true } : requireSome(errors, {});
};

const makeYearly: Route['answer'] = async ({ run }) => paid((await run(upgrade, {})).upgradeSubscription);

/** 'true' with access; otherwise a new token for the session. */
const paymentStatus: Route['answer'] = async ({ run }) => {
  const { isPaid, isFree, isAdmin } = (await run(status, {})).viewer;
  if (isPaid || isFree || isAdmin) return 'true';
  return { token: (await run(token, {})).currentToken };
};

const subscription: Route['answer'] = async ({ run }) => {
  const { viewer } = await run(status, {});
  return {
    subscriptionPlan: viewer.subscription?.planCode ?? null,
    stripeActive: viewer.isSubscribed ? 1 : 0,
  };
};

/** Same format as Stripe's: cents and Unix seconds. */
const listInvoices: Route['answer'] = async ({ run }) => {
  const { nodes } = (await run(invoices, {})).viewer.invoices;
  const data = nodes.map(({ id, number, amountPaid, createdAt, status, pdfUrl, pageUrl }) => ({
    id: id.slice('invoice:'.length),
    number,
    amount_paid: Math.round(amountPaid * 100),
    invoice_pdf: pdfUrl,
    hosted_invoice_url: pageUrl,
    date: secondsOf(createdAt),
    created: secondsOf(createdAt),
    status: status.toLowerCase(),
  }));
  return { data };
};

/** Seconds since 1970. */
function secondsOf(moment: string): number {
  return Math.floor(new Date(moment).getTime() / 1000);
}

export const billingRoutes: readonly Route[] = [
  { method: 'get', path: '/stripe/subscription', answer: subscription },
  { method: 'get', path: '/stripe/stripePayment', answer: paymentStatus },
  { method: 'post', path: '/stripe/stripePayment', answer: inWords(pay) },
  { method: 'post', path: '/stripe/updatecard', answer: inWords(setDefaultCard) },
  { method: 'get', path: '/stripe/invoices', answer: listInvoices },
  { method: 'post', path: '/stripe/cancelSubscription', answer: inWords(leave) },
  // This GET changes data because the specification fixes its path. POST does the same.
  { method: 'get', path: '/stripe/upgradeSubscription', changes: true, answer: makeYearly },
  { method: 'post', path: '/stripe/upgradeSubscription', answer: makeYearly },
];
