/** Kinds of values, which decide how a column is written. */
type Kind = 'text' | 'plain' | 'money' | 'boolean' | 'words' | 'sentences';

/** A column of an exported file. */
export interface ExportColumn {
  /** Its key in JSONL: the field's name in GraphQL, if it is one. */
  key: string;
  /** Its heading in CSV. */
  title: string;
  kind: Kind;
  /** SQL over a row `x` of the list. */
  sql: string;
  /** The definition of a column that is no field of GraphQL. */
  about: string | null;
}

interface Details {
  sql?: string;
  about?: string;
}

function of(kind: Kind) {
  return (key: string, title: string, { sql = `x."${key}"`, about }: Details = {}): ExportColumn => ({
    key,
    title,
    kind,
    sql,
    about: about ?? null,
  });
}

/** Constructors of columns. `words` are a list of codes; `sentences` are facts that a data set puts into words. */
export const column = {
  text: of('text'),
  /** Numbers, dates and codes, which no spreadsheet takes for a formula. */
  plain: of('plain'),
  /** Cents, written as dollars. */
  money: of('money'),
  boolean: of('boolean'),
  words: of('words'),
  sentences: of('sentences'),
};

/** Formats of exported files, and their media types. */
export const exportFormats = {
  csv: 'text/csv; charset=utf-8',
  'csv.gz': 'application/gzip',
  jsonl: 'application/jsonl; charset=utf-8',
  'jsonl.gz': 'application/gzip',
  parquet: 'application/vnd.apache.parquet',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
export type ExportFormat = keyof typeof exportFormats;

export function isExportFormat(name: string): name is ExportFormat {
  return Object.hasOwn(exportFormats, name);
}
