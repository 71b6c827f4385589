import { callServer } from '../../app/callServer.ts';

/** Size of a part. A slow line takes half a minute for it; the server takes at most four times as much. */
const PART_BYTES = 1024 ** 2;

/** Waits after a lost connection; the last one is repeated. */
const WAITS_MS: readonly number[] = [1_000, 2_000, 5_000, 10_000, 30_000];

export interface Uploading {
  signal: AbortSignal;
  /** Called with the bytes that have arrived, and with a sentence while it waits for the connection. */
  onProgress: (received: number, trouble: string) => void;
  /** An interrupted upload, perhaps of the same file. It continues if what has arrived is the file's beginning. */
  known?: string;
  waits?: readonly number[];
}

/** The server refuses the upload; the message says why. */
export class UploadRefused extends Error {
  override name = 'UploadRefused';
}

interface Arrived {
  id: string;
  received: number;
  state: string;
}

/** SHA-256 of each mebibyte that has arrived of an upload, in hexadecimal. */
interface Sums {
  received: number;
  sums: readonly string[];
}

/** Bytes of each of the server's sums. */
const SUM_BYTES = 1024 ** 2;

const LOST = 'Connection lost. Trying again.';

/**
 * Uploads a file in parts, through any number of lost connections. Throws {@link UploadRefused}, or the signal's reason.
 */
export async function uploadFile(file: File, uploading: Uploading): Promise<void> {
  const { known, signal, onProgress } = uploading;
  const retrying = <T>(work: () => Promise<T>): Promise<T> =>
    untilConnected(work, uploading, () => onProgress(at, LOST));
  let at = 0;
  const begin = { fileName: file.name, bytes: file.size };
  const canResume =
    known !== undefined && (await isResumable(file, () => retrying(() => sumsOf(known, signal))));
  const path = canResume ? `/${known}` : null;
  let arrived = await retrying(() =>
    path === null ? call('POST', '', signal, JSON.stringify(begin)) : call('GET', path, signal),
  );
  for (at = arrived.received; at < file.size; at = arrived.received) {
    onProgress(at, '');
    const { id } = arrived;
    arrived = await retrying(() => sendPart(file, id, at, signal));
  }
  onProgress(file.size, '');
}

/** The sums of an upload; null if it has ended meanwhile. */
async function sumsOf(id: string, signal: AbortSignal): Promise<Sums | null> {
  try {
    return await call<Sums>('GET', `/${id}/sums`, signal);
  } catch (error) {
    if (error instanceof UploadRefused) return null;
    throw error;
  }
}

/** True if what has arrived of an upload is the beginning of the file: others may have its name and size. */
async function isResumable(file: File, ask: () => Promise<Sums | null>): Promise<boolean> {
  // Pages over plain HTTP cannot compute sums.
  const arrived = 'subtle' in crypto ? await ask() : null;
  if (arrived === null) return false;
  const { received, sums } = arrived;
  for (const [index, sum] of sums.entries()) {
    const start = index * SUM_BYTES;
    const part = file.slice(start, Math.min(start + SUM_BYTES, received));
    if ((await sumOf(part)) !== sum) return false;
  }
  return true;
}

async function sumOf(part: Blob): Promise<string> {
  const sum = new Uint8Array(await crypto.subtle.digest('SHA-256', await part.arrayBuffer()));
  return [...sum].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Sends the part at an offset; asks where to go on if the answer to an earlier attempt was lost. */
async function sendPart(file: File, id: string, offset: number, signal: AbortSignal): Promise<Arrived> {
  const part = file.slice(offset, offset + PART_BYTES);
  try {
    return await call('PATCH', `/${id}`, signal, part, { 'upload-offset': String(offset) });
  } catch (error) {
    if (error instanceof UploadRefused && error.cause !== 'WRONG_OFFSET') throw error;
    return call('GET', `/${id}`, signal);
  }
}

/** Deletes what has arrived of a file. */
export async function cancelUpload(id: string): Promise<void> {
  await call('DELETE', `/${id}`, new AbortController().signal);
}

async function untilConnected<T>(
  work: () => Promise<T>,
  uploading: Uploading,
  onLost: () => void,
): Promise<T> {
  const { signal, waits = WAITS_MS } = uploading;
  for (let failures = 0; ; failures += 1) {
    try {
      return await work();
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof UploadRefused) throw error;
      onLost();
      await wait(waits[Math.min(failures, waits.length - 1)] ?? 0, signal);
    }
  }
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

/** True for server errors and too many requests: trying again later helps. */
function isTemporary(status: number): boolean {
  return status >= 500 || status === 429 || status === 408;
}

async function call<Answer = Arrived>(
  method: string,
  path: string,
  signal: AbortSignal,
  body?: string | Blob,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  const response = await callServer(`/rest/admin/uploads${path}`, {
    method,
    signal,
    headers: { ...type, ...headers },
    ...(body !== undefined && { body }),
  });
  if (isTemporary(response.status)) throw new Error(LOST);
  const answer = parsed(await response.text(), response.status) as Answer & Refusal;
  if (answer.error === undefined) return answer;
  throw new UploadRefused(answer.error.message, { cause: answer.error.code });
}

interface Refusal {
  error?: { code: string; message: string };
}

/** The server answers in JSON only, so that an HTML page with status 413 or 403 comes from a proxy. */
function parsed(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UploadRefused(
      `The upload got an unexpected answer with status ${String(status)}, probably from a proxy. ` +
        'Ask the administrator of your network.',
    );
  }
}
