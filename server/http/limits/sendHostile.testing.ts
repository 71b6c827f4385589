import { request } from 'node:http';
import type { Hostile } from './hostile.testing.ts';

/** An answer that no request may get: a failure of ours. */
export interface Failure {
  sent: Hostile;
  status: number;
  text: string;
}

const LANES = 6;
const LARGEST_BODY = 65_536;

/** Sends all, some at once, and returns those that failed because of us; `tokens` take turns. */
export async function failuresOf(
  origin: string,
  all: readonly Hostile[],
  tokens: readonly (string | null)[],
): Promise<Failure[]> {
  const failures: Failure[] = [];
  const waiting = [...all.entries()];
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [i, sent] = next;
      const { status, text } = await send(origin, sent, tokens[i % tokens.length] ?? null);
      if (status >= 500 || text.includes('INTERNAL_SERVER_ERROR')) failures.push({ sent, status, text });
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return failures;
}

/** Unchanged: `fetch` would normalize it. */
function send(
  origin: string,
  { method, path, body }: Hostile,
  token: string | null,
): Promise<{ status: number; text: string }> {
  const { hostname, port } = new URL(origin);
  const headers = {
    'content-type': 'application/json',
    'apollo-require-preflight': '1',
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve) => {
    const call = request({ hostname, port, method, path, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.once('end', () => {
        resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() });
      });
    });
    call.once('error', (error) => {
      // A body that is too large is refused before all of it is sent.
      const isTooLarge = (body?.length ?? 0) > LARGEST_BODY;
      resolve({ status: isTooLarge ? 413 : 599, text: String(error) });
    });
    call.end(body ?? undefined);
  });
}
