import type { Removal } from './useRemoval.ts';
import fieldStyles from '../../../ui/fields/Field.module.css';

/** Says why a property could not be removed, or restored. */
export function RemovalProblem({ problem }: Pick<Removal, 'problem'>) {
  return (
    <p className={fieldStyles.message} role="alert">
      {problem}
    </p>
  );
}
