import { useMemo } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { usePageTitle } from '../app/about.ts';
import { NotFoundPart } from '../app/NotFoundPart.tsx';
import { kindOfItem, placePath, routes } from '../app/paths.ts';
import { BeverageResults } from '../beverages/BeverageResults.tsx';
import { Chip } from '../components/Chip.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Skeleton } from '../components/Skeleton.tsx';
import { Trail } from '../components/Trail.tsx';
import { HotelResults } from '../hotels/HotelResults.tsx';
import { NOTHING_CHOSEN, TYPE_NAMES } from './classicSearch.ts';
import { PeriodStepper } from './PeriodStepper.tsx';
import { latestOf, periodName, readQuestion } from './resultsAddress.ts';
import type { ResultPeriod, ResultsQuestion } from './resultsAddress.ts';
import { useLatestPeriods } from './useLatestPeriods.ts';
import './ResultsPage.css';

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
  const title = names.length === 0 ? 'Results' : names.map((name) => placeName(item, name)).join(', ');
  usePageTitle(`${title} · ${TYPE_NAMES[type]}`);
  return (
    <div className="results-page">
      <PageHead
        title={title}
        trail={<Trail steps={[{ title: 'Search', path: routes.search }, { title: 'Results' }]} />}
        actions={
          period !== null && <PeriodStepper question={question} period={period} latest={latestPeriod} />
        }
      >
        <Chip>{TYPE_NAMES[type]}</Chip>
        {period === null ? (
          <Skeleton width={120} />
        ) : (
          <span>
            {periodName(type, period)}
            {question.period === null && ', the latest published'}
          </span>
        )}
        <PlaceLinks question={question} />
      </PageHead>
      {names.length === 0 && (
        <p className="results-message" role="alert">
          {NOTHING_CHOSEN}. <Link to={routes.search}>Back to search</Link>
        </p>
      )}
      {latest === null && <p>Nothing is published yet.</p>}
      {period !== null && <ResultsTable question={question} period={period} />}
    </div>
  );
}

/** The way from one period of the places to all of theirs. */
function PlaceLinks({ question: { type, item, names } }: { question: ResultsQuestion }) {
  const product = type === 'mbt' ? 'BEVERAGE' : 'HOTEL';
  return names.map((name) => (
    <Link key={name} to={placePath(product, kindOfItem[item], name)}>
      {`All months of ${placeName(item, name)}`}
    </Link>
  ));
}

function placeName(item: ResultsQuestion['item'], name: string): string {
  return item === 'county' ? `${name} County` : name.toUpperCase();
}

function ResultsTable({ question, period }: { question: ResultsQuestion; period: ResultPeriod }) {
  const { type, item, names } = question;
  if (type === 'mbt') return <BeverageResults item={item} names={names} period={period} />;
  return <HotelResults type={type} item={item} names={names} period={period} />;
}
