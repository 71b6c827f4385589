import { ChangeArrow } from '../../../ui/parts/ChangeArrow.tsx';
import { HEADLINE, HeadlineWaiting } from '../HeadlineStats.tsx';
import { Stat, StatRow } from '../../../ui/parts/StatRow.tsx';
import type { Change } from '../../../ui/formats/formatChange.ts';
import { formatShortMonth } from '../../../ui/formats/formatMonth.ts';
import { formatCount } from '../../../ui/formats/formatMoney.ts';
import { counted } from '../../../ui/formats/counted.ts';
import { earlierText, NO_HOTELS, type TrendYear } from './trendYears.ts';

interface Props {
  /** Null while loading. */
  years: readonly TrendYear[] | null;
  /** The latest published period; null if there is none. */
  latest: { month: string; year: number } | null;
  /** The years that no release has; of these only hotels are known that were there later. */
  missing: readonly number[];
  /** The first year that a release has: of years before, hotels that were sold count as new. Null if none is published. */
  first: number | null;
}

/** The year that is going on, and the last one that is over against the one before. */
export function TrendsHeadline({ years, latest, missing, first }: Props) {
  if (years === null)
    return (
      <HeadlineWaiting
        labels={[
          'New hotels this year',
          'Rooms added this year',
          'New hotels last year',
          'Rooms added last year',
        ]}
      />
    );
  if (latest === null) return null;
  const countsOf = (year: number) => years.find((each) => each.year === year) ?? NO_HOTELS;
  const isOver = latest.month.endsWith('-12');
  const full = isOver ? latest.year : latest.year - 1;
  return (
    <StatRow label={HEADLINE}>
      {!isOver && <SoFar year={latest.year} month={latest.month} counts={countsOf(latest.year)} />}
      <Whole
        year={full}
        counts={countsOf(full)}
        before={countsOf(full - 1)}
        missing={missing}
        first={first}
      />
    </StatRow>
  );
}

type Counts = Omit<TrendYear, 'year'>;

function SoFar({ year, month, counts }: { year: number; month: string; counts: Counts }) {
  return (
    <>
      <Stat label={`New hotels in ${String(year)}`} figure={formatCount(counts.newHotels)}>
        {[`up to ${formatShortMonth(month)}`, ...earlierText(counts)].join(' · ')}
      </Stat>
      <Stat label={`Rooms added in ${String(year)}`} figure={formatCount(counts.roomsAdded)}>
        {unknownText(counts.roomsUnknown)}
      </Stat>
    </>
  );
}

interface WholeProps {
  year: number;
  counts: Counts;
  before: Counts;
  missing: readonly number[];
  first: number | null;
}

function Whole({ year, counts, before, missing, first }: WholeProps) {
  const isEarly = (each: number): boolean => first !== null && each < first;
  const unknown = [year, year - 1].find((each) => missing.includes(each) || isEarly(each));
  const note = (now: number, then: number) =>
    unknown === undefined ? (
      <ChangeArrow change={changeOf(now, then)} suffix=" vs. a year earlier" />
    ) : (
      (isEarly(unknown) ? earlyYear : missingYear)(unknown, year)
    );
  return (
    <>
      <Stat label={`New hotels in ${String(year)}`} figure={formatCount(counts.newHotels)}>
        {note(counts.newHotels, before.newHotels)}
        {earlierText(counts).map((text) => ` · ${text}`)}
      </Stat>
      <Stat label={`Rooms added in ${String(year)}`} figure={formatCount(counts.roomsAdded)}>
        {note(counts.roomsAdded, before.roomsAdded)}
      </Stat>
    </>
  );
}

function earlyYear(early: number, year: number): string {
  const text = `${String(early)} is before the first release`;
  return early === year
    ? `${text}; older hotels that were sold in it count as new`
    : `${text}, so no change is shown`;
}

function missingYear(missing: number, year: number): string {
  const text = `${String(missing)} is not in the releases`;
  return missing === year
    ? `${text}; known from later ones, excluding those that closed earlier`
    : `${text}, so no change is shown`;
}

function unknownText(hotels: number): string {
  if (hotels === 0) return 'as first filed';
  return `rooms of ${counted(hotels, 'hotel')} unknown`;
}

function changeOf(now: number, before: number): Change {
  return { amount: now - before, percent: before === 0 ? null : ((now - before) / before) * 100 };
}
