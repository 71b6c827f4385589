import { afterEach, expect, test, vi } from 'vitest';
import { readableLog } from '../launch/test/readableLog.ts';
import { useServer } from '../launch/test/useServer.ts';
import { suggest } from '../market/search/search.ts';
import { createDataSource } from '../platform/database.ts';
import { openSnapshot } from '../platform/limits/snapshot.ts';
import { warmUp } from './warmUp.ts';

const server = useServer();
afterEach(() => vi.useRealTimers());

const PEOPLE = 3;
const WARN = 40;

/** Connections of this test's pool, as the database names them. */
async function connections(): Promise<number[]> {
  const rows = await server.db.query<{ pid: number }[]>(
    `/* connections */ select pid from pg_stat_activity where application_name = 'warm-up-test' order by pid`,
  );
  return rows.map(({ pid }) => pid);
}

test('people who search at once, after a pause, all do so on connections that were opened before', async () => {
  const options = { poolSize: PEOPLE, keepOpen: true, applicationName: 'warm-up-test' };
  const db = createDataSource(server.databaseUrl, options);
  // A connection is closed after ten seconds without use, unless it is to stay open.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await db.initialize();
  try {
    expect((await connections()).length).toBeLessThan(PEOPLE);
    await warmUp({ db, log: server.deps.log }, PEOPLE);
    const opened = await connections();
    expect(opened).toHaveLength(PEOPLE);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await connections()).toEqual(opened);
    const snapshots = Array.from({ length: PEOPLE }, () => openSnapshot(db));
    await Promise.all(snapshots.map((snapshot) => suggest(snapshot, 'HOTEL', 'houstn')));
    expect(await connections()).toEqual(opened);
    await Promise.all(snapshots.map((snapshot) => snapshot.close()));
  } finally {
    await db.destroy();
  }
});

test('a server starts although its connections cannot be prepared, and its log says so', async () => {
  const { log, lines } = readableLog<{ level: number; msg: string }>('info');
  // Nobody has connected it.
  const db = createDataSource(server.databaseUrl);
  await warmUp({ db, log }, 2);
  const msg = expect.stringMatching(/^Connections could not be prepared for searching/) as string;
  expect(lines).toMatchObject([{ level: WARN, msg }]);
});
