import { useMemo } from 'react';
import { FindField } from '../../ui/fields/FindField.tsx';
import { useFind } from '../../ui/fields/useFind.ts';
import { AsOfFailure } from '../figures/citing/AsOfFailure.tsx';
import { fileAsOf, useAsOf } from '../figures/citing/asOf.ts';
import { ReceiptsTable } from '../figures/ReceiptsTable.tsx';
import { brandColumns } from './brandColumns.tsx';
import type { BrandOfList } from './brandColumns.tsx';
import { useBrands } from './useBrands.ts';

const wordsOf = ({ name, parentCompany }: BrandOfList): string => `${name} ${parentCompany.name}`;

/** The list of brands, now or as of the release that the address names. */
export function BrandsTable() {
  const asOf = useAsOf();
  const { brands, error, retry } = useBrands(asOf);
  const { found, find, setFind, fileOf } = useFind(brands, wordsOf, '');
  const columns = useMemo(() => brandColumns(asOf), [asOf]);
  return (
    <ReceiptsTable
      title="List of Brands"
      columns={columns}
      rows={found}
      rowKey={({ id }) => id}
      prefix=""
      sort="name"
      exportName={fileAsOf(fileOf('ListOfBrands'), asOf)}
      actions={<FindField label="Find a brand" value={find} onChange={setFind} />}
      instead={
        error === undefined ? undefined : <AsOfFailure what="The brands" error={error} onRetry={retry} />
      }
    />
  );
}
