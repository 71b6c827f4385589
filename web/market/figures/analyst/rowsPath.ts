import { Kind, parse, type FieldNode, type SelectionSetNode } from 'graphql';

/** Names of fields that hold the rows of an answer. */
const ROWS: ReadonlySet<string> = new Set(['nodes', 'groups']);

function fieldsOf({ selections }: SelectionSetNode): FieldNode[] {
  return selections.filter((each) => each.kind === Kind.FIELD);
}

function nameOf({ alias, name }: FieldNode): string {
  return alias?.value ?? name.value;
}

function rowsBelow(field: FieldNode): string[] | null {
  if (ROWS.has(field.name.value)) return [nameOf(field)];
  for (const inner of field.selectionSet ? fieldsOf(field.selectionSet) : []) {
    const found = rowsBelow(inner);
    if (found) return [nameOf(field), ...found];
  }
  return null;
}

/** The way to the rows of an answer's data, such as `rankPlaces`, `nodes`; to its first field if it has no list of rows. */
export function rowsPath(query: string): string[] {
  try {
    const operation = parse(query).definitions.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    if (operation?.kind !== Kind.OPERATION_DEFINITION) return [];
    const roots = fieldsOf(operation.selectionSet);
    const found = roots.map(rowsBelow).find((path) => path !== null);
    return found ?? roots.slice(0, 1).map(nameOf);
  } catch {
    // The query is still being typed.
    return [];
  }
}
