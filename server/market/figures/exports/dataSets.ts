import type { GraphQLSchema } from 'graphql';
import { beverageExports } from '../../beverages/beverageExports.ts';
import type { DataSet } from './dataSet.ts';
import { hotelExports } from '../../hotels/hotelExports.ts';
import { rankingExports } from '../rankings/rankingExports.ts';
import { exportFormats } from '../../../platform/lib/exports/exportColumns.ts';
import { typedColumns } from './typedColumns.ts';

/** Everything that can be exported, by name. */
const dataSets: Readonly<Record<string, DataSet>> = {
  ...hotelExports,
  ...beverageExports,
  ...rankingExports,
};

export function findDataSet(name: string): DataSet | null {
  return Object.hasOwn(dataSets, name) ? (dataSets[name] ?? null) : null;
}

/** Formats, data sets, their arguments, and the type and definition of each column. */
export function definitions(schema: GraphQLSchema): object {
  const sets = Object.entries(dataSets).map(([name, set]) => ({
    name,
    about: set.about,
    arguments: set.args,
    columns: typedColumns(schema, set).map((column, at) => ({ ...column, kind: set.columns[at]?.kind })),
  }));
  return { formats: Object.keys(exportFormats), dataSets: sets };
}
