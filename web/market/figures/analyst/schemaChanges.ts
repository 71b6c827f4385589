/** A change of the schema, as `npm run schema:release` writes it. */
export interface SchemaChange {
  /** Such as `Query.hotel`; for a type, its name. */
  path: string;
  type: string;
  /** BREAKING, DANGEROUS or NON_BREAKING. */
  level: string;
  message: string;
  /** For a change that breaks queries. */
  reason?: string;
}

export interface SchemaRelease {
  /** Day, such as `2026-11-23`. */
  on: string;
  changes: readonly SchemaChange[];
}

interface Kind {
  name: string;
  /** Needs to be read; additions do not. */
  isOpen: boolean;
  changes: readonly SchemaChange[];
}

const DEPRECATED = '@deprecated';

/** Changes by what they ask of programs, the most urgent first; kinds without changes are left out. */
export function kindsOfChanges(changes: readonly SchemaChange[]): Kind[] {
  const isDeprecation = ({ path }: SchemaChange): boolean => path.endsWith(DEPRECATED);
  const of = (level: string): SchemaChange[] =>
    changes.filter((change) => change.level === level && !isDeprecation(change));
  const kinds = [
    { name: 'Breaks queries that use it', isOpen: true, changes: of('BREAKING') },
    { name: 'Deprecated: removed after a year', isOpen: true, changes: changes.filter(isDeprecation) },
    { name: 'May matter to programs that list every value', isOpen: true, changes: of('DANGEROUS') },
    { name: 'New', isOpen: false, changes: of('NON_BREAKING') },
  ];
  return kinds.filter((kind) => kind.changes.length > 0);
}
