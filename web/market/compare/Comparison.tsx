import type { PropertyNumbers } from '../../app/paths.ts';
import { ComparedMonths } from './ComparedMonths.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import { ReceiptsTable } from '../figures/ReceiptsTable.tsx';
import { ComparisonChart } from './ComparisonChart.tsx';
import { ComparisonHeadline } from './ComparisonHeadline.tsx';
import { comparisonColumns, flagsOf, reasonsOf } from './comparisonColumns.tsx';
import type { Period } from './PeriodChoice.tsx';
import { useComparison } from './useComparison.ts';
import type { Answer } from './useComparison.ts';
import cardStyles from '../../ui/parts/Card.module.css';
import comparePageStyles from './ComparePage.module.css';

interface Props {
  subject: PropertyNumbers;
  competitors: readonly PropertyNumbers[];
  period: Period;
}

/** Hotels that are chosen, compared. */
export function Comparison(props: Props) {
  return <ComparisonAnswer {...useComparison(props)} />;
}

/** The answer: who leads, by how much, and how that went from month to month. */
export function ComparisonAnswer({ figures, problem, failed, retry }: Answer) {
  if (problem !== null) {
    return (
      <p className={`${cardStyles.card} ${comparePageStyles.problem}`} role="alert">
        {problem}
      </p>
    );
  }
  if (failed) return <Failure what="The comparison" onRetry={retry} />;
  return (
    <>
      <ComparisonHeadline figures={figures} />
      <ComparisonChart figures={figures} />
      <ReceiptsTable
        title="Comparison"
        columns={comparisonColumns}
        rows={figures?.lines ?? null}
        rowKey={({ id }) => id}
        flagsOf={flagsOf}
        reasonsOf={reasonsOf}
        rowHeight={38}
        pageSizes={[50, 10, 20]}
        prefix="t."
        sort="-revpar"
        exportName="HotelComparison"
        note={
          <p>
            RevPAR and index over the months that have both receipts and rooms; changes against the same
            months of the year before, where both years have them.
          </p>
        }
      />
      <ComparedMonths figures={figures} />
    </>
  );
}
