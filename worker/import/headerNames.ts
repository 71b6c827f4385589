import type { Layout } from './layout.ts';

/** Misspelled by the source itself. */
const CORRECTED: Readonly<Record<string, string>> = { locatio_zip: 'location_zip' };

/** A header's name in the one form in which names are compared: `Taxpayer.Number` is `Taxpayer Number`. */
function plainName(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');
  return CORRECTED[plain] ?? plain;
}

/** Comparison of a release's column names with a layout's. */
export interface NameMatch {
  layout: Layout;
  /** Position of each of the layout's fields in the release; -1 for none. */
  order: readonly number[];
  /** The layout's names that the release lacks. */
  missing: readonly string[];
  /** The release's names that the layout does not know. */
  unknown: readonly string[];
  /** Number of exactly equal names. */
  exact: number;
  /** The first name in another position than in the layout; null if none. */
  misplaced: { expected: string; seen: string } | null;
}

/** Compares the names of a release's columns with those of a layout. */
export function matchNames(layout: Layout, names: readonly string[]): NameMatch {
  const seen = names.map(plainName);
  const expected = layout.fields.map(([name]) => plainName(name));
  const order = expected.map((name) => seen.indexOf(name));
  const moved = order.findIndex((place, field) => place !== field);
  return {
    layout,
    order,
    missing: layout.fields.filter((_, field) => order[field] === -1).map(([name]) => name),
    unknown: names.filter((_, place) => !expected.includes(seen[place] ?? '')),
    exact: layout.fields.filter(([name], field) => names[order[field] ?? -1] === name).length,
    misplaced: moved < 0 ? null : { expected: layout.fields[moved]?.[0] ?? '', seen: names[moved] ?? '' },
  };
}
