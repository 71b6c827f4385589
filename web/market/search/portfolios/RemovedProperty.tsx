import { Button } from 'antd';
import type { Removal } from './useRemoval.ts';
import fieldStyles from '../../../ui/fields/Field.module.css';
import styles from './RemovedProperty.module.css';

/** Says what was taken out of a portfolio and offers to put it back, or why that failed. */
export function RemovedProperty({ removed, putBack, problem }: Removal) {
  return (
    <div className={styles.removed}>
      <p role="status">
        {removed !== null && (
          <>
            {`${removed.property.name} was taken out. `}
            <Button size="small" onClick={() => putBack(removed)}>
              Undo
            </Button>
          </>
        )}
      </p>
      <p className={fieldStyles.message} role="alert">
        {problem}
      </p>
    </div>
  );
}
