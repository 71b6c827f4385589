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
  isGiven: false,
  price: 15,
  amountOwed: null,
  accessEndsAt: null,
  status: 'ACTIVE',
  startedAt: '2026-01-21T10:00:00Z',
  currentPeriodEnd: '2026-12-21T10:00:00Z',
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
  status: 'PAID',
  pdfUrl: `https://pay.example.com/${String(index)}.pdf`,
  pageUrl: null,
});

/** The membership of a member: a monthly plan and six invoices, the latest of June. */
export const membership = {
  subscription: MONTHLY,
  invoices: () => page([6, 5, 4, 3, 2, 1].map(invoice)),
};

const person = (index: number) => ({
  id: `member:${String(index)}`,
  email: `person${String(index)}@example.com`,
  firstName: `Person${String(index)}`,
  lastName: 'Example',
  isAdmin: index === 1,
  isFree: index === 2,
  isPaid: true,
  isSubscribed: true,
  group: index === 2 ? 'FREE' : index === 3 ? 'INACTIVE' : 'ACTIVE',
  createdAt: '2026-01-21T10:00:00Z',
  lastSignInAt: index === 3 ? null : '2026-06-21T10:00:00Z',
  subscription: index < 4 ? null : MONTHLY,
  apiKeys: [],
  paymentNotes: [
    { kind: 'REFUND', amount: 15, status: 'succeeded', reason: null, createdAt: '2026-06-22T10:00:00Z' },
  ],
  clientErrors: [
    { at: '2026-06-23T10:00:00Z', error: 'Caught: a chart broke', url: '/stt/search', userAgent: null },
  ],
});

const PEOPLE = Array.from({ length: 12 }, (_, index) => person(index + 1));

const NOTHING_CHANGED = { member: null, subscription: null, token: null, clientSecret: null, errors: [] };

const done = { ok: true, errors: [] };

const month = { refunds: 0, failedRenewals: 0 };
const securityEvent = (eventId: number, kind: string, memberEmail: string | null) => ({
  eventId,
  at: `2026-06-24T10:00:0${String(eventId)}Z`,
  kind,
  memberEmail,
  address: memberEmail === null ? '203.0.113.9' : '198.51.100.7',
  requestId: `0000000${String(eventId)}-0000-4000-8000-000000000000`,
  details: kind === 'SIGNED_IN' ? 'password' : 'no such account',
});

const SECURITY_EVENTS = [
  securityEvent(2, 'SIGN_IN_FAILED', null),
  securityEvent(1, 'SIGNED_IN', 'person2@example.com'),
];

/** Billing as the API has it in the demonstration, and its administration. */
export const fakeBilling = {
  billing: {
    ...{ apiPointsPerMinute: 600, exportsPerDay: 100 },
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
  marketplaceCities: [
    { name: 'HIGHES SPRINGS', countsTo: 'HUGHES SPRINGS', county: 'Cass', marketplaces: 2, receipts: 43_310 },
    { name: 'RUNNELS COUNTY', countsTo: null, county: 'Runnels', marketplaces: 1, receipts: 32_612 },
    { name: 'STAR HARBOR', countsTo: null, county: null, marketplaces: 1, receipts: 937_196 },
  ],
  services: [
    {
      name: 'PAYMENT',
      isConfigured: false,
      runs: 'A stand-in for Stripe on this machine: no card is charged',
      variables: ['STRIPE_SECRET_KEY'],
    },
    { name: 'MAIL', isConfigured: true, runs: 'A mail server', variables: ['SMTP_URL'] },
    {
      name: 'GEOCODING',
      isConfigured: false,
      runs: 'Centers of ZIP code areas, marked as approximate',
      variables: [],
    },
  ],
  updateCard: () => ({ subscription: MONTHLY, clientSecret: null, errors: [] }),
  confirmCard: () => ({ subscription: MONTHLY, clientSecret: null, errors: [] }),
  payRenewal: () => NOTHING_CHANGED,
  upgradeSubscription: () => NOTHING_CHANGED,
  confirmSubscription: () => NOTHING_CHANGED,
  answerDemonstrationChallenge: () => done,
  memberStatistics: { free: 1, active: 10, inactive: 1, monthly: 7, yearly: 3 },
  members: (paging: { first?: number; after?: string | null }) => page(PEOPLE, paging),
  member: ({ id }: { id: string }) => PEOPLE.find((each) => each.id === id) ?? null,
  setMemberRights: () => ({ member: null, cancelled: null, errors: [] }),
  subscriptionCheck: {
    check: {
      startedAt: '2026-06-24T09:00:00Z',
      endedAt: '2026-06-24T09:01:00Z',
      read: 10,
      mended: 1,
      problem: null,
    },
    alerts: [
      {
        at: '2026-06-24T09:00:30Z',
        kind: 'NOT_AT_STRIPE',
        memberEmail: 'person3@example.com',
        details: 'Here it was plan 2, active; at Stripe it is plan 2, canceled.',
      },
    ],
  },
  mailPreviews: [
    {
      kind: 'WELCOME',
      occasion: 'After signing up.',
      subject: 'Welcome to Texas Receipts',
      text: 'Your account is ready.',
      html: '<p>Your account is ready.</p>',
    },
  ],
  endMemberSessions: () => ({ ended: 2, errors: [] }),
  auditLog: () =>
    page([
      {
        entryId: 1,
        at: '2026-06-24T10:00:00Z',
        actorEmail: 'ana@example.com',
        action: 'SET_RIGHTS',
        memberEmail: 'person2@example.com',
        details: '{"set":{"isFree":true,"isAdmin":null}}',
      },
    ]),
  business: {
    states: [
      { state: 'SUBSCRIBED', members: 7 },
      { state: 'PAST_DUE', members: 1 },
    ],
    months: [
      {
        ...month,
        month: '2026-06',
        revenue: 255,
        newMembers: 2,
        endedMembers: 1,
        membersAtStart: 8,
        churnPct: 12.5,
      },
      {
        ...month,
        month: '2026-05',
        revenue: 0,
        newMembers: 8,
        endedMembers: 0,
        membersAtStart: 0,
        churnPct: null,
      },
    ],
    cancellationReasons: [{ reason: 'OPTION1', cancellations: 1 }],
    cancellations: [
      {
        at: '2026-06-24T10:00:00Z',
        memberEmail: 'bo@example.com',
        plan: 'MONTHLY',
        reason: 'OPTION1',
        text: null,
      },
    ],
    failedRenewals: [
      {
        memberEmail: 'cy@example.com',
        since: '2026-06-20T10:00:00Z',
        owed: 15,
        attempts: 2,
        nextAttemptAt: null,
        pageUrl: null,
      },
    ],
  },
  helpMessages: () =>
    page([
      {
        messageId: 1,
        at: '2026-06-24T10:00:00Z',
        memberEmail: null,
        answerTo: 'bo@example.com',
        text: 'Where is my hotel?',
        page: '/login',
        requestId: null,
      },
    ]),
  setHelpMessageAnswered: () => ({ ok: true, errors: [] }),
  securityLog: ({ filter }: { filter?: { kind?: string | null; text?: string | null } | null }) =>
    page(
      SECURITY_EVENTS.filter(
        ({ kind, memberEmail, address }) =>
          (!filter?.kind || kind === filter.kind) &&
          `${memberEmail ?? ''} ${address}`.includes(filter?.text ?? ''),
      ),
    ),
  noteExport: () => done,
  moveDemonstrationClock: () => ({ now: '2026-12-22T10:00:00Z', errors: [] }),
};
