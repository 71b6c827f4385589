import type { PremisesPairsQuery } from '../../gql/graphql.ts';
import { countColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';

export type Pair = PremisesPairsQuery['premisesPairs']['nodes'][number];

const withNames = (address: string, names: string): string =>
  names === '' ? address : `${address}: ${names}`;

export const pairColumns: readonly Column<Pair>[] = [
  {
    ...textColumn<Pair>('address', 'Address', ({ address, names }) => withNames(address, names), 'phone'),
    isHeading: true,
  },
  textColumn('other', 'Other address', (pair) => withNames(pair.otherAddress, pair.otherNames), 'phone'),
  textColumn('zip', 'ZIP', ({ zip }) => zip, 'tablet'),
  countColumn({ key: 'score', title: 'Score', value: ({ score }) => score, shown: 'tablet' }),
  textColumn('reason', 'Reason', ({ reason }) => reason, 'desktop'),
];
