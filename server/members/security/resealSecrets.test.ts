import { expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';
import { addApp, addPerson, challengeOf, finish } from '../accounts/twoStep/twoStep.testing.ts';
import { newWebhookSecret, openWebhookSecret } from '../news/newsWebhook.rules.ts';
import { resealSecrets } from './resealSecrets.ts';

const server = useServer();

const NOW = 'the new session secret of these tests';

test('after a change of the session secret, apps and webhooks are encrypted with the new one, once', async () => {
  const before = server.sessionSecret;
  const ana = await addPerson(server, 'ana');
  const { app } = await addApp(server, ana);
  const webhook = newWebhookSecret(before, ana.id);
  await server.db.query(
    `/* addWebhook */ insert into news_webhook (member_id, url, sealed_secret, told_event_id)
     values ($1, 'https://example.test/', $2, 0)`,
    [ana.id, webhook.sealed],
  );
  const sealedWebhook = async (): Promise<Buffer> => {
    const [row] = await server.db.query<{ sealed: Buffer }[]>(
      '/* sealedWebhook */ select sealed_secret as sealed from news_webhook where member_id = $1',
      [ana.id],
    );
    return row?.sealed ?? Buffer.alloc(0);
  };
  const signsIn = async (secondsLater: number): Promise<boolean> => {
    const code = app.generate({ timestamp: Date.now() + 1000 * secondsLater });
    const { token } = await finish(server, { challenge: await challengeOf(server, ana.email), code });
    return token !== null;
  };
  expect(
    await resealSecrets(server.db, { now: NOW, before: 'another secret, which sealed nothing here' }),
  ).toBe(0);
  expect(await resealSecrets(server.db, { now: NOW, before })).toBe(2);
  expect(await resealSecrets(server.db, { now: NOW, before })).toBe(0);
  expect(openWebhookSecret(NOW, ana.id, await sealedWebhook())).toBe(webhook.text);
  expect(openWebhookSecret(before, ana.id, await sealedWebhook())).toBeNull();
  // The server still has the secret of before, with which the app no longer opens.
  expect(await signsIn(30)).toBe(false);
  expect(await resealSecrets(server.db, { now: before, before: NOW })).toBe(2);
  expect(await signsIn(30)).toBe(true);
});
