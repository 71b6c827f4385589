import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { OfListed } from '../figures/OfListed.tsx';
import { Stat, StatRow } from '../../ui/parts/StatRow.tsx';
import { formatCount, formatMoney, formatWholeMoney } from '../../ui/formats/formatMoney.ts';
import { sumMoney } from '../../ui/formats/sumMoney.ts';
import { counted } from '../../ui/formats/counted.ts';
import { UNUSUAL } from '../figures/flags.ts';
import type { BeverageResultRow } from './beverageResultColumns.tsx';

interface Props {
  /** Those that the member looks for. */
  rows: readonly BeverageResultRow[] | null;
  /** Number of all rows; left out if these are all. */
  of?: number;
}

/** The headline of mixed beverage results: what those listed below took in together. */
export function BeverageResultsSummary({ rows, of }: Props) {
  const wait = <Skeleton width={120} height={34} />;
  const total = sumMoney(rows ?? [], (row) => row.totalReceipts);
  const estimated = (rows ?? []).filter(({ flags }) => flags.includes('ESTIMATED'));
  const unusual = (rows ?? []).filter(({ flags }) => flags.some((flag) => UNUSUAL.includes(flag)));
  return (
    <StatRow label="All rows together">
      <Stat
        label="Total receipts"
        figure={rows === null ? wait : formatWholeMoney(total)}
        exact={rows === null ? '' : formatMoney(total)}
      >
        <OfListed listed={rows?.length ?? 0} of={of} />
        {[
          estimated.length > 0 &&
            `${formatMoney(sumMoney(estimated, (row) => row.totalReceipts))} of it estimated`,
          unusual.length > 0 && `${counted(unusual.length, 'bar')} with unusual receipts, which count`,
        ]
          .filter(Boolean)
          .join('; ')}
      </Stat>
      <Stat label="Properties" figure={rows === null ? wait : formatCount(rows.length)}>
        {estimated.length > 0 && `${formatCount(estimated.length)} estimated`}
      </Stat>
    </StatRow>
  );
}
