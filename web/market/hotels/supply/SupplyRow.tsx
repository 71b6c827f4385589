import { counted } from '../../../ui/formats/counted.ts';
import { formatCount } from '../../../ui/formats/formatMoney.ts';
import { monthName, partsOf } from '../../../ui/formats/formatMonth.ts';
import { Unknown } from '../../../ui/parts/Unknown.tsx';
import { MONTHLY_FILERS_ONLY } from '../../figures/doubtText.ts';
import { SmallBar } from '../../places/SmallBar.tsx';
import { supplyNotes } from './supplyNotes.ts';
import type { Supply } from './supplyNotes.ts';
import styles from './PlaceSupply.module.css';

/** Figures of a year, all but the year itself. */
export const SUPPLY_FIGURES = ['Rooms opened', 'Rooms closed', 'Rooms idle', 'Rooms'];

/** One year of a place, and below it what its figures leave out; the bars of opened and closed rooms share one scale. */
export function SupplyRow({ supply, greatest, monthlyOnly }: YearProps & MonthlyOnly) {
  const { year, months, month, rooms, roomsIdle } = supply;
  const isDecember = month === null || month.endsWith('-12');
  const notes = supplyNotes(supply);
  return (
    <>
      <tr className={styles.year}>
        <th scope="row" rowSpan={notes.length > 0 ? 2 : 1}>
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
          {!isDecember && <small>{`in ${monthName(partsOf(month).month)}`}</small>}
          {month !== null && monthlyOnly.has(month) && <small>{MONTHLY_FILERS_ONLY}</small>}
        </td>
      </tr>
      {notes.length > 0 && (
        <tr className={styles.notes}>
          <td colSpan={SUPPLY_FIGURES.length}>
            {notes.map((note) => (
              <small key={note}>{note}</small>
            ))}
          </td>
        </tr>
      )}
    </>
  );
}

interface MonthlyOnly {
  /** Months of which no release has what quarterly filers filed. */
  monthlyOnly: ReadonlySet<string>;
}

const NO_MONTH = 'no month of the year is published';

interface YearProps {
  supply: Supply;
  greatest: number;
}

function Opened({ supply, greatest }: YearProps) {
  return (
    <Change
      rooms={supply.roomsOpened}
      hotels={supply.hotelsOpened}
      unknown={supply.roomsOpenedUnknown}
      greatest={greatest}
      className={styles.opened}
    />
  );
}

function Closed({ supply, greatest }: YearProps) {
  if (supply.hotelsClosed === null) return <Unknown why={NO_MONTH} />;
  return (
    <Change
      rooms={supply.roomsClosed}
      hotels={supply.hotelsClosed}
      unknown={supply.roomsClosedUnknown}
      greatest={greatest}
      className={styles.closed}
    />
  );
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
