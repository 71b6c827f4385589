import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSchema } from '../../../http/schema/schema.ts';
import { noThrottles } from '../../../launch/test/noThrottles.ts';
import { testServer, type TestServer } from '../../../launch/test/query.ts';
import { createAttempts, type Attempt } from './attempts.testing.ts';
import { insertHiddenWorld, type HiddenWorld } from './hidden.factory.ts';

const schema = createSchema();
const ATTEMPTS = 2_000;
/** Requests at once. */
const LANES = 8;

let server: TestServer;
let world: HiddenWorld;
let attempts: Attempt[];
beforeAll(async () => {
  // Attempts that a throttle refused would prove nothing.
  server = await testServer({ throttles: noThrottles });
  world = await insertHiddenWorld(server.db);
  attempts = createAttempts(schema, world.keys, ATTEMPTS);
});
afterAll(() => server.close());

interface Answered {
  attempt: Attempt;
  status: number;
  text: string;
}

/** Sends the path unchanged; `fetch` would normalize it. */
function send(attempt: Attempt, token: string | null): Promise<Answered> {
  const { method, path, headers, body } = attempt;
  const signed = token === null ? {} : { authorization: `Bearer ${token}` };
  const { hostname, port } = new URL(server.origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, method, path, headers: { ...headers, ...signed } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ attempt, status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
      );
    });
    sent.on('error', reject).end(body ?? undefined);
  });
}

async function sendAll(all: readonly Attempt[], token: string | null = null): Promise<Answered[]> {
  const answers: Answered[] = [];
  const waiting = [...all];
  const lane = async (): Promise<void> => {
    for (let next = waiting.pop(); next; next = waiting.pop()) answers.push(await send(next, token));
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return answers;
}

/** The part of an answer that was not in the request: a refusal may repeat the request. */
function leaksOf({ attempt, text }: Answered): string[] {
  const asked = `${decodeURIComponent(attempt.path.replaceAll('%2e', '.'))} ${attempt.body ?? ''}`;
  return world.secrets.filter((secret) => text.includes(secret) && !asked.includes(secret));
}

test(`none of ${ATTEMPTS} attempts of a visitor reveals anything about a row that is not a sample`, async () => {
  const answers = await sendAll(attempts);
  const leaks = answers.flatMap((answer) => {
    const found = leaksOf(answer);
    return found.length === 0 ? [] : [{ ...answer.attempt, found }];
  });
  expect(leaks).toEqual([]);
  expect(answers).toHaveLength(ATTEMPTS);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  // The attempts end differently, and some of them read the samples.
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual(expect.arrayContaining([200, 400, 401, 404]));
  expect(answers.filter(({ text }) => text.includes('SAMPLE HOTEL')).length).toBeGreaterThan(50);
});

test('the same attempts of a member reveal most of the secrets', async () => {
  const token = await server.freshToken('admin');
  const isReading = ({ path, body }: Attempt): boolean =>
    !path.includes('userlogout') && body?.includes('mutation') !== true;
  const reading = attempts.filter(isReading);
  const answers = await sendAll(reading.slice(0, 1_000), token);
  const told = new Set(answers.flatMap(leaksOf));
  expect(told.size).toBeGreaterThan(world.secrets.length * 0.6);
});
