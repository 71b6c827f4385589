import { expect } from 'vitest';
import type { TestServer } from '../../../server/launch/test/query.ts';
import type { SignedInRole } from '../../../server/launch/test/tokens.ts';
import type { Log } from '../../../server/platform/log.ts';
import type { ImportBench } from '../../test/imports.ts';
import type { WebhookServer } from './webhookServer.testing.ts';
import { sendMemberCalls } from './sendMemberCalls.ts';

interface Parts {
  bench: ImportBench;
  server: TestServer;
  hooks: WebhookServer;
  log: Log;
}

/** A webhook as its member sees it. */
interface Shown {
  offAnswer: string | null;
  calls: object[];
}

/** All that members do with their feeds and webhooks, by default the paying one. */
export function membersOf({ bench, server, hooks, log }: Parts) {
  /** A mutation without arguments, or with those in parentheses. */
  async function run<T>(call: string, as: SignedInRole = 'paid'): Promise<T> {
    return (await server.query<{ done: T }>(`mutation { done: ${call} }`, {}, { as })).done;
  }

  /** Makes the address of a feed, and returns its path. */
  async function feedPath(as: SignedInRole = 'paid'): Promise<string> {
    const { address } = await run<{ address: string }>('createNewsFeed { address }', as);
    expect(address).toMatch(/^https:\/\/texas\.example\.com\/feeds\/txf_\w{36}$/);
    return new URL(address).pathname;
  }

  const read = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    fetch(`${server.origin}${path}`, { headers: { 'cache-control': 'max-age=0', ...headers } });

  /** Sets a webhook, and leads it to this machine. Returns its secret. */
  async function setHook(as: SignedInRole = 'paid'): Promise<Buffer> {
    const set = 'setNewsWebhook(input: { url: "https://hooks.test/x" }) { secret errors { message } }';
    const { secret } = await run<{ secret: string }>(set, as);
    await bench.rows(
      `update news_webhook set url = $1 from member m where m.id = member_id and m.email = $2`,
      [hooks.url, `${as}@example.test`],
    );
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    return Buffer.from(secret.replace('whsec_', ''), 'base64');
  }

  /** Two workers make all calls that are due. */
  async function call(): Promise<void> {
    const { sessionSecret } = server;
    const sender = { publicUrl: 'https://texas.example.com', productName: 'Texas Receipts' };
    const deps = { pool: bench.pool, log, net: hooks.net, sessionSecret, sender };
    await Promise.all([sendMemberCalls(deps), sendMemberCalls(deps)]);
  }

  async function shown(as: SignedInRole = 'paid'): Promise<Shown | null> {
    const document = '{ newsWebhook { offAnswer calls { isTest fileName outcome answer attempts } } }';
    return (await server.query<{ newsWebhook: Shown | null }>(document, {}, { as })).newsWebhook;
  }

  return { run, feedPath, read, setHook, call, shown };
}
