import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../app/about.ts';
import { useUrlState } from '../../ui/hooks/useUrlState.ts';
import type { SetUrlState } from '../../ui/hooks/useUrlState.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { LinkButton } from '../../ui/parts/LinkButton.tsx';
import { PageHead } from '../../ui/parts/PageHead.tsx';
import { lengthOf } from '../compare/PeriodChoice.tsx';
import { SavedViews } from '../views/SavedViews.tsx';
import { usePublishedMonths, wholeMonths } from '../search/usePublishedMonths.ts';
import { EXPLORED, readQuestion } from './exploreAddress.ts';
import type { ExploredState, Question } from './exploreAddress.ts';
import { EXAMPLE_QUESTIONS } from './exampleQuestions.ts';
import { ExploreDefinitions } from './ExploreDefinitions.tsx';
import { ExploreExport } from './ExploreExport.tsx';
import { mapOfQuestion } from './exploreMap.ts';
import { ExploreForm } from './ExploreForm.tsx';
import { askedPeriod } from './explorePeriods.ts';
import { rankedMonths } from './rankedMonths.ts';
import type { AskedPeriod } from './explorePeriods.ts';
import { useExplored } from './exploreQuery.ts';
import { ExploreTable } from './ExploreTable.tsx';
import { ExploreTotals } from './ExploreTotals.tsx';
import { leftOutWords, monthsWords, questionWords } from './exploreWords.ts';
import { NothingRanked } from './NothingRanked.tsx';
import styles from './ExplorePage.module.css';

/** Ranks and filters all of Texas by any figure over two periods; the address holds the whole question. */
export function ExplorePage() {
  const [state, patch] = useUrlState(EXPLORED);
  const question = readQuestion(state);
  const published = usePublishedMonths(question.product);
  const months = published === undefined ? [] : wholeMonths(published);
  const isByChange = question.by === 'growth' || question.by === 'change';
  const vs = isByChange && state.vs === 'none' ? '' : state.vs;
  const asked = askedPeriod({ ...state, period: question.period, vs }, rankedMonths(published ?? []));
  usePageTitle('Explore');
  return (
    <div className={styles.page}>
      <PageHead title="Explore" actions={<Button onClick={() => window.print()}>Print</Button>}>
        <span>Rank places, hotels, bars, brands and owners by any figure.</span>
        {EXAMPLE_QUESTIONS.map(({ label, path }) => (
          <Link key={label} to={path}>
            {label}
          </Link>
        ))}
      </PageHead>
      <SavedViews />
      <ExploreForm question={question} asked={asked} months={months} patch={patch} />
      {published !== undefined && asked === null ? (
        <p>Nothing is published yet. Rankings start with the first release.</p>
      ) : (
        <Answer question={question} asked={asked} patch={patch} />
      )}
    </div>
  );
}

interface AnswerProps {
  question: Question;
  asked: AskedPeriod | null;
  patch: SetUrlState<ExploredState>;
}

function Answer({ question, asked, patch }: AnswerProps) {
  const { ranking, error, retry } = useExplored(question, asked);
  if (error !== undefined) return <Failure what="The ranking" onRetry={retry} />;
  const title = questionWords(question);
  const map = mapOfQuestion(question);
  return (
    <>
      {ranking !== undefined && ranking.found > 0 && <ExploreTotals question={question} ranking={ranking} />}
      <Card
        title={title}
        flush
        actions={
          <>
            {map !== null && <LinkButton to={map}>On a map</LinkButton>}
            <ExploreExport question={question} asked={asked} title={title} />
          </>
        }
      >
        {ranking !== undefined && (
          <div className={styles.about}>
            <p>{`${monthsWords(question, ranking, asked === null ? 0 : lengthOf(asked))}.`}</p>
            <p>{leftOutWords(question, ranking)}</p>
            <ExploreDefinitions question={question} />
          </div>
        )}
        {ranking?.totalCount === 0 ? (
          <NothingRanked ranking={ranking} question={question} patch={patch} />
        ) : (
          <ExploreTable question={question} ranking={ranking} patch={patch} />
        )}
      </Card>
    </>
  );
}
