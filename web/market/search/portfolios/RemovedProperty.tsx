import { Button } from 'antd';
import type { Removal } from './useRemoval.ts';
import fieldStyles from '../../../ui/fields/Field.module.css';

/** Offers to put back what was taken out of a portfolio, or says why that failed. */
export function RemovedProperty({ removed, putBack, problem }: Removal) {
  return (
    <>
      {removed !== null && (
        <p>
          {`${removed.property.name} was taken out. `}
          <Button size="small" onClick={() => putBack(removed)}>
            Undo
          </Button>
        </p>
      )}
      <p className={fieldStyles.message} role="alert">
        {problem}
      </p>
    </>
  );
}
