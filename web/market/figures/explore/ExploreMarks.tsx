import type { RankingMark } from '../../../gql/graphql.ts';
import { useWidth } from '../../../ui/hooks/useMediaQuery.ts';
import { Chip } from '../../../ui/parts/Chip.tsx';
import { PartialChip } from '../PartialChip.tsx';
import { MARK_WORDS, PARTIAL_MONTH } from './exploreWords.ts';
import styles from './ExploreTable.module.css';

/** A row with its marks, or the total; only hotels and bars have partial months. */
export interface Marked {
  marks: readonly RankingMark[];
  partialMonths?: readonly string[];
}

export function isPartial({ partialMonths = [] }: Marked): boolean {
  return partialMonths.length > 0;
}

function hasMarks(row: Marked): boolean {
  return row.marks.length > 0 || isPartial(row);
}

/** Reasons to look twice at a row. */
export function ExploreMarks(row: Marked) {
  if (!hasMarks(row)) return null;
  return (
    <span className={styles.marks}>
      {row.marks.map((mark) => (
        <span key={mark} title={MARK_WORDS[mark].meaning}>
          <Chip>{MARK_WORDS[mark].label}</Chip>
        </span>
      ))}
      <PartialChip months={row.partialMonths ?? []} />
    </span>
  );
}

/** The marks in the cell that names the row, except on a phone: there the cell is too narrow for them. */
export function MarksByName({ row }: { row: Marked }) {
  return useWidth() === 'phone' ? null : <ExploreMarks {...row} />;
}

interface BelowProps {
  row: Marked;
  /** Number of the table's columns. */
  width: number;
}

/** The marks on a phone: a row of their own, as wide as the table, below the row that they belong to. */
export function MarksBelowRow({ row, width }: BelowProps) {
  if (useWidth() !== 'phone' || !hasMarks(row)) return null;
  return (
    <tr className={styles.marksRow}>
      <td colSpan={width}>
        <ExploreMarks {...row} />
      </td>
    </tr>
  );
}

interface NotesProps {
  marks: readonly RankingMark[];
  /** True if a row has partial months. */
  isPartial: boolean;
}

/** The marks of all rows, explained once below them. */
export function MarkNotes({ marks, isPartial: hasParts }: NotesProps) {
  const found = [
    ...[...new Set(marks)].map((mark) => MARK_WORDS[mark]),
    ...(hasParts ? [PARTIAL_MONTH] : []),
  ];
  if (found.length === 0) return null;
  return (
    <dl className={styles.markNotes}>
      {found.map(({ label, meaning }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
