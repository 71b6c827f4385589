import { callServer } from '../../../app/callServer.ts';
import { download } from '../../../ui/formats/download.ts';

/** Files whose lines are rows. */
const TEXT = /\.(?:csv|jsonl)$/;

/** A file of the server's, and the name that it is saved under. */
export interface ExportedFile {
  /** Data set and format, such as `hotelMonths.csv`. */
  file: string;
  args: object;
  name: string;
}

export interface Progress {
  bytes: number;
  /** Line ends so far; of a file that is no text, null. */
  lines: number | null;
}

/** Receives a file part by part. */
export interface Target {
  write: (part: Uint8Array<ArrayBuffer>) => Promise<void> | void;
  /** Makes the file complete. */
  close: () => Promise<void> | void;
  /** Leaves nothing behind. */
  abort: () => Promise<void> | void;
}

interface Picker {
  showSaveFilePicker?: (options: { suggestedName: string }) => Promise<{
    createWritable: () => Promise<Target>;
  }>;
}

/** An export that broke off; the message is shown to the member. */
export class ExportFailure extends Error {}

/**
 * The file to write to: one that the person picks, written as it comes, where the browser can; else memory, offered as
 * a download at the end. Null if the person picks none. Must be called in a click.
 */
export async function pickTarget(name: string): Promise<Target | null> {
  const { showSaveFilePicker } = window as Picker;
  if (showSaveFilePicker === undefined) return inMemory(name);
  try {
    const picked = await showSaveFilePicker.call(window, { suggestedName: name });
    return await picked.createWritable();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    // A page in a frame, for example, may not pick files.
    return inMemory(name);
  }
}

/** A file that is kept in memory until it is whole, and then downloaded: for files of a few MB. */
export function inMemory(name: string): Target {
  let parts: Uint8Array<ArrayBuffer>[] = [];
  const abort = (): void => {
    parts = [];
  };
  return {
    write: (part) => void parts.push(part),
    close: () => {
      download(name, new Blob(parts));
      abort();
    },
    abort,
  };
}

/**
 * Saves a file as the server sends it. Returns the months that no release has in full, such as `2023-04`; usually ''. Throws an
 * ExportFailure, and the reason of `signal`; then nothing is kept.
 */
export async function saveExport(
  { file, args }: ExportedFile,
  target: Target,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<string> {
  try {
    const { body, notPublished } = await open(file, args, signal);
    await copy(body, target, { isText: TEXT.test(file), onProgress });
    await target.close();
    return notPublished;
  } catch (error) {
    await target.abort();
    signal.throwIfAborted();
    throw error instanceof ExportFailure ? error : new ExportFailure(BROKEN_OFF);
  }
}

const BROKEN_OFF = 'The export was interrupted, so nothing was saved. Choose fewer months or try again.';

async function open(
  file: string,
  args: object,
  signal: AbortSignal,
): Promise<{ body: ReadableStream<Uint8Array<ArrayBuffer>>; notPublished: string }> {
  const response = await callServer(`/exports/${file}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(args),
    signal,
  });
  if (!response.ok || response.body === null) throw new ExportFailure(await messageOf(response));
  return { body: response.body, notPublished: response.headers.get('x-not-published') ?? '' };
}

async function messageOf(response: Response): Promise<string> {
  const answer: unknown = await response.json().catch(() => null);
  const { error } = (answer ?? {}) as { error?: { message?: string } };
  return error?.message ?? 'The export failed. Please try again.';
}

const LINE_END = 10;

async function copy(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  target: Target,
  { isText, onProgress }: { isText: boolean; onProgress: (progress: Progress) => void },
): Promise<void> {
  const reader = body.getReader();
  let bytes = 0;
  let lines = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      await target.write(part.value);
      bytes += part.value.length;
      if (isText) for (const byte of part.value) lines += Number(byte === LINE_END);
      onProgress({ bytes, lines: isText ? lines : null });
    }
  } finally {
    // If the disk takes no more, the server learns that nobody reads on.
    await reader.cancel().catch(() => undefined);
  }
}
