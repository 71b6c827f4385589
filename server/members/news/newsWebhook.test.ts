import { describe, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { addressesOf } from '../../platform/lib/hostAddresses.ts';

const server = useServer();

test('of two tabs that set a webhook at once, the later one’s is stored', async () => {
  const answered: string[] = [];
  const set = async (url: string): Promise<void> => {
    const document = 'mutation ($url: String!) { setNewsWebhook(input: { url: $url }) { errors { code } } }';
    await server.query(document, { url });
    answered.push(url);
  };
  await Promise.all([set('https://one.example.com/'), set('https://two.example.com/')]);
  const { newsWebhook } = await server.query<{ newsWebhook: { url: string } }>('{ newsWebhook { url } }');
  expect(newsWebhook.url).toBe(answered.at(-1));
});

const PRIVATE =
  'This host has no public address that can be found. Webhooks are called only at addresses that are reached from the internet.';

describe('a webhook inside a private network is refused when it is set', () => {
  const hosts: Readonly<Record<string, string[]>> = {
    'inside.example.com': ['10.0.0.5'],
    'half.example.com': ['93.184.215.14', 'fd00::1'],
    'nobody.example.com': [],
  };
  const own = useServer({ resolveHost: async (host) => hosts[host] ?? addressesOf(host) });

  test.each([...Object.keys(hosts), '127.0.0.1', '2130706433', '169.254.169.254', '[::1]'])(
    '%s',
    async (host) => {
      const document = `mutation ($url: String!) {
        setNewsWebhook(input: { url: $url }) { secret errors { field code message } }
      }`;
      const { setNewsWebhook } = await own.query<{ setNewsWebhook: object }>(document, {
        url: `https://${host}/`,
      });
      const errors = [{ field: 'url', code: 'INVALID_URL', message: PRIVATE }];
      expect(setNewsWebhook).toEqual({ secret: null, errors });
      expect(await own.query('{ newsWebhook { url } }')).toEqual({ newsWebhook: null });
    },
  );
});
