import type { FactsOf } from '../../../app/factsOf.ts';
import type { PlaceSupplyYearFragment } from '../../../gql/graphql.ts';
import { counted } from '../../../ui/formats/counted.ts';
import { formatCount } from '../../../ui/formats/formatMoney.ts';
import { monthName, partsOf } from '../../../ui/formats/formatMonth.ts';
import { Unknown } from '../../../ui/parts/Unknown.tsx';
import { SmallBar } from '../../places/SmallBar.tsx';
import styles from './PlaceSupply.module.css';

export type Supply = FactsOf<PlaceSupplyYearFragment>;

/** One year of a place; the bars of opened and closed rooms share one scale. */
export function SupplyRow({ supply, greatest }: { supply: Supply; greatest: number }) {
  const { year, months, month, rooms, roomsIdle } = supply;
  const isDecember = month === null || month.endsWith('-12');
  return (
    <tr>
      <th scope="row">
        {year}
        {months < 12 && <small>{months === 0 ? 'no release' : counted(months, 'month')}</small>}
      </th>
      <td>
        <Opened supply={supply} greatest={greatest} />
      </td>
      <td>
        <Closed supply={supply} greatest={greatest} />
      </td>
      <td>{roomsIdle === null ? <Unknown why={NO_MONTH} /> : formatCount(roomsIdle)}</td>
      <td>
        {rooms === null ? <Unknown why={NO_MONTH} /> : formatCount(rooms)}
        {!isDecember && <small>{monthName(partsOf(month).month)}</small>}
      </td>
    </tr>
  );
}

const NO_MONTH = 'no month of the year is published';

/** Openings of the year, and how many of them have had no receipts yet. */
function Opened({ supply, greatest }: { supply: Supply; greatest: number }) {
  const { hotelsOpenedWithoutReceipts: hotels, roomsOpenedWithoutReceipts: rooms } = supply;
  return (
    <>
      <Change
        rooms={supply.roomsOpened}
        hotels={supply.hotelsOpened}
        unknown={supply.roomsOpenedUnknown}
        greatest={greatest}
        className={styles.opened}
      />
      {hotels > 0 && (
        <small>{`${formatCount(hotels)} of them (${sizeOf(rooms)}) without receipts so far`}</small>
      )}
    </>
  );
}

/** Closings of the year, and beside them those at a time that nobody knows, and of hotels that never had receipts. */
function Closed({ supply, greatest }: { supply: Supply; greatest: number }) {
  const {
    hotelsClosed,
    hotelsClosedInGap,
    roomsClosedInGap,
    hotelsEndedWithoutReceipts,
    roomsEndedWithoutReceipts,
  } = supply;
  if (hotelsClosed === null) return <Unknown why={NO_MONTH} />;
  return (
    <>
      <Change
        rooms={supply.roomsClosed}
        hotels={hotelsClosed}
        unknown={supply.roomsClosedUnknown}
        greatest={greatest}
        className={styles.closed}
      />
      <Beside hotels={hotelsClosedInGap} rooms={roomsClosedInGap}>
        closed at an unknown time in the months after, which no release has
      </Beside>
      <Beside hotels={hotelsEndedWithoutReceipts} rooms={roomsEndedWithoutReceipts}>
        ended that never had receipts in any release
      </Beside>
    </>
  );
}

interface BesideProps {
  hotels: number | null;
  rooms: number | null;
  children: string;
}

/** Hotels beside the closings, not among them; nothing if there are none. */
function Beside({ hotels, rooms, children }: BesideProps) {
  if (hotels === null || hotels === 0) return null;
  return <small>{`${counted(hotels, 'hotel')} more (${sizeOf(rooms)}) ${children}`}</small>;
}

function sizeOf(rooms: number | null): string {
  return rooms === null ? 'rooms unknown' : counted(rooms, 'room');
}

interface ChangeProps {
  rooms: number | null;
  hotels: number;
  unknown: number | null;
  greatest: number;
  className: string | undefined;
}

function Change({ rooms, hotels, unknown, greatest, className }: ChangeProps) {
  return (
    <>
      {rooms === null ? <Unknown why="the rooms of these hotels are unknown" /> : formatCount(rooms)}
      {rooms !== null && rooms > 0 && <SmallBar percent={(rooms / greatest) * 100} className={className} />}
      {hotels > 0 && (
        <small>
          {counted(hotels, 'hotel')}
          {(unknown ?? 0) > 0 && `, ${formatCount(unknown ?? 0)} of unknown size`}
        </small>
      )}
    </>
  );
}
