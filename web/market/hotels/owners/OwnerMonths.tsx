import { AwaitedNote } from '../../figures/awaited.tsx';
import { fileAsOf } from '../../figures/citing/asOf.ts';
import type { AsOf } from '../../figures/citing/asOf.ts';
import { ReceiptsTable } from '../../figures/ReceiptsTable.tsx';
import { IncompleteMonths } from '../../search/IncompleteMonths.tsx';
import type { OwnerFigures } from './ownerFigures.ts';
import { alcoholColumns, lodgingColumns } from './ownerMonthColumns.tsx';

const NOTE = 'Changes compare only properties with figures in both months. ';

interface Props {
  figures: OwnerFigures;
  /** Null for the latest figures. */
  asOf?: AsOf | null;
}

function LodgingNote({ months }: { months: OwnerFigures['lodging'] }) {
  return (
    <>
      {NOTE}
      <AwaitedNote months={months} />
      <IncompleteMonths product="HOTEL" months={months} />
    </>
  );
}

/** The months of each tax that the owner has any of. */
export function OwnerMonths({ figures: { lodging, alcohol }, asOf = null }: Props) {
  return (
    <>
      {lodging.length > 0 && (
        <ReceiptsTable
          title="Room receipts by month"
          columns={lodgingColumns}
          rows={lodging}
          rowKey={({ month }) => month}
          prefix="m."
          sort="-month"
          exportName={fileAsOf('OwnerMonthlyRevenue', asOf)}
          note={<LodgingNote months={lodging} />}
        />
      )}
      {alcohol.length > 0 && (
        <ReceiptsTable
          title="Alcohol receipts by month"
          columns={alcoholColumns}
          rows={alcohol}
          rowKey={({ month }) => month}
          prefix="a."
          sort="-month"
          exportName={fileAsOf('MBTOwnerMonthlyReceipts', asOf)}
          note={
            <>
              {NOTE}
              <IncompleteMonths product="BEVERAGE" months={alcohol} />
            </>
          }
        />
      )}
    </>
  );
}
