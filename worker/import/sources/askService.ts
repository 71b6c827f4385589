import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { ReleaseRefused } from '../refusal.ts';
import { allowedAddress, type Allowed } from './addresses.ts';
import { TryLater } from './tryLater.ts';

export interface RequestLimits {
  /** Longest silence. */
  idleMs: number;
  /** Longest time from the question to the last byte. */
  wholeMs: number;
  mostBytes: number;
}

/** The portal of mixed beverage receipts, and how it is asked. */
export interface Portal {
  origin: string;
  allowed: Allowed;
  limits: RequestLimits;
  /** Rows of a page. */
  pageRows: number;
}

export interface Asking extends Pick<Portal, 'allowed' | 'limits'> {
  headers: Record<string, string>;
  /** Variable of the key that a refusal of access names; null if there is none. */
  keyName: string | null;
  /** Ends the question when it is no longer wanted. */
  signal?: AbortSignal;
  /** Posted if given. */
  body?: Buffer;
}

const MOST_REDIRECTS = 3;

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/**
 * The answer of a service that is allowed. Follows redirects, each checked like the first address. Throws TryLater for what
 * passes by itself, and ReleaseRefused for what does not.
 */
export async function askService(asking: Asking, first: URL): Promise<{ body: Buffer; type: string }> {
  const { service } = asking.allowed;
  let url = first;
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    const { status, headers, body } = await ask(asking, url);
    if (status === 200) return { body, type: headers['content-type'] ?? '' };
    const location = headers.location;
    if (status < 300 || status >= 400 || location === undefined)
      throw failureOf(asking, status, headers['retry-after']);
    if (!URL.canParse(location, url.href))
      throw new ReleaseRefused(`Refused: ${service} redirects to an invalid address.`);
    url = new URL(location, url);
  }
  throw new ReleaseRefused(`Refused: ${service} redirects more than ${String(MOST_REDIRECTS)} times.`);
}

export function failureOf(
  { allowed, keyName }: Pick<Asking, 'allowed' | 'keyName'>,
  status: number,
  retryAfter: string | undefined,
): Error {
  const { service } = allowed;
  if (status === 429)
    return new TryLater(`${capital(service)} allows no more requests for now (429).`, waitOf(retryAfter));
  if (status === 408 || status >= 500) {
    return new TryLater(`${capital(service)} is not available (${String(status)}).`, waitOf(retryAfter));
  }
  const hint = keyName !== null && (status === 401 || status === 403) ? ` Check ${keyName}.` : '';
  return new ReleaseRefused(`Refused: ${service} answered with status ${String(status)}.${hint}`);
}

/** Milliseconds of a `Retry-After`, which is a number of seconds or a date. */
function waitOf(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null;
  if (/^\d{1,6}$/.test(retryAfter)) return Number(retryAfter) * 1000;
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

async function ask({ allowed, limits, headers, body, signal: unwanted }: Asking, url: URL): Promise<Answer> {
  const { service } = allowed;
  const address = await allowedAddress(allowed, url).catch((error: unknown) => {
    throw error instanceof ReleaseRefused ? error : unreachable(service, error);
  });
  return new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const late = AbortSignal.timeout(limits.wholeMs);
    const signal = unwanted ? AbortSignal.any([late, unwanted]) : late;
    const fail = (error: unknown): void =>
      reject(late.aborted ? tooSlow(service) : unreachable(service, error));
    const method = body === undefined ? 'GET' : 'POST';
    const options = { method, headers, signal, agent: false, lookup: onlyTo(address) };
    const sent = send(url, options, (response) => {
      readAll(response, service, limits.mostBytes).then(
        (read) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
        (error: unknown) => (error instanceof ReleaseRefused ? reject(error) : fail(error)),
      );
    });
    // Routers forget a connection that is silent for minutes, as that of a geocoder is while it works.
    sent.setSocketKeepAlive(true, 60_000);
    sent.setTimeout(limits.idleMs, () => sent.destroy(tooSlow(service)));
    sent.on('error', fail);
    sent.end(body);
  });
}

type Lookup = NonNullable<Parameters<typeof requestHttp>[1]['lookup']>;

/** Connects to the checked address, whatever the name resolves to by now. */
export function onlyTo(address: string): Lookup {
  const family = isIP(address);
  return (_host, options, callback) => {
    if (options.all === true) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
}

async function readAll(response: IncomingMessage, service: string, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) {
      response.destroy();
      throw new ReleaseRefused(`Refused: an answer of ${service} has more than ${String(mostBytes)} bytes.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function tooSlow(service: string): TryLater {
  return new TryLater(`${capital(service)} is too slow.`);
}

export function unreachable(service: string, error: unknown): TryLater {
  if (error instanceof TryLater) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new TryLater(`${capital(service)} cannot be reached: ${reason}.`);
}

function capital(service: string): string {
  return service.charAt(0).toUpperCase() + service.slice(1);
}
