/** The type of a column's values, by which files with types and the definitions name it. */
export type ColumnType = 'text' | 'integer' | 'number' | 'money' | 'boolean' | 'month' | 'date';

export interface TypedColumn {
  key: string;
  title: string;
  type: ColumnType;
  definition: string;
}
