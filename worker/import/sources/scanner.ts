import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { addAbortSignal } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReleaseRefused, shortened } from '../refusal.ts';
import type { BroughtFile } from './source.ts';
import { TryLater } from './tryLater.ts';

/** A scanner that unpacks a large archive says nothing until it has read all of it. */
const LONGEST_SILENCE_MS = 120_000;
const LONGEST_ANSWER = 1_000;

/**
 * Has ClamAV's daemon (`tcp://host:3310` or `unix:/path`) read a file. Throws {@link ReleaseRefused} if it finds
 * something harmful or takes no file of this size, and {@link TryLater} if it cannot say: an unscanned file is not imported.
 */
async function scanFile(scannerUrl: string, path: string, signal: AbortSignal): Promise<void> {
  const answer = await ask(scannerUrl, path, signal).catch((error: unknown) => {
    signal.throwIfAborted();
    const reason = error instanceof Error ? error.message : String(error);
    throw new TryLater(`The virus scanner cannot be asked: ${reason}.`);
  });
  if (answer === 'stream: OK') return;
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (found !== undefined) {
    throw new ReleaseRefused(`Refused: the virus scanner found ${shortened(found)} in the file.`);
  }
  if (answer.startsWith('INSTREAM size limit exceeded')) throw await tooLarge(path);
  throw new TryLater(`The virus scanner did not read the file: ${shortened(answer)}`);
}

/** Scans a file that a run has brought. A harmful one is not kept where an import would find it. */
export async function scanBrought(
  scannerUrl: string | null,
  { path, refuse, remove }: BroughtFile,
  signal: AbortSignal,
): Promise<void> {
  if (scannerUrl === null) return;
  try {
    await scanFile(scannerUrl, path, signal);
  } catch (error) {
    if (error instanceof ReleaseRefused) await (refuse ? refuse(error.message) : remove());
    throw error;
  }
}

async function tooLarge(path: string): Promise<ReleaseRefused> {
  const { size } = await stat(path);
  return new ReleaseRefused(
    `Refused: the virus scanner takes no file of ${size.toLocaleString('en-US')} bytes. Raise StreamMaxLength in its clamd.conf.`,
  );
}

/** The daemon's answer to its command INSTREAM, without the byte that ends it. */
function ask(scannerUrl: string, path: string, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    // The daemon may hang up on a file that is too large; its answer is lost if we were still sending.
    let failure = new Error('it hung up; raise StreamMaxLength in its clamd.conf if it does so again');
    const socket = addAbortSignal(signal, open(scannerUrl));
    socket.setTimeout(LONGEST_SILENCE_MS, () => socket.destroy(new Error('it is silent')));
    socket.on('data', (part: Buffer) => {
      answer += part.toString();
      if (answer.length > LONGEST_ANSWER) socket.destroy();
    });
    socket.on('error', (error) => (failure = hasHungUp(error) ? failure : error));
    socket.on('close', () => (answer === '' ? reject(failure) : resolve(answer.replace(/\0/g, '').trim())));
    pipeline(messageOf(path), socket, { end: false }).catch((error: unknown) =>
      socket.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  });
}

/** True if the daemon hung up: which of the two errors occurs depends on how much was under way. */
function hasHungUp(error: NodeJS.ErrnoException): boolean {
  return error.code === 'EPIPE' || error.code === 'ECONNRESET';
}

function open(scannerUrl: string): Socket {
  const { protocol, pathname, hostname, port } = new URL(scannerUrl);
  return protocol === 'unix:'
    ? connect({ path: decodeURIComponent(pathname) })
    : connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 3310) });
}

/** The command, then each part of the file after its length, then a length of zero. */
async function* messageOf(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const part of createReadStream(path)) {
    const bytes = part as Buffer;
    yield Buffer.concat([lengthOf(bytes.length), bytes]);
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}
