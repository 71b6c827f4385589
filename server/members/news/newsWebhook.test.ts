import { expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';

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
