import type { RankingMark } from '../../../gql/graphql.ts';
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
