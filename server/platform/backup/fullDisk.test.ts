import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compiled } from '../../launch/test/compiled.ts';
import { testDatabase } from '../../launch/test/database.ts';

/** Runs the backup where no file may have more than 32 KB. Returns its exit code and output. */
function backUpOnFullDisk(databaseUrl: string, dataDir: string): Promise<{ code: unknown; output: string }> {
  const program = compiled('server/platform/backup/backup.cli.ts');
  const limited = `trap '' XFSZ; ulimit -f 64; exec "${process.execPath}" "${program}"`;
  const env = { PATH: process.env['PATH'] ?? '', DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  return new Promise((done) => {
    execFile('sh', ['-c', limited], { env, timeout: 60_000 }, (error, stdout, stderr) =>
      done({ code: error === null ? 0 : error.code, output: stdout + stderr }),
    );
  });
}

test.skipIf(process.platform === 'win32')(
  'a backup that fills the disk in the middle of a table ends with the reason, and leaves no file',
  async () => {
    const database = await testDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'full-'));
    try {
      // Far more than waits between the database and the file.
      await database.pool.query(
        `create table ample as select md5(n::text) || md5((-n)::text) as text from generate_series(1, 200000) n`,
      );
      const { code, output } = await backUpOnFullDisk(database.url, dataDir);
      expect(output).toMatch(/EFBIG|ENOSPC/);
      expect(code).toBe(1);
      expect(await readdir(join(dataDir, 'work')).catch(() => [])).toEqual([]);
    } finally {
      await database.close();
      await rm(dataDir, { recursive: true });
    }
  },
);
