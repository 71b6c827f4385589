import { formatAxisMoney, formatMoney, formatShare } from '../../../ui/formats/formatMoney.ts';
import { Unknown } from '../../../ui/parts/Unknown.tsx';
import { DashReasons } from '../../../ui/table/DashReasons.tsx';
import { SmallHead } from '../../../ui/table/SmallHead.tsx';
import { SmallBar } from '../../places/SmallBar.tsx';
import type { MixRow } from './mixRows.ts';
import marketStyles from '../../places/PlaceMarket.module.css';
import styles from './PlaceMix.module.css';

const FIGURES = ['Room receipts', 'Hotel share', 'Alcohol receipts', 'Bar share'];

/** Both receipts of each period with their shares. */
export function MixTable({ rows }: { rows: readonly MixRow[] }) {
  return (
    <DashReasons>
      <table className={marketStyles.seasons} aria-label="Hotels and bars">
        <thead>
          <tr>
            <th scope="col">Period</th>
            {FIGURES.map((title) => (
              <SmallHead key={title} title={title} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.period}>
              <th scope="row">
                {row.period}
                {row.note !== '' && <small>{row.note}</small>}
              </th>
              <td title={formatMoney(row.roomReceipts)}>{formatAxisMoney(row.roomReceipts)}</td>
              <Share share={row.roomShare} className={styles.hotels} />
              <td title={formatMoney(row.alcoholReceipts)}>{formatAxisMoney(row.alcoholReceipts)}</td>
              <Share share={row.alcoholShare} className={styles.bars} />
            </tr>
          ))}
        </tbody>
      </table>
    </DashReasons>
  );
}

function Share({ share, className }: { share: number | null; className: string | undefined }) {
  if (share === null) {
    return (
      <td>
        <Unknown why="both have no receipts" />
      </td>
    );
  }
  return (
    <td>
      {formatShare(share)}
      <SmallBar percent={share} className={className} />
    </td>
  );
}
