import { Chip } from '../../ui/parts/Chip.tsx';

/** The badge of a month that was published though its release has too few rows. */
export const INCOMPLETE = 'incomplete';

/** Marks a month, after it, that was published though its release has too few rows. */
export function IncompleteChip({ isIncomplete }: { isIncomplete: boolean }) {
  if (!isIncomplete) return null;
  return (
    <>
      {' '}
      <Chip>{INCOMPLETE}</Chip>
    </>
  );
}
