import { Agent, request } from 'node:http';
import type { Question } from './questions.bench.ts';

const agent = new Agent({ keepAlive: true });

/** Sends requests and counts the responses without parsing them, so that most of the measured time is the server's. */
export function send(
  origin: string,
  token: string | null,
  body: object,
): Promise<{ status: number; bytes: number }> {
  const headers = {
    'content-type': 'application/json',
    'accept-encoding': 'gzip',
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const call = request(new URL('/graphql', origin), { method: 'POST', agent, headers }, (response) => {
      let bytes = 0;
      response.on('data', (part: Buffer) => (bytes += part.length));
      response.once('error', reject);
      response.once('end', () => {
        resolve({ status: response.statusCode ?? 0, bytes });
      });
    });
    call.once('error', (error) => {
      // The server had closed the connection, unused for long, while this program was computing.
      if (call.reusedSocket && 'code' in error && error.code === 'ECONNRESET')
        send(origin, token, body).then(resolve, reject);
      else reject(error);
    });
    call.end(JSON.stringify(body));
  });
}

/** The questions that the database has answers to. */
export async function answerable(
  origin: string,
  token: string,
  all: readonly Question[],
): Promise<Question[]> {
  const statuses = await Promise.all(
    all.map(({ document: query, variables }) => send(origin, token, { query, variables })),
  );
  return all.filter((_, i) => statuses[i]?.status === 200);
}
