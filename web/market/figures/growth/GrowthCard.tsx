import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { definitionPath } from '../../../app/paths.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { DefinitionLink } from '../DefinitionLink.tsx';
import { HeadlineChange } from '../HeadlineChange.tsx';
import { Skeleton } from '../../../ui/parts/Skeleton.tsx';
import { formatShortMonth } from '../../../ui/formats/formatMonth.ts';
import { formatCount, formatMoney, formatWholeMoney } from '../../../ui/formats/formatMoney.ts';
import { everyMonth, lengthOf, yearBefore } from '../../../ui/formats/monthArithmetic.ts';
import { usePublishedMonths, wholeMonths } from '../../search/usePublishedMonths.ts';
import { IncompleteSentence } from '../IncompleteAside.tsx';
import { WithoutIdle } from '../WithoutIdle.tsx';
import { alikeParts } from './alikeParts.ts';
import type { Growth } from './growth.ts';
import { GrowthParts, signedMoney } from './GrowthParts.tsx';
import statRowStyles from '../../../ui/parts/StatRow.module.css';
import styles from './GrowthCard.module.css';

interface Props {
  /** Undefined while loading, null if there is nothing to compare. */
  growth: Growth | null | undefined;
  failed: boolean;
  retry: () => void;
  /** Choices beside the title. */
  children?: ReactNode;
  /** Says what to do if there is nothing to compare; without it the card does not show then. */
  nothing?: string;
}

const TITLE = 'Growth and its sources';

/** The change of receipts from a year earlier, like for like beside in all, and its parts, which add up to it. */
export function GrowthCard({ growth, failed, retry, children, nothing }: Props) {
  if (failed) {
    return (
      <Card title={TITLE}>
        <Failure what="The growth" onRetry={retry} />
      </Card>
    );
  }
  if (growth === null && nothing === undefined) return null;
  return (
    <Card
      title={TITLE}
      flush
      actions={
        <>
          {children}
          <Link to={definitionPath('growth-parts')}>How categories are defined</Link>
        </>
      }
    >
      {growth === null && <p className={styles.period}>{nothing}</p>}
      {growth === undefined && <Waiting />}
      {growth && <Known growth={growth} />}
    </Card>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton width="60%" height={96} />
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} width="100%" height={44} />
      ))}
    </div>
  );
}

function Known({ growth }: { growth: Growth }) {
  const { likeForLike } = growth;
  return (
    <>
      <div className={styles.totals}>
        <Total
          label="Like for like"
          {...likeForLike}
          change={
            <>
              <HeadlineChange change={likeForLike.change} compared={likeForLike} suffix="" before="year" />
              <WithoutIdle
                product="HOTEL"
                change={likeForLike.change}
                withoutIdle={likeForLike.changeWithoutIdle}
              />
            </>
          }
        >
          {alikeParts({
            count: likeForLike.properties,
            each: 'property',
            filed: 'filed in both years',
            alone: likeForLike.hotelsAlone,
            marketplaces: likeForLike.marketplaces,
          })}
        </Total>
        <Total label="In all" {...growth} change={signedMoney(growth.change.amount)}>
          including openings, closings and changes
        </Total>
      </div>
      <GrowthParts growth={growth} />
      <MonthsNote growth={growth} />
    </>
  );
}

/** Names the compared months, and those with missing rows or unusual receipts. */
function MonthsNote({ growth: { from, to, monthsCompared, unusualFilings } }: { growth: Growth }) {
  const monthsOfBoth = useComparedMonths(from, to);
  return (
    <p className={styles.period}>
      {`${formatShortMonth(from)} to ${formatShortMonth(to)} compared with the same months a year earlier.`}
      {comparedText(from, to, monthsCompared)}
      <IncompleteSentence product="HOTEL" months={monthsOfBoth} />
      {unusualFilings > 0 && (
        <>
          {' Hotels’ months with '}
          <DefinitionLink id="unusual-receipts">unusual receipts</DefinitionLink>
          {`, which count as filed: ${formatCount(unusualFilings)}.`}
        </>
      )}
    </p>
  );
}

/** The months of both years that are compared: those that are published in both. */
function useComparedMonths(from: string, to: string): string[] {
  const { published } = usePublishedMonths('HOTEL');
  const known = new Set(wholeMonths(published ?? []));
  return everyMonth([from, to])
    .map((month) => [yearBefore(month), month])
    .filter((pair) => pair.every((month) => known.has(month)))
    .flat();
}

function comparedText(from: string, to: string, compared: number): string {
  const months = lengthOf({ from, to });
  if (compared >= months) return '';
  return ` Only ${String(compared)} of the ${String(months)} months are published in both years; the others are left out.`;
}

interface TotalProps {
  label: string;
  earlier: number;
  later: number;
  change: ReactNode;
  children: string;
}

function Total({ label, earlier, later, change, children }: TotalProps) {
  return (
    <div className={styles.total}>
      <div className={statRowStyles.label}>{label}</div>
      <div className={styles.change}>{change}</div>
      <div title={`${formatMoney(earlier)} to ${formatMoney(later)}`}>
        {`${formatWholeMoney(earlier)} → ${formatWholeMoney(later)}`}
      </div>
      <div className={statRowStyles.note}>{children}</div>
    </div>
  );
}
