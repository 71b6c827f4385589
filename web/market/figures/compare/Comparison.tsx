import { useMemo } from 'react';
import type { PropertyNumbers } from '../../../app/paths.ts';
import { ComparedMonths } from './ComparedMonths.tsx';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { fileAsOf, useAsOf } from '../citing/asOf.ts';
import { AsOfFailure } from '../citing/AsOfFailure.tsx';
import { IncompleteSentence, useIncompleteText } from '../IncompleteAside.tsx';
import { ReceiptsTable } from '../ReceiptsTable.tsx';
import { withBefore } from './comparison.ts';
import type { ComparisonFigures } from './comparison.ts';
import { ComparisonChart } from './ComparisonChart.tsx';
import { ComparisonHeadline } from './ComparisonHeadline.tsx';
import { reasonsOf } from './comparedReasons.ts';
import { comparisonColumns, flagsOf } from './comparisonColumns.tsx';
import { earlierText, periodText } from './periodText.ts';
import { useComparison } from './useComparison.ts';
import type { Answer } from './useComparison.ts';
import cardStyles from '../../../ui/parts/Card.module.css';
import comparePageStyles from './ComparePage.module.css';
import { latestOf, releaseLabel } from '../../../ui/formats/release.ts';
import type { Period } from '../../../ui/formats/monthArithmetic.ts';

interface Props {
  subject: PropertyNumbers;
  competitors: readonly PropertyNumbers[];
  period: Period;
}

export function Comparison(props: Props) {
  return <ComparisonAnswer {...useComparison(props)} />;
}

/** The result of a comparison, as headline figures, chart and tables; or why there is none. */
export function ComparisonAnswer({ figures, problem, error, retry }: Answer) {
  const asOf = useAsOf();
  if (asOf !== null && error !== undefined) {
    return <AsOfFailure what="The comparison" error={error} onRetry={retry} />;
  }
  if (problem !== null) {
    return (
      <p className={`${cardStyles.card} ${comparePageStyles.problem}`} role="alert">
        {problem}
      </p>
    );
  }
  if (error !== undefined) return <Failure what="The comparison" onRetry={retry} />;
  return (
    <div className={comparePageStyles.answer} data-many={crowdOf(figures)}>
      <ComparisonHeadline figures={figures} />
      <ComparisonChart figures={figures} />
      <ComparisonTable figures={figures} />
      <ComparedMonths figures={figures} />
    </div>
  );
}

const NONE: ComparisonFigures['releases'] = [];

function ComparisonTable({ figures }: { figures: ComparisonFigures | null }) {
  const months = figures === null ? [] : withBefore(figures);
  const incomplete = useIncompleteText({ product: 'HOTEL', months });
  const releases = figures?.releases ?? NONE;
  const latest = releases.at(-1);
  const columns = useMemo(
    () =>
      comparisonColumns({
        incomplete,
        period: figures === null ? '' : periodText(figures),
        earlier: earlierText(figures?.yearsEarlier ?? 1),
        published: figures?.monthsPublished ?? [],
        releases: releases.map(releaseLabel).join('; '),
      }),
    [incomplete, figures, releases],
  );
  return (
    <ReceiptsTable
      title="Comparison"
      columns={columns}
      rows={figures?.lines ?? null}
      rowKey={({ id }) => id}
      flagsOf={flagsOf}
      reasonsOf={reasonsOf}
      rowHeight={38}
      pageSizes={[60, 10, 20]}
      prefix="t."
      sort="-revpar"
      exportName={fileAsOf('HotelComparison', useAsOf())}
      note={
        <p>
          RevPAR and index cover the months that have both receipts and rooms. Changes compare the months with
          the same {earlierText(figures?.yearsEarlier ?? 1)}, where a hotel has both.
          <IncompleteSentence product="HOTEL" months={months} />
          {latest !== undefined && ` Source: ${latestOf(latest, releases.length)}.`}
        </p>
      }
    />
  );
}

/** A sheet has room for 16 hotels at the usual size and for 32 at a smaller one; undefined up to 16. */
function crowdOf(figures: ComparisonFigures | null): 'more' | 'most' | undefined {
  const hotels = figures?.lines.length ?? 0;
  return hotels > 32 ? 'most' : hotels > 16 ? 'more' : undefined;
}
