import { request } from 'node:http';
import type { Pool } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { cpuMs, type Running } from './running.ts';

const filings = {
  args: { filter: { month: { from: '2000-01' } } },
  table: 'hotel_filing',
  named: `select f.*, p.taxpayer_number, p.location_number, county.name as county, release.file_name
    from hotel_filing f
    join hotel_property p on p.id = f.property_id
    left join release on release.id = f.release_id
    left join county on county.code = f.county_code
    where f.replaced_by_release_id is null
    order by f.period_end`,
};
const months = {
  args: {},
  table: 'hotel_month',
  named: `select m.*, p.taxpayer_number, p.location_number, p.location_name, p.location_address, p.taxpayer_name,
      county.name as county, brand.name as brand, release.file_name
    from hotel_month m
    join hotel_property p on p.id = m.property_id
    left join release on release.id = m.release_id
    left join county on county.code = m.county_code
    left join brand on brand.id = m.brand_id
    where not m.is_left_out
    order by m.property_id, m.month`,
};

/** A file, what to ask for it, its table, and what somebody with `psql` would write to get its rows with names. */
const sets = [
  ['hotelFilings.csv', filings],
  ['hotelFilings.csv.gz', filings],
  ['hotelMonths.csv', months],
] as const;

const HEADINGS = [
  'Export',
  'rows',
  's',
  'rows a second',
  'COPY with names',
  'ratio',
  'COPY of the table',
  'ratio',
];

/** Exports of all rows against COPY TO, of the same rows with names and of their table alone (target of both: 0.5). */
export async function compareExports(pool: Pool, product: Running): Promise<void> {
  console.log(`\n| ${HEADINGS.join(' | ')} | server CPU s |`);
  console.log('|---'.repeat(HEADINGS.length + 1) + '|');
  for (const [file, { args, table, named }] of sets) {
    const bare = await copied(pool, table);
    const joined = await copied(pool, `(${named})`);
    const cpu = cpuMs(product.pid);
    const own = await exported(product, file, args);
    const cells = [file, own.rows, own.seconds.toFixed(1), rate(own).toFixed(0)];
    for (const peer of [joined, bare]) cells.push(rate(peer).toFixed(0), (rate(own) / rate(peer)).toFixed(2));
    console.log(`| ${cells.join(' | ')} | ${((cpuMs(product.pid) - cpu) / 1000).toFixed(1)} |`);
  }
}

interface Sent {
  rows: number;
  seconds: number;
}

const rate = ({ rows, seconds }: Sent): number => rows / seconds;

/** Reads a table, or a statement in brackets, by COPY TO. */
async function copied(pool: Pool, rows: string): Promise<Sent> {
  const client = await pool.connect();
  try {
    const begun = performance.now();
    const source = client.query(copyTo(`/* copyAll */ copy ${rows} to stdout with (format csv)`));
    for await (const part of source) void part;
    await client.query('/* ready */ select 1');
    return { rows: source.rowCount, seconds: (performance.now() - begun) / 1000 };
  } finally {
    client.release();
  }
}

function exported({ origin, token }: Running, file: string, args: object): Promise<Sent> {
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
