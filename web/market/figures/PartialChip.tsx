import { Chip } from '../../ui/parts/Chip.tsx';
import { namesOf } from './doubtText.ts';
import { PART_MEANING } from './partialMonths.ts';

/** Names the months of a hotel or bar whose receipts are of a part of the month; nothing without any. */
export function PartialChip({ months }: { months: readonly string[] }) {
  if (months.length === 0) return null;
  return (
    <span title={PART_MEANING}>
      <Chip>{`part of ${namesOf(months)}`}</Chip>
    </span>
  );
}
