import { DefinitionLink } from './DefinitionLink.tsx';
import { namesOf } from './doubtText.ts';
import { emptyInOne } from './emptyMonths.ts';

interface Props {
  /** All months that are known to be of $0. */
  empty: readonly string[];
  /** Months of the figure. */
  months: readonly string[];
  /** Those that its change is against, in the same order; none without a change. */
  before: readonly string[];
}

/** Names the months of $0 in one of the two years that a change compares, a line each. */
export function EmptyNote({ empty, months, before }: Props) {
  const pairs = before.map((earlier, at) => ({ earlier, later: months[at] ?? '' }));
  const { later, earlier } = emptyInOne(pairs, (month) => empty.includes(month));
  return (
    <>
      {later.length > 0 && <EmptyMonths months={later} />}
      {earlier.length > 0 && <EmptyMonths months={earlier} prefix="compared with " />}
    </>
  );
}

function EmptyMonths({ months, prefix = '' }: { months: readonly string[]; prefix?: string }) {
  return (
    <div>
      {prefix}
      <DefinitionLink id="change">$0</DefinitionLink>
      {` of ${namesOf(months)}`}
    </div>
  );
}
