import { counted } from '../../ui/formats/counted.ts';
import { moneyColumn, textColumn } from '../../ui/table/columnKinds.tsx';
import { figureColumn, lastColumns } from '../figures/figureColumns.tsx';
import { Aside } from '../figures/Aside.tsx';
import { MONTHLY_FILERS_ONLY } from '../figures/doubtText.ts';
import { NOTHING_COUNTS } from '../figures/leftOut.ts';
import { lodgingMonthColumns, monthColumn, sourceColumns } from '../figures/lodgingMonthColumns.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import type { Reading } from '../figures/useReading.ts';
import type { IncompleteOfYear } from '../figures/incompleteYears.tsx';
import { WithoutIdle } from '../figures/WithoutIdle.tsx';
import {
  comparedMonthsColumn,
  incompleteYearColumn,
  yearChangeColumns,
  yearColumns,
} from '../figures/yearColumns.tsx';
import { ESTIMATED_PERCENT } from '../../gql/limits.ts';
import type { Product } from '../../gql/graphql.ts';
import { noChangeText } from '../../ui/formats/noChange.ts';
import type { PlaceMonthRow, PlaceYearRow } from './placeFigures.ts';

/** From 2017 on, a single filing known from a legacy release alone makes the parts of a month unknown. */
function whyNoParts({ month }: PlaceMonthRow): string {
  return month < '2017-01'
    ? 'releases before 2017 state only the total'
    : 'some bars of the month are known only from a release that states only the total';
}

const alcoholColumns: readonly Column<PlaceMonthRow>[] = [
  moneyColumn({ key: 'receipts', title: 'Total receipts', value: ({ receipts }) => receipts }),
  ...(['liquor', 'wine', 'beer'] as const).map((part) =>
    moneyColumn<PlaceMonthRow>({
      key: part,
      title: part.charAt(0).toUpperCase() + part.slice(1),
      value: (month) => month[part],
      why: whyNoParts,
      shown: 'tablet',
    }),
  ),
  moneyColumn({
    key: 'cover',
    title: 'Cover charge',
    value: ({ coverCharge }) => coverCharge,
    why: whyNoParts,
    shown: 'desktop',
  }),
  moneyColumn({
    key: 'estimated',
    title: 'Estimated',
    value: ({ estimated }) => estimated,
    shown: 'desktop',
  }),
];

/** A month and all that is known of it, for the complete table and, with the city first, for a county's cities. */
export function monthColumns<Row extends PlaceMonthRow>(
  product: Product,
  reading: Reading,
): readonly Column<Row>[] {
  if (product === 'HOTEL') return lodgingMonthColumns<Row>('placeMonth', reading);
  return [monthColumn<Row>(), ...alcoholColumns, figureColumn('properties'), ...sourceColumns<Row>()];
}

/** How many months of the year are to be read with care; the months below name them. */
function notedText({ estimatedMonths = [], awaitedMonths = [] }: PlaceYearRow): string | null {
  const noted = [
    [estimatedMonths, `${String(ESTIMATED_PERCENT)}% or more estimated`],
    [awaitedMonths, MONTHLY_FILERS_ONLY],
  ] as const;
  const texts = noted.flatMap(([months, words]) =>
    months.length === 0 ? [] : [`${counted(months.length, 'month')} with ${words}`],
  );
  return texts.length === 0 ? null : texts.join(', ');
}

const estimatedOfYear = textColumn<PlaceYearRow>(
  'estimated',
  `Months with ${String(ESTIMATED_PERCENT)}% or more estimated`,
  ({ estimatedMonths = [] }) => estimatedMonths.join(', '),
  'chosen',
);

/** The last, so that no column of an earlier export moves. */
const awaitedOfYear = textColumn<PlaceYearRow>(
  'awaited',
  'Months with monthly filers only',
  ({ awaitedMonths = [] }) => awaitedMonths.join(', '),
  'chosen',
);

/** The columns of a place's years; changes compare counted receipts only. */
export function placeYearColumns(
  product: Product,
  reading: Reading,
  incompleteOf: IncompleteOfYear,
): readonly Column<PlaceYearRow>[] {
  const years = yearColumns<PlaceYearRow>(incompleteOf, notedText);
  const incomplete = incompleteYearColumn<PlaceYearRow>(incompleteOf);
  if (product === 'BEVERAGE') {
    const ofBars = [incomplete, estimatedOfYear, receiptsCompared, ...changesWithoutIdle(product)];
    return [...years, receiptsOfYear('Total receipts'), ...receiptsChanges(product), ...ofBars];
  }
  if (reading === 'filed') {
    return [...years, receiptsOfYear('Total revenue as filed'), filedRevparOfYear, incomplete, awaitedOfYear];
  }
  return [
    ...years,
    receiptsOfYear('Total revenue'),
    ...receiptsChanges(product),
    revparOfYear,
    ...yearChangeColumns<PlaceYearRow>({
      key: 'revparchange',
      title: 'RevPAR change',
      change: ({ revparChange }) => revparChange,
      why: noRevparChange,
      over: ({ revparComparedMonths }) => revparComparedMonths,
      shown: 'tablet',
    }),
    incomplete,
    ...filedOfYear,
    ...lastColumns<PlaceYearRow>('placeYear'),
    ...changesWithoutIdle(product),
    awaitedOfYear,
    ...[receiptsCompared, revparCompared],
  ];
}

function noReceiptsChange({ likeForLike, year, leftOut }: PlaceYearRow): string | null {
  if (leftOut !== undefined) return NOTHING_COUNTS;
  return likeForLike === null ? null : noChangeText(likeForLike, String(year - 1));
}

function noRevparChange({ likeForLike, leftOut }: PlaceYearRow): string | null {
  if (leftOut !== undefined) return NOTHING_COUNTS;
  return likeForLike === null ? null : 'no change shown: too few rooms count in both years';
}

function receiptsOfYear(title: string): Column<PlaceYearRow> {
  return moneyColumn({
    key: 'revenue',
    title,
    value: ({ receipts }) => receipts,
    why: ({ leftOut }) => leftOut ?? 'unknown',
  });
}

const revpar = figureColumn<PlaceYearRow>('revpar', { shown: 'tablet' });
const revparOfYear: Column<PlaceYearRow> = {
  ...revpar,
  cell: (year) => (
    <>
      {revpar.cell?.(year)}
      {year.revparOnce !== undefined && year.revparOnce !== '' && (
        <Aside id="revpar">{year.revparOnce}</Aside>
      )}
    </>
  ),
};

const filedRevparOfYear = figureColumn<PlaceYearRow>('revpar', {
  title: 'RevPAR as filed',
  shown: 'tablet',
  why: ({ noRevpar }) => noRevpar ?? 'no rooms were filed',
});

const receiptsChanges = (product: Product): readonly Column<PlaceYearRow>[] =>
  yearChangeColumns({
    key: 'change',
    title: 'Change vs. a year earlier',
    change: ({ change }) => change,
    why: noReceiptsChange,
    over: ({ receiptsComparedMonths }) => receiptsComparedMonths,
    note: ({ change, changeWithoutIdle }) => (
      <WithoutIdle product={product} change={change} withoutIdle={changeWithoutIdle} />
    ),
    shown: 'phone',
  });

/** For exports, whose cells have one figure; after all others, so that no column of an earlier export moves. */
const changesWithoutIdle = (product: Product): readonly Column<PlaceYearRow>[] =>
  yearChangeColumns({
    key: 'changewithoutidle',
    title: product === 'HOTEL' ? 'Change without idle hotels' : 'Change without bars that filed $0',
    change: ({ changeWithoutIdle }) => changeWithoutIdle,
    why: (row) => noReceiptsChange(row) ?? (row.likeForLike && 'too little is left to compare'),
    shown: 'chosen',
  });

const receiptsCompared = comparedMonthsColumn<PlaceYearRow>(
  ({ receiptsComparedMonths }) => receiptsComparedMonths,
);
const revparCompared = comparedMonthsColumn<PlaceYearRow>(
  ({ revparComparedMonths }) => revparComparedMonths,
  'Months compared for RevPAR',
);

const filedOfYear: readonly Column<PlaceYearRow>[] = [
  figureColumn('filedReceipts', { title: 'Total revenue as filed' }),
  figureColumn('filedRevpar'),
];
