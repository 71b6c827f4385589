import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testServer, type AskOptions, type TestServer } from '../../../../server/launch/test/query.ts';
import { createPool } from '../../../../server/platform/database.ts';
import { createLog } from '../../../../server/platform/log.ts';
import type { ExportDeps } from './prepareExport.ts';
import { runOpenExports } from './runExport.ts';

export interface Listed {
  id: string;
  state: string;
  rows: number;
  bytes: number;
  sha256: string | null;
  message: string | null;
  title: string;
  link: string | null;
  expiresAt: string | null;
  releases: { product: string; releaseId: string; fileName: string }[];
}

interface Started {
  export: Listed | null;
  errors: { code: string; field: string | null; message: string }[];
}

const FIELDS = `id state rows bytes sha256 message title link expiresAt releases { product releaseId fileName }`;
const START = `mutation ($input: StartExportInput!) { startExport(input: $input) {
  export { ${FIELDS} } errors { code field message } } }`;

/** A server and what a worker needs, on one database and one folder. */
export interface ExportBench {
  server: TestServer;
  deps: ExportDeps;
  start: (input: object, options?: AskOptions) => Promise<Started>;
  /** The exports of a caller, the latest first. */
  list: (options?: AskOptions) => Promise<Listed[]>;
  /** Carries out what waits, by two workers at once. Returns the number of exports that ended. */
  work: () => Promise<number>;
  /** Asks for the address of a file on the test's server. */
  get: (link: string, headers?: Record<string, string>) => Promise<Response>;
  files: () => Promise<string[]>;
  close: () => Promise<void>;
}

export async function exportBench(): Promise<ExportBench> {
  const dataDir = await mkdtemp(join(tmpdir(), 'exports-'));
  const server = await testServer({ dataDir });
  const pool = createPool(server.databaseUrl, { poolSize: 6 });
  const log = createLog('test', 'silent');
  const pages = { url: server.origin, secret: server.sessionSecret };
  const deps: ExportDeps = {
    pool,
    dataDir,
    log,
    server: pages,
    signal: new AbortController().signal,
    progressMs: 20,
  };
  return {
    server,
    deps,
    start: async (input, options = {}) =>
      (await server.query<{ startExport: Started }>(START, { input }, options)).startExport,
    list: async (options = {}) => {
      const document = `{ exports(first: 50) { nodes { ${FIELDS} } } }`;
      return (await server.query<{ exports: { nodes: Listed[] } }>(document, {}, options)).exports.nodes;
    },
    work: async () => {
      const [one, other] = await Promise.all([runOpenExports(deps), runOpenExports(deps)]);
      return one + other;
    },
    get: (link, headers = {}) => {
      const { pathname, search } = new URL(link);
      return fetch(`${server.origin}${pathname}${search}`, { headers });
    },
    files: () => readdir(join(dataDir, 'exports')).catch(() => []),
    close: async () => {
      await pool.end();
      await server.close();
      await rm(dataDir, { recursive: true });
    },
  };
}
