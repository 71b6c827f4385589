import { isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql';
import { beverageExports } from '../../market/beverages/beverageExports.ts';
import type { DataSet } from '../../market/exports/dataSet.ts';
import { hotelExports } from '../../market/hotels/hotelExports.ts';
import { exportFormats } from '../../platform/exports/exportColumns.ts';

/** Everything that can be exported, by name. */
export const dataSets: Readonly<Record<string, DataSet>> = { ...hotelExports, ...beverageExports };

export function findDataSet(name: string): DataSet | null {
  return Object.hasOwn(dataSets, name) ? (dataSets[name] ?? null) : null;
}

/** Formats, data sets, their arguments and the definition of each column, most from the schema. */
export function definitions(schema: GraphQLSchema): object {
  const sets = Object.entries(dataSets).map(([name, { about, args, columns, type }]) => ({
    name,
    about,
    arguments: args,
    columns: columns.map(({ key, title, kind, about: own }) => ({
      ...{ key, title, kind },
      definition: own ?? fieldDescription(schema, type, key) ?? '',
    })),
  }));
  return { formats: Object.keys(exportFormats), dataSets: sets };
}

function fieldDescription(schema: GraphQLSchema, typeName: string, field: string): string | null {
  const type = schema.getType(typeName);
  const hasFields = isObjectType(type) || isInterfaceType(type);
  return hasFields ? (type.getFields()[field]?.description ?? null) : null;
}
