import { createHash } from 'node:crypto';
import { vi } from 'vitest';

export const MEGABYTE = 1024 ** 2;

interface Sent extends RequestInit {
  headers: Headers;
}

const refuse = (status: number, code: string, message: string): Response =>
  Response.json({ error: { code, message } }, { status });

/** A server that takes parts, and fails as it is told: by the number of the call. */
export function uploadServer(
  fails: Readonly<Record<number, 'lost' | 'answer lost' | 'busy' | 'refused'>> = {},
) {
  const server = { calls: [] as string[], received: 0, holds: Buffer.alloc(0) };
  const answer = (path: string, { method = '', body, headers }: Sent): Response => {
    const fail = fails[server.calls.push(`${method} ${path.replace('/rest/admin/uploads', '')}`)];
    if (fail === 'lost') throw new TypeError('Failed to fetch');
    if (fail === 'busy') return Response.json({}, { status: 429 });
    if (fail === 'refused') return refuse(400, 'BAD_USER_INPUT', 'The disk has no room for this file.');
    if (path.endsWith('/sums')) return Response.json(sumsOf(server.holds));
    if (method === 'PATCH' && body instanceof Blob) {
      if (Number(headers.get('upload-offset')) !== server.received)
        return refuse(409, 'WRONG_OFFSET', 'Elsewhere.');
      server.received += body.size;
    }
    if (fail === 'answer lost') throw new TypeError('Failed to fetch');
    return Response.json({ id: 'u1', received: server.received, state: 'ARRIVING' });
  };
  vi.stubGlobal('fetch', (path: string, sent: Sent) => Promise.resolve().then(() => answer(path, sent)));
  return server;
}

function sumsOf(content: Buffer): { received: number; sums: string[] } {
  const sums: string[] = [];
  for (let at = 0; at < content.length; at += MEGABYTE) {
    const part = content.subarray(at, at + MEGABYTE);
    sums.push(createHash('sha256').update(part).digest('hex'));
  }
  return { received: content.length, sums };
}

export const fileOf = (megabytes: number, name = 'HOT2303.zip'): File =>
  new File([new Uint8Array(megabytes * MEGABYTE)], name);
