import { Fragment, useMemo } from 'react';
import { beveragePath, hotelPath } from '../../../app/paths.ts';
import { besideColumn } from '../../figures/besideColumn.tsx';
import { fileAsOf, useAsOf } from '../../figures/citing/asOf.ts';
import { LinkAsOf } from '../../figures/citing/LinkAsOf.tsx';
import type { Product } from '../../../gql/graphql.ts';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import { NOT_OPEN } from '../../../ui/formats/noChange.ts';
import { NO_COUNTED_ROOMS } from '../../../ui/formats/noCountedRooms.ts';
import {
  countColumn,
  moneyColumn,
  placeNameColumn,
  revparColumn,
  textColumn,
} from '../../../ui/table/columnKinds.tsx';
import type { Column } from '../../../ui/table/tableColumns.ts';
import { ChangeArrow, NO_FIGURE_BEFORE } from '../../../ui/parts/ChangeArrow.tsx';
import { Chip } from '../../../ui/parts/Chip.tsx';
import { ReceiptsTable } from '../../figures/ReceiptsTable.tsx';
import { changeOf } from './mapRows.ts';
import type { MapFigure, MapRow } from './mapRows.ts';
import { doubtWordsOf, wordsOf } from './mapState.ts';

interface Props {
  product: Product;
  /** Rows in the part of the map that shows; null while loading. */
  rows: readonly MapRow[] | null;
  month: string;
  /** The figure that the map shows, which the list shows on a phone, too. */
  figure: MapFigure;
  prefix: string;
  sort: string;
}

/** The hotels or bars in sight as a table: the map for keyboards and screen readers. */
export function MapList({ product, rows, month, figure, prefix, sort }: Props) {
  const columns = useMemo(() => columnsOf(product, month, figure), [product, month, figure]);
  const { several } = wordsOf(product);
  return (
    <ReceiptsTable
      title={`${several === 'hotels' ? 'Hotels' : 'Bars'} on the map`}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      prefix={prefix}
      sort={sort}
      exportName={fileAsOf(`${product === 'HOTEL' ? 'HotelsOnMap' : 'MBTOnMap'}-${month}`, useAsOf())}
      note={<p>{`The ${several} in the part of the map that shows; move or zoom it to change them.`}</p>}
    />
  );
}

/** The page of a row's hotel or bar. */
export function rowPath(product: Product, { id, name }: MapRow): string {
  const [taxpayerNumber = '', location = ''] = id.slice(id.indexOf(':') + 1).split('-');
  const property = { name, taxpayerNumber, locationNumber: Number(location) };
  return product === 'HOTEL' ? hotelPath(property) : beveragePath(property);
}

function columnsOf(product: Product, month: string, figure: MapFigure): readonly Column<MapRow>[] {
  return [
    {
      key: 'name',
      title: 'Name',
      value: ({ name }) => name,
      cell: (row) => <LinkAsOf to={rowPath(product, row)}>{row.name}</LinkAsOf>,
      shown: 'phone',
      isHeading: true,
    },
    placeNameColumn('city', 'City', ({ city }) => city, 'tablet'),
    { key: 'zip', title: 'ZIP', value: ({ zip }) => zip, shown: 'desktop' },
    ...figureColumns(product, month, figure),
    {
      key: 'notes',
      title: 'Notes',
      value: (row) => [...notesOf(product, row), ...partialNotes(row)].join(', '),
      cell: (row) =>
        notesOf(product, row).map((note) => (
          <Fragment key={note}>
            <Chip>{note}</Chip>{' '}
          </Fragment>
        )),
      shown: 'desktop',
    },
    textColumn('month', 'Month', () => month, 'chosen'),
  ];
}

function figureColumns(product: Product, month: string, figure: MapFigure): readonly Column<MapRow>[] {
  const why = (): string => (month === '' ? 'no month is published' : `no figure for ${formatMonth(month)}`);
  const noRooms = ({ receipts }: MapRow): string => (receipts === null ? why() : NO_COUNTED_ROOMS);
  const lodging: readonly Column<MapRow>[] = [
    countColumn({
      key: 'rooms',
      title: 'Rooms',
      value: ({ rooms }) => rooms,
      why: noRooms,
      shown: 'desktop',
    }),
    revparColumn({
      key: 'revpar',
      title: 'RevPAR',
      value: ({ revpar }) => revpar,
      why: noRooms,
      shown: figure === 'revpar' ? 'phone' : 'tablet',
    }),
  ];
  return [
    besideColumn(
      moneyColumn({ key: 'receipts', title: 'Receipts', value: ({ receipts }) => receipts, why }),
      ({ isPartial }) => (isPartial ? PARTIAL : null),
    ),
    ...(product === 'HOTEL' ? lodging : []),
    besideColumn(
      {
        key: 'change',
        title: 'vs. a year earlier',
        value: ({ change }) => change,
        cell: (row) => (
          <ChangeArrow change={changeOf(row)} why={row.receipts === null ? why() : whyNoChange(row)} />
        ),
        numeric: true,
        shown: figure === 'change' ? 'phone' : 'tablet',
      },
      ({ isPartialBefore }) => (isPartialBefore ? PARTIAL_BEFORE : null),
    ),
  ];
}

function whyNoChange({ wasNotOpen }: MapRow): string {
  return wasNotOpen ? NOT_OPEN : NO_FIGURE_BEFORE;
}

function notesOf(product: Product, row: MapRow): string[] {
  const { isPoint, isDoubtful, isDoubtfulBefore, isUnusual, isUnusualBefore, isApportioned } = row;
  const { note } = doubtWordsOf(product);
  return [
    ...(isPoint ? [] : ['ZIP code only']),
    ...(isDoubtful ? [note] : []),
    ...(isDoubtfulBefore ? [`${note} a year earlier`] : []),
    ...(isUnusual ? ['unusual'] : []),
    ...(isUnusualBefore ? ['unusual a year earlier'] : []),
    ...(isApportioned ? ['apportioned'] : []),
  ];
}

const PARTIAL = 'partial month';
const PARTIAL_BEFORE = 'partial month a year earlier';

/** For exports; the table has these words below its figures, where a phone shows them too. */
function partialNotes({ isPartial, isPartialBefore }: MapRow): string[] {
  return [...(isPartial ? [PARTIAL] : []), ...(isPartialBefore ? [PARTIAL_BEFORE] : [])];
}
