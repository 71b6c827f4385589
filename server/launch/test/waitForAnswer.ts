import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * Asks a server of the test run. It may load releases first, for minutes on a busy machine, and `fetch` gives up after
 * five.
 */
export async function waitForAnswer(url: string, body = ''): Promise<{ isOk: boolean; body: string }> {
  const asked = request(url, { method: 'POST' }).end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { isOk: response.statusCode === 200, body: await text(response) };
}
