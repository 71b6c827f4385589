import { Suspense } from 'react';
import type { ComponentProps } from 'react';
import type { ExploredFragment } from '../../../gql/graphql.ts';
import { useUrlState } from '../../../ui/hooks/useUrlState.ts';
import type { SetUrlState } from '../../../ui/hooks/useUrlState.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import { Segments } from '../../../ui/parts/Segments.tsx';
import { Skeleton } from '../../../ui/parts/Skeleton.tsx';
import { HeadlineWaiting } from '../HeadlineStats.tsx';
import { pathAsOf, useAsOf } from '../citing/asOf.ts';
import { AsOfFailure } from '../citing/AsOfFailure.tsx';
import type { ExploredState, Question } from './exploreAddress.ts';
import { ExploreDefinitions } from './ExploreDefinitions.tsx';
import { ExploreExport } from './ExploreExport.tsx';
import { ExploreFoot } from './ExploreFoot.tsx';
import { mapOfQuestion } from './exploreMap.ts';
import type { AskedPeriod } from './explorePeriods.ts';
import { useExplored } from './exploreQuery.ts';
import { ExploreTable } from './ExploreTable.tsx';
import { ExploreTotals } from './ExploreTotals.tsx';
import { VIEW, VIEWS } from './exploreView.ts';
import { lackingWords, leftOutWords, monthsWords, questionWords } from './exploreWords.ts';
import { NothingRanked } from './NothingRanked.tsx';
import styles from './ExplorePage.module.css';
import { lengthOf } from '../../../ui/formats/monthArithmetic.ts';
import { lazy } from '../../../ui/parts/lazy.tsx';

// Most stay with the table.
const ExploreCharts = lazy(async () => (await import('./ExploreCharts.tsx')).ExploreCharts);

const TOTALS = ['Receipts of all', 'Change, like for like', 'Top five', 'Concentration (HHI)'];
/** Pixels of two lines, so that nothing moves when they come. */
const ABOUT_HEIGHT = 44;

interface AnswerProps {
  question: Question;
  asked: AskedPeriod | null;
  /** Published months. */
  months: readonly string[];
  patch: SetUrlState<ExploredState>;
}

/** The rows of a question with their title and notes, as a table or as small charts. */
export function ExploreAnswer({ question, asked, months, patch }: AnswerProps) {
  const { ranking, error, retry } = useExplored(question, asked);
  if (error !== undefined) return <AsOfFailure what="The ranking" error={error} onRetry={retry} />;
  const title = questionWords(question);
  return (
    <>
      {ranking === undefined && <HeadlineWaiting labels={TOTALS} />}
      {ranking !== undefined && ranking.found > 0 && <ExploreTotals question={question} ranking={ranking} />}
      <Card title={title} flush actions={<Actions question={question} asked={asked} title={title} />}>
        <div className={styles.about}>
          {ranking === undefined ? (
            <Skeleton width="60%" height={ABOUT_HEIGHT} />
          ) : (
            <>
              <p>{`${monthsWords(question, ranking, asked === null ? 0 : lengthOf(asked))}.${lackingWords(ranking)}`}</p>
              <p>{leftOutWords(question, ranking)}</p>
            </>
          )}
          <ExploreDefinitions question={question} />
        </div>
        {ranking?.totalCount === 0 ? (
          <NothingRanked ranking={ranking} question={question} patch={patch} />
        ) : (
          <Rows question={question} ranking={ranking} months={months} patch={patch} />
        )}
      </Card>
    </>
  );
}

/** Other views of the question. */
function Actions({ question, asked, title }: ComponentProps<typeof ExploreExport>) {
  const asOf = useAsOf();
  const map = mapOfQuestion(question);
  return (
    <>
      <ViewChoice />
      {map !== null && <LinkButton to={pathAsOf(map, asOf)}>On a map</LinkButton>}
      <ExploreExport question={question} asked={asked} title={title} />
    </>
  );
}

function ViewChoice() {
  const [{ view }, patch] = useUrlState(VIEW);
  return (
    <Segments
      label="View"
      value={view === 'charts' ? 'charts' : 'table'}
      options={VIEWS}
      onChange={(next) => patch({ view: next })}
    />
  );
}

interface RowsProps extends Pick<AnswerProps, 'question' | 'months' | 'patch'> {
  /** Undefined while loading. */
  ranking: ExploredFragment | undefined;
}

function Rows({ question, ranking, months, patch }: RowsProps) {
  const [{ view, scale }, patchView] = useUrlState(VIEW);
  const props = { question, ranking, patch };
  return (
    <>
      {view === 'charts' ? (
        <Suspense fallback={<Skeleton width="100%" height={480} />}>
          <ExploreCharts
            question={question}
            ranking={ranking}
            published={months}
            isOwn={scale === 'own'}
            patch={patchView}
          />
        </Suspense>
      ) : (
        <ExploreTable {...props} />
      )}
      <ExploreFoot {...props} />
    </>
  );
}
