import { SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { useServer } from '../../../launch/test/useServer.ts';
import { type SignedInRole } from '../../../launch/test/tokens.ts';

const server = useServer();

async function expired(
  role: SignedInRole,
  facts: { secret?: string; audience?: string } = {},
): Promise<string> {
  const { secret = 'a secret for tests, and for nothing else', audience = 'texas-receipts' } = facts;
  const { sid } = JSON.parse(atob((await server.freshToken(role)).split('.')[1] ?? '')) as { sid: string };
  return new SignJWT({ sid })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .setExpirationTime('-40d')
    .sign(new TextEncoder().encode(secret));
}

async function answers(token: string | null): Promise<unknown[]> {
  const options = token === null ? ({ as: 'anonymous' } as const) : { token };
  const { isUnsubscribed } = await server.query<{ isUnsubscribed: boolean }>(
    '{ isUnsubscribed }',
    {},
    options,
  );
  const rest = await server.rest('/rest/history/checkstatus', options);
  expect(rest.status).toBe(200);
  return [isUnsubscribed, rest.body];
}

test.each([
  ['paid', false],
  ['free', false],
  ['admin', false],
  ['unpaid', true],
] as const)('an expired token of a member who is %s: %s', async (role, isUnsubscribed) => {
  const token = await expired(role);
  expect(await answers(token)).toEqual([isUnsubscribed, isUnsubscribed]);
  expect((await server.ask('{ viewer { id } }', {}, { token })).status).toBe(401);
});

test('a member who cancelled has unsubscribed, although the paid period still runs', async () => {
  const token = await expired('paid');
  const cancel = (isCancelled: boolean): Promise<unknown> =>
    server.db.query(
      `/* cancel */ update subscription set is_cancelled = $1, period_end = now() + interval '20 days'`,
      [isCancelled],
    );
  await cancel(true);
  expect(await server.query('{ viewer { isPaid } }', {}, { as: 'paid' })).toEqual({
    viewer: { isPaid: true },
  });
  expect(await answers(token)).toEqual([true, true]);
  await cancel(false);
  expect(await answers(token)).toEqual([false, false]);
});

test('a session that expired unused still identifies its member; one that was ended does not', async () => {
  const token = await expired('paid');
  await server.db.query(`/* idle */ update session set last_seen_at = now() - interval '3 months'`);
  expect(await answers(token)).toEqual([false, false]);
  await server.db.query('/* end */ update session set ended_at = now()');
  expect(await answers(token)).toEqual([true, true]);
});

test('a token without a member does not identify a returning member', async () => {
  expect(await answers(null)).toEqual([true, true]);
  expect(await answers('nonsense')).toEqual([true, true]);
  expect(await answers(await expired('paid', { secret: 'x'.repeat(40) }))).toEqual([true, true]);
  expect(await answers(await expired('paid', { audience: 'elsewhere' }))).toEqual([true, true]);
});
