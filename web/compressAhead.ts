import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

const TEXT = /\.(?:js|css|svg|json)$/;
/** Below it a file fits into one packet in any case. */
const LEAST_BYTES = 1024;

/** The last percent of a file of the editors, which few load, costs more time than all others together. */
const LARGE_BYTES = 240_000;
const LARGE_QUALITY = 9;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

async function compress(path: string, isOfFirstPage: boolean): Promise<void> {
  const text = await readFile(path);
  if (text.length < LEAST_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]:
      isOfFirstPage || text.length < LARGE_BYTES ? constants.BROTLI_MAX_QUALITY : LARGE_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const brotli = asBrotli(text, { params }).then((packed) => writeFile(`${path}.br`, packed));
  const zipped = asGzip(text, { level: constants.Z_BEST_COMPRESSION });
  await Promise.all([brotli, zipped.then((packed) => writeFile(`${path}.gz`, packed))]);
}

/** True for code that every page, or every member's page, brings. */
function isFirst(file: Rolldown.OutputBundle[string] | undefined): boolean {
  return file?.type === 'chunk' && (file.isEntry || file.name === 'base' || file.name === 'members');
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
      await Promise.all(files.map((file) => compress(join(dir, file), isFirst(bundle[file]))));
    },
  };
}
