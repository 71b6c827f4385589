import {
  getNamedType,
  getNullableType,
  isInterfaceType,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { TypedColumn } from '../../../../platform/lib/exports/typedColumn.ts';
import { refused } from '../../../../platform/lib/fieldErrors.ts';
import { columnTypes } from '../typedColumns.ts';
import { nameOf, type Fragments } from './querySelection.ts';

interface Known {
  schema: GraphQLSchema;
  fragments: Fragments;
}

const MOST_COLUMNS = 200;

/** The leaf fields of a row, named by their path (`city.name`). Throws if a list is below a row. */
export function columnsOf(known: Known, type: GraphQLNamedType, { selectionSet }: FieldNode): TypedColumn[] {
  if (!selectionSet) throw refusedColumns('This list has plain values. Export a list of objects.');
  // Fragments may select a field again.
  const columns = new Map(below(known, type, selectionSet, '').map((each) => [each.key, each]));
  if (columns.size > MOST_COLUMNS) {
    throw refusedColumns(`Select at most ${String(MOST_COLUMNS)} fields of a row.`);
  }
  return [...columns.values()];
}

function refusedColumns(message: string): Error {
  return refused('INVALID_QUERY', message, 'query');
}

function below(known: Known, type: GraphQLNamedType, set: SelectionSetNode, prefix: string): TypedColumn[] {
  return set.selections.flatMap((selection): TypedColumn[] => {
    if (selection.kind === Kind.FIELD) return ofField(known, type, selection, prefix);
    const fragment =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : known.fragments.get(selection.name.value);
    const on = fragment?.typeCondition && known.schema.getType(fragment.typeCondition.name.value);
    return fragment ? below(known, on ?? type, fragment.selectionSet, prefix) : [];
  });
}

function ofField(known: Known, type: GraphQLNamedType, node: FieldNode, prefix: string): TypedColumn[] {
  const key = `${prefix}${nameOf(node)}`;
  const field = fieldOf(type, node);
  // Only `__typename` is in no type.
  if (!field) return [{ key, title: key, type: 'text', definition: 'Type of the object.' }];
  const output = getNamedType(field.type);
  const isList = isListType(getNullableType(field.type));
  if (isLeafType(output)) {
    const columnType = isList ? 'text' : (columnTypes[output.name] ?? 'text');
    return [{ key, title: key, type: columnType, definition: field.description ?? '' }];
  }
  if (isList || !node.selectionSet) throw refusedColumns(listBelow(key));
  return below(known, output, node.selectionSet, `${key}.`);
}

function listBelow(key: string): string {
  return (
    `${key} is a list within a row, which has no column. Leave it out, or export it by itself: make it the only list of ` +
    'the query.'
  );
}

function fieldOf(type: GraphQLNamedType, { name }: FieldNode): GraphQLField<unknown, unknown> | undefined {
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[name.value] : undefined;
}
