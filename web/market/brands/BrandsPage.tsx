import { useQuery } from '@apollo/client/react';
import { usePageTitle } from '../../app/about.ts';
import { Chip } from '../../ui/parts/Chip.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { FindField } from '../../ui/fields/FindField.tsx';
import { PageHead } from '../../ui/parts/PageHead.tsx';
import { ReceiptsTable } from '../figures/ReceiptsTable.tsx';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { useFind } from '../../ui/fields/useFind.ts';
import { brandColumns, BrandRow } from './brandColumns.tsx';
import type { BrandOfList } from './brandColumns.tsx';
import styles from './BrandParts.module.css';

const BrandsDocument = graphql(`
  query Brands {
    brands {
      ...BrandRow
    }
  }
`);

const wordsOf = ({ name, parentCompany }: BrandOfList): string => `${name} ${parentCompany.name}`;

/** All brands with their companies and how many hotels bear them. */
export function BrandsPage() {
  usePageTitle('Brands');
  const { data, error, refetch } = useQuery(BrandsDocument);
  const brands = data === undefined ? null : readFragment(BrandRow, data.brands);
  const { found, find, setFind } = useFind(brands, wordsOf);
  return (
    <div className={styles.page}>
      <PageHead
        title={
          <>
            Brands <Chip tone="beta">BETA</Chip>
          </>
        }
      >
        <span>Hotels are matched to a brand by the name they file under.</span>
      </PageHead>
      <ReceiptsTable
        title="List of Brands"
        columns={brandColumns}
        rows={found}
        rowKey={({ id }) => id}
        prefix=""
        sort="name"
        exportName="ListOfBrands"
        actions={<FindField label="Find a brand" value={find} onChange={setFind} />}
        instead={
          error === undefined ? undefined : <Failure what="The brands" onRetry={() => void refetch()} />
        }
      />
    </div>
  );
}
