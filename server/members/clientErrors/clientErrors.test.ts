import { beforeEach, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { mostClientErrors } from './clientError.sql.ts';

const server = useServer();
beforeEach(() => server.db.query('/* noErrors */ delete from client_error'));

interface Kept {
  error: string;
  url: string;
  member: string | null;
}

function kept(): Promise<Kept[]> {
  return server.db.query<Kept[]>(
    `/* kept */ select error, url, m.email as member from client_error e left join member m on m.id = e.member_id
     order by e.id`,
  );
}

async function report(error: string, url: string, as: 'anonymous' | 'paid' = 'anonymous'): Promise<unknown> {
  return server.query(
    'mutation ($input: ReportClientErrorInput!) { reportClientError(input: $input) { ok } }',
    { input: { error, url } },
    { as },
  );
}

test('a client’s report is stored, with the member if known', async () => {
  expect(await report('TypeError: x is undefined\n\tat y', 'http://localhost/stt/search')).toEqual({
    reportClientError: { ok: true },
  });
  await report('It broke', '/stt/settings', 'paid');
  for (const path of ['/rest/errorlog', '/rest/basic/errorlog']) {
    const body = { error: `From ${path}`, url: '/login' };
    expect(await server.rest(path, { method: 'POST', body, as: 'anonymous' })).toMatchObject({
      status: 200,
      body: { result: true },
    });
  }
  expect(await kept()).toEqual([
    { error: 'TypeError: x is undefined\n\tat y', url: 'http://localhost/stt/search', member: null },
    { error: 'It broke', url: '/stt/settings', member: 'paid@example.test' },
    { error: 'From /rest/errorlog', url: '/login', member: null },
    { error: 'From /rest/basic/errorlog', url: '/login', member: null },
  ]);
});

test('tokens and names are removed from reports', async () => {
  const session = (await server.token('paid')) ?? '';
  const reset = 'n3XQ7m1xv0a8Yk2LrJ5Zt6Wc9Bd4Ef_GhIjKlMnOp-Q';
  await report(
    `Bearer ${session} of ann@example.test`,
    `/passwordreset/token/${reset}?email=ann@example.test#x`,
  );
  const [row] = await kept();
  expect(row).toMatchObject({ error: 'Bearer … of …', url: '/passwordreset/token/…' });
});

test('long reports are truncated', async () => {
  await report('ab '.repeat(5_000), `/${'ab/'.repeat(5_000)}`);
  const [long] = await kept();
  expect([long?.error.length, long?.url.length]).toEqual([2_000, 500]);
});

test('at most 10,000 are stored: the oldest are removed', async () => {
  await server.db.query(
    `/* many */ insert into client_error (error, url) select 'old ' || n, '/' from generate_series(1, $1::int) n`,
    [mostClientErrors],
  );
  await report('new', '/');
  const rows = await kept();
  expect(rows).toHaveLength(mostClientErrors);
  expect([rows[0]?.error, rows.at(-1)?.error]).toEqual(['old 2', 'new']);
});
