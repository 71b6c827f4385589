import { useMemo } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { usePageTitle } from '../../app/about.ts';
import { NotFoundPart } from '../../app/NotFoundPart.tsx';
import { kindOfItem, routes } from '../../app/paths.ts';
import { BeverageResults } from '../beverages/BeverageResults.tsx';
import { useAsOf } from '../figures/citing/asOf.ts';
import { AsOfFailure } from '../figures/citing/AsOfFailure.tsx';
import { AsOfNotice } from '../figures/citing/AsOfNotice.tsx';
import { HotelResults } from '../hotels/HotelResults.tsx';
import { NOTHING_CHOSEN, TYPE_NAMES } from './classicSearch.ts';
import { UnknownPlace, unknownPlaceText } from '../places/UnknownPlace.tsx';
import { placeTitle } from '../places/placePages.ts';
import { latestOf, productOf, readQuestion } from './resultsAddress.ts';
import type { ResultPeriod, ResultsQuestion } from './resultsAddress.ts';
import { ResultsHead } from './ResultsHead.tsx';
import { useNamedPlaces } from './useNamedPlaces.ts';
import { useLatestPeriod } from './useLatestPeriods.ts';
import { missingTexts, unpublishedText, usePublishedPeriods } from './usePublishedPeriods.ts';
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
  const asOf = useAsOf();
  const { latest, failure } = useLatestPeriod(productOf(type), asOf);
  const latestPeriod = latest == null ? latest : latestOf(type, latest);
  const period = question.period ?? (failure === null ? latestPeriod : null);
  const { published, failure: unknownMonths } = usePublishedPeriods(type);
  const kind = kindOfItem[item];
  const { known, unknown } = useNamedPlaces(item, names);
  const title = known.length === 0 ? 'Results' : known.map((name) => placeTitle(kind, name)).join(', ');
  usePageTitle(`${title} · ${TYPE_NAMES[type]}`);
  if (known.length === 0 && unknown.length > 0) return <UnknownPlace kind={kind} names={unknown} />;
  return (
    <div className={styles.page}>
      <ResultsHead
        title={title}
        period={period}
        published={published}
        question={{ ...question, names: known }}
      />
      {unknown.length > 0 && <p className={styles.note}>{unknownPlaceText({ kind, names: unknown })}</p>}
      <AsOfNotice product={productOf(type)}>
        {names.length === 0 && <NothingChosen />}
        {latest === null && asOf === null && <p>Nothing is published yet.</p>}
        {period === null && failure !== null && <AsOfFailure what="The latest period" {...failure} />}
        {period != null && unknownMonths !== null && (
          <AsOfFailure what="The published months" {...unknownMonths} />
        )}
        {period != null && (
          <PeriodResults question={question} known={known} period={period} published={published} />
        )}
      </AsOfNotice>
    </div>
  );
}

function NothingChosen() {
  return (
    <>
      <p className={styles.message} role="alert">
        {NOTHING_CHOSEN}
      </p>
      <p className={styles.note}>
        <Link to={routes.search}>Back to search</Link>
      </p>
    </>
  );
}

interface PeriodProps {
  question: ResultsQuestion;
  /** The names of its places that are known. */
  known: string[];
  period: ResultPeriod;
  /** The months that the releases have; null until they are known. */
  published: readonly PublishedMonth[] | null;
}

/** The table of a period, below what the releases lack of it. */
function PeriodResults({ question, known, period, published }: PeriodProps) {
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
        known={known}
        period={period}
        unpublished={unpublishedText(type, period, published)}
      />
    </>
  );
}

interface TableProps {
  question: ResultsQuestion;
  known: string[];
  period: ResultPeriod;
  /** A sentence if no release has the period; undefined if that is not known. */
  unpublished: string | null | undefined;
}

function ResultsTable({ question, ...rest }: TableProps) {
  const { type, item, names } = question;
  if (type === 'mbt') return <BeverageResults item={item} names={names} {...rest} />;
  return <HotelResults type={type} item={item} names={names} {...rest} />;
}
