import { Aside } from './Aside.tsx';
import { Chip } from '../../ui/parts/Chip.tsx';
import { textColumn } from '../../ui/table/columnKinds.tsx';
import type { Column } from '../../ui/table/tableColumns.ts';
import { DefinitionLink } from './DefinitionLink.tsx';
import { counted } from '../../ui/formats/counted.ts';
import { formatMonths } from '../../ui/formats/formatMonths.ts';
import { awaitedText, MONTHLY_FILERS_ONLY } from './doubtText.ts';

interface MayAwait {
  month: string;
  /** True if quarterly filers, of whom there are some, have yet to file for the month; none of a single hotel. */
  awaitsQuarterlyFilers?: boolean;
}

/** The months of a place, a brand or an owner for which quarterly filers have yet to file. */
export function awaitedOf(months: readonly MayAwait[]): string[] {
  return months.filter((each) => each.awaitsQuarterlyFilers === true).map(({ month }) => month);
}

interface AsideProps {
  /** Months that have monthly filers only. */
  awaited: readonly string[];
  /** Months of the figure. */
  months: readonly string[];
}

/** Says of a headline’s latest month that it has monthly filers only. */
export function MonthAwaited({ awaitsQuarterlyFilers }: Pick<MayAwait, 'awaitsQuarterlyFilers'>) {
  return awaitsQuarterlyFilers === true ? <Aside id="awaits">{MONTHLY_FILERS_ONLY}</Aside> : null;
}

/** Says how many of a headline’s twelve months have monthly filers only. */
export function WithoutQuarterlyFilers({ months }: { months: number }) {
  return months === 0 ? null : `, ${counted(months, 'month')} without quarterly filers`;
}

/** Says of a sum over months which of them have monthly filers only. */
export function AwaitedAside({ awaited, months }: AsideProps) {
  const text = awaitedText(months.filter((month) => awaited.includes(month)));
  return text === '' ? null : <Aside id="awaits">{text}</Aside>;
}

/** The same as a sentence after others. */
export function AwaitedSentence({ months }: { months: readonly string[] }) {
  if (months.length === 0) return null;
  return (
    <>
      {` ${formatMonths([...months].sort())}: `}
      <DefinitionLink id="awaits">{MONTHLY_FILERS_ONLY}</DefinitionLink>.
    </>
  );
}

interface MayLack {
  awaitedMonths: readonly string[];
}

/** Says of a row’s sum how many of its months have monthly filers only. */
export function AwaitedChip({ months }: { months: readonly string[] }) {
  return months.length === 0 ? null : (
    <Chip>{`${counted(months.length, 'month')} with ${MONTHLY_FILERS_ONLY}`}</Chip>
  );
}

/** The same months of a row in a file. */
export function awaitedColumn<Row extends MayLack>(): Column<Row> {
  return textColumn(
    'awaited',
    'Months without quarterly filings',
    ({ awaitedMonths }) => awaitedMonths.join(', '),
    'chosen',
  );
}

/** A sentence below a table of months that names those without quarterly filers. */
export function AwaitedNote({ months }: { months: readonly MayAwait[] }) {
  const text = awaitedText(awaitedOf(months));
  if (text === '') return null;
  return (
    <p>
      <DefinitionLink id="awaits">{text}</DefinitionLink>.
    </p>
  );
}
