import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkRooms } from './rooms.mjs';

const folder = mkdtempSync(join(tmpdir(), 'rooms-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a ninth folder in one is refused, with the name of the one', async () => {
  for (const name of 'abcdefgh') mkdirSync(join(folder, 'market', name), { recursive: true });
  await checkRooms(folder);
  mkdirSync(join(folder, 'market', 'ninth'));
  await expect(checkRooms(folder)).rejects.toThrow('Group those of: market (9).');
});
