import { text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** The texts in a ZIP file, by name. */
export async function unzipped(body: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(body, { lazyEntries: true });
  const texts: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    texts[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  }
  return texts;
}
