import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/** True if one of the fields is selected, at any depth, or may be in a fragment. */
export function maySelect(selected: SelectionSetNode | undefined, names: readonly string[]): boolean {
  return (selected?.selections ?? []).some(
    (selection) =>
      selection.kind !== Kind.FIELD ||
      names.includes(selection.name.value) ||
      maySelect(selection.selectionSet, names),
  );
}

/** True if a query selects one of the fields. */
export type Asks = (names: readonly string[]) => boolean;

/** Looks inside the field that is being resolved, at any depth and in fragments, whatever their type. */
export function asksOf({ fieldNodes, fragments }: GraphQLResolveInfo): Asks {
  const selected = new Set<string>();
  const collect = (set: SelectionSetNode | undefined): void => {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) selected.add(selection.name.value);
      collect(
        selection.kind === Kind.FRAGMENT_SPREAD
          ? fragments[selection.name.value]?.selectionSet
          : selection.selectionSet,
      );
    }
  };
  for (const { selectionSet } of fieldNodes) collect(selectionSet);
  return (names) => names.some((name) => selected.has(name));
}
