import { request } from 'node:http';

/** An answer with a file or a refusal. */
export interface Exported {
  status: number;
  body: Buffer;
  /** The header that names the releases of the figures. */
  releases: string | undefined;
  /** The header that names periods that no release has. */
  notPublished: string | undefined;
  /** The trailer that says how many rows the file has; not there if it broke off. */
  rows: string | undefined;
  /** True if the answer came to its end. */
  isWhole: boolean;
}

/** Asks for a file as a program would, and takes what comes. */
export function askForFile(
  origin: string,
  file: string,
  args: object,
  token: string | null,
): Promise<Exported> {
  const headers = {
    'content-type': 'application/json',
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  return new Promise((resolve, reject) => {
    const call = request(`${origin}/exports/${file}`, { method: 'POST', headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', () => undefined);
      answer.on('close', () => {
        const { statusCode: status = 0, complete: isWhole, headers: heads, trailers } = answer;
        const releases = heads['x-data-release']?.toString();
        const notPublished = heads['x-not-published']?.toString();
        const rows = trailers['x-rows'];
        resolve({ status, body: Buffer.concat(parts), releases, notPublished, rows, isWhole });
      });
    });
    call.once('error', reject).end(JSON.stringify(args));
  });
}
