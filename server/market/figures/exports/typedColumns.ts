import { getNamedType, isInterfaceType, isObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import type { DataSet } from './dataSet.ts';
import type { ExportColumn } from '../../../platform/lib/exports/exportColumns.ts';
import type { ColumnType, TypedColumn } from '../../../platform/lib/exports/typedColumn.ts';

/** Types of columns by the scalars of GraphQL; all others are text. */
export const columnTypes: Readonly<Record<string, ColumnType>> = {
  Int: 'integer',
  Float: 'number',
  USD: 'money',
  Month: 'month',
  Date: 'date',
  Boolean: 'boolean',
};

/** Plain columns that are no field of their data set's type. */
const UNNAMED: Readonly<Record<string, ColumnType>> = { month: 'month', locationNumber: 'integer' };

/** The columns of a data set with their types and definitions, most from the schema. */
export function typedColumns(schema: GraphQLSchema, { columns, type }: DataSet): TypedColumn[] {
  return columns.map((column) => {
    const field = fieldOf(schema, type, column.key);
    const { key, title, about } = column;
    return { key, title, type: typeOf(column, field), definition: about ?? field?.description ?? '' };
  });
}

type Field = GraphQLField<unknown, unknown>;

function fieldOf(schema: GraphQLSchema, typeName: string, field: string): Field | undefined {
  const type = schema.getType(typeName);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields()[field] : undefined;
}

function typeOf({ key, kind }: ExportColumn, field: Field | undefined): ColumnType {
  if (kind === 'money' || kind === 'boolean') return kind;
  if (kind !== 'plain') return 'text';
  const named = field ? columnTypes[getNamedType(field.type).name] : UNNAMED[key];
  return named ?? 'text';
}
