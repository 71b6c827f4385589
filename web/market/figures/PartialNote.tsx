import { DefinitionLink } from './DefinitionLink.tsx';
import { namesOf } from './doubtText.ts';

interface Props {
  /** All months that are known to have receipts of a part of the month. */
  partial: readonly string[];
  /** Months of the figure, if it does not say so itself. */
  months: readonly string[];
  /** Months that its change is against; none without a change. */
  before: readonly string[];
}

/** Says of a figure and of what it is compared with which months have receipts of a part of the month, a line each. */
export function PartialNote({ partial, months, before }: Props) {
  const own = months.filter((month) => partial.includes(month));
  const earlier = before.filter((month) => partial.includes(month));
  return (
    <>
      {own.length > 0 && <NotWhole months={own} />}
      {earlier.length > 0 && <NotWhole months={earlier} prefix="compared with " />}
    </>
  );
}

function NotWhole({ months, prefix = '' }: { months: readonly string[]; prefix?: string }) {
  return (
    <div>
      {`${prefix}${namesOf(months)}, `}
      <DefinitionLink id="change">
        {months.length === 1 ? 'not a whole month' : 'not whole months'}
      </DefinitionLink>
    </div>
  );
}
