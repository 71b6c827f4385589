import {
  isInterfaceType,
  isObjectType,
  Kind,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type SelectionNode,
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
  /** True if the connection says whether a release has the period of its rows. */
  saysPublished: boolean;
}

export type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

export function fragmentsOf({ definitions }: DocumentNode): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of definitions) {
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  }
  return fragments;
}

/**
 * Number of selections in a document, fragments written out. Each fragment is counted once, as fragments that spread each
 * other twice double at every level: nobody could write them out.
 */
export function sizeOf(document: DocumentNode): number {
  const fragments = fragmentsOf(document);
  const sizes = new Map<string, number>();
  const ofSet = (set: SelectionSetNode | undefined): number =>
    (set?.selections ?? []).reduce((sum, each) => sum + 1 + ofSelection(each), 0);
  const ofSelection = (each: SelectionNode): number =>
    each.kind === Kind.FRAGMENT_SPREAD ? ofFragment(each.name.value) : ofSet(each.selectionSet);
  const ofFragment = (name: string): number => {
    const size = sizes.get(name) ?? ofSet(fragments.get(name)?.selectionSet);
    sizes.set(name, size);
    return size;
  };
  return document.definitions.reduce(
    (sum, each) => sum + (each.kind === Kind.OPERATION_DEFINITION ? ofSet(each.selectionSet) : 0),
    0,
  );
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
