import ts from 'typescript';
import type { Column } from './describe.ts';

/** Type of a value in JavaScript; 'json' may be anything. */
type Kind = 'string' | 'number' | 'boolean' | 'Date' | 'Buffer' | 'null' | 'json';

/** Columns that loaders and lists need beside the row itself. */
const OWN = new Set(['position', 'cursorKey', 'ordinal']);

const kinds: ReadonlyMap<number, Kind> = new Map([
  ...[20, 21, 23, 26, 700, 701].map((oid): [number, Kind] => [oid, 'number']),
  ...[18, 19, 25, 1042, 1043, 1082, 1700, 2950].map((oid): [number, Kind] => [oid, 'string']),
  [16, 'boolean'],
  [17, 'Buffer'],
  [114, 'json'],
  [3802, 'json'],
  [1114, 'Date'],
  [1184, 'Date'],
]);

/** The items of arrays, by the array's type. */
const items: ReadonlyMap<number, number> = new Map([
  [1000, 16],
  [1005, 21],
  [1007, 23],
  [1016, 20],
  [1009, 25],
  [1015, 1043],
  [1182, 1082],
  [1185, 1184],
  [1021, 700],
  [1022, 701],
  [1231, 1700],
  [2951, 2950],
]);

/** Difference between a column and its type in the code, in words. */
export interface Difference {
  column: string;
  says: string;
  /** Nullable according to its table. */
  isNull: boolean;
}

const difference = (column: string, says: string, isNull = false): Difference => ({ column, says, isNull });

export function differences(
  checker: ts.TypeChecker,
  row: ts.Type,
  columns: readonly Column[],
  isNullable: (column: Column) => boolean,
): Difference[] {
  // Only how many there are is read.
  if (row.flags & ts.TypeFlags.Unknown) return [];
  const known = new Map(columns.map((column) => [column.name, column]));
  const properties = membersOf(row).flatMap((member) => checker.getPropertiesOfType(member));
  const named = new Set(properties.map(({ name }) => name));
  const unread = columns.filter(({ name }) => !named.has(name) && !OWN.has(name));
  return [
    ...properties.flatMap((property) => {
      const column = known.get(property.name);
      if (column) return misfit(checker, checker.getTypeOfSymbol(property), column, isNullable) ?? [];
      const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      return isOptional ? [] : difference(property.name, 'is not selected');
    }),
    ...unread.map(({ name }) => difference(name, "is selected, and the row's type does not have it")),
  ];
}

function misfit(
  checker: ts.TypeChecker,
  type: ts.Type,
  column: Column,
  isNullable: (column: Column) => boolean,
): Difference | null {
  const item = items.get(column.dataTypeID);
  const kind = kinds.get(item ?? column.dataTypeID);
  const seen = checker.typeToString(type);
  if (kind === undefined) {
    return difference(column.name, `is of a type that this test does not know: ${String(column.dataTypeID)}`);
  }
  const values = membersOf(type).filter((member) => !isNull(member));
  const fits = values.every((member) =>
    item === undefined ? isOf(checker, member, kind) : isListOf(checker, member, kind),
  );
  if (!fits) {
    const found = item === undefined ? kind : `a list of ${kind}`;
    return difference(column.name, `is ${found}, and the row's type says ${seen}`);
  }
  const takesNull = values.length < membersOf(type).length || isAnything(type);
  if (takesNull || !isNullable(column)) return null;
  return difference(column.name, `may be null, and the row's type says ${seen}`, true);
}

function isListOf(checker: ts.TypeChecker, type: ts.Type, kind: Kind): boolean {
  if (isAnything(type)) return true;
  const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  if (!checker.isArrayLikeType(type) || !item) return false;
  return membersOf(item).every((member) => isNull(member) || isOf(checker, member, kind));
}

function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function isNull(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;
}

function isAnything(type: ts.Type): boolean {
  return (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0;
}

function isOf(checker: ts.TypeChecker, type: ts.Type, kind: Kind): boolean {
  if (kind === 'json' || isAnything(type)) return true;
  if (kind === 'string') return (type.flags & ts.TypeFlags.StringLike) !== 0;
  if (kind === 'number') return (type.flags & ts.TypeFlags.NumberLike) !== 0;
  if (kind === 'boolean') return (type.flags & ts.TypeFlags.BooleanLike) !== 0;
  return checker.typeToString(type).startsWith(kind);
}
