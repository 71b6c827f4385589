import { moneyColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';

/** Parts of the receipts; a part is null if unknown. */
export interface Parts {
  liquorReceipts: number | null;
  wineReceipts: number | null;
  beerReceipts: number | null;
  coverChargeReceipts: number | null;
}

const why = (): string => 'the release states only the tax on the total';

/** The columns of liquor, wine, beer and cover charge. */
export function partColumns<Row extends Parts>(shown: Column<Row>['shown']): readonly Column<Row>[] {
  return [
    moneyColumn({ key: 'liquor', title: 'Liquor', value: (row) => row.liquorReceipts, shown, why }),
    moneyColumn({ key: 'wine', title: 'Wine', value: (row) => row.wineReceipts, shown, why }),
    moneyColumn({ key: 'beer', title: 'Beer', value: (row) => row.beerReceipts, shown, why }),
    moneyColumn({ key: 'cover', title: 'Cover charge', value: (row) => row.coverChargeReceipts, shown, why }),
  ];
}
