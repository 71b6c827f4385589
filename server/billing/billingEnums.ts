import { registerEnumType } from 'type-graphql';
import { Plan } from './rules/plan.rules.ts';

registerEnumType(Plan, {
  name: 'Plan',
  description: 'What a subscription costs, and how often.',
  valuesConfig: {
    LEGACY_MONTHLY: { description: 'An older monthly plan, sold no more; code 0 in REST.' },
    LEGACY_YEARLY: { description: 'An older yearly plan, sold no more; code 1 in REST.' },
    MONTHLY: { description: '$15.00 a month; code 2 in REST.' },
    YEARLY: { description: '$150 a year; code 3 in REST.' },
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
  description: 'Whether cards are charged.',
  valuesConfig: {
    LIVE: { description: 'By Stripe: cards are charged.' },
    TEST: { description: 'By Stripe in its test mode: no card is charged.' },
    DEMONSTRATION: { description: 'By a stand-in on this machine: no card is charged.' },
    NOT_SET_UP: { description: 'Payment is not set up: nothing can be bought, and no card is charged.' },
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
  description: 'How it stands with a subscription.',
  valuesConfig: {
    INCOMPLETE: { description: 'Its first payment was begun and is not made: it opens nothing.' },
    ACTIVE: { description: 'Paid for, cancelled or not.' },
    PAST_DUE: {
      description:
        'Its renewal was not paid: it still opens all, the card is tried again, and `payRenewal` pays it at once.',
    },
    ENDED: { description: 'Over.' },
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
  description: 'How it stands with an invoice.',
  valuesConfig: {
    OPEN: { description: 'To be paid.' },
    PAID: { description: 'Paid.' },
    UNCOLLECTIBLE: { description: 'Was not paid, and is not tried again.' },
    VOID: { description: 'Need not be paid.' },
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
registerEnumType(CancellationReason, {
  name: 'CancellationReason',
  description: 'Why members cancel.',
  valuesConfig: {
    OPTION1: { description: 'Too expensive.' },
    OPTION2: { description: 'Technical issues.' },
    OPTION3: { description: 'Didn’t work as expected.' },
    OPTION4: { description: 'Don’t use often enough.' },
    OPTION5: { description: 'Other: says so in words.' },
  },
});
