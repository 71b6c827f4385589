import { Aside } from './Aside.tsx';
import { DefinitionLink } from './DefinitionLink.tsx';
import { awaitedText } from './doubtText.ts';

interface MayAwait {
  month: string;
  /** True if quarterly filers have yet to file for the month; of places only. */
  awaitsQuarterlyFilers?: boolean;
}

/** The months of a place for which quarterly filers have yet to file. */
export function awaitedOf(months: readonly MayAwait[]): string[] {
  return months.filter((each) => each.awaitsQuarterlyFilers === true).map(({ month }) => month);
}

interface AsideProps {
  /** Months that have monthly filers only. */
  awaited: readonly string[];
  /** Months of the figure. */
  months: readonly string[];
}

/** Says of a sum over months which of them have monthly filers only. */
export function AwaitedAside({ awaited, months }: AsideProps) {
  const text = awaitedText(months.filter((month) => awaited.includes(month)));
  return text === '' ? null : <Aside id="awaits">{text}</Aside>;
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
