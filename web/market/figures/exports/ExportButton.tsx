import { Button } from 'antd';
import { Suspense, useState } from 'react';
import type { Product } from '../../../gql/graphql.ts';
import type { RowsOf } from './exportedRows.ts';
import { lazyDialog } from '../../../ui/dialog/lazyDialog.tsx';

const ExportDialog = lazyDialog(async () => (await import('./ExportDialog.tsx')).ExportDialog);

interface Props {
  product: Product;
  title: string;
  properties: RowsOf;
  label?: string;
}

/** Opens the export of all properties of a place, an owner, a brand, a company, a set, a portfolio or the state. */
export function ExportButton({ label = 'Export properties', ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && (
        <Suspense>
          <ExportDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
