import type { ExploredFragment } from '../../../gql/graphql.ts';
import { gapText, withGaps } from '../../../ui/charts/chartGaps.ts';
import { scaleOf } from '../../../ui/charts/chartScale.ts';
import { SmallChart } from '../../../ui/charts/SmallChart.tsx';
import { formatAxisMoney } from '../../../ui/formats/formatMoney.ts';
import { formatShortMonth } from '../../../ui/formats/formatMonth.ts';
import { Segments } from '../../../ui/parts/Segments.tsx';
import { Skeleton } from '../../../ui/parts/Skeleton.tsx';
import type { SetUrlState } from '../../../ui/hooks/useUrlState.ts';
import { LinkAsOf } from '../citing/LinkAsOf.tsx';
import { ExploredDetail } from './ExploredDetail.tsx';
import type { Question } from './exploreAddress.ts';
import { exploreColumns, recentPoints, subjectOf } from './exploreColumns.tsx';
import { ExploreMarks } from './ExploreMarks.tsx';
import type { ExploredRow } from './exploreQuery.ts';
import { SCALES } from './exploreView.ts';
import type { View } from './exploreView.ts';
import styles from './ExploreCharts.module.css';

const WAITING = 6;

interface Props {
  question: Question;
  /** Undefined while loading. */
  ranking: ExploredFragment | undefined;
  /** Months that releases have. */
  published: readonly string[];
  /** True for a scale of its own for each chart. */
  isOwn: boolean;
  patch: SetUrlState<View>;
}

/** Three years of each row as a small chart, all on one scale unless each is to have its own. */
export function ExploreCharts({ question, ranking, published, isOwn, patch }: Props) {
  if (ranking === undefined) return <Waiting />;
  const { nodes, recentMonths: months } = ranking;
  const { missing = [] } = withGaps({ months, series: [], fullYear: 0 }, published);
  const shared = topOf(nodes.flatMap(({ recentReceipts }) => recentReceipts));
  return (
    <>
      <div className={styles.scale}>
        <Segments
          label="Scale of the charts"
          value={isOwn ? 'own' : 'same'}
          options={SCALES}
          onChange={(scale) => patch({ scale })}
        />
        <p>{`${aboutMonths(months)} ${isOwn ? OWN : sharedWords(shared)} ${gapText(missing)}`.trim()}</p>
      </div>
      <ul className={styles.charts} aria-label="Small charts">
        {nodes.map((row) => (
          <li key={`${String(row.rank)} ${row.subject.id}`}>
            <RowChart
              row={row}
              question={question}
              ranking={ranking}
              months={months}
              missing={missing}
              top={isOwn ? topOf(row.recentReceipts) : shared}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

const OWN =
  'Each chart has its own scale, from $0 to the figure above it: compare their shapes, not their heights.';

function sharedWords(top: number): string {
  return `All charts share one scale, from $0 to ${formatAxisMoney(top)}.`;
}

function aboutMonths(months: readonly string[]): string {
  const [first, last] = [months[0], months.at(-1)];
  if (first === undefined || last === undefined) return '';
  return `Receipts by month, ${formatShortMonth(first)} to ${formatShortMonth(last)}.`;
}

function topOf(values: readonly (number | null)[]): number {
  return scaleOf(values).domain[1];
}

interface RowProps extends Pick<Props, 'question'> {
  row: ExploredRow;
  ranking: ExploredFragment;
  months: readonly string[];
  missing: readonly string[];
  top: number;
}

/** A row's name, the figure that it is ranked by, and its months. */
function RowChart({ row, question, ranking, months, missing, top }: RowProps) {
  const { path, name, detail } = subjectOf(row, question);
  const ranked = exploreColumns(question, ranking).find(({ by }) => by === question.by);
  return (
    <figure className={styles.row}>
      <figcaption>
        <span className={styles.name}>
          {`${String(row.rank)}. `}
          {path === null ? name : <LinkAsOf to={path}>{name}</LinkAsOf>}
          <ExploredDetail text={detail} />
        </span>
        <span className={styles.figure}>
          <span className={styles.label}>{`${ranked?.title ?? ''} `}</span>
          {ranked?.cell(row)}
        </span>
      </figcaption>
      <SmallChart
        name={name}
        months={months}
        missing={missing}
        top={top}
        values={row.recentReceipts}
        noted={recentPoints(row, ranking)}
      />
      <ExploreMarks {...row} />
    </figure>
  );
}

function Waiting() {
  return (
    <ul className={styles.charts} aria-label="Small charts" aria-busy>
      {Array.from({ length: WAITING }, (_, index) => (
        <li key={index}>
          <Skeleton width="100%" height={130} />
        </li>
      ))}
    </ul>
  );
}
