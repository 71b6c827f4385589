import type { Column } from '../../ui/table/tableColumns.ts';
import { Unknown } from '../../ui/parts/Unknown.tsx';
import { ownersText } from './owners.ts';
import type { OwnerSpan } from './owners.ts';
import styles from './nameColumn.module.css';

/** A month with the positions of the owners who filed for it. */
export interface FiledBy {
  month: string;
  filedBy: readonly number[];
}

/** A table of months with the owner who filed each: last, so that the columns of exports stay where they were. */
export function withOwner<Row extends { month: string }>(
  columns: readonly Column<Row>[],
  months: readonly FiledBy[],
  spans: readonly OwnerSpan[],
): readonly Column<Row>[] {
  const filers = new Map(months.map(({ month, filedBy }) => [month, filedBy]));
  const ownerOf = ({ month }: Row): string | null => ownersText(spans, filers.get(month) ?? []);
  const column: Column<Row> = {
    key: 'owner',
    title: 'Owner',
    value: ownerOf,
    cell: (row) => {
      const owner = ownerOf(row);
      if (owner === null) return <Unknown why="nobody filed receipts for it" />;
      return (
        <span className={styles.name} title={owner}>
          {owner}
        </span>
      );
    },
    // If the owner never changed, the card beside the table names it.
    shown: spans.length > 1 ? 'tablet' : 'chosen',
  };
  return [...columns, column];
}
