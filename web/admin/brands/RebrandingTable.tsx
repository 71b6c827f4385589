import { Link } from 'react-router-dom';
import { hotelPath } from '../../app/paths.ts';
import { placeNameColumn, countColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import { ReceiptsTable } from '../../market/figures/ReceiptsTable.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import type { Rebrandings } from './useBrandAction.ts';

type Rebranding = Rebrandings['nodes'][number];

const NONE = 'No brand';

const columns: readonly Column<Rebranding>[] = [
  {
    key: 'hotel',
    title: 'Hotel',
    value: ({ hotelName }) => hotelName,
    cell: ({ hotel, hotelName }) => <Link to={hotelPath(hotel)}>{hotelName}</Link>,
    shown: 'phone',
    isHeading: true,
  },
  placeNameColumn('city', 'City', ({ hotel }) => hotel.addressCity, 'desktop'),
  textColumn('from', 'From', ({ from }) => from?.name ?? NONE, 'phone'),
  textColumn('to', 'To', ({ to }) => to?.name ?? NONE, 'phone'),
  countColumn({ key: 'months', title: 'Months', value: ({ months }) => months, shown: 'tablet' }),
  {
    key: 'first',
    title: 'Between',
    value: ({ firstMonth }) => firstMonth,
    cell: ({ firstMonth, lastMonth }) => `${formatMonth(firstMonth)} – ${formatMonth(lastMonth)}`,
    shown: 'desktop',
  },
];

/** The hotels that would change brand. */
export function RebrandingTable({ rebrandings, prefix }: { rebrandings: Rebrandings; prefix: string }) {
  const { nodes, totalCount } = rebrandings;
  const note = nodes.length < totalCount ? `The first ${String(nodes.length)} are listed.` : undefined;
  return (
    <ReceiptsTable
      title="Hotels that would change brand"
      columns={columns}
      rows={nodes}
      rowKey={({ hotel, hotelName, from, to }) => [hotel.id, hotelName, from?.name, to?.name].join('|')}
      prefix={prefix}
      sort="hotel"
      exportName="BrandPreview.csv"
      note={note}
    />
  );
}
