import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Pool } from 'pg';
import type { Ask } from './asker.ts';
import { statementsOf, type Sent } from './statements.ts';
import { inMs, percentile, timeOf } from './timing.ts';
import { programPath } from '../platform/lib/programPath.ts';
import type { Caller, Typing } from './typists.bench.ts';
import { webDocument } from './webDocuments.ts';

const DOCUMENT = webDocument('SearchSuggestions');

/** Typical input: beginnings of names, words within them, names with their city, and some that are misspelled. */
async function typedTexts(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ label: string; city: string }>(`/* bench.typed */
    select e.search_text as label, search_words(p.location_city) as city
    from search_entry e join hotel_property p on p.id = e.property_id
    where e.product = 'hotel' and e.kind = 'PROPERTY' order by md5(e.search_text) limit 400`);
  const texts = rows.map(({ label, city }, i) => {
    const words = label.split(' ');
    if (i % 5 === 3) return `${words.slice(0, 2).join(' ')} ${city}`.slice(0, 60);
    if (i % 10 === 4) return misspelled(label);
    const text = i % 3 === 0 ? (words.at(-1) ?? label) : label;
    return text.slice(0, Math.max(3, 3 + (i % 6))).trim();
  });
  return texts.filter((text) => text.length >= 3);
}

/** With the third and fourth letter swapped. */
function misspelled(text: string): string {
  return `${text.slice(0, 2)}${text.slice(3, 4)}${text.slice(2, 3)}${text.slice(4, 16)}`.trim();
}

/** The statements of suggestions for a text, on their own where the server runs in this process. */
type Suggesting = (text: string) => Promise<unknown>;

/** Fifty people type at once, each asking again after the pause that the client makes; then against a scan. */
export async function measureSuggestions(pool: Pool, ask: Ask, caller: Caller): Promise<boolean> {
  const texts = await typedTexts(pool);
  const isQuick = await measureTyping(texts, caller);
  const isFasterThanScan = await compareWithScan(pool, texts, await statementsFor(pool, ask, texts));
  return isQuick && isFasterThanScan;
}

/** The same for a server in a process of its own, of which whole requests are compared, none of them asked before. */
export async function measureServed(pool: Pool, ask: Ask, caller: Caller): Promise<void> {
  const texts = await typedTexts(pool);
  await measureTyping(texts, caller);
  // The space makes another question of it, so that no kept answer is measured, and finds the same.
  const asked: Suggesting = (text) => ask(DOCUMENT, { product: 'HOTEL', text: `${text} ` });
  await compareWithScan(pool, texts, asked);
}

async function measureTyping(texts: readonly string[], caller: Caller): Promise<boolean> {
  const times = await typeTogether({ ...caller, texts, document: DOCUMENT });
  const p95 = percentile(times, 0.95);
  console.log(
    `Suggestions, 50 people at once: p50 ${inMs(percentile(times, 0.5))}, p95 ${inMs(p95)} (at most 15 wanted)`,
  );
  return p95 <= 15;
}

/** People are not part of the server: they type in a thread of their own. */
async function typeTogether(typing: Typing): Promise<number[]> {
  const path = programPath('server/bench/typists.bench');
  const [times] = (await once(new Worker(path, { workerData: typing }), 'message')) as [number[]];
  return times;
}

/** The same kinds of suggestions by looking for the text within every name. */
const scan = `/* bench.scan */
  (select distinct 'zip', location_zip, null::integer from hotel_property where location_zip ilike $1 limit 10)
  union all (select distinct 'city', city, null::integer from hotel_property where city ilike $1 limit 10)
  union all (select 'county', name, null::integer from county where name ilike $1 limit 10)
  union all (select 'property', location_name, id from hotel_property where location_name ilike $1
    order by location_name limit 10)`;

const COMPARED = 60;

/** Recorded before they are measured. */
async function statementsFor(pool: Pool, ask: Ask, texts: readonly string[]): Promise<Suggesting> {
  const known = new Map<string, Sent[]>();
  for (const text of texts.slice(0, COMPARED)) {
    const all = await statementsOf(() => ask(DOCUMENT, { product: 'HOTEL', text }));
    // Whatever finds them, the rows that are found are read the same way afterwards.
    known.set(
      text,
      all.filter((each) => each.text.startsWith('/* search.')),
    );
  }
  return async (text) => {
    for (const { text: statement, values } of known.get(text) ?? []) await pool.query(statement, values);
  };
}

async function compareWithScan(
  pool: Pool,
  texts: readonly string[],
  suggesting: Suggesting,
): Promise<boolean> {
  const times = { own: 0, scan: 0 };
  for (const text of texts.slice(0, COMPARED)) {
    times.own += await timeOf(() => suggesting(text));
    times.scan += await timeOf(() => pool.query(scan, [`%${text}%`]));
  }
  const ratio = times.scan / times.own;
  console.log(`Suggestions against ILIKE '%…%': ${ratio.toFixed(1)} × as fast (at least 20 wanted)`);
  return ratio >= 20;
}
