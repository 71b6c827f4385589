import { moneyColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';

/** Parts of the receipts; a part is null if unknown. */
export interface Parts {
  liquorReceipts: number | null;
  wineReceipts: number | null;
  beerReceipts: number | null;
  coverChargeReceipts: number | null;
}

interface Row extends Parts {
  totalReceipts: number;
  /** Of a sum of months. */
  estimatedMonths?: readonly string[];
}

/** The comptroller estimates a total and publishes 0 for each of its parts, which nobody knows. */
function isEstimateAlone({ totalReceipts, ...parts }: Row): boolean {
  const { liquorReceipts, wineReceipts, beerReceipts, coverChargeReceipts } = parts;
  const all = [liquorReceipts, wineReceipts, beerReceipts, coverChargeReceipts];
  return totalReceipts > 0 && all.every((part) => part === 0);
}

/** A part of the receipts, in dollars; null if it is unknown, as of an estimate. */
export function partOf(row: Row, part: keyof Parts): number | null {
  return isEstimateAlone(row) ? null : row[part];
}

function why(row: Row): string {
  if (isEstimateAlone(row)) return 'the comptroller estimated the total alone';
  return (row.estimatedMonths ?? []).length > 0
    ? 'of some months the comptroller estimated the total alone'
    : 'the release states only the tax on the total';
}

function partColumn<Some extends Row>(
  part: keyof Parts,
  labels: Pick<Column<Some>, 'key' | 'title' | 'shown'>,
): Column<Some> {
  return moneyColumn({ ...labels, value: (row) => partOf(row, part), why });
}

/** The columns of liquor, wine, beer and cover charge. */
export function partColumns<Some extends Row>(shown: Column<Some>['shown']): readonly Column<Some>[] {
  return [
    partColumn('liquorReceipts', { key: 'liquor', title: 'Liquor', shown }),
    partColumn('wineReceipts', { key: 'wine', title: 'Wine', shown }),
    partColumn('beerReceipts', { key: 'beer', title: 'Beer', shown }),
    partColumn('coverChargeReceipts', { key: 'cover', title: 'Cover charge', shown }),
  ];
}
