import type { RankingMark } from '../../../gql/graphql.ts';
import { useWidth } from '../../../ui/hooks/useMediaQuery.ts';
import { Chip } from '../../../ui/parts/Chip.tsx';
import { MARK_WORDS } from './exploreWords.ts';
import styles from './ExploreTable.module.css';

/** Reasons to look twice at a row. */
export function ExploreMarks({ marks }: { marks: readonly RankingMark[] }) {
  if (marks.length === 0) return null;
  return (
    <span className={styles.marks}>
      {marks.map((mark) => (
        <span key={mark} title={MARK_WORDS[mark].meaning}>
          <Chip>{MARK_WORDS[mark].label}</Chip>
        </span>
      ))}
    </span>
  );
}

/** The marks in the cell that names the row, except on a phone: there the cell is too narrow for them. */
export function MarksByName({ marks }: { marks: readonly RankingMark[] }) {
  return useWidth() === 'phone' ? null : <ExploreMarks marks={marks} />;
}

interface BelowProps {
  marks: readonly RankingMark[];
  /** Number of the table's columns. */
  width: number;
}

/** The marks on a phone: a row of their own, as wide as the table, below the row that they belong to. */
export function MarksBelowRow({ marks, width }: BelowProps) {
  if (useWidth() !== 'phone' || marks.length === 0) return null;
  return (
    <tr className={styles.marksRow}>
      <td colSpan={width}>
        <ExploreMarks marks={marks} />
      </td>
    </tr>
  );
}

/** The marks of all rows, explained once below them. */
export function MarkNotes({ marks }: { marks: readonly RankingMark[] }) {
  const found = [...new Set(marks)];
  if (found.length === 0) return null;
  return (
    <dl className={styles.markNotes}>
      {found.map((mark) => (
        <div key={mark}>
          <dt>{MARK_WORDS[mark].label}</dt>
          <dd>{MARK_WORDS[mark].meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
