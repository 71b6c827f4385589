import { Link } from 'react-router-dom';
import { hotelPath } from '../../app/paths.ts';
import { placeNameColumn, moneyColumn, releaseColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import { FlagBadges } from '../../market/figures/FlagBadges.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { Unknown } from '../../ui/parts/Unknown.tsx';
import { FLAGS } from '../../market/figures/flags.ts';
import {
  brandEffectOf,
  countedAs,
  countsText,
  decisionText,
  effectTexts,
  filedText,
  hotelText,
  periodText,
  placeEffectOf,
  treatmentOf,
} from './doubtfulText.ts';
import type { Doubtful, Effect } from './doubtfulText.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';
import styles from './doubtfulColumns.module.css';

function HotelCell({ row }: { row: Doubtful }) {
  return (
    <div>
      <span>
        <Link to={hotelPath(row.hotel)}>{hotelText(row)}</Link> <FlagBadges flags={row.flags} />
      </span>
      <span className={styles.beside}>
        {formatPlace(row.filing.locationCity.trim())}, {periodText(row)}
      </span>
    </div>
  );
}

/** An accepted filing changes nothing; the column says what its flags would change. */
function nameOf(key: string, { decision }: Doubtful, effect: Effect): string {
  const name = key === 'place' ? formatPlace(effect.name) : effect.name;
  return decision === 'ACCEPTED' ? `${name}, if not accepted` : name;
}

function effectColumn(
  key: string,
  title: string,
  effectOf: (row: Doubtful) => Effect | null,
  shown: Column<Doubtful>['shown'],
): Column<Doubtful> {
  return {
    key,
    title,
    value: (row) => effectOf(row)?.receiptsDifference ?? null,
    cell: (row) => {
      const effect = effectOf(row);
      if (effect === null) return <Unknown why={`no ${key}, or not all of its months are published`} />;
      return (
        <div className={styles.effect}>
          {effectTexts(effect).map((text) => (
            <span key={text}>{text} </span>
          ))}
          <span className={styles.beside}>{nameOf(key, row, effect)}</span>
        </div>
      );
    },
    shown,
  };
}

/** The columns of the list on the screen. The API sorts by them. */
export const shownColumns: readonly Column<Doubtful>[] = [
  {
    key: 'hotel',
    title: 'Hotel',
    value: hotelText,
    cell: (row: Doubtful) => <HotelCell row={row} />,
    shown: 'phone' as const,
    isHeading: true,
  },
  { ...textColumn<Doubtful>('filed', 'Filed', filedText, 'tablet'), numeric: true },
  { ...textColumn<Doubtful>('counts', 'Counts instead', countsText, 'tablet'), numeric: true },
  moneyColumn<Doubtful>({
    key: 'usual',
    title: 'Usual month',
    value: ({ usualMonth }) => usualMonth,
    why: () => 'shown only if the filing may have an extra digit',
    shown: 'desktop',
  }),
  effectColumn('place', 'Effect on place', placeEffectOf, 'phone'),
  effectColumn('brand', 'Effect on brand', brandEffectOf, 'desktop'),
  textColumn('decision', 'Decision', decisionText, 'tablet'),
];

const number = (key: string, title: string, value: (row: Doubtful) => number | null): Column<Doubtful> => ({
  key,
  title,
  value,
  shown: 'chosen',
});

/** The sums of a place or brand as filed and as they count. */
function effectNumbers(what: string, effectOf: (row: Doubtful) => Effect | null): Column<Doubtful>[] {
  const counts = (row: Doubtful) =>
    effectOf(row)?.[row.decision === 'LEFT_OUT' ? 'leftOut' : 'asFlagged'] ?? null;
  return [
    textColumn(what, what, (row) => effectOf(row)?.name ?? null, 'chosen'),
    number(`${what}filed`, `${what} receipts as filed`, (row) => effectOf(row)?.asFiled.receipts ?? null),
    number(`${what}counts`, `${what} receipts otherwise`, (row) => counts(row)?.receipts ?? null),
    number(`${what}change`, `${what} difference`, (row) => effectOf(row)?.receiptsDifference ?? null),
    number(`${what}pct`, `${what} difference %`, (row) => effectOf(row)?.receiptsDifferencePct ?? null),
    number(`${what}revparfiled`, `${what} RevPAR as filed`, (row) => effectOf(row)?.asFiled.revpar ?? null),
    number(`${what}revpar`, `${what} RevPAR otherwise`, (row) => counts(row)?.revpar ?? null),
  ];
}

/** The columns of DoubtfulFilings.csv. */
export const exportColumns: readonly Column<Doubtful>[] = [
  textColumn('hotel', 'Hotel', hotelText, 'chosen'),
  textColumn('taxpayer', 'Taxpayer number', ({ hotel }) => hotel.taxpayerNumber, 'chosen'),
  number('location', 'Location number', ({ hotel }) => hotel.locationNumber),
  placeNameColumn('city', 'City', ({ filing }) => filing.locationCity.trim(), 'chosen'),
  textColumn('period', 'Period end', ({ filing }) => filing.periodEnd, 'chosen'),
  number('months', 'Months', ({ filing }) => filing.periodMonths),
  textColumn('flags', 'Flags', ({ flags }) => flags.map((flag) => FLAGS[flag].label).join(', '), 'chosen'),
  textColumn('reason', 'Reason', ({ reasons }) => reasons.join(' '), 'chosen'),
  number('filed', 'Receipts as filed', ({ filing }) => filing.roomReceipts),
  number('taxable', 'Taxable', ({ filing }) => filing.taxableReceipts),
  number('counts', 'Receipts that count', (row) => countedAs(row, treatmentOf(row.decision)).receipts),
  number('rooms', 'Rooms as filed', ({ filing }) => filing.roomCapacity),
  number('countedrooms', 'Rooms that count', (row) => countedAs(row, treatmentOf(row.decision)).rooms),
  number('usual', 'Usual month', ({ usualMonth }) => usualMonth),
  ...effectNumbers('Place', placeEffectOf),
  ...effectNumbers('Brand', brandEffectOf),
  textColumn('decision', 'Decision', decisionText, 'chosen'),
  textColumn('note', 'Note', ({ note }) => note, 'chosen'),
  textColumn('by', 'Decided by', ({ decidedBy }) => decidedBy, 'chosen'),
  textColumn('at', 'Decided at', ({ decidedAt }) => decidedAt, 'chosen'),
  releaseColumn(({ filing }) => filing.release, 'chosen'),
];
