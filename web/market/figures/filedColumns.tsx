import { countColumn, moneyColumn, revparColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';

/** A month as filed: dollars and rooms; null where the tax has none. */
interface FiledMonth {
  filedReceipts: number | null;
  filedRevpar: number | null;
  filedRooms: number | null;
}

/** Filed figures beside those that count; a reader chooses to see them. */
export const filedColumns: readonly Column<FiledMonth>[] = [
  moneyColumn({
    key: 'filed',
    title: 'Room receipts as filed',
    value: ({ filedReceipts }) => filedReceipts,
    shown: 'chosen',
  }),
  revparColumn({
    key: 'filedrevpar',
    title: 'RevPAR as filed',
    value: ({ filedRevpar }) => filedRevpar,
    shown: 'chosen',
  }),
  countColumn({
    key: 'filedrooms',
    title: 'Rooms as filed',
    value: ({ filedRooms }) => filedRooms,
    shown: 'chosen',
  }),
];
