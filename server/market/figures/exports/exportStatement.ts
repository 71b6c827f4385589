import type { ExportFormat } from '../../../platform/lib/exports/exportColumns.ts';
import { linesOf } from '../../../platform/lib/exports/exportedFile.ts';
import { copyRows } from '../../../platform/lib/exports/exportSql.ts';
import { Params } from '../../../platform/lib/page.ts';
import type { DataSet, ExportedList } from './dataSet.ts';

interface Asked {
  name: string;
  format: ExportFormat;
  set: DataSet;
  list: ExportedList;
  mostRows: number;
}

/** The COPY statement of an export. It writes up to one row more than there may be, to see that there are too many. */
export function exportStatement({ name, format, set, list, mostRows }: Asked): string {
  const params = new Params();
  const sql = list.sql(params);
  const rows = { name, columns: set.columns, list: sql, order: list.order, values: params.values };
  return copyRows({ ...rows, limit: mostRows + 1 }, linesOf(format));
}
