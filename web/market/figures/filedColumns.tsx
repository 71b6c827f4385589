import type { Column } from '../../ui/table/tableColumns.ts';
import { figureColumn } from './figureColumns.tsx';
import type { Figures } from './figureColumns.tsx';

/** Filed figures beside those that count; a reader chooses to see them. */
export const filedColumns: readonly Column<Figures>[] = [
  figureColumn('filedReceipts'),
  figureColumn('filedRevpar'),
  figureColumn('filedRooms'),
];
