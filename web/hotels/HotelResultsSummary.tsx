import { DOUBTS } from '../components/flags.ts';
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
  doubtful: number;
  marketplace: number;
}

/** Sums of what counts of result rows; marketplaces have no rooms and no RevPAR. */
export function summaryOf(rows: readonly HotelResultRow[]): Summary {
  const lodgings = rows.filter(({ flags }) => !flags.includes('MARKETPLACE'));
  const withRooms = lodgings.filter(({ countedRooms }) => countedRooms !== null);
  const nights = withRooms.reduce((sum, row) => sum + (row.countedRooms ?? 0) * row.days, 0);
  const counted = (row: HotelResultRow): number => row.countedReceipts ?? 0;
  return {
    receipts: sumMoney(rows, counted),
    hotels: lodgings.length,
    rooms: withRooms.reduce((sum, row) => sum + (row.countedRooms ?? 0), 0),
    revpar: nights === 0 ? null : sumMoney(withRooms, counted) / nights,
    doubtful: rows.filter(({ flags }) => flags.some((flag) => DOUBTS.includes(flag))).length,
    marketplace: sumMoney(
      rows.filter(({ flags }) => flags.includes('MARKETPLACE')),
      counted,
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
        {all !== null && all.doubtful > 0 && `${formatCount(all.doubtful)} do not count as filed`}
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
