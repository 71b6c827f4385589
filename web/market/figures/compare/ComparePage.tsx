import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../../app/about.ts';
import { definitionPath } from '../../../app/paths.ts';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { PageHead } from '../../../ui/parts/PageHead.tsx';
import { AsOfNotice } from '../citing/AsOfNotice.tsx';
import { CompareActions } from './CompareActions.tsx';
import { Comparison } from './Comparison.tsx';
import { MOST_COMPETITORS } from './compareAddress.ts';
import type { Question } from './compareAddress.ts';
import { HotelChoice } from './HotelChoice.tsx';
import { SetList } from '../../search/sets/SetList.tsx';
import { useChosenHotels } from './useChosenHotels.ts';
import { useComparisonAddress } from './useComparisonAddress.ts';
import cardStyles from '../../../ui/parts/Card.module.css';
import styles from './ComparePage.module.css';

/** A hotel against up to 49 others that the member names; all of it is in the address. */
export function ComparePage() {
  const { question, setId, period, change } = useComparisonAddress();
  const { subject, competitors } = question;
  const chosen = useChosenHotels(subject === null ? competitors : [subject, ...competitors]);
  // Adding a hotel later must not hide the figures that are shown.
  const areNamesComing = chosen.hotels.length > 0 && chosen.hotels.every(({ name }) => name === undefined);
  usePageTitle('Compare hotels');
  return (
    <div className={styles.page} data-waiting={areNamesComing || undefined}>
      <PageHead
        title="Compare hotels"
        actions={<CompareActions question={question} chosen={chosen} setId={setId} period={period.period} />}
      >
        <span>{`Compare one hotel with up to ${String(MOST_COMPETITORS)} others over the same months.`}</span>
        <Link to={definitionPath('revpar-index')}>How this is calculated</Link>
      </PageHead>
      <AsOfNotice product="HOTEL">
        <HotelChoice question={question} hotels={chosen.hotels} onChange={change} period={period} />
        {chosen.failed ? (
          <Failure what="The hotels" onRetry={chosen.retry} />
        ) : (
          <Answer
            question={question}
            areKnown={chosen.areKnown}
            isAmiss={chosen.hotels.some(({ name }) => name === null)}
            hasProblem={period.message !== ''}
            period={period.period}
          />
        )}
      </AsOfNotice>
      <SetList />
    </div>
  );
}

interface AnswerProps {
  question: Question;
  /** True if every one is known to be a hotel. */
  areKnown: boolean;
  /** True if any is known not to be one. */
  isAmiss: boolean;
  hasProblem: boolean;
  period: { from: string; to: string } | null;
}

function Answer({ question: { subject, competitors }, areKnown, isAmiss, hasProblem, period }: AnswerProps) {
  if (subject === null) {
    return (
      <Empty>
        Choose the hotel to compare: the <strong>subject</strong>. The Compare button on a hotel’s page also
        opens this page.
      </Empty>
    );
  }
  if (competitors.length === 0) {
    return (
      <Empty>
        Now add one to {MOST_COMPETITORS} hotels to compare it with. Together they are the{' '}
        <strong>competitor set</strong>, whose RevPAR counts as 100 in the index.
      </Empty>
    );
  }
  if (isAmiss) {
    return (
      <p className={`${cardStyles.card} ${styles.problem}`} role="alert">
        Remove what cannot be compared to compare the others.
      </p>
    );
  }
  if (hasProblem || !areKnown || period === null) return null;
  return <Comparison subject={subject} competitors={competitors} period={period} />;
}

function Empty({ children }: { children: ReactNode }) {
  return (
    <section className={`${cardStyles.card} ${styles.empty}`} aria-label="What to do">
      <p>{children}</p>
      <p>The address of this page keeps your choices, so you can bookmark it or send it to a colleague.</p>
    </section>
  );
}
