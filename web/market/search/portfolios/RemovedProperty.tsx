import { Button } from 'antd';
import { Snackbar } from '../../../ui/dialog/Snackbar.tsx';
import type { Removal } from './useRemoval.ts';

/** Longer than the specified 4 seconds of messages that only tell: a keyboard has to reach the button in time. */
const UNDO_MS = 20_000;

/** Offers to restore a property that was removed from a portfolio, wherever the page has scrolled to. */
export function RemovedProperty({ removed, putBack, forget }: Removal) {
  return (
    <Snackbar of={removed} onClose={forget} forMs={UNDO_MS}>
      {removed !== null && (
        <>
          {`${removed.property.name} was removed. `}
          <Button size="small" onClick={() => putBack(removed)}>
            Undo
          </Button>
        </>
      )}
    </Snackbar>
  );
}
