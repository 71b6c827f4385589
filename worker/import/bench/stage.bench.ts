import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { escapeLiteral, type Pool, type PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { detect, type Detected } from '../detect.ts';
import { openFile } from '../openFile.ts';
import { stageMember } from '../stage.ts';

/** Measurements of {@link benchStage} for one file; seconds of the fastest repetition. */
export interface StageBench {
  rows: number;
  bytes: number;
  /** A plain COPY of the file into a logged table of text columns by the server itself; null if it may not read it. */
  serverCopySeconds: number | null;
  /** The same, fed by this process. */
  streamedCopySeconds: number;
  /** Reading, checking and staging the same file. */
  stageSeconds: number;
  /** The rate of staging by the rate of the quicker plain COPY. */
  ratio: number;
  /** The most memory that this process has had since it began. */
  peakMemoryBytes: number;
}

const CHUNK_BYTES = 256 * 1024;
const KIBIBYTE = 1024;

/**
 * Compares staging a release, an unpacked CSV, with a plain COPY of it. The two alternate, so that both meet
 * the machine in the same state, and the best run of each counts. Leaves no tables.
 */
export async function benchStage(pool: Pool, path: string, repeats = 5): Promise<StageBench> {
  const [member] = await openFile(path, path);
  if (!member) throw new Error(`${path} holds no release`);
  const detected = await detect(member);
  const client = await pool.connect();
  const server: number[] = [];
  const streamed: number[] = [];
  const staged: number[] = [];
  let rows = 0;
  try {
    for (let repeat = 0; repeat < repeats; repeat++) {
      server.push(
        await copySeconds(client, detected, escapeLiteral(resolve(path)), (sql) => client.query(sql)),
      );
      streamed.push(await copySeconds(client, detected, 'stdin', (sql) => copyStreamed(client, path, sql)));
      await client.query('begin');
      staged.push(await seconds(async () => (rows = (await stageMember(client, member, detected)).rows)));
      await client.query('rollback');
    }
  } finally {
    client.release();
  }
  const [best, bestServer, bestStreamed] = [Math.min(...staged), Math.min(...server), Math.min(...streamed)];
  return {
    rows,
    bytes: member.bytes ?? 0,
    serverCopySeconds: Number.isFinite(bestServer) ? bestServer : null,
    streamedCopySeconds: bestStreamed,
    stageSeconds: best,
    ratio: Math.min(bestServer, bestStreamed) / best,
    peakMemoryBytes: process.resourceUsage().maxRSS * KIBIBYTE,
  };
}

/** Seconds of a plain COPY into a new table; infinite if the server may not read the file. */
async function copySeconds(
  client: PoolClient,
  { layout }: Detected,
  source: string,
  copy: (sql: string) => Promise<unknown>,
): Promise<number> {
  const columns = layout.fields.map((_, i) => `c${i} text`).join(', ');
  await client.query(
    `/* bench.createPlain */ drop table if exists plain_copy; create table plain_copy (${columns})`,
  );
  try {
    return await seconds(() =>
      copy(`/* bench.plainCopy */ copy plain_copy from ${source} with (format csv, header ${layout.header})`),
    );
  } catch (error) {
    if (source === 'stdin') throw error;
    return Infinity;
  } finally {
    await client.query('/* bench.dropPlain */ drop table plain_copy');
  }
}

async function copyStreamed(client: PoolClient, path: string, sql: string): Promise<void> {
  const source = createReadStream(path, { highWaterMark: CHUNK_BYTES });
  await pipeline(source, client.query(copyFrom(sql, { highWaterMark: CHUNK_BYTES * 4 })));
}

async function seconds(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}
