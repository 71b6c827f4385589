import { kindOfItem, placePath, routes } from '../../app/paths.ts';
import type { ResultType } from '../../app/paths.ts';
import { Chip } from '../../ui/parts/Chip.tsx';
import { PageHead } from '../../ui/parts/PageHead.tsx';
import { Skeleton } from '../../ui/parts/Skeleton.tsx';
import { Trail } from '../../ui/parts/Trail.tsx';
import { useAsOf } from '../figures/citing/asOf.ts';
import { CiteButton } from '../figures/citing/CiteButton.tsx';
import { LinkAsOf } from '../figures/citing/LinkAsOf.tsx';
import { placeTitle } from '../places/placePages.ts';
import { TYPE_NAMES } from './classicSearch.ts';
import { PeriodStepper, PeriodsToCome } from './PeriodStepper.tsx';
import { addressOf, mapOf, periodName, productOf } from './resultsAddress.ts';
import type { ResultPeriod, ResultsQuestion } from './resultsAddress.ts';
import { monthsIn, neighboursOf, partOfQuarter } from './usePublishedPeriods.ts';
import type { PublishedMonth } from './usePublishedMonths.ts';

interface Props {
  title: string;
  question: ResultsQuestion;
  /** Undefined until it is known; null if nothing is published, or it cannot be had. */
  period: ResultPeriod | null | undefined;
  /** The months that the releases have; null until they are known. */
  published: readonly PublishedMonth[] | null;
}

/** The title of a results page, with buttons for the periods before and after, Cite, and links to the places. */
export function ResultsHead({ title, question, period, published }: Props) {
  return (
    <PageHead
      title={title}
      trail={<Trail steps={[{ title: 'Search', path: routes.search }, { title: 'Results' }]} />}
      actions={
        period != null && <Actions title={title} question={question} period={period} published={published} />
      }
    >
      <Chip>{TYPE_NAMES[question.type]}</Chip>
      <PeriodText question={question} period={period} />
      <PlaceLinks question={question} />
    </PageHead>
  );
}

function Actions({ title, question, period, published }: Props & { period: ResultPeriod }) {
  const { type, names } = question;
  if (published === null) return <PeriodsToCome type={type} period={period} />;
  return (
    <>
      <PeriodStepper question={question} {...neighboursOf(type, period, published)} />
      {names.length > 0 && monthsIn(type, period, published).length > 0 && (
        <CiteResults title={title} question={question} period={period} published={published} />
      )}
    </>
  );
}

const CITED_FIGURES: Record<ResultType, string> = {
  monthly: 'Room receipts of hotels that file monthly',
  quarterly: 'Room receipts of hotels that file quarterly',
  quarterlymonthly: 'Room receipts of all hotels',
  mbt: 'Mixed beverage receipts of all bars and restaurants',
};

interface CiteProps {
  title: string;
  question: ResultsQuestion;
  period: ResultPeriod;
  published: readonly PublishedMonth[];
}

/** Cites a published period. Its address names the period, because the latest one changes with each release. */
function CiteResults({ title, question, period, published }: CiteProps) {
  const { type } = question;
  const part = partOfQuarter(type, monthsIn(type, period, published));
  const page = {
    title: `${title}, Texas`,
    figures: `${CITED_FIGURES[type]}, ${periodName(type, period)}${part === null ? '' : ` (${part})`}`,
    path: addressOf(question, period),
  };
  return <CiteButton products={[productOf(type)]} page={page} />;
}

function PeriodText({ question, period }: Pick<Props, 'question' | 'period'>) {
  const asOf = useAsOf();
  // While it is here, the page hides what stands below.
  if (period === undefined) return <Skeleton width={215} />;
  if (period === null) return null;
  return (
    <span>
      {periodName(question.type, period)}
      {question.period === null &&
        (asOf === null ? ', the latest published' : ', the latest published by then')}
    </span>
  );
}

/** Links to the pages of the places and to the map. */
function PlaceLinks({ question }: { question: ResultsQuestion }) {
  const { type, item, names } = question;
  const map = mapOf(question);
  const product = productOf(type);
  return (
    <>
      {names.map((name) => (
        <LinkAsOf key={name} to={placePath(product, kindOfItem[item], name)}>
          {`${placeTitle(kindOfItem[item], name)} over time`}
        </LinkAsOf>
      ))}
      {map !== null && <LinkAsOf to={map}>On a map</LinkAsOf>}
    </>
  );
}
