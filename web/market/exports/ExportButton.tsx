import { Button } from 'antd';
import { useState } from 'react';
import type { Product } from '../../gql/graphql.ts';
import { ExportDialog } from './ExportDialog.tsx';
import type { RowsOf } from './exportedRows.ts';

interface Props {
  product: Product;
  title: string;
  of: RowsOf;
  label?: string;
}

/** Opens the export of all properties of a place, a brand, a company, a portfolio or the state. */
export function ExportButton({ label = 'Export properties', ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && <ExportDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
