import type { Column } from '../../ui/table/tableColumns.ts';
import { Unknown } from '../../ui/parts/Unknown.tsx';
import { nameOf } from './nameHistory.ts';
import type { NameHistory } from './nameHistory.ts';
import styles from './nameColumn.module.css';

/** A table of months with the name that each was filed under, in its colour, before the column of releases. */
export function withNames<Row extends { month: string }>(
  columns: readonly Column<Row>[],
  { entries }: NameHistory,
): readonly Column<Row>[] {
  const names = entries ?? [];
  const ownNames = names.filter(({ span }) => span !== null).map(({ locationName }) => locationName);
  const column: Column<Row> = {
    key: 'name',
    title: 'Filed as',
    value: ({ month }) => nameOf(names, month)?.locationName ?? null,
    cell: ({ month }) => {
      const name = nameOf(names, month);
      if (name === null) return <Unknown why="the timeline has no name for it" />;
      return (
        <span className={styles.name} title={name.locationName}>
          <span className={styles.dot} style={{ background: name.colour }} aria-hidden="true" />
          {name.locationName}
        </span>
      );
    },
    // If the name never changed, the page's title has it, under any owner.
    shown: new Set(ownNames).size > 1 ? 'desktop' : 'chosen',
  };
  const releases = columns.findIndex(({ key }) => key === 'release');
  return [...columns.slice(0, releases), column, ...columns.slice(releases)];
}
