import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand, type CommandResult } from '../../launch/test/command.ts';
import { testDatabase, type TestDatabase } from '../../launch/test/database.ts';
import { testServer, type TestServer } from '../../launch/test/query.ts';
import { checkIfDue } from '../reconcile/duePayments.ts';
import {
  addPayer,
  answerChallenge,
  change,
  customerOf,
  letDaysPass,
  paid,
  seen,
  subscribe,
  tellAll,
  updateCard,
  type Payer,
} from './payers.testing.ts';
import { addSubscriber, inDays, passDays, setEndAtStripe } from './subscribers.testing.ts';

let database: TestDatabase;
let server: TestServer;
const dataDir = mkdtempSync(join(tmpdir(), 'free-'));
beforeAll(async () => {
  database = await testDatabase();
  server = await testServer({ database });
});
afterAll(async () => {
  await server.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const SET = `mutation ($input: SetMemberRightsInput!) { setMemberRights(input: $input) {
  member { isFree } cancelled { plan isCancelled status currentPeriodEnd } errors { code message } } }`;

interface Answer {
  member: { isFree: boolean } | null;
  cancelled: { plan: string; isCancelled: boolean; status: string; currentPeriodEnd: string } | null;
  errors: { code: string; message: string }[];
}

async function setFree({ memberId }: Payer, isFree: boolean, at = server): Promise<Answer> {
  const input = { memberId: `member:${memberId}`, isFree };
  const { setMemberRights } = await at.query<{ setMemberRights: Answer }>(SET, { input }, { as: 'admin' });
  return setMemberRights;
}

async function mailsTo({ memberId }: Payer): Promise<string[]> {
  const rows = await server.db.query<{ kind: string }[]>(
    `/* mailsTo */ select kind from outbox_mail o join member m on m.email = o.recipient
     where m.id = $1 order by o.created_at, kind`,
    [memberId],
  );
  return rows.map(({ kind }) => kind);
}

test('free access for a paying member ends all charges, also 70 days later', async () => {
  const payer = await addSubscriber(server);
  expect(await setFree(payer, true)).toMatchObject({
    member: { isFree: true },
    cancelled: { plan: 'MONTHLY', isCancelled: true, status: 'ACTIVE' },
    errors: [],
  });
  const now = await seen(server, payer);
  expect(now).toMatchObject({ isSubscribed: false, subscription: { isCancelled: true, status: 'ACTIVE' } });
  const atStripe = await server.billing.stripe.subscriptions.list({
    customer: await customerOf(server, payer),
  });
  expect(atStripe.data).toMatchObject([{ cancel_at_period_end: true }]);
  await passDays(server, payer, 70);
  expect(await paid(server, payer)).toEqual([15]);
  expect(await seen(server, payer)).toMatchObject({ subscription: { status: 'ENDED' } });
  expect((await mailsTo(payer)).filter((kind) => kind.startsWith('SUBSCRIPTION'))).toEqual([
    'SUBSCRIPTION_STARTED',
    'SUBSCRIPTION_CANCELLED',
    'SUBSCRIPTION_ENDED',
  ]);
  const [entry] = await server.db.query<{ details: object }[]>(
    `/* noted */ select details from audit_log where member_id = $1`,
    [payer.memberId],
  );
  expect(entry?.details).toMatchObject({ set: { isFree: true }, cancelled: { plan: 2, status: 'active' } });
  // Revoking free access does not restore the plan.
  expect(await setFree(payer, false)).toMatchObject({ member: { isFree: false }, cancelled: null });
});

test('without a subscription nothing is cancelled or reported as cancelled', async () => {
  expect(await setFree(await addPayer(server), true)).toMatchObject({ cancelled: null, errors: [] });
});

test('an overdue renewal is no longer charged', async () => {
  const payer = await addSubscriber(server);
  await updateCard(server, payer, 'pm_card_chargeCustomerFail');
  await passDays(server, payer, 32);
  expect(await setFree(payer, true)).toMatchObject({ cancelled: { status: 'ENDED' }, errors: [] });
  await letDaysPass(server, payer, 10);
  await tellAll(server, payer);
  expect(await paid(server, payer)).toEqual([15]);
  expect((await seen(server, payer)).invoices.nodes.filter(({ status }) => status === 'OPEN')).toEqual([]);
});

test('a purchase that waits for its bank is no longer charged', async () => {
  const payer = await addPayer(server);
  const { clientSecret } = await subscribe(server, payer, 'MONTHLY', 'pm_card_threeDSecure2Required');
  expect(await setFree(payer, true)).toMatchObject({ member: { isFree: true } });
  await expect(answerChallenge(server, payer, clientSecret, true)).rejects.toThrow('Nothing waited');
  expect(await paid(server, payer)).toEqual([]);
});

test('if Stripe is unreachable, free access is refused, so that nobody keeps paying unnoticed', async () => {
  const away = new Stripe('sk_test_x', {
    host: '127.0.0.1',
    port: 1,
    protocol: 'http',
    maxNetworkRetries: 0,
  });
  const billing = { ...server.billing, stripe: away, quick: away, close: () => Promise.resolve() };
  const broken = await testServer({ database, billing });
  try {
    const payer = await addSubscriber(server);
    const token = await server.freshToken('admin');
    const input = { memberId: `member:${payer.memberId}`, isFree: true };
    const { setMemberRights } = await broken.query<{ setMemberRights: Answer }>(SET, { input }, { token });
    expect(setMemberRights).toMatchObject({ member: null, errors: [{ code: 'PAYMENT_FAILED' }] });
    expect(await seen(server, payer)).toMatchObject({ isSubscribed: true });
  } finally {
    await broken.close();
  }
});

describe('a free account that is still charged', () => {
  async function chargedFree(): Promise<Payer> {
    const payer = await addSubscriber(server);
    await server.db.query('/* before */ update member set is_free = true where id = $1', [payer.memberId]);
    return payer;
  }

  test('sees it and can cancel it', async () => {
    const payer = await chargedFree();
    expect(await seen(server, payer)).toMatchObject({
      subscription: { status: 'ACTIVE', isCancelled: false },
    });
    const { errors } = await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' });
    expect(errors).toEqual([]);
    expect(await seen(server, payer)).toMatchObject({ subscription: { isCancelled: true } });
  });

  /** Of the daily check, which runs now. */
  async function alertsOf({ memberId }: Payer): Promise<string[]> {
    await server.db.query('/* due */ delete from billing_check');
    await checkIfDue({ ...server.deps, accounts: server.db });
    const alerts = await server.db.query<{ kind: string }[]>(
      '/* alerts */ select kind from billing_alert where member_id = $1 order by id',
      [memberId],
    );
    return alerts.map(({ kind }) => kind);
  }

  test('is found by the daily check, which cancels it and tells administrators', async () => {
    const payer = await chargedFree();
    expect(await alertsOf(payer)).toContain('FREE_BUT_CHARGED');
    expect(await seen(server, payer)).toMatchObject({ subscription: { isCancelled: true } });
  });

  test('is not reported if its plan ends on a day in its period that was set in Stripe’s dashboard', async () => {
    const payer = await chargedFree();
    await setEndAtStripe(server, payer, inDays(10));
    expect(await alertsOf(payer)).not.toContain('FREE_BUT_CHARGED');
  });
});

describe('the operator’s command', () => {
  const user = (args: string[], input = ''): Promise<CommandResult> =>
    runCommand('server/members/accounts/commands/user.cli.ts', args, {
      env: { DATABASE_URL: server.databaseUrl, DATA_DIR: dataDir },
      input: `${input}\n`,
    });
  const emailOf = async ({ memberId }: Payer): Promise<string> => {
    const [row] = await server.db.query<{ email: string }[]>(
      '/* email */ select email from member where id = $1',
      [memberId],
    );
    return row?.email ?? '';
  };

  test('says what free access cancels, asks, and reports the result', async () => {
    const payer = await addSubscriber(server);
    const email = await emailOf(payer);
    const asked = await user(['free', email], 'no');
    expect(asked.output).toMatch(/has the Monthly plan \(\$15\.00 a month\), paid until 20\d\d-\d\d-\d\d\./);
    expect(asked.output).toContain('Nothing was changed.');
    expect(await seen(server, payer)).toMatchObject({ isSubscribed: true });
    const done = await user(['free', email], 'yes');
    expect(done).toMatchObject({ code: 0 });
    expect(done.output).toMatch(/The Monthly plan is cancelled: it ends on 20\d\d-/);
    expect(await seen(server, payer)).toMatchObject({
      isSubscribed: false,
      subscription: { isCancelled: true },
    });
  });

  test('of users says the same, wants --yes, and says what became of it', async () => {
    const payer = await addSubscriber(server);
    const email = await emailOf(payer);
    const grant = (...more: string[]) =>
      runCommand('server/members/admin/users.cli.ts', ['grant', email, 'free', ...more], {
        env: { DATABASE_URL: server.databaseUrl, DATA_DIR: dataDir },
      });
    const asked = await grant();
    expect(asked.code).toBe(2);
    expect(asked.output).toMatch(
      /paid until 20\d\d-\d\d-\d\d\. Free access cancels it at the end of that period; .* add --yes\.$/m,
    );
    expect(await seen(server, payer)).toMatchObject({ isSubscribed: true });
    const done = await grant('--yes', '--json');
    expect(JSON.parse(done.output)).toMatchObject({
      isFree: true,
      subscriptionOutcome: expect.stringMatching(
        /^The Monthly plan is cancelled: it ends on 20\d\d-/,
      ) as string,
    });
    expect(await seen(server, payer)).toMatchObject({ subscription: { isCancelled: true } });
  });

  test('grants a plan that is paid elsewhere, with an end, and links a customer', async () => {
    const payer = await addPayer(server);
    const email = await emailOf(payer);
    expect(await user(['paid', email, '--plan', '1', '--until', '2040-06-30'])).toEqual({
      code: 0,
      output: 'The Legacy Yearly plan is paid elsewhere, and is open until 2040-06-30.\n',
    });
    expect(await seen(server, payer)).toMatchObject({
      isSubscribed: true,
      subscription: { plan: 'LEGACY_YEARLY', currentPeriodEnd: '2040-06-30T23:59:59.000Z' },
    });
    // A plan that is paid elsewhere charges no card, so none is stored.
    expect((await updateCard(server, payer, 'pm_card_visa')).errors).toMatchObject([{ code: 'NOT_CHARGED' }]);
    expect(await change(server, payer, 'cancelSubscription', { reason: 'OPTION1' })).toMatchObject({
      member: { isPaid: true, isSubscribed: false },
      subscription: { isCancelled: true, status: 'ACTIVE', currentPeriodEnd: '2040-06-30T23:59:59.000Z' },
    });
    expect((await subscribe(server, payer, 'MONTHLY', 'pm_card_visa')).errors).toMatchObject([
      {
        code: 'ALREADY_SUBSCRIBED',
        message: expect.stringContaining('active until June 30th 2040') as string,
      },
    ]);
    await server.db.query(`/* over */ update subscription set period_end = now() where member_id = $1`, [
      payer.memberId,
    ]);
    expect(await seen(server, payer)).toMatchObject({ isPaid: false, subscription: { status: 'ENDED' } });
    const unknown = await user(['paid', email, '--customer', 'cus_unknown']);
    expect(unknown).toEqual({ code: 1, output: 'Stripe has no customer cus_unknown.\n' });
    const linked = await server.billing.stripe.customers.create({ email });
    expect((await user(['paid', email, '--customer', linked.id])).code).toBe(0);
    expect(await updateCard(server, payer, 'pm_card_visa')).toMatchObject({ errors: [] });
    const other = await emailOf(await addPayer(server));
    expect((await user(['paid', other, '--customer', linked.id])).output).toContain(
      `linked to ${email} already`,
    );
  });
});
