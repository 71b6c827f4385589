import { useMemo } from 'react';
import { readFragment } from '../../../gql/fragment-masking.ts';
import type { FragmentType } from '../../../gql/fragment-masking.ts';
import { graphql } from '../../../gql/gql.ts';
import type { NearbyChangeRowFragment } from '../../../gql/graphql.ts';
import { fileAsOf, useAsOf } from '../../figures/citing/asOf.ts';
import { PartialChip, partialMonthsColumn } from '../../figures/PartialChip.tsx';
import { ReceiptsTable } from '../../figures/ReceiptsTable.tsx';
import { ChangeArrow } from '../../../ui/parts/ChangeArrow.tsx';
import { Unknown } from '../../../ui/parts/Unknown.tsx';
import { counted } from '../../../ui/formats/counted.ts';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import { countColumn, revparColumn } from '../../../ui/table/columnKinds.tsx';
import type { Column } from '../../../ui/table/tableColumns.ts';
import { ListedHotel, ListedPropertyCell } from '../../search/portfolios/ListedProperty.tsx';

const NearbyChangeRow = graphql(`
  fragment NearbyChangeRow on NearbyChange {
    hotel {
      id
      ...ListedHotel
    }
    kind
    month
    isTimeUnknown
    distance
    miles
    rooms
    monthsCompared
    revparBefore
    revparAfter
    revparChange {
      amount
      percent
    }
    partialMonths
  }
`);

/** Beside the last receipts before a gap in the releases. */
const LATER = ', closed then or later';
const KINDS = { OPENED: 'Opened', CLOSED: 'Last receipts' } as const;
const TIME_UNKNOWN = 'no release has the months after, so nobody knows when it closed';
const NOT_COMPARED = 'this hotel did not file the same month in that year and the year before';

const whyNone = ({ isTimeUnknown }: NearbyChangeRowFragment): string =>
  isTimeUnknown ? TIME_UNKNOWN : NOT_COMPARED;

interface Props {
  changes: readonly FragmentType<typeof NearbyChangeRow>[];
  /** Null if it is unknown how far away they may be. */
  withinMiles: number | null;
}

/** Openings and closings around a hotel, and the hotel's own RevPAR before and after. */
export function NearbyChanges({ changes, withinMiles }: Props) {
  const rows = useMemo(
    () => readFragment(NearbyChangeRow, changes).filter(({ hotel }) => hotel !== null),
    [changes],
  );
  return (
    <ReceiptsTable
      title="Opened or closed nearby in five years"
      columns={columns}
      rows={rows}
      rowKey={({ hotel, kind }) => `${hotel?.id ?? ''} ${kind}`}
      prefix="o."
      sort="-month"
      rowHeight={38}
      exportName={fileAsOf('OpenedAndClosed', useAsOf())}
      note={
        <p>
          {withinMiles !== null && `At most ${counted(withinMiles, 'mile')} away. `}
          RevPAR of this hotel over up to 12 months from then, and over the same months a year earlier, if it
          filed both. Other factors affect it too.
        </p>
      }
    />
  );
}

const columns: readonly Column<NearbyChangeRowFragment>[] = [
  {
    key: 'name',
    title: 'Hotel',
    value: ({ hotel }) => (hotel === null ? '' : readFragment(ListedHotel, hotel).name),
    cell: ({ hotel }) =>
      hotel !== null && <ListedPropertyCell product="HOTEL" property={readFragment(ListedHotel, hotel)} />,
    shown: 'phone',
    isHeading: true,
  },
  {
    key: 'month',
    title: 'What and when',
    value: ({ month }) => month,
    csv: ({ month, kind, isTimeUnknown }) => `${KINDS[kind]} ${month}${isTimeUnknown ? LATER : ''}`,
    cell: ({ month, kind, isTimeUnknown }) =>
      `${KINDS[kind]} ${formatMonth(month)}${isTimeUnknown ? LATER : ''}`,
    shown: 'phone',
  },
  {
    key: 'distance',
    title: 'Distance',
    value: ({ miles }) => miles ?? 0,
    csv: ({ distance }) => distance,
    cell: ({ distance }) => distance,
    shown: 'desktop',
  },
  countColumn({ key: 'rooms', title: 'Rooms', value: ({ rooms }) => rooms, shown: 'tablet' }),
  revparColumn({
    key: 'before',
    title: 'RevPAR before',
    value: ({ revparBefore }) => revparBefore,
    shown: 'tablet',
    why: whyNone,
  }),
  revparColumn({
    key: 'after',
    title: 'RevPAR after',
    value: ({ revparAfter }) => revparAfter,
    shown: 'tablet',
    why: whyNone,
  }),
  {
    key: 'change',
    title: 'Change',
    value: ({ revparChange }) => revparChange?.percent ?? null,
    cell: (row) =>
      row.revparChange === null ? (
        <Unknown why={whyNone(row)} />
      ) : (
        <>
          <ChangeArrow change={row.revparChange} /> <PartialChip months={row.partialMonths} />
        </>
      ),
    numeric: true,
    shown: 'phone',
  },
  countColumn({
    key: 'months',
    title: 'Months compared',
    value: ({ monthsCompared }) => monthsCompared,
    shown: 'desktop',
  }),
  partialMonthsColumn,
];
