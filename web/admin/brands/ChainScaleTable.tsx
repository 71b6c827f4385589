import { useQuery } from '@apollo/client/react';
import { scaleLabel, scaleOrder } from '../../market/brands/chainScales.ts';
import { ReceiptsTable } from '../../market/figures/ReceiptsTable.tsx';
import { FindField } from '../../ui/fields/FindField.tsx';
import { useFind } from '../../ui/fields/useFind.ts';
import { ASKED_ANEW } from '../../ui/formats/askedAnew.ts';
import { Failure } from '../../ui/parts/Failure.tsx';
import { countColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { ChainScaleForm } from './ChainScaleForm.tsx';
import type { ScaledBrand } from './ChainScaleForm.tsx';
import { ChainScalesDocument } from './chainScaleDocuments.ts';

function sourceOf({ chainScaleSource, chainScaleChecked, isChainScaleEdited }: ScaledBrand): string {
  const checked = chainScaleChecked === null ? [] : [`checked ${chainScaleChecked}`];
  const words = [...(chainScaleSource === null ? [] : [chainScaleSource]), ...checked];
  return isChainScaleEdited ? `Edited: ${words.join(', ')}` : words.join(', ');
}

const columns: readonly Column<ScaledBrand>[] = [
  { ...textColumn<ScaledBrand>('brand', 'Brand', ({ name }) => name, 'phone'), isHeading: true },
  {
    key: 'scale',
    title: 'Chain scale',
    shown: 'phone',
    value: ({ chainScale }) => scaleOrder(chainScale),
    csv: ({ chainScale }) => scaleLabel(chainScale),
    cell: ({ chainScale }) => scaleLabel(chainScale),
  },
  countColumn({ key: 'hotels', title: 'Locations', value: ({ locations }) => locations, shown: 'tablet' }),
  textColumn('source', 'Source', sourceOf, 'desktop'),
];

const details = {
  label: ({ name }: ScaledBrand) => `Chain scale of ${name}`,
  content: (brand: ScaledBrand) => <ChainScaleForm brand={brand} />,
};

const wordsOf = ({ name }: ScaledBrand): string => name;

/** Every brand with its chain scale, each with its form. */
export function ChainScaleTable() {
  const { data, error, refetch } = useQuery(ChainScalesDocument, { context: ASKED_ANEW });
  const { found, find, setFind, fileOf } = useFind(data?.brands ?? null, wordsOf, 'scale-');
  return (
    <ReceiptsTable
      title="Chain scales of brands"
      columns={columns}
      rows={found}
      rowKey={({ id }) => id}
      prefix="scale-"
      sort="brand"
      exportName={fileOf('ChainScales.csv')}
      details={details}
      actions={<FindField label="Find a brand" value={find} onChange={setFind} />}
      instead={error === undefined ? undefined : <Failure what="The brands" onRetry={() => void refetch()} />}
      note={
        <p>
          STR chain scales as generally published, checked by hand; change one here if its company publishes
          another. Unknown where no class is certain.
        </p>
      }
    />
  );
}
