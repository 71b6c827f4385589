import { DefinitionLink } from './DefinitionLink.tsx';
import { namesOf } from './doubtText.ts';

interface Props {
  /** All months that are known to be of $0. */
  empty: readonly string[];
  /** Months of the figure. */
  months: readonly string[];
  /** Those that its change is against, in the same order; none without a change. */
  before: readonly string[];
}

/** Names months of $0 of which the other year's month has receipts: the hotel or bar was closed, or had yet to open. */
export function EmptyNote({ empty, months, before }: Props) {
  const pairs = before.map((earlier, at) => ({ earlier, later: months[at] ?? '' }));
  const later = pairs.filter((pair) => empty.includes(pair.later) && !empty.includes(pair.earlier));
  const earlier = pairs.filter((pair) => empty.includes(pair.earlier) && !empty.includes(pair.later));
  return (
    <>
      {later.length > 0 && <EmptyMonths months={later.map((pair) => pair.later)} />}
      {earlier.length > 0 && (
        <EmptyMonths months={earlier.map((pair) => pair.earlier)} prefix="compared with " />
      )}
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
