import { Button, Select } from 'antd';
import type { ExploredFragment, RankingMark } from '../../../gql/graphql.ts';
import { formatCount } from '../../../ui/formats/formatMoney.ts';
import type { SetUrlState } from '../../../ui/hooks/useUrlState.ts';
import { SIZES } from './exploreAddress.ts';
import type { ExploredState, Question } from './exploreAddress.ts';
import { isPartial, MarkNotes } from './ExploreMarks.tsx';
import styles from './ExploreFoot.module.css';

interface Props {
  question: Question;
  /** Undefined while loading. */
  ranking: ExploredFragment | undefined;
  patch: SetUrlState<ExploredState>;
}

function marksOf(ranking: ExploredFragment | undefined): RankingMark[] {
  return [...(ranking?.nodes ?? []), ...(ranking?.total ? [ranking.total] : [])].flatMap(
    ({ marks }) => marks,
  );
}

/** Explains the marks, says how many rows show, and leads to the others. */
export function ExploreFoot({ question: { state }, ranking, patch }: Props) {
  const { hasNextPage = false, endCursor = null } = ranking?.pageInfo ?? {};
  const first = ranking?.nodes[0]?.rank ?? 0;
  return (
    <>
      <MarkNotes marks={marksOf(ranking)} isPartial={ranking?.nodes.some(isPartial) === true} />
      <div className={styles.foot}>
        <span role="status">
          {ranking !== undefined &&
            `${formatCount(ranking.nodes.length)} of ${formatCount(ranking.totalCount)} ranked, from rank ${formatCount(first)}`}
        </span>
        <Select
          size="small"
          virtual={false}
          aria-label="Rows"
          value={state.size}
          options={SIZES.map((value) => ({ value, label: `${value} rows` }))}
          onChange={(size) => patch({ size, after: '' })}
        />
        <Button size="small" disabled={state.after === ''} onClick={() => patch({ after: '' })}>
          First rows
        </Button>
        <Button
          size="small"
          disabled={!hasNextPage || endCursor === null}
          onClick={() => patch({ after: endCursor ?? '' })}
        >
          Next rows
        </Button>
      </div>
    </>
  );
}
