import { spawn } from 'node:child_process';
import { afterEach, expect, test, vi } from 'vitest';
import { psCommandLine } from './system.mjs';

afterEach(() => void vi.unstubAllEnvs());

test.skipIf(process.platform === 'win32')('ps tells a whole command line in a narrow terminal', () => {
  vi.stubEnv('COLUMNS', '40');
  const folder = '/long'.repeat(50);
  const child = spawn('sh', ['-c', 'read line', folder], { stdio: ['pipe', 'ignore', 'ignore'] });
  expect(psCommandLine(child.pid ?? 0)).toContain(folder);
  child.kill();
});
