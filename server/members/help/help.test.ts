import { beforeEach, expect, test } from 'vitest';
import { useServer } from '../../launch/test/useServer.ts';

const server = useServer({ supportEmail: 'help@example.test' });
beforeEach(() => server.db.query('/* noMessages */ truncate help_message restart identity'));

const input = {
  text: 'Where is\nmy hotel?',
  answerTo: 'Ann@Example.test',
  page: '/stt/search?q=1',
  requestId: 'r-1',
};

async function send(changes: object = {}, as: 'anonymous' | 'paid' = 'anonymous'): Promise<unknown> {
  const { sendHelpMessage } = await server.query<{ sendHelpMessage: unknown }>(
    `mutation ($input: SendHelpMessageInput!) {
      sendHelpMessage(input: $input) { ok errors { field code } }
    }`,
    { input: { ...input, ...changes } },
    { as },
  );
  return sendHelpMessage;
}

async function waiting(): Promise<unknown[]> {
  const { helpMessages } = await server.query<{ helpMessages: { nodes: unknown[] } }>(
    `{ helpMessages(first: 50, isWaiting: true) {
      nodes { messageId memberEmail answerTo text page requestId answeredBy }
    } }`,
    {},
    { as: 'admin' },
  );
  return helpMessages.nodes;
}

async function mark(messageId: number, isAnswered: boolean): Promise<unknown> {
  const { setHelpMessageAnswered } = await server.query<{ setHelpMessageAnswered: unknown }>(
    `mutation ($input: SetHelpMessageAnsweredInput!) {
      setHelpMessageAnswered(input: $input) { ok errors { code } }
    }`,
    { input: { messageId, isAnswered } },
    { as: 'admin' },
  );
  return setHelpMessageAnswered;
}

const kept = {
  answerTo: 'ann@example.test',
  text: 'Where is\nmy hotel?',
  page: '/stt/search',
  requestId: 'r-1',
};

test('administrators see messages of visitors and members, the latest first', async () => {
  expect(await send()).toEqual({ ok: true, errors: [] });
  await send({ requestId: null }, 'paid');
  expect(await waiting()).toEqual([
    { ...kept, messageId: 2, memberEmail: 'paid@example.test', requestId: null, answeredBy: null },
    { ...kept, messageId: 1, memberEmail: null, answeredBy: null },
  ]);
});

test('an answered message leaves the list until it is reopened', async () => {
  await send();
  expect(await mark(1, true)).toEqual({ ok: true, errors: [] });
  expect(await waiting()).toEqual([]);
  const [row] = await server.db.query<unknown[]>(
    '/* answered */ select answered_by as by from help_message where answered_at is not null',
  );
  expect(row).toEqual({ by: 'admin@example.test' });
  await mark(1, false);
  expect(await waiting()).toHaveLength(1);
  expect(await mark(7, true)).toEqual({ ok: false, errors: [{ code: 'NOT_FOUND' }] });
});

test.each([
  ['no text', { text: ' \n' }, 'text', 'EMPTY_TEXT'],
  ['an endless text', { text: 'x'.repeat(4_001) }, 'text', 'TEXT_TOO_LONG'],
  ['no address', { answerTo: 'ann' }, 'answerTo', 'INVALID_EMAIL'],
])('%s is refused at its field, and nothing is stored', async (_, changes, field, code) => {
  expect(await send(changes)).toEqual({ ok: false, errors: [{ field, code }] });
  expect(await waiting()).toEqual([]);
});

test('tokens are removed from the stored page', async () => {
  await send({ page: `/passwordreset/token/${'a1'.repeat(20)}`, requestId: 'no id; select' });
  expect(await waiting()).toMatchObject([{ page: '/passwordreset/token/…', requestId: null }]);
});

test('messages per address are limited', async () => {
  for (let count = 0; count < 10; count += 1) await send();
  expect(await send()).toEqual({ ok: false, errors: [{ field: null, code: 'TOO_MANY_ATTEMPTS' }] });
});

test('the support address is public', async () => {
  const { about } = await server.query<{ about: unknown }>(
    '{ about { supportEmail } }',
    {},
    { as: 'anonymous' },
  );
  expect(about).toEqual({ supportEmail: 'help@example.test' });
});
