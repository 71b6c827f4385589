import { AwaitedAside } from '../awaited.tsx';
import { partialMonthsText } from '../partialMonths.ts';
import { byQuarterText, doubtfulMonths, unusualMonths } from '../doubtText.ts';
import { HeadlineChange } from '../HeadlineChange.tsx';
import { HEADLINE, HeadlineWaiting, rankText } from '../HeadlineStats.tsx';
import { IncompleteAside } from '../IncompleteAside.tsx';
import { withBefore } from './comparison.ts';
import { comparedNote, earlierText, periodText } from './periodText.ts';
import { NO_REVPAR, RANKS_NEED, tooFewRoomed } from './unknownCells.ts';
import { UnusualNote } from '../UnusualNote.tsx';
import { Stat, StatRow } from '../../../ui/parts/StatRow.tsx';
import { Unknown } from '../../../ui/parts/Unknown.tsx';
import {
  formatMoney,
  formatPercent,
  formatRevpar,
  formatWholeMoney,
} from '../../../ui/formats/formatMoney.ts';
import type { ComparedLine, ComparisonFigures } from './comparison.ts';

const LABELS = ['Room receipts', 'RevPAR', 'RevPAR index', 'Rank', 'Share'] as const;

/** Five figures of the subject among its competitors. */
export function ComparisonHeadline({ figures }: { figures: ComparisonFigures | null }) {
  if (figures === null) return <HeadlineWaiting labels={LABELS} />;
  const subject = figures.lines.find(({ role }) => role === 'subject');
  const set = figures.lines.find(({ role }) => role === 'set');
  if (subject === undefined || set === undefined) return null;
  return (
    <StatRow label={HEADLINE}>
      <Receipts subject={subject} figures={figures} missing={filedText(subject, figures)} />
      <Stat label="RevPAR" figure={figureOf(subject.revpar, formatRevpar)}>
        {set.revpar !== null && `the set has ${formatRevpar(set.revpar)}${withNote(set.zeroNote)}`}
        <AwaitedAside awaited={set.awaitedMonths} months={figures.months} />
      </Stat>
      <Stat label="RevPAR index" figure={figureOf(subject.revparIndex, (index) => index.toFixed(1))}>
        100 is the set’s RevPAR
      </Stat>
      <Stat
        label="Rank"
        figure={
          subject.revparRank === null ? (
            <Unknown why={whyUnranked(subject, figures)} />
          ) : (
            rankText(subject.revparRank)
          )
        }
      >
        by RevPAR
        {subject.receiptsRank !== null && `; ${rankText(subject.receiptsRank)} by receipts`}
      </Stat>
      <Stat label="Share" figure={figureOf(subject.share, formatPercent)}>
        of the room receipts of all compared hotels whose rooms count
        {subject.fairShare !== null && `; fair share by rooms ${formatPercent(subject.fairShare)}`}
      </Stat>
    </StatRow>
  );
}

/** Ranks need ten of every twelve months, of a year or more also if the releases lack them. */
function whyUnranked(line: ComparedLine, { months, monthsPublished }: ComparisonFigures): string {
  if (line.revpar === null) return NO_REVPAR;
  const { length: published } = monthsPublished;
  return months.length >= 12 && published * 12 < months.length * 10
    ? `the releases have ${String(published)} of ${String(months.length)} months; ${RANKS_NEED}`
    : tooFewRoomed(line);
}

function figureOf(value: number | null, format: (value: number) => string) {
  return value === null ? <Unknown why={NO_REVPAR} /> : format(value);
}

/** Says how many of the months the subject filed, if not all, and which are doubtful. */
function filedText(line: ComparedLine, { months, monthsPublished }: ComparisonFigures): string {
  const { monthsFiled } = line;
  const notes = [
    doubtfulMonths(line.flaggedMonths),
    unusualMonths(line.unusualMonths),
    byQuarterText(line.awaitedMonths),
    partialMonthsText(line.partialMonths),
    line.zeroNote,
  ];
  const doubtful = notes.map((note) => (note === '' ? '' : `, ${note}`)).join('');
  if (monthsFiled === null || monthsFiled === months.length) return doubtful;
  const isPart = monthsPublished.length < months.length;
  const all = isPart ? `${String(monthsPublished.length)} published` : String(months.length);
  return `, ${String(monthsFiled)} of ${all} months filed${doubtful}`;
}

/** After the set's RevPAR: rooms of hotels that may be closed make it lower. */
function withNote(note: string): string {
  return note === '' ? '' : `, with ${note}`;
}

interface ReceiptsProps {
  subject: ComparedLine;
  figures: ComparisonFigures;
  missing: string;
}

function Receipts({ subject, figures, missing }: ReceiptsProps) {
  const { roomReceipts, receiptsChange, receiptsLikeForLike } = subject;
  const [label] = LABELS;
  const period = periodText(figures);
  const earlier = earlierText(figures.yearsEarlier);
  if (roomReceipts === null)
    return (
      <Stat label={label} figure={<Unknown why={NO_REVPAR} />}>
        {period}
      </Stat>
    );
  return (
    <Stat label={label} figure={formatWholeMoney(roomReceipts)} exact={formatMoney(roomReceipts)}>
      <div>{`${period}${missing}`}</div>
      <HeadlineChange
        change={receiptsChange}
        compared={receiptsLikeForLike}
        suffix={` vs. ${figures.yearsEarlier === 1 ? '' : 'the same months '}${earlier}${comparedNote(subject, figures)}`}
        before={`figures ${earlier}`}
      />
      <IncompleteAside product="HOTEL" months={withBefore(figures)} />
      <UnusualNote
        unusual={subject.unusualMonthsBefore}
        months={[]}
        before={receiptsChange === null ? [] : subject.unusualMonthsBefore}
      />
    </Stat>
  );
}
