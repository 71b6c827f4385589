import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rawPath, storeRaw } from './rawStore.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'raw-store-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a file is kept once, under its hash, byte for byte', async () => {
  const content = Buffer.from('as it was handed over');
  const path = join(folder, 'HOT2303.zip');
  writeFileSync(path, content);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const place = join(folder, 'data/raw', sha256.slice(0, 2), sha256);

  const stored = await storeRaw(path, { dataDir: join(folder, 'data') });
  expect(stored).toEqual({ sha256, bytes: content.length, path: place });
  expect(rawPath(join(folder, 'data'), sha256)).toBe(place);
  expect(readFileSync(place)).toEqual(content);

  const { mtimeMs } = statSync(place);
  expect(await storeRaw(path, { dataDir: join(folder, 'data') })).toEqual(stored);
  expect(statSync(place).mtimeMs).toBe(mtimeMs);
  expect(readdirSync(join(folder, 'data/raw'))).toEqual([sha256.slice(0, 2)]);
});

test('two at a time keep it once', async () => {
  const path = join(folder, 'HOT2303.zip');
  writeFileSync(path, 'the same');
  const [one, two] = await Promise.all([
    storeRaw(path, { dataDir: folder }),
    storeRaw(path, { dataDir: folder }),
  ]);
  expect(one).toEqual(two);
  expect(readFileSync(one.path, 'utf8')).toBe('the same');
  expect(readdirSync(join(folder, 'raw'))).toHaveLength(1);
});
