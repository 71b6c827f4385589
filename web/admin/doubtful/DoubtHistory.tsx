import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { Failure } from '../../ui/parts/Failure.tsx';
import { MonthChart } from '../../ui/charts/MonthChart.tsx';
import type { MonthChartData, MonthSeries } from '../../ui/charts/monthSeries.ts';
import type { DoubtHistoryQuery } from '../../gql/graphql.ts';
import { daysOf, partsOf } from '../../ui/formats/formatMonth.ts';
import { addMonths, everyMonth } from '../../ui/formats/monthArithmetic.ts';
import { useGaps } from '../../market/search/usePublishedMonths.ts';
import { DoubtHistoryDocument } from './doubtfulDocuments.ts';
import { hasReceiptsFlag, hotelText } from './doubtfulText.ts';
import type { Doubtful } from './doubtfulText.ts';
import styles from './DoubtHistory.module.css';

/** Months that show before and after the filing. */
const MONTHS_AROUND = 24;

/** The hotel's own months around the filing, with those of the filing pointed out. */
export function DoubtHistory({ row }: { row: Doubtful }) {
  const { taxpayerNumber, locationNumber } = row.hotel;
  const { periodEnd } = row.filing;
  const { data, error, refetch } = useQuery(DoubtHistoryDocument, {
    variables: {
      taxpayerNumber,
      locationNumber,
      from: addMonths(periodEnd, -MONTHS_AROUND),
      to: addMonths(periodEnd, MONTHS_AROUND),
    },
  });
  const months = data?.hotel?.months;
  const drawn = useMemo(() => (months === undefined ? null : chartOf(row, months)), [row, months]);
  const chart = useGaps(drawn, 'HOTEL');
  if (error !== undefined) {
    return <Failure what="The hotel’s months" onRetry={() => void refetch()} />;
  }
  return (
    <div className={styles.history}>
      <MonthChart
        title={`${hotelText(row)}: months around the filing`}
        data={chart}
        source="Two years before and after"
      />
    </div>
  );
}

type HistoryMonth = NonNullable<DoubtHistoryQuery['hotel']>['months'][number];

/** Filed receipts with those that count if they are in doubt, else with RevPAR of the rooms as filed. */
function chartOf(row: Doubtful, known: readonly HistoryMonth[]): MonthChartData {
  const { periodEnd, periodMonths } = row.filing;
  const marked = everyMonth([addMonths(periodEnd, 1 - periodMonths), addMonths(periodEnd, 0)]);
  const months = everyMonth([...known.map(({ month }) => month), ...marked]);
  const byMonth = new Map(known.map((each) => [each.month, each]));
  const valuesOf: ValuesOf = (value) =>
    months.map((month) => {
      const found = byMonth.get(month);
      return found === undefined ? null : value(found);
    });
  const filed: MonthSeries = {
    key: 'filed',
    name: 'Receipts as filed',
    kind: 'bar',
    unit: 'money',
    values: valuesOf(({ filedReceipts }) => filedReceipts),
  };
  return {
    months,
    series: [filed, hasReceiptsFlag(row) ? countedReceipts(valuesOf) : revparAsFiled(valuesOf)],
    marked: [{ months: marked, word: 'the doubtful filing' }],
    fullYear: partsOf(periodEnd).year,
  };
}

/** One value a month of the chart; null where nothing is filed. */
type ValuesOf = (value: (month: HistoryMonth) => number | null) => (number | null)[];

function countedReceipts(valuesOf: ValuesOf): MonthSeries {
  return {
    key: 'counts',
    name: 'Receipts that count',
    kind: 'line',
    unit: 'money',
    colour: 'accent',
    values: valuesOf(({ roomReceipts }) => roomReceipts),
  };
}

function revparAsFiled(valuesOf: ValuesOf): MonthSeries {
  return {
    key: 'revpar',
    name: 'RevPAR with the filed rooms',
    kind: 'line',
    unit: 'revpar',
    values: valuesOf(filedRevpar),
  };
}

function filedRevpar({ month, roomReceipts, filedRooms }: HistoryMonth): number | null {
  if (filedRooms === null || filedRooms === 0) return null;
  return Math.round((roomReceipts / (filedRooms * daysOf(month))) * 100) / 100;
}
