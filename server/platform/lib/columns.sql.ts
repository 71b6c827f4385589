/** `a, b` for SQL, each prefixed with a table's alias if given: `f.a, f.b`. */
export function columnList(columns: readonly string[], alias?: string): string {
  return columns.map((column) => (alias === undefined ? column : `${alias}.${column}`)).join(', ');
}

/** A condition that is true if any of the columns differs between two tables; two nulls are equal. */
export function anyDiffers(columns: readonly string[], left: string, right: string): string {
  return `(${columnList(columns, left)}) is distinct from (${columnList(columns, right)})`;
}

/** SQL of the columns that a SELECT returns, from an expression for each name: `sum(a) as b, max(c) as d`. */
export function selectList(expressions: Readonly<Record<string, string>>): string {
  return Object.entries(expressions)
    .map(([name, sql]) => `${sql} as ${name}`)
    .join(', ');
}
