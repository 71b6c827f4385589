import type { Pool } from 'pg';
import { expect, test, vi } from 'vitest';
import { createDataSource } from '../platform/database.ts';
import { createLog } from '../platform/log.ts';
import { useServer } from '../launch/test/useServer.ts';
import { warmUp } from './warmUp.ts';

const server = useServer();

test('connections that are opened before people search stay open', async () => {
  const db = createDataSource(server.databaseUrl, { poolSize: 3, keepOpen: true });
  await db.initialize();
  const { master: pool } = db.driver as unknown as { master: Pool };
  expect(pool.totalCount).toBeLessThan(3);
  await warmUp({ db, log: server.deps.log }, 3);
  expect([pool.totalCount, pool.idleCount, pool.options.min]).toEqual([3, 3, 3]);
  await db.destroy();
});

test('a server starts although its connections cannot be prepared', async () => {
  const log = createLog('test', 'silent');
  const warn = vi.spyOn(log, 'warn');
  const db = createDataSource(server.databaseUrl);
  await warmUp({ db, log }, 2);
  expect(warn).toHaveBeenCalledOnce();
});
