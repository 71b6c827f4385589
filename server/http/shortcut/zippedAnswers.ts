import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Smaller answers travel as fast uncompressed, and compressing takes longer than producing them. */
export const SHORTEST_ZIPPED = 8_192;
const MOST_BYTES = 32_000_000;

type Encoding = 'br' | 'gzip';

const zip: Record<Encoding, (text: string) => Promise<Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify(gzip),
};

/** The encoding that an Accept-Encoding asks for: `plain` for none, undefined where the header weighs several. */
export function encodingOf(accepted: string | undefined): Encoding | 'plain' | undefined {
  if (accepted === undefined) return 'plain';
  if (accepted.includes(';')) return undefined;
  const names = new Set(accepted.split(',').map((name) => name.trim()));
  return names.has('br') ? 'br' : names.has('gzip') ? 'gzip' : undefined;
}

/** Compressed answers, so that each is compressed once and not for every reader. */
export function createZippedAnswers(): (
  key: string,
  encoding: Encoding,
  text: string,
) => Buffer | Promise<Buffer> {
  const kept = new LRUCache<string, Buffer>({ maxSize: MOST_BYTES, sizeCalculation: ({ length }) => length });
  return (key, encoding, text) => {
    const name = `${encoding} ${key}`;
    const known = kept.get(name);
    if (known) return known;
    return zip[encoding](text).then((zipped) => {
      kept.set(name, zipped);
      return zipped;
    });
  };
}
