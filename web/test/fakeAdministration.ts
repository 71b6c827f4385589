import { MONTHLY } from './fakeBilling.ts';
import { page } from './fakeHotel.ts';

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

const month = { refunds: 0, lostDisputes: 0, failedRenewals: 0 };
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

/** Members, business, logs and services as the API has them for administrators. */
export const fakeAdministration = {
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
    { name: 'MAIL', isConfigured: true, runs: 'An email server', variables: ['SMTP_URL'] },
    {
      name: 'GEOCODING',
      isConfigured: false,
      runs: 'Centers of ZIP code areas, marked as approximate',
      variables: [],
    },
  ],
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
    disputes: [
      {
        at: '2026-06-22T10:00:00Z',
        memberEmail: 'di@example.com',
        amount: 15,
        status: 'lost',
        reason: 'fraudulent',
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
};
