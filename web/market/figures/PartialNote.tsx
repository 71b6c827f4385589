import { DefinitionLink } from './DefinitionLink.tsx';
import { namesOf } from './doubtText.ts';

interface Props {
  /** All months that are known to be partial. */
  partial: readonly string[];
  /** Months of the figure, if it does not say so itself. */
  months: readonly string[];
  /** Months that its change is against; none without a change. */
  before: readonly string[];
}

/** Names the partial months of a figure, and of what it is compared with, a line each. */
export function PartialNote({ partial, months, before }: Props) {
  const own = months.filter((month) => partial.includes(month));
  const earlier = before.filter((month) => partial.includes(month));
  return (
    <>
      {own.length > 0 && <PartialMonths months={own} />}
      {earlier.length > 0 && <PartialMonths months={earlier} prefix="compared with " />}
    </>
  );
}

function PartialMonths({ months, prefix = '' }: { months: readonly string[]; prefix?: string }) {
  return (
    <div>
      {`${prefix}${namesOf(months)}, `}
      <DefinitionLink id="change">
        {months.length === 1 ? 'a partial month' : 'partial months'}
      </DefinitionLink>
    </div>
  );
}
