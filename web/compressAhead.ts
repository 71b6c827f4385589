import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|svg|json)$/;
/** Below it a file fits into one packet in any case. */
const LEAST_BYTES = 1024;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const brotli = asBrotli(text, { params }).then((packed) => writeFile(`${path}.br`, packed));
  const zipped = asGzip(text, { level: constants.Z_BEST_COMPRESSION });
  await Promise.all([brotli, zipped.then((packed) => writeFile(`${path}.gz`, packed))]);
}

/** Lays each file compressed beside itself: as well as it can be, and once instead of at each request. */
export function compressAhead(): Plugin {
  let isMinified = true;
  return {
    name: 'compress-ahead',
    apply: 'build',
    configResolved: ({ build }) => {
      isMinified = build.minify !== false;
    },
    async writeBundle({ dir = '' }, bundle) {
      // A build that nobody loads over a network.
      if (!isMinified) return;
      const files = Object.keys(bundle).filter((file) => TEXT.test(file));
      await Promise.all(files.map((file) => compress(join(dir, file))));
    },
  };
}
