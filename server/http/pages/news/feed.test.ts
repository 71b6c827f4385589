import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertRelease } from '../../../market/releases/release.factory.ts';
import { testServer, type TestServer } from '../../../launch/test/query.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({
    publicUrl: 'https://texas.example.com',
    productName: 'Ana’s <More> & "Figures"',
  });
  const periods = { '2023-01-31': 1 };
  await insertRelease(server.db, { periods, columns: { file_name: 'HOT2301.CSV' } });
  await insertRelease(server.db, {
    periods,
    publishedAt: '2024-02-15T12:00:00Z',
    columns: { file_name: 'HOT2301 <second> & last.CSV', rows: 24_369, changed: 123 },
  });
  await insertRelease(server.db, {
    publishedAt: '2024-02-16T12:00:00Z',
    columns: {
      product: 'beverage',
      undone_at: '2024-02-17T08:00:00Z',
      undone_by: 'op',
      undo_reason: 'wrong year',
    },
  });
});
afterAll(() => server.close());

function read(headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${server.origin}/releases.atom`, { headers });
}

const basic = (key: string): Record<string, string> => ({
  authorization: `Basic ${Buffer.from(`any:${key}`).toString('base64')}`,
});

test('feed readers give an API key as password; a stranger is asked for it, and others are refused', async () => {
  const stranger = await read();
  expect([stranger.status, stranger.headers.get('www-authenticate')]).toEqual([
    401,
    expect.stringMatching(/^Basic realm=/),
  ]);
  expect((await read(basic('txr_wrong'))).status).toBe(401);
  expect((await read(basic(await server.freshKey('unpaid')))).status).toBe(403);
  expect((await read(basic(await server.freshKey('paid', ['PORTFOLIOS'])))).status).toBe(403);
  expect((await read({ authorization: `Bearer ${(await server.token('free')) ?? ''}` })).status).toBe(200);
});

function textIn(xml: string, name: string): string | undefined {
  const signs = { lt: '<', gt: '>', quot: '"', amp: '&' } as const;
  const found = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1];
  return found?.replace(/&(lt|gt|quot|amp);/g, (_, sign: keyof typeof signs) => signs[sign]);
}

/** Every element is closed where it must be, and every sign is spelled out. */
function expectWellFormed(xml: string): void {
  const open: string[] = [];
  for (const [, end, name = '', empty] of xml.matchAll(/<(\/?)([a-z]+)(?: [a-z:]+="[^"<]*")*(\/?)>/g)) {
    if (end === '/') expect(open.pop()).toBe(name);
    else if (empty !== '/') open.push(name);
  }
  expect(open).toEqual([]);
  const text = xml.replace(/<\?xml[^>]*\?>|<\/?[a-z]+(?: [a-z:]+="[^"<]*")*\/?>/g, '');
  expect(text).not.toMatch(/[<>]|&(?!(?:lt|gt|quot|amp);)/);
}

test('the feed is valid Atom: each release with its months and rows, what it followed, and whether it was undone', async () => {
  const key = basic(await server.freshKey('paid'));
  const answer = await read(key);
  expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  expect(answer.headers.get('last-modified')).toBe('Sat, 17 Feb 2024 08:00:00 GMT');
  const text = await answer.text();
  expectWellFormed(text);
  const [head = '', ...entries] = text.split('<entry>');
  const texts = (name: string): (string | undefined)[] => entries.map((entry) => textIn(entry, name));
  expect(textIn(head, 'title')).toBe('Releases · Ana’s <More> & "Figures"');
  expect(textIn(head, 'updated')).toBe('2024-02-17T08:00:00.000Z');
  expect(texts('title')).toEqual([
    'Undone: Mixed beverage, January 2023 (HOT.CSV)',
    'Lodging, January 2023 (HOT2301 <second> & last.CSV)',
    'Lodging, January 2023 (HOT2301.CSV)',
  ]);
  expect(new Set(texts('id')).size).toBe(3);
  expect(texts('summary').slice(0, 2)).toEqual([
    'Undone: wrong year. 1 rows. 1 filings added, 0 changed, 0 retired.',
    '24,369 rows. 1 filings added, 123 changed, 0 retired. Follows HOT2301.CSV for the same months.',
  ]);
  // By itself, fetch asks for an answer that no cache has seen.
  const kept = { ...key, 'cache-control': 'max-age=0' };
  const [tag = '', changed = ''] = ['etag', 'last-modified'].map((name) => answer.headers.get(name) ?? '');
  expect((await read({ ...kept, 'if-none-match': tag })).status).toBe(304);
  expect((await read({ ...kept, 'if-modified-since': changed })).status).toBe(304);
});

test('a press on the button of a mail program ends mails, without a session; a wrong key tells nothing', async () => {
  await server.query('mutation { setNewsChoice(input: { frequency: MONTHLY }) { ok } }');
  const [choice] = await server.db.query<{ key: string }[]>(
    '/* key */ select unsubscribe_key::text as key from news_choice',
  );
  const frequency = (): Promise<unknown> => server.query('{ newsChoice { frequency } }');
  const press = async (key: string): Promise<number> => {
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    return (await fetch(`${server.origin}/unsubscribe/${key}`, { method: 'POST', body })).status;
  };
  expect([await press('nonsense'), await press('11111111-1111-4111-8111-111111111111')]).toEqual([200, 200]);
  await fetch(`${server.origin}/unsubscribe/${choice?.key ?? ''}`);
  expect(await frequency()).toEqual({ newsChoice: { frequency: 'MONTHLY' } });
  expect(await press(choice?.key ?? '')).toBe(200);
  expect(await frequency()).toEqual({ newsChoice: { frequency: 'NEVER' } });
  await server.deps.throttles.take('unsubscribe', { address: '127.0.0.1' }, 600).catch(() => undefined);
  expect(await press('nonsense')).toBe(429);
});
