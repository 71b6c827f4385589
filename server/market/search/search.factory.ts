import type { DataSource } from 'typeorm';
import { insertRows } from '../../launch/test/insert.ts';
import type { ProductName } from '../productName.rules.ts';

export interface SearchEntry {
  product?: ProductName;
  kind: 'PROPERTY' | 'CITY' | 'COUNTY' | 'ZIP' | 'OWNER';
  /** A property's number, a city's name, a county's code, a ZIP code, a taxpayer's number. */
  key: number | string;
  label: string;
  weight?: number;
  /** City and brand, address, owner of a property. */
  facts?: readonly string[];
}

/** Lines of the search index with their words, as the worker writes them. */
export async function insertSearchEntries(db: DataSource, entries: readonly SearchEntry[]): Promise<void> {
  const rows = entries.map(({ product = 'hotel', kind, key, label, weight = 0, facts = [] }) => ({
    product,
    kind,
    entry_key: String(key),
    label,
    facts: kind === 'PROPERTY' ? [label, ...facts].join('\n') : '',
    property_id: kind === 'PROPERTY' ? key : null,
    weight,
  }));
  await insertRows(db, 'search_entry', rows);
  await db.query(`/* insertSearchWords */
    insert into search_word (product, word, entries)
    select product, word, count(*) from search_entry cross join unnest(tsvector_to_array(document)) word
    group by product, word
    on conflict (product, word) do update set entries = excluded.entries`);
}
