import { Button } from 'antd';
import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../../app/about.ts';
import { useUrlState } from '../../../ui/hooks/useUrlState.ts';
import { PageHead } from '../../../ui/parts/PageHead.tsx';
import { routes } from '../../../app/paths.ts';
import { AsOfFailure } from '../citing/AsOfFailure.tsx';
import { AsOfNotice } from '../citing/AsOfNotice.tsx';
import type { CitedPage } from '../citing/citation.ts';
import { CiteButton } from '../citing/CiteButton.tsx';
import { SavedViews } from '../../search/views/SavedViews.tsx';
import { usePublishedMonths, wholeMonths } from '../../search/usePublishedMonths.ts';
import { EXPLORED, readQuestion } from './exploreAddress.ts';
import type { Question } from './exploreAddress.ts';
import { EXAMPLE_QUESTIONS } from './exampleQuestions.ts';
import { ExploreAnswer } from './ExploreAnswer.tsx';
import { ExploreForm } from './ExploreForm.tsx';
import { askedPeriod } from './explorePeriods.ts';
import { questionWords } from './exploreWords.ts';
import { rankedMonths } from './rankedMonths.ts';
import styles from './ExplorePage.module.css';

/** Ranks and filters all of Texas by any figure over two periods; the address holds the whole question. */
export function ExplorePage() {
  const [given, patch] = useUrlState(EXPLORED);
  const question = readQuestion(given);
  const { state } = question;
  const { published, failure } = usePublishedMonths(question.product);
  const months = published === undefined ? [] : wholeMonths(published);
  const isByChange = question.by === 'growth' || question.by === 'change';
  const vs = isByChange && state.vs === 'none' ? '' : state.vs;
  const asked = askedPeriod({ ...state, period: question.period, vs }, rankedMonths(published ?? []));
  usePageTitle('Explore');
  return (
    <div className={styles.page}>
      <ExploreHead question={question} />
      <AsOfNotice product={question.product}>
        <SavedViews />
        <ExploreForm question={question} asked={asked} months={months} patch={patch} />
        {failure === null ? (
          <Answer
            isKnown={published !== undefined}
            question={question}
            asked={asked}
            months={months}
            patch={patch}
          />
        ) : (
          <AsOfFailure what="The months to choose from" {...failure} />
        )}
      </AsOfNotice>
    </div>
  );
}

function ExploreHead({ question }: { question: Question }) {
  return (
    <PageHead
      title="Explore"
      actions={
        <>
          <CiteButton products={[question.product]} page={citedPage(question)} />
          <Button onClick={() => window.print()}>Print</Button>
        </>
      }
    >
      <span>Rank places, hotels, bars, brands and owners by any figure.</span>
      {EXAMPLE_QUESTIONS.map(({ label, path }) => (
        <Link key={label} to={path}>
          {label}
        </Link>
      ))}
    </PageHead>
  );
}

interface AnswerProps extends ComponentProps<typeof ExploreAnswer> {
  /** True if the published months are known. */
  isKnown: boolean;
}

function Answer({ isKnown, ...props }: AnswerProps) {
  if (isKnown && props.asked === null)
    return <p>Nothing is published yet. Rankings start with the first release.</p>;
  return <ExploreAnswer {...props} />;
}

/** The question as a citation names it. */
function citedPage(question: Question): CitedPage {
  return {
    title: questionWords(question),
    figures: 'Ranking',
    path: routes.explore,
  };
}
