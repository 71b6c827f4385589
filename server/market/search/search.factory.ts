import type { DataSource } from 'typeorm';
import { insertRows } from '../../launch/test/insert.ts';
import { searchText } from './search.rules.ts';

export interface SearchEntry {
  product?: 'hotel' | 'beverage';
  kind: 'PROPERTY' | 'CITY' | 'COUNTY' | 'ZIP';
  /** A property's number, a city's name, a county's code, a ZIP code. */
  key: number | string;
  label: string;
  weight?: number;
}

/** Lines of the search index, as the worker writes them. */
export async function insertSearchEntries(db: DataSource, entries: readonly SearchEntry[]): Promise<void> {
  const rows = entries.map(({ product = 'hotel', kind, key, label, weight = 0 }) => ({
    product,
    kind,
    entry_key: String(key),
    label,
    search_text: searchText(label),
    property_id: kind === 'PROPERTY' ? key : null,
    weight,
  }));
  await insertRows(db, 'search_entry', rows);
}
