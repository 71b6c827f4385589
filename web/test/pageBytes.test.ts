import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { compileWeb } from '../../server/launch/compile.mjs';
import { routes } from '../app/paths.ts';

const BUILT = join(import.meta.dirname, '../../dist/web');

beforeAll(compileWeb);

/** A script's bytes as they travel, by gzip; the smallest are not laid down compressed. */
function packedBytes(file: string): number {
  const path = join(BUILT, file);
  return existsSync(`${path}.gz`) ? statSync(`${path}.gz`).size : gzipSync(readFileSync(path)).length;
}

/** All scripts that a page's document names: what it loads before it can be used. */
function scriptsOf(path: string): string[] {
  const html = readFileSync(join(BUILT, 'index.html'), 'utf8');
  const first = [...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, file = '']) => file);
  const listed = JSON.parse(readFileSync(join(BUILT, 'routes.json'), 'utf8')) as Listed[];
  const own = listed.find((route) => route.path === path)?.files ?? [];
  return [...first, ...own.filter((file) => file.endsWith('.js'))];
}

interface Listed {
  path: string;
  files: string[];
}

test.each([
  ['login', 175, 3],
  ['search', 250, 14],
  ['results', 250, 14],
  ['hotel', 300, 16],
  ['city', 300, 16],
  ['county', 350, 16],
  ['compare', 300, 14],
] as const)('%s brings at most %d KB of script, in %d files', (page, kilobytes, files) => {
  const scripts = scriptsOf(routes[page]);
  const bytes = scripts.reduce((sum, file) => sum + packedBytes(file), 0);
  expect(Math.round(bytes / 1000)).toBeLessThanOrEqual(kilobytes);
  // One at a time would wait for another's place: a browser loads six at once.
  expect(scripts.length).toBeLessThanOrEqual(files);
  // A page without files of its own is not listed under this name any more.
  expect(scripts.length).toBeGreaterThan(page === 'login' ? 1 : 3);
});
