import { Button } from 'antd';
import { Snackbar } from '../../../ui/dialog/Snackbar.tsx';
import type { Removal } from './useRemoval.ts';

/** Time to read what was taken out and to reach the button. */
const UNDO_MS = 20_000;

/** Offers to put back what was taken out of a portfolio, wherever the page has scrolled to. */
export function RemovedProperty({ removed, putBack, forget }: Removal) {
  return (
    <Snackbar of={removed} onClose={forget} forMs={UNDO_MS}>
      {removed !== null && (
        <>
          {`${removed.property.name} was taken out. `}
          <Button size="small" onClick={() => putBack(removed)}>
            Undo
          </Button>
        </>
      )}
    </Snackbar>
  );
}
