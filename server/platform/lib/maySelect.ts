import { Kind, type SelectionSetNode } from 'graphql';

/** True if one of the fields is selected, at any depth, or may be in a fragment. */
export function maySelect(selected: SelectionSetNode | undefined, names: readonly string[]): boolean {
  return (selected?.selections ?? []).some(
    (selection) =>
      selection.kind !== Kind.FIELD ||
      names.includes(selection.name.value) ||
      maySelect(selection.selectionSet, names),
  );
}
