import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPayer,
  change,
  letDaysPass,
  subscribe,
  tellAll,
  updateCard,
  type Payer,
} from '../subscriptions/payers.testing.ts';
import { addSubscriber } from '../subscriptions/subscribers.testing.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';

let server: TestServer;
let failing: Payer;
beforeAll(async () => {
  server = await testServer();
  await server.token('admin');
  const cancelled = await addPayer(server);
  failing = await addPayer(server);
  await addPayer(server, { isFree: true });
  await subscribe(server, cancelled, 'MONTHLY', 'pm_card_visa');
  await change(server, cancelled, 'cancelSubscription', { reason: 'OPTION5', text: 'Too many hotels.' });
  await subscribe(server, failing, 'YEARLY', 'pm_card_visa');
});
afterAll(() => server.close());

async function business<T>(selection: string): Promise<T> {
  const answer = await server.query<{ business: T }>(`{ business { ${selection} } }`, {}, { as: 'admin' });
  return answer.business;
}

test('members are counted by state', async () => {
  const { states } = await business<{ states: { state: string; members: number }[] }>(
    'states { state members }',
  );
  expect(Object.fromEntries(states.map(({ state, members }) => [state, members]))).toEqual({
    FREE: 1,
    CANCELLED: 1,
    SUBSCRIBED: 1,
    NEVER: 1,
  });
});

test('a month has its revenue, its new members, and no churn without earlier members', async () => {
  const { months } = await business<{ months: object[] }>(
    'months(months: 2) { revenue refunds newMembers endedMembers membersAtStart churnPct failedRenewals }',
  );
  const nothing = { refunds: 0, endedMembers: 0, membersAtStart: 0, churnPct: null, failedRenewals: 0 };
  // No months are listed before the first member.
  expect(months).toEqual([{ ...nothing, revenue: 165, newMembers: 2 }]);
});

test('cancellations have their reasons, with the member’s own words', async () => {
  const document =
    'cancellationReasons { reason cancellations } cancellations { memberEmail plan reason text }';
  expect(await business(document)).toMatchObject({
    cancellationReasons: [{ reason: 'OPTION5', cancellations: 1 }],
    cancellations: [{ plan: 'MONTHLY', reason: 'OPTION5', text: 'Too many hotels.' }],
  });
});

test('a failed renewal is owed, and the member is past due', async () => {
  await updateCard(server, failing, 'pm_card_chargeCustomerFail');
  await letDaysPass(server, failing, 366);
  await tellAll(server, failing);
  const answer = await business<{ failedRenewals: object[]; states: object[] }>(
    'failedRenewals { owed attempts } states { state members }',
  );
  expect(answer.failedRenewals).toEqual([{ owed: 150, attempts: 1 }]);
  expect(answer.states).toContainEqual({ state: 'PAST_DUE', members: 1 });
});

test('a declined first purchase is no failed renewal', async () => {
  const document = 'failedRenewals { memberEmail } months(months: 1) { failedRenewals }';
  const before = await business<object>(document);
  const declined = await addPayer(server);
  await subscribe(server, declined, 'MONTHLY', 'pm_card_chargeCustomerFail');
  await tellAll(server, declined);
  const bills = await server.db.query<object[]>(
    `/* untilVoided */ update invoice set status = 'open' where member_id = $1 and attempts > 0 returning reason`,
    [declined.memberId],
  );
  expect(bills[0]).toEqual([{ reason: 'subscription_create' }]);
  expect(await business<object>(document)).toEqual(before);
});

test('a returning member counts both times, and as churn only in months they began as a member', async () => {
  const returning = await addSubscriber(server);
  await change(server, returning, 'cancelSubscription', { reason: 'OPTION1', text: '' });
  await letDaysPass(server, returning, 32);
  await tellAll(server, returning);
  await subscribe(server, returning, 'MONTHLY', 'pm_card_visa');
  const first = await server.db.query<{ ended: boolean }[]>(
    `/* terms */ select ended_at is not null as ended from subscription_term where member_id = $1 order by started_at`,
    [returning.memberId],
  );
  expect(first).toEqual([{ ended: true }, { ended: false }]);
  // Makes the first one start three months ago and end last month.
  await server.db.query(
    `/* longAgo */ update subscription_term set started_at = date_trunc('month', now()) - interval '2 months',
      ended_at = date_trunc('month', now()) - interval '20 days' where member_id = $1 and ended_at is not null`,
    [returning.memberId],
  );
  const { months } = await business<{ months: object[] }>(
    'months { newMembers endedMembers membersAtStart churnPct }',
  );
  expect(months.slice(1)).toEqual([
    { newMembers: 0, endedMembers: 1, membersAtStart: 1, churnPct: 100 },
    { newMembers: 1, endedMembers: 0, membersAtStart: 0, churnPct: null },
  ]);
});

test('the number of months is limited, and only administrators may query them', async () => {
  await expect(business('months(months: 121) { month }')).rejects.toThrow('Ask for 1 to 120 months.');
  const asked = server.query('{ business { states { members } } }', {}, { as: 'paid' });
  await expect(asked).rejects.toThrow(/FORBIDDEN/);
});
