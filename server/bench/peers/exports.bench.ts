import { request } from 'node:http';
import type { Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { cpuMs, type Running } from './running.ts';

const sets = [
  ['hotelFilings.csv', { filter: { month: { from: '2000-01' } } }, 'hotel_filing'],
  ['hotelFilings.csv.gz', { filter: { month: { from: '2000-01' } } }, 'hotel_filing'],
  ['hotelMonths.csv', {}, 'hotel_month'],
] as const;

/** Exports of all rows against a COPY TO of their table. */
export async function compareExports(pool: Pool, product: Running): Promise<void> {
  console.log('\n| Export | rows | s | rows a second | COPY TO | ratio (target ≥ 0.5) | server CPU s |');
  console.log('|---|---|---|---|---|---|---|');
  for (const [file, args, table] of sets) {
    const copied = await copiedRows(pool, table);
    const cpu = cpuMs(product.pid);
    const own = await exported(product, file, args);
    const ratio = own.rows / own.seconds / (copied.rows / copied.seconds);
    console.log(
      `| ${file} | ${String(own.rows)} | ${own.seconds.toFixed(1)} | ${(own.rows / own.seconds).toFixed(0)} | ` +
        `${(copied.rows / copied.seconds).toFixed(0)} | ${ratio.toFixed(2)} | ${((cpuMs(product.pid) - cpu) / 1000).toFixed(1)} |`,
    );
  }
}

async function copiedRows(pool: Pool, table: string): Promise<{ rows: number; seconds: number }> {
  const client = await pool.connect();
  try {
    const begun = performance.now();
    const source = client.query(copyTo(`/* copyAll */ copy ${table} to stdout with (format csv)`));
    for await (const part of source) void part;
    await client.query('/* ready */ select 1');
    return { rows: source.rowCount, seconds: (performance.now() - begun) / 1000 };
  } finally {
    client.release();
  }
}

function exported(
  { origin, token }: Running,
  file: string,
  args: object,
): Promise<{ rows: number; seconds: number }> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token ?? ''}` };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const call = request(`${origin}/exports/${file}`, { method: 'POST', headers }, (answer) => {
      answer.resume().once('error', reject);
      answer.once('end', () => {
        resolve({
          rows: Number(answer.trailers['x-rows'] ?? 0),
          seconds: (performance.now() - begun) / 1000,
        });
      });
    });
    call.once('error', reject).end(JSON.stringify(args));
  });
}
