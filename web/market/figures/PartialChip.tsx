import { Chip } from '../../ui/parts/Chip.tsx';
import { textColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { DefinitionLink } from './DefinitionLink.tsx';
import { partialMonthsText } from './partialMonths.ts';

/** Names the partial months of a hotel or bar; nothing without any. */
export function PartialChip({ months }: { months: readonly string[] }) {
  if (months.length === 0) return null;
  return (
    <Chip>
      <DefinitionLink id="change">{partialMonthsText(months)}</DefinitionLink>
    </Chip>
  );
}

/** For exports; after all others, so that no column of an earlier export moves. */
export const partialMonthsColumn: Column<{ partialMonths: readonly string[] }> = textColumn(
  'partialmonths',
  'Partial months',
  ({ partialMonths }) => partialMonths.join(', '),
  'chosen',
);
