import { Chip } from '../../ui/parts/Chip.tsx';
import { textColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
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

/** For exports; after all others, so that no column of an earlier export moves. */
export const partialMonthsColumn: Column<{ partialMonths: readonly string[] }> = textColumn(
  'partialmonths',
  'Partial months',
  ({ partialMonths }) => partialMonths.join(', '),
  'chosen',
);
