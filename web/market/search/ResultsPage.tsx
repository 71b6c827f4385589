import { useMemo } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { usePageTitle } from '../../app/about.ts';
import { NotFoundPart } from '../../app/NotFoundPart.tsx';
import { kindOfItem, placePath, routes } from '../../app/paths.ts';
import { BeverageResults } from '../beverages/BeverageResults.tsx';
import { Chip } from '../../ui/parts/Chip.tsx';
import { PageHead } from '../../ui/parts/PageHead.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { Trail } from '../../ui/parts/Trail.tsx';
import { HotelResults } from '../hotels/HotelResults.tsx';
import { NOTHING_CHOSEN, TYPE_NAMES } from './classicSearch.ts';
import { placeTitle } from '../places/placePages.ts';
import { PeriodStepper, PeriodsToCome } from './PeriodStepper.tsx';
import { latestOf, mapOf, periodName, readQuestion } from './resultsAddress.ts';
import type { ResultPeriod, ResultsQuestion } from './resultsAddress.ts';
import { useLatestPeriods } from './useLatestPeriods.ts';
import { missingTexts, neighboursOf, unpublishedText, usePublishedPeriods } from './usePublishedPeriods.ts';
import type { PublishedMonth } from './usePublishedMonths.ts';
import styles from './ResultsPage.module.css';

/** Results of a search: what the hotels or the bars of some places took in. */
export function ResultsPage() {
  const { pathname } = useLocation();
  const params = useParams();
  // The same question as long as the address is the same, so that its answer is kept.
  // oxlint-disable-next-line react/exhaustive-deps
  const question = useMemo(() => readQuestion(params), [pathname]);
  if (question === null) return <NotFoundPart />;
  return <Results question={question} />;
}

function Results({ question }: { question: ResultsQuestion }) {
  const { type, item, names } = question;
  const latest = useLatestPeriods()[type === 'mbt' ? 'beverage' : 'hotel'];
  const latestPeriod = latest == null ? null : latestOf(type, latest);
  const period = question.period ?? latestPeriod;
  const published = usePublishedPeriods(type);
  const title =
    names.length === 0 ? 'Results' : names.map((name) => placeTitle(kindOfItem[item], name)).join(', ');
  usePageTitle(`${title} · ${TYPE_NAMES[type]}`);
  return (
    <div className={styles.page}>
      <PageHead
        title={title}
        trail={<Trail steps={[{ title: 'Search', path: routes.search }, { title: 'Results' }]} />}
        actions={
          period === null || published === null ? (
            <PeriodsToCome />
          ) : (
            <PeriodStepper question={question} {...neighboursOf(type, period, published)} />
          )
        }
      >
        <Chip>{TYPE_NAMES[type]}</Chip>
        <PeriodText question={question} period={period} />
        <PlaceLinks question={question} />
      </PageHead>
      {names.length === 0 && (
        <p className={styles.message} role="alert">
          {NOTHING_CHOSEN}. <Link to={routes.search}>Back to search</Link>
        </p>
      )}
      {latest === null && <p>Nothing is published yet.</p>}
      {period !== null && <PeriodResults {...{ question, period, published }} />}
    </div>
  );
}

function PeriodText({ question, period }: { question: ResultsQuestion; period: ResultPeriod | null }) {
  if (period === null) return <Skeleton width={question.period === null ? 215 : 120} />;
  return (
    <span>
      {periodName(question.type, period)}
      {question.period === null && ', the latest published'}
    </span>
  );
}

/** The ways from one period of the places to all of theirs, and to the map. */
function PlaceLinks({ question }: { question: ResultsQuestion }) {
  const { type, item, names } = question;
  const map = mapOf(question);
  const product = type === 'mbt' ? 'BEVERAGE' : 'HOTEL';
  return (
    <>
      {names.map((name) => (
        <Link key={name} to={placePath(product, kindOfItem[item], name)}>
          {`${placeTitle(kindOfItem[item], name)} over time`}
        </Link>
      ))}
      {map !== null && <Link to={map}>On a map</Link>}
    </>
  );
}

interface PeriodProps {
  question: ResultsQuestion;
  period: ResultPeriod;
  /** The months that the releases have; null until they are known. */
  published: readonly PublishedMonth[] | null;
}

/** The table of a period, below what the releases lack of it. */
function PeriodResults({ question, period, published }: PeriodProps) {
  const { type } = question;
  return (
    <>
      {missingTexts(type, period, published).map((text) => (
        <p key={text} className={styles.note}>
          {text}
        </p>
      ))}
      <ResultsTable
        question={question}
        period={period}
        unpublished={unpublishedText(type, period, published)}
      />
    </>
  );
}

interface TableProps {
  question: ResultsQuestion;
  period: ResultPeriod;
  /** A sentence if no release has the period. */
  unpublished: string | null;
}

function ResultsTable({ question, ...rest }: TableProps) {
  const { type, item, names } = question;
  if (type === 'mbt') return <BeverageResults item={item} names={names} {...rest} />;
  return <HotelResults type={type} item={item} names={names} {...rest} />;
}
