import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('.', import.meta.url));
const CONFIG = fileURLToPath(new URL('../../vite.config.ts', import.meta.url));

/** The files of the page of charts by their path, built as the product's are but for being made small. */
export async function buildPage(): Promise<Map<string, string | Uint8Array>> {
  const result = await build({
    root: ROOT,
    configFile: CONFIG,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, minify: false, reportCompressedSize: false, modulePreload: false },
  });
  if (!('output' in result)) throw new Error('The page of charts was not built at once.');
  return new Map(
    result.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  );
}
