import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './settings.mjs';

const programs = ['server/main', 'worker/main'];
let copy: string;
const inCopy = (path: string): string => join(copy, path);

// A checkout with two small programs and the real launcher.
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'texas-receipts-compile-'));
  const isLauncher = (path: string): boolean => path.endsWith('launch') || path.endsWith('.mjs');
  cpSync(join(root, 'server/launch'), inCopy('server/launch'), { recursive: true, filter: isLauncher });
  for (const name of ['package.json', 'package-lock.json', 'tsconfig.json'])
    cpSync(join(root, name), inCopy(name));
  symlinkSync(join(root, 'node_modules'), inCopy('node_modules'));
  mkdirSync(inCopy('worker'));
  writeFileSync(inCopy('server/shared.ts'), 'export const shared = new Date();');
  for (const program of programs)
    writeFileSync(inCopy(`${program}.ts`), `import { shared } from '${copy}/server/shared.ts';\nshared;`);
});
afterAll(() => rmSync(copy, { recursive: true }));

/** Compiles the copy. True if that built its programs. */
function builds(env: Record<string, string> = {}): boolean {
  const program = inCopy('dist/server/main.js');
  rmSync(program, { force: true });
  const script = `import('./server/launch/compile.mjs').then(({ compileServer }) => compileServer())`;
  const own = { BUILD_FOR: '', DEMO_BILLING: '', VERSION: '1', ...env };
  spawnSync(process.execPath, ['-e', script], { cwd: copy, env: { ...process.env, ...own } });
  return existsSync(program);
}

const version = (): string => readFileSync(inCopy('dist/version'), 'utf8');

test('a build depends on its sources, on how to build and on what for', () => {
  expect(builds()).toBe(true);
  appendFileSync(inCopy('server/launch/bundle.mjs'), '// It builds otherwise.\n');
  expect(builds()).toBe(true);
  expect(builds({ BUILD_FOR: 'image' })).toBe(true);
  expect(builds({ BUILD_FOR: 'image', VERSION: '2' })).toBe(false);
  expect(version()).toBe('2');
});

test('a build that fails is not the new version, and the next one starts afresh', () => {
  appendFileSync(inCopy('server/main.ts'), '\n}');
  expect(builds({ VERSION: '3' })).toBe(false);
  expect(version()).not.toBe('3');
  expect(existsSync(inCopy('dist/.server-sources'))).toBe(false);
});
