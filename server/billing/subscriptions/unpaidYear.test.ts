import { expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { ordinalDay } from '../rules/ordinalDay.ts';
import { change, subscribe, updateCard, type Payer } from './payers.testing.ts';
import { addSubscriber, passDays } from './subscribers.testing.ts';

const server = useServer();

interface Shown {
  status: string;
  startedAt: string;
  paidUntil: string | null;
  accessEndsAt: string | null;
  currentPeriodEnd: string;
}

async function shownTo({ token }: Payer): Promise<Shown> {
  const document = '{ viewer { subscription { status startedAt paidUntil accessEndsAt currentPeriodEnd } } }';
  const { viewer } = await server.query<{ viewer: { subscription: Shown } }>(document, {}, { token });
  return viewer.subscription;
}

/** A member whose yearly plan was to be renewed two days ago, and whose card was declined. */
async function unpaidYear(): Promise<Payer> {
  const payer = await addSubscriber(server, 'YEARLY');
  await updateCard(server, payer, 'pm_card_chargeCustomerFail');
  await passDays(server, payer, 367);
  return payer;
}

const yearOf = (instant: string | null): number => new Date(instant ?? '').getUTCFullYear();

test('an unpaid year is not among the time that is paid, which ends where it begins', async () => {
  const running = await shownTo(await addSubscriber(server, 'YEARLY'));
  expect(running).toMatchObject({ status: 'ACTIVE', paidUntil: running.currentPeriodEnd });
  const unpaid = await shownTo(await unpaidYear());
  expect(unpaid.status).toBe('PAST_DUE');
  expect(yearOf(unpaid.paidUntil)).toBe(yearOf(unpaid.startedAt) + 1);
  expect(yearOf(unpaid.currentPeriodEnd)).toBe(yearOf(unpaid.startedAt) + 2);
  const days = (Date.parse(unpaid.accessEndsAt ?? '') - Date.parse(unpaid.paidUntil ?? '')) / 86_400_000;
  expect(days).toBe(15);
});

test('a monthly plan in its place is refused without saying that the year is paid', async () => {
  const payer = await unpaidYear();
  await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
  const { errors } = await subscribe(server, payer, 'MONTHLY', 'pm_card_visa');
  const end = ordinalDay(new Date((await shownTo(payer)).accessEndsAt ?? ''));
  const message =
    `The last renewal of your yearly plan was not paid. Unless it is paid, access ends on ${end}. ` +
    'Use “Keep my plan”, or choose the monthly plan after it ends.';
  expect(errors).toEqual([{ field: 'plan', code: 'ALREADY_SUBSCRIBED', message }]);
});

test('the email about a plan that is kept says what is owed, and names no renewal in two years', async () => {
  const payer = await unpaidYear();
  await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
  await change(server, payer, 'resubscribe');
  const [mail] = await server.db.query<{ facts: object }[]>(
    `/* resumed */ select facts from outbox_mail o join member m on m.email = o.recipient
      where m.id = $1 and kind = 'SUBSCRIPTION_RESUMED'`,
    [payer.memberId],
  );
  const { accessEndsAt: endsOn } = await shownTo(payer);
  expect(mail?.facts).toMatchObject({ cents: 150_00, endsOn });
});

test('the activity log says that it ended when free access was given, not in two years', async () => {
  const payer = await unpaidYear();
  const give = `mutation($id: ID!) {
    setMemberRights(input: { memberId: $id, isFree: true }) { cancelled { status endedAt paidUntil } }
  }`;
  const id = `member:${payer.memberId}`;
  const { setMemberRights } = await server.query<{ setMemberRights: { cancelled: Ended } }>(
    give,
    { id },
    { as: 'admin' },
  );
  expect(setMemberRights.cancelled).toMatchObject({ status: 'ENDED', paidUntil: null });
  const { auditLog } = await server.query<{ auditLog: { nodes: { details: string }[] } }>(
    '{ auditLog(first: 1) { nodes { details } } }',
    {},
    { as: 'admin' },
  );
  expect(JSON.stringify(auditLog.nodes[0]?.details)).toContain(setMemberRights.cancelled.endedAt);
});

interface Ended {
  status: string;
  endedAt: string;
  paidUntil: string | null;
}
