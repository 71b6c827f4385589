import { Button } from 'antd';
import { Suspense, useState } from 'react';
import type { Product } from '../../../gql/graphql.ts';
import type { CitedThing } from './citation.ts';
import { lazyDialog } from '../../../ui/dialog/lazyDialog.tsx';

const CiteDialog = lazyDialog(async () => (await import('./CiteDialog.tsx')).CiteDialog);

/** The taxes that the page has figures of. */
type Props = CitedThing & { products: readonly [Product, ...Product[]] };

/** Opens a citation of the page's figures, ready to copy. */
export function CiteButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Cite</Button>
      {isOpen && (
        <Suspense>
          <CiteDialog {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
