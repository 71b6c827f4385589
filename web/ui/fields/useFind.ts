import { useMemo } from 'react';
import { useUrlState } from '../hooks/useUrlState.ts';

/** The page is that of the table: the rows found begin on the first. */
const DEFAULTS = { find: '', page: '1' };

interface Find<Row> {
  /** The rows that hold every word looked for. */
  found: readonly Row[] | null;
  find: string;
  setFind: (text: string) => void;
  /** Adds `Found` to the name of a file while the table shows only the rows found. */
  fileOf: (name: string) => string;
}

/** Narrows the rows of the table with the prefix to those that hold every word of a text, which stays in the address. */
export function useFind<Row>(
  rows: readonly Row[] | null,
  wordsOf: (row: Row) => string,
  prefix: string,
): Find<Row> {
  const [{ find }, patch] = useUrlState(DEFAULTS, prefix);
  const found = useMemo(() => {
    const words = find.toUpperCase().split(/\s+/);
    if (rows === null || find.trim() === '') return rows;
    return rows.filter((row) => {
      const text = wordsOf(row).toUpperCase();
      return words.every((word) => text.includes(word));
    });
  }, [rows, find, wordsOf]);
  return {
    found,
    find,
    setFind: (text) => {
      patch({ find: text, page: '1' }, { replace: true });
    },
    fileOf: (name) => (find.trim() === '' ? name : name.replace(/(\.csv)?$/, 'Found$1')),
  };
}
