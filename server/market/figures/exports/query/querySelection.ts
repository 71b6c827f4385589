import {
  isInterfaceType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type SelectionSetNode,
} from 'graphql';

/** The list of a query: the fields that lead to it, and what is selected of each row. */
export interface FoundList {
  /** From the root; the last one is the list or the connection. */
  fields: readonly FieldNode[];
  /** Null if the list comes whole. */
  rowsOf: 'nodes' | 'edges' | null;
  /** `nodes`, or `node` of the edges, or the list itself. */
  row: FieldNode;
  rowType: GraphQLNamedType;
}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export function fragmentsOf({ definitions }: DocumentNode): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of definitions) {
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  }
  return fragments;
}

/** A field's name in the answer. */
export function nameOf({ alias, name }: FieldNode): string {
  return (alias ?? name).value;
}

/** The fields of a selection, fragments written out. A validated document has no circles of fragments. */
export function fieldsOf(fragments: Fragments, set: SelectionSetNode | undefined): FieldNode[] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(fragments, selection.selectionSet);
    return fieldsOf(fragments, fragments.get(selection.name.value)?.selectionSet);
  });
}

/** The type of a field; undefined for one of another type, and for `__typename`, which no type lists. */
export function outputOf(type: GraphQLNamedType, { name }: FieldNode): GraphQLOutputType | undefined {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name.value]?.type : undefined;
}
