import { expect, test, vi } from 'vitest';
import { newApiKey } from '../members/keys/apiKey.rules.ts';
import { newLinkToken, resetLink } from '../members/accounts/passwordReset/resetToken.rules.ts';
import { signToken } from '../members/accounts/sessions/token.ts';
import { createPool } from './database.ts';
import { commandLog, createLog } from './log.ts';
import { testDatabase } from '../launch/test/database.ts';

/** The lines that a log writes. */
function written(say: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  say(createLog('test', 'debug', { write: (line) => void (text += line) }));
  return text;
}

test('no link, token, password or email address is ever written, however it is handed over', async () => {
  const token = newLinkToken();
  const link = resetLink('https://texas.example.com', token);
  const session = await signToken('s'.repeat(32), '6f0b3c1e-9d0e-4a7e-8a55-0c1d2e3f4a5b');
  const key = 'sk_test_51H8xYzAbC';
  const apiKey = newApiKey();
  const text = written((log) => {
    log.info({ link }, 'A reset');
    log.info({ mail: { to: 'ann@example.test', body: `Open ${link}` } }, `Sent ${link} to ann@example.test`);
    log.warn({ err: new Error(`${link} failed with Bearer ${session}`) }, 'It failed');
    log.error(new Error('outer', { cause: new Error(`inner ${token} ${key} ${apiKey}`) }));
    log.info({
      req: { headers: { authorization: `Bearer ${session}`, cookie: 'a=b' } },
      currentPassword: 'hunter2',
    });
    log.info({ url: 'postgres://postgres:hunter2@127.0.0.1:5432/x' });
  });
  for (const secret of [token, session, key, apiKey, 'hunter2', 'ann@example.test', 'a=b']) {
    expect(text).not.toContain(secret);
  }
  expect(text.trim().split('\n')).toHaveLength(6);
});

test('a token that happens to have no digit is no name', () => {
  const token = 'GxCYZRepUbaBmxDNoASt_UEKRftqwHDsCFamxzNtwkg';
  const name = 'createMembersOnlyTrialHotelResolver';
  const text = written((log) => log.error(new Error(`${token} failed in ${name}`)));
  expect(text).not.toContain(token);
  expect(text).toContain(name);
});

test('causes stay readable: ids, numbers, stacks, codes', () => {
  const requestId = '0a1b2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d';
  const error = Object.assign(new RangeError('out of room'), { code: 'ENOSPC', client: { secretKey: 7 } });
  const line = written((log) => log.error({ err: error, requestId, rows: 3 }, 'A request failed'));
  expect(JSON.parse(line)).toMatchObject({
    requestId,
    rows: 3,
    msg: 'A request failed',
    err: {
      type: 'RangeError',
      message: 'out of room',
      code: 'ENOSPC',
      stack: expect.stringContaining('log.test') as string,
    },
  });
  expect(line).not.toContain('secretKey');
});

test('a failed statement is logged without its values and its connection', async () => {
  const database = await testDatabase();
  const pool = createPool(database.url, { poolSize: 1 });
  const failure: unknown = await pool
    .query('/* fails */ select $1::integer', ['hunter2'])
    .catch((error: unknown) => error);
  await pool.end();
  await database.close();
  const { err } = JSON.parse(written((log) => log.warn({ err: failure }))) as { err: object };
  expect(err).toMatchObject({ type: 'DatabaseError', code: '22P02' });
  expect(Object.keys(err)).not.toEqual(expect.arrayContaining(['client', 'detail', 'where']));
});

test('a command logs the causes of its refusals to standard error, and nothing else', () => {
  const lines: unknown[] = [];
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(line) > 0);
  const log = commandLog('users');
  log.info('Read 3 prices');
  log.error({ err: new Error('No such customer') }, 'A subscription could not be cancelled');
  stderr.mockRestore();
  expect(lines).toEqual([expect.stringContaining('No such customer')]);
});
