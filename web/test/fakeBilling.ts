import { page } from './fakeHotel.ts';

const CARDS = [
  ['4242424242424242', 'pm_card_visa', 'Succeeds.'],
  ['4000000000000002', 'pm_card_chargeDeclined', 'Is declined.'],
  ['4000000000003220', 'pm_card_threeDSecure2Required', 'Asks for 3-D Secure each time.'],
] as const;

/** A monthly plan that is paid for. */
export const MONTHLY = {
  plan: 'MONTHLY',
  planCode: 2,
  isLegacy: false,
  isYearly: false,
  isCharged: true,
  canHaveCard: true,
  isGiven: false,
  price: 15,
  renewsAt: '2026-12-21T10:00:00Z',
  renewalAmount: 15,
  amountOwed: null,
  accessEndsAt: null,
  status: 'ACTIVE',
  startedAt: '2026-01-21T10:00:00Z',
  currentPeriodEnd: '2026-12-21T10:00:00Z',
  paidUntil: '2026-12-21T10:00:00Z',
  endedAt: null,
  isCancelled: false,
  nextAttemptAt: null,
  card: { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2030 },
  canUpgrade: true,
  upgradePrice: 135,
};

const invoice = (index: number) => ({
  id: `invoice:${String(index)}`,
  number: `ABC-000${String(index)}`,
  createdAt: `2026-0${String(index)}-21T10:00:00Z`,
  amountPaid: 15,
  amountDue: 15,
  amountOwed: 0,
  areLinksFresh: true,
  areLinksGone: false,
  status: 'PAID',
  pdfUrl: `https://pay.example.com/${String(index)}.pdf`,
  pageUrl: null,
});

/** The membership of a member: a monthly plan and six invoices, the latest of June. */
export const membership = {
  subscription: MONTHLY,
  purchasePrice: ({ plan }: { plan: string }) => (plan === 'YEARLY' ? 150 : 15),
  invoices: () => page([6, 5, 4, 3, 2, 1].map(invoice)),
};

const NOTHING_CHANGED = { member: null, subscription: null, token: null, clientSecret: null, errors: [] };

/** Billing as the API has it in the demonstration, and what a member does about it. */
export const fakeBilling = {
  billing: {
    apiPointsPerMinute: 600,
    exportsPerDay: 100,
    mode: 'DEMONSTRATION',
    publishableKey: null,
    completesAddresses: false,
    plans: [
      { plan: 'MONTHLY', code: 2, price: 15, pricePerMonth: 15, isYearly: false },
      { plan: 'YEARLY', code: 3, price: 150, pricePerMonth: 12.5, isYearly: true },
    ],
    testCards: CARDS.map(([number, paymentMethodId, outcome]) => ({
      number,
      paymentMethodId,
      brand: 'visa',
      outcome,
    })),
  },
  addressSuggestions: ({ text }: { text: string }) =>
    text === '999 nowhere'
      ? []
      : [
          { placeId: 'place-1', street: '207 N Highland Ave', place: 'Marfa, TX, USA' },
          { placeId: 'place-2', street: '207 N Highland Rd', place: 'Dallas, TX, USA' },
        ],
  address: () => ({
    line1: '207 North Highland Avenue',
    line2: '',
    city: 'Marfa',
    state: 'TX',
    postalCode: '79843',
    country: 'US',
  }),
  updateCard: () => ({ subscription: MONTHLY, clientSecret: null, errors: [] }),
  confirmCard: () => ({ subscription: MONTHLY, clientSecret: null, errors: [] }),
  payRenewal: () => NOTHING_CHANGED,
  cancelSubscription: () => NOTHING_CHANGED,
  upgradeSubscription: () => NOTHING_CHANGED,
  confirmSubscription: () => NOTHING_CHANGED,
  answerDemonstrationChallenge: () => ({ ok: true, errors: [] }),
  noteExport: () => ({ ok: true, errors: [] }),
  moveDemonstrationClock: () => ({ now: '2026-12-22T10:00:00Z', errors: [] }),
};
