import { useQuery } from '@apollo/client/react';
import { countColumn, moneyColumn, textColumn } from '../ui/table/columnKinds.tsx';
import { Failure } from '../ui/parts/Failure.tsx';
import { ReceiptsTable } from '../market/figures/ReceiptsTable.tsx';
import type { Column } from '../ui/table/tableColumns.ts';
import { graphql } from '../gql/gql.ts';
import type { MarketplaceCitiesQuery } from '../gql/graphql.ts';

const MarketplaceCitiesDocument = graphql(`
  query MarketplaceCities {
    marketplaceCities {
      name
      countsTo
      county
      marketplaces
      receipts
    }
  }
`);

type City = MarketplaceCitiesQuery['marketplaceCities'][number];

/** The place that the receipts count toward, in words. */
function countedTo({ countsTo, county }: City): string {
  if (countsTo !== null) return `${countsTo}, ${county ?? 'no'} County`;
  return county === null ? 'no place' : `${county} County only`;
}

const columns: readonly Column<City>[] = [
  {
    key: 'name',
    title: 'As filed',
    value: ({ name }) => name,
    shown: 'phone',
    isHeading: true,
  },
  textColumn('countsto', 'Counts toward', countedTo, 'phone'),
  countColumn({
    key: 'marketplaces',
    title: 'Marketplaces',
    value: ({ marketplaces }) => marketplaces,
    shown: 'tablet',
  }),
  moneyColumn({ key: 'receipts', title: 'Total receipts', value: ({ receipts }) => receipts }),
];

/** The cities that marketplaces name and nobody knows, so that the operator can add an alias. */
export function MarketplaceCities() {
  const { data, error, refetch } = useQuery(MarketplaceCitiesDocument);
  return (
    <ReceiptsTable
      title="Unknown marketplace cities"
      columns={columns}
      rows={data?.marketplaceCities ?? null}
      rowKey={({ name, countsTo, county }) => `${name} ${String(countsTo)} ${String(county)}`}
      prefix="mc."
      sort="-receipts"
      instead={error === undefined ? undefined : <Failure what="The cities" onRetry={() => void refetch()} />}
      note={<p>To count one toward a city, add an alias to tx_city_aliases.csv and rebuild.</p>}
    />
  );
}
