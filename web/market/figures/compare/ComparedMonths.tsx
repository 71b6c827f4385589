import { fileAsOf, useAsOf } from '../citing/asOf.ts';
import { Fragment, useMemo } from 'react';
import { INCOMPLETE } from '../IncompleteChip.tsx';
import { IncompleteSentence } from '../IncompleteAside.tsx';
import { usePublishedMonths } from '../../search/usePublishedMonths.ts';
import { textColumn } from '../../../ui/table/columnKinds.tsx';
import { ReceiptsTable } from '../ReceiptsTable.tsx';
import { counted } from '../../../ui/formats/counted.ts';
import { rankText } from '../HeadlineStats.tsx';
import { Unknown } from '../../../ui/parts/Unknown.tsx';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import { formatPercent, formatRevpar } from '../../../ui/formats/formatMoney.ts';
import type { Column, Width } from '../../../ui/table/tableColumns.ts';
import { awaitedOf } from './comparison.ts';
import { marksOf } from './monthMarks.ts';
import type { ComparedMonth, ComparisonFigures } from './comparison.ts';
import { MONTHLY_FILERS_ONLY } from '../doubtText.ts';
import { Chip } from '../../../ui/parts/Chip.tsx';

/** The subject against its competitors from month to month, a gap where a month is not published. */
export function ComparedMonths({ figures }: { figures: ComparisonFigures | null }) {
  const { published } = usePublishedMonths('HOTEL');
  const columns = useMemo(() => {
    const lacking = (published ?? []).filter(({ isIncomplete }) => isIncomplete);
    const incomplete = new Set(lacking.map(({ month }) => month));
    const awaited = new Set(figures === null ? [] : awaitedOf(figures));
    return columnsOf((month) => [
      ...(incomplete.has(month) ? [INCOMPLETE] : []),
      ...(awaited.has(month) ? [MONTHLY_FILERS_ONLY] : []),
      ...marksOf(month, figures?.lines ?? []),
    ]);
  }, [published, figures]);
  const count = figures?.lines.filter(({ role }) => role === 'competitor').length ?? 0;
  return (
    <ReceiptsTable
      title="Month by month"
      columns={columns}
      rows={figures?.subjectByMonth ?? null}
      rowKey={({ month }) => month}
      pageSizes={[12, 24, 60, 120]}
      prefix="m."
      sort="-month"
      exportName={fileAsOf('ComparisonMonths', useAsOf())}
      note={
        <p>
          {`Index: the subject’s RevPAR divided by that of the competitors that filed, taken together, times 100. Share and `}
          {`fair share: the subject’s part of the receipts and of the room-nights, of all whose rooms count. “Filed” counts those `}
          {`of ${counted(count, 'competitor')} with figures. TTM needs 12 published months, of which the subject `}
          {`filed at least 10; its index covers the months that both sides have.`}
          <IncompleteSentence product="HOTEL" months={figures?.months ?? []} />
        </p>
      }
    />
  );
}

type FigureOf = (month: ComparedMonth) => number | null;

/** Why a month has no figure. */
function why({ isPublished, revpar }: ComparedMonth): string {
  if (!isPublished) return 'not published';
  return revpar === null ? 'the subject has no receipts and rooms' : 'no competitor has receipts and rooms';
}

function whyNoTwelve({ trailing }: ComparedMonth): string {
  return trailing === null ? 'not all 12 months were published and filed' : 'no figure in common';
}

function figure(
  key: string,
  title: string,
  value: FigureOf,
  format: (value: number) => string,
  shown: Width | 'chosen',
  reason = why,
): Column<ComparedMonth> {
  const cell = (month: ComparedMonth) => {
    const known = value(month);
    return known === null ? <Unknown why={reason(month)} /> : format(known);
  };
  return { key, title, value, cell, numeric: true, shown };
}

const index = (value: number): string => value.toFixed(1);

function rank(
  key: string,
  title: string,
  of: (month: ComparedMonth) => ComparedMonth['revparRank'],
  reason = why,
): Column<ComparedMonth> {
  return {
    key,
    title,
    value: (month) => of(month)?.rank ?? null,
    cell: (month) => {
      const known = of(month);
      return known === null ? <Unknown why={reason(month)} /> : rankText(known);
    },
    numeric: true,
    shown: 'tablet',
  };
}

/** The columns, with what each month is marked with. */
function columnsOf(marksIn: (month: string) => readonly string[]): readonly Column<ComparedMonth>[] {
  const monthColumn: Column<ComparedMonth> = {
    key: 'month',
    title: 'Month',
    value: ({ month }) => month,
    cell: ({ month }) => (
      <>
        {formatMonth(month)}
        {marksIn(month).map((mark) => (
          <Fragment key={mark}>
            {' '}
            <Chip>{mark}</Chip>
          </Fragment>
        ))}
      </>
    ),
    shown: 'phone',
    isHeading: true,
  };
  const notes = textColumn<ComparedMonth>(
    'notes',
    'Notes',
    ({ month }) => marksIn(month).join(', '),
    'chosen',
  );
  return [monthColumn, ...figureColumns, notes];
}

const figureColumns: readonly Column<ComparedMonth>[] = [
  figure('revpar', 'RevPAR', ({ revpar }) => revpar, formatRevpar, 'phone'),
  figure('set', 'Competitors’ RevPAR', ({ competitorsRevpar }) => competitorsRevpar, formatRevpar, 'tablet'),
  figure('index', 'Index', ({ revparIndex }) => revparIndex, index, 'phone'),
  rank('rank', 'Rank', ({ revparRank }) => revparRank),
  figure('share', 'Share', ({ share }) => share, formatPercent, 'desktop'),
  figure('fair', 'Fair share', ({ fairShare }) => fairShare, formatPercent, 'desktop'),
  {
    key: 'filed',
    title: 'Filed',
    value: ({ isPublished, competitorsFiled }) => (isPublished ? competitorsFiled : null),
    cell: (month) => (month.isPublished ? String(month.competitorsFiled) : <Unknown why={why(month)} />),
    numeric: true,
    shown: 'tablet',
  },
  figure(
    'ttmindex',
    'TTM index',
    ({ trailing }) => trailing?.revparIndex ?? null,
    index,
    'desktop',
    whyNoTwelve,
  ),
  rank('ttmrank', 'TTM rank', ({ trailing }) => trailing?.revparRank ?? null, whyNoTwelve),
  figure(
    'ttmshare',
    'TTM share',
    ({ trailing }) => trailing?.share ?? null,
    formatPercent,
    'chosen',
    whyNoTwelve,
  ),
  figure(
    'ttmfair',
    'TTM fair share',
    ({ trailing }) => trailing?.fairShare ?? null,
    formatPercent,
    'chosen',
    whyNoTwelve,
  ),
];
