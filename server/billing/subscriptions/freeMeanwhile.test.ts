import { expect, test } from 'vitest';
import { createContext, type Context } from '../../http/context.ts';
import { useServer } from '../../launch/test/useServer.ts';
import { recordCommandAction } from '../../platform/audit.ts';
import { requireViewer } from '../../platform/viewer.ts';
import { demonstrationBilling, type Billing } from '../gateway.ts';
import { endChargesAndGrant } from './grantFree.ts';
import { inPayersTurn } from './inPayersTurn.ts';
import { addPayer, billingDetails, paid, seen, tellAll, type Payer } from './payers.testing.ts';
import { subscribe } from './subscribe.ts';

const server = useServer();

/** Payment as another server has it, which takes turns of its own. */
function otherBilling(): Billing {
  const { sandbox } = server.billing;
  if (!sandbox) throw new Error('There is no demonstration.');
  return demonstrationBilling(sandbox);
}

function contextOf({ token }: Payer, billing = server.billing): Context {
  const facts = { requestId: 'test', address: '127.0.0.1', userAgent: null, token };
  return createContext({ ...server.deps, billing }, facts);
}

function buy(context: Context) {
  return subscribe(context, { plan: 'MONTHLY', paymentMethodId: 'pm_card_visa', billing: billingDetails });
}

/** As an administrator's grant does it: {@link endChargesAndGrant} has just found no plan. */
async function setFree({ memberId }: Payer): Promise<void> {
  await server.db.query('/* free */ update member set is_free = true where id = $1', [memberId]);
  const details = { set: { isFree: true, isAdmin: null } };
  await recordCommandAction(server.db, { action: 'SET_RIGHTS', by: 'an operator', memberId, details });
}

/** The activity log of a member, the earliest first. */
function recorded({ memberId }: Payer): Promise<object[]> {
  return server.db.query<object[]>(
    `/* recorded */ select actor_email as actor, action, details from audit_log where member_id = $1 order by id`,
    [memberId],
  );
}

/** The subscription that is said to be cancelled. */
async function grant(payer: Payer, write: () => Promise<void>) {
  const deps = { accounts: server.db, billing: server.billing };
  return (await endChargesAndGrant(deps, payer.memberId, server.deps.log, write)).cancelled;
}

/** Expects that the member was charged once, that the plan ends with its paid period, and that the activity log says so. */
async function expectNoRenewal(payer: Payer): Promise<void> {
  await tellAll(server, payer);
  expect(await paid(server, payer)).toEqual([15]);
  expect(await seen(server, payer)).toMatchObject({
    isSubscribed: false,
    subscription: { status: 'ACTIVE', isCancelled: true },
  });
  const actor = 'command line (an operator)';
  expect(await recorded(payer)).toMatchObject([
    { actor, action: 'SET_RIGHTS' },
    { actor, action: 'CANCEL_LATE_PLAN', details: { cancelled: { plan: 2, status: 'active' } } },
  ]);
}

test('a purchase that was let in before free access was granted charges nothing', async () => {
  const payer = await addPayer(server);
  const context = contextOf(payer);
  expect(await context.viewer()).toMatchObject({ isFree: false });
  await grant(payer, () => setFree(payer));
  await expect(buy(context)).rejects.toThrow('This account is free: there is nothing to pay.');
  expect(await paid(server, payer)).toEqual([]);
  expect(await recorded(payer)).toMatchObject([{ action: 'SET_RIGHTS' }]);
});

test('a purchase on another server, made as free access is granted, is not renewed', async () => {
  const payer = await addPayer(server);
  const cancelled = await grant(payer, async () => {
    await buy(contextOf(payer, otherBilling()));
    await setFree(payer);
  });
  // The answer names the plan that came meanwhile to the administrator who granted it.
  expect(cancelled).toMatchObject({ status: 'active', isCancelled: true });
  await expectNoRenewal(payer);
});

test('a purchase during which another server grants free access is not renewed', async () => {
  const payer = await addPayer(server);
  const context = contextOf(payer);
  const viewer = await requireViewer(context);
  await inPayersTurn(context, viewer, async () => {
    await buy(contextOf(payer, otherBilling()));
    await setFree(payer);
  });
  await expectNoRenewal(payer);
});
