import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkFolders } from './folders.mjs';

const folder = mkdtempSync(join(tmpdir(), 'folders-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a ninth folder in a folder is refused, and the message names the full one', async () => {
  for (const name of 'abcdefgh') mkdirSync(join(folder, 'market', name), { recursive: true });
  await checkFolders(folder);
  mkdirSync(join(folder, 'market', 'ninth'));
  await expect(checkFolders(folder)).rejects.toThrow(
    'A folder may contain at most 8 folders. Group those of: market (9).',
  );
});
