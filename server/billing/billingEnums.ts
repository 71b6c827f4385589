import { registerEnumType } from 'type-graphql';
import { Plan } from './rules/plan.rules.ts';

registerEnumType(Plan, {
  name: 'Plan',
  description: 'Price and billing interval of a subscription.',
  valuesConfig: {
    LEGACY_MONTHLY: { description: 'Older monthly plan, no longer sold. Code 0 in REST.' },
    LEGACY_YEARLY: { description: 'Older yearly plan, no longer sold. Code 1 in REST.' },
    MONTHLY: { description: '$15.00 a month. Code 2 in REST.' },
    YEARLY: { description: '$150 a year. Code 3 in REST.' },
  },
});

export const BillingMode = {
  LIVE: 'LIVE',
  TEST: 'TEST',
  DEMONSTRATION: 'DEMONSTRATION',
  NOT_SET_UP: 'NOT_SET_UP',
} as const;
export type BillingMode = keyof typeof BillingMode;
registerEnumType(BillingMode, {
  name: 'BillingMode',
  description: 'How cards are charged.',
  valuesConfig: {
    LIVE: { description: 'Stripe charges cards.' },
    TEST: { description: 'Stripe in test mode. No card is charged.' },
    DEMONSTRATION: { description: 'A stand-in for Stripe on this machine. No card is charged.' },
    NOT_SET_UP: { description: 'Payment is not set up. Nothing can be bought and no card is charged.' },
  },
});

export const SubscriptionStatus = {
  INCOMPLETE: 'INCOMPLETE',
  ACTIVE: 'ACTIVE',
  PAST_DUE: 'PAST_DUE',
  ENDED: 'ENDED',
} as const;
export type SubscriptionStatus = keyof typeof SubscriptionStatus;
registerEnumType(SubscriptionStatus, {
  name: 'SubscriptionStatus',
  description: 'State of a subscription.',
  valuesConfig: {
    INCOMPLETE: { description: 'The first payment is unfinished. Gives no access.' },
    ACTIVE: { description: 'Paid, cancelled or not.' },
    PAST_DUE: {
      description:
        'A renewal is unpaid. Access continues while the card is retried; `payRenewal` pays at once.',
    },
    ENDED: { description: 'The subscription has ended.' },
  },
});

export const InvoiceStatus = {
  OPEN: 'OPEN',
  PAID: 'PAID',
  UNCOLLECTIBLE: 'UNCOLLECTIBLE',
  VOID: 'VOID',
} as const;
export type InvoiceStatus = keyof typeof InvoiceStatus;
registerEnumType(InvoiceStatus, {
  name: 'InvoiceStatus',
  description: 'State of an invoice.',
  valuesConfig: {
    OPEN: { description: 'Waiting for payment.' },
    PAID: { description: 'Paid.' },
    UNCOLLECTIBLE: { description: 'Unpaid and no longer retried.' },
    VOID: { description: 'Withdrawn. No payment is needed.' },
  },
});

export const CancellationReason = {
  OPTION1: 'OPTION1',
  OPTION2: 'OPTION2',
  OPTION3: 'OPTION3',
  OPTION4: 'OPTION4',
  OPTION5: 'OPTION5',
} as const;
export type CancellationReason = keyof typeof CancellationReason;

/** Numbers of the reasons in the database. */
export const reasonNumbers: Readonly<Record<CancellationReason, number>> = {
  OPTION1: 1,
  OPTION2: 2,
  OPTION3: 3,
  OPTION4: 4,
  OPTION5: 5,
};

registerEnumType(CancellationReason, {
  name: 'CancellationReason',
  description: 'Reason for cancelling.',
  valuesConfig: {
    OPTION1: { description: 'Too expensive.' },
    OPTION2: { description: 'Technical issues.' },
    OPTION3: { description: 'Didn’t work as expected.' },
    OPTION4: { description: 'Don’t use often enough.' },
    OPTION5: { description: 'Other, explained in the member’s own words.' },
  },
});
