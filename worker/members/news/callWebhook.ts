import { createHmac } from 'node:crypto';
import { request } from 'node:https';
import { request as requestHttp } from 'node:http';
import { addressesOf } from '../../../server/platform/lib/hostAddresses.ts';
import { PrivateAddress, publicAddress } from '../../../server/platform/lib/publicAddress.ts';
import { onlyTo } from '../../import/sources/askService.ts';

/** The way to webhooks. */
export interface WebhookNet {
  resolve: (host: string) => Promise<string[]>;
  /** Stand-ins of tests: without TLS, on this machine. */
  trusted: readonly string[];
  /** Longest time of a call, from finding its host to the answer. */
  wholeMs: number;
}

export const webhookNet: WebhookNet = { resolve: addressesOf, trusted: [], wholeMs: 10_000 };

export interface SignedCall {
  url: string;
  secret: string;
  id: string;
  body: string;
}

/** The answer of a webhook. */
export interface Answer {
  isTaken: boolean;
  /** Null if there was none. */
  status: number | null;
  /** True if its host has an address that is not public: it is never called. */
  isPrivate: boolean;
  text: string;
}

/** Calls a webhook of a member or an operator, signed as standardwebhooks.com describes. Never throws. */
export async function callWebhook(net: WebhookNet, call: SignedCall): Promise<Answer> {
  try {
    const status = await statusOf(net, call);
    const isTaken = status >= 200 && status < 300;
    return { isTaken, status, isPrivate: false, text: `status ${String(status)}` };
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    return { isTaken: false, status: null, isPrivate: error instanceof PrivateAddress, text };
  }
}

/** Also said of a name that does not exist: members must not learn which names the operator's network has. */
export const NOT_PUBLIC = 'The host has no public address.';
const LATE = 'No answer in time.';

/** The checked address of a host. Throws `PrivateAddress`. */
async function addressOf({ resolve }: WebhookNet, host: string, signal: AbortSignal): Promise<string> {
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error(LATE)));
  });
  const found = publicAddress(resolve, host).catch((error: unknown) => {
    throw error instanceof PrivateAddress ? error : new Error(NOT_PUBLIC);
  });
  return Promise.race([found, late]);
}

/**
 * The status of the answer. A redirect is not followed: its own status counts. Throws `PrivateAddress`, or an error if
 * nothing answers.
 */
async function statusOf(net: WebhookNet, { url, secret, id, body }: SignedCall): Promise<number> {
  const to = new URL(url);
  const isTrusted = net.trusted.includes(to.hostname);
  const signal = AbortSignal.timeout(net.wholeMs);
  const address = isTrusted ? to.hostname : await addressOf(net, to.hostname, signal);
  const time = String(Math.floor(Date.now() / 1000));
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'webhook-id': id,
    'webhook-timestamp': time,
    'webhook-signature': `v1,${signature(secret, `${id}.${time}.${body}`)}`,
  };
  return new Promise((resolve, reject) => {
    const send = isTrusted && to.protocol === 'http:' ? requestHttp : request;
    const options = { method: 'POST', headers, signal, agent: false, lookup: onlyTo(address) };
    const sent = send(to, options, (response) => {
      // The status is all that counts: the rest of the answer is not read.
      response.destroy();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', (error) => reject(signal.aborted ? new Error(LATE) : error));
    sent.end(body);
  });
}

/** Secrets of other products begin with `whsec_` and are base64. */
function signature(secret: string, text: string): string {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);
  return createHmac('sha256', key).update(text).digest('base64');
}
