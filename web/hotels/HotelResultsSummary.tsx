import { Skeleton } from '../components/Skeleton.tsx';
import { Stat, StatRow } from '../components/StatRow.tsx';
import { Unknown } from '../components/Unknown.tsx';
import { formatCount, formatMoney, formatRevpar, formatWholeMoney } from '../lib/formatMoney.ts';
import { sumMoney } from '../lib/sumMoney.ts';
import type { HotelResultRow } from './hotelResultColumns.tsx';

interface Summary {
  receipts: number;
  hotels: number;
  rooms: number;
  revpar: number | null;
  suspects: number;
  marketplace: number;
}

/** Sums of result rows. Suspect rows are left out of all, marketplaces of rooms and RevPAR. */
export function summaryOf(rows: readonly HotelResultRow[]): Summary {
  const good = rows.filter(({ flags }) => !flags.includes('SUSPECT'));
  const lodgings = good.filter(({ flags }) => !flags.includes('MARKETPLACE'));
  const withRooms = lodgings.filter(({ roomCapacity }) => roomCapacity > 0);
  const nights = withRooms.reduce((sum, row) => sum + row.roomCapacity * row.days, 0);
  const receipts = sumMoney(good, (row) => row.roomReceipts);
  return {
    receipts,
    hotels: lodgings.length,
    rooms: lodgings.reduce((sum, row) => sum + row.roomCapacity, 0),
    revpar: nights === 0 ? null : sumMoney(withRooms, (row) => row.roomReceipts) / nights,
    suspects: rows.length - good.length,
    marketplace: sumMoney(
      good.filter(({ flags }) => flags.includes('MARKETPLACE')),
      (row) => row.roomReceipts,
    ),
  };
}

/** The headline of hotel results: what all of them together took in. */
export function HotelResultsSummary({ rows }: { rows: readonly HotelResultRow[] | null }) {
  const all = rows === null ? null : summaryOf(rows);
  const wait = <Skeleton width={120} height={34} />;
  return (
    <StatRow label="All rows together">
      <Stat
        label="Room receipts"
        figure={all === null ? wait : formatWholeMoney(all.receipts)}
        exact={all === null ? '' : formatMoney(all.receipts)}
      >
        {all !== null && all.marketplace !== 0 && `${formatMoney(all.marketplace)} of it by marketplaces`}
      </Stat>
      <Stat label="Hotels" figure={all === null ? wait : formatCount(all.hotels)}>
        {all !== null && all.suspects > 0 && `${formatCount(all.suspects)} suspect left out`}
      </Stat>
      <Stat label="Rooms" figure={all === null ? wait : formatCount(all.rooms)} />
      <Stat label="RevPAR" figure={all === null ? wait : revparFigure(all.revpar)}>
        receipts ÷ (rooms × days)
      </Stat>
    </StatRow>
  );
}

function revparFigure(revpar: number | null) {
  return revpar === null ? <Unknown why="no rooms were filed" /> : formatRevpar(revpar);
}
