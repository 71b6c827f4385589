import type { Product } from '../../../gql/graphql.ts';
import { countColumn, textColumn } from '../../../ui/table/columnKinds.tsx';
import type { Column } from '../../../ui/table/tableColumns.ts';
import type { PortfolioLine } from './portfolioRows.ts';

const text = (key: string, title: string, value: (line: PortfolioLine) => string): Column<PortfolioLine> =>
  textColumn(key, title, value, 'chosen');

/** Columns that came last to the export: which months changes compare, and by what to join the rows with other files. */
export const exportedColumns = (product: Product): readonly Column<PortfolioLine>[] => [
  text('comparedmonths', 'Months compared', (line) => line.trailingComparedMonths.join(', ')),
  text('taxpayer', 'Taxpayer number', ({ property }) => property.taxpayerNumber),
  countColumn({
    key: 'location',
    title: 'Location number',
    value: ({ property }) => property.locationNumber,
    shown: 'chosen',
  }),
  text('address', 'Address', ({ property }) => property.address),
  ...(product === 'HOTEL'
    ? [
        text('marketplace', 'Marketplace', ({ marketplace }) => marketplace ?? ''),
        text('awaited', 'Months without quarterly filings', ({ awaitedMonths }) => awaitedMonths.join(', ')),
      ]
    : []),
  text('partialmonths', 'Partial months', ({ partialMonths }) => partialMonths.join(', ')),
];
