import type { Column } from '../../ui/table/tableColumns.ts';
import type { FilerType } from '../../gql/graphql.ts';
import { filerName } from './filer.ts';
import textStyles from '../../ui/parts/text.module.css';

/** The taxpayer's filing frequency, on one line. */
export function filerColumn<Row extends { filerType: FilerType }>(shown: Column<Row>['shown']): Column<Row> {
  const value = ({ filerType }: Row): string => filerName(filerType);
  return {
    key: 'filer',
    title: 'Filer',
    value,
    cell: (row) => <span className={textStyles.oneLine}>{value(row)}</span>,
    shown,
  };
}
