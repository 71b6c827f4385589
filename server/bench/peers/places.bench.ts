import type { Pool } from 'pg';
import { asker } from '../asker.ts';
import { send } from '../sender.ts';
import { measureServed } from '../suggestions.bench.ts';
import { percentile, timeOf } from '../timing.ts';
import type { Running } from './running.ts';

const TIMES = 15;

async function medianMs(work: () => Promise<unknown>, times = TIMES): Promise<number> {
  const all: number[] = [];
  for (let i = 0; i < times; i += 1) all.push(await timeOf(work));
  return percentile(all, 0.5);
}

/** A place's series over HTTP against the sum of its filings; suggestions for 50 people against ILIKE. */
export async function comparePlaces(pool: Pool, { origin, token }: Running): Promise<void> {
  const series = `{ place(kind: COUNTY, name: "HARRIS") { lodgingSeries { months roomReceipts } } }`;
  const summed = await medianMs(() =>
    pool.query(`/* summed */ select date_trunc('month', period_end), sum(room_receipts_cents) from hotel_filing
      where replaced_by_release_id is null and county_code = 101 group by 1 order by 1`),
  );
  const asked = await medianMs(() => send(origin, token, { query: series }));
  console.log(
    `\nSeries of a county: ${asked.toFixed(1)} ms over HTTP, ${summed.toFixed(1)} ms summed: ` +
      `${(summed / asked).toFixed(0)} × (target ≥ 50)`,
  );
  await measureServed(pool, asker(origin, token ?? ''), { origin, token: token ?? '' });
}
