import { DefinitionLink } from './DefinitionLink.tsx';
import { namesOf } from './doubtText.ts';

interface Props {
  /** All months that are known to have such receipts; null if the tax has none. */
  unusual: readonly string[] | null;
  /** Those of the figure that has not said so itself. */
  months: readonly string[];
  /** Those that its change is against; none without a change. */
  before: readonly string[];
}

/** Says of a figure and of what it is compared with which months have receipts far above the usual, a line each. */
export function UnusualNote({ unusual, months, before }: Props) {
  const [own, earlier] = [months, before].map((each) => each.filter((month) => unusual?.includes(month)));
  return (
    <>
      {own !== undefined && own.length > 0 && (
        <div>
          {`${namesOf(own)} ${own.length === 1 ? 'has' : 'have'} `}
          <Link />
        </div>
      )}
      {earlier !== undefined && earlier.length > 0 && (
        <div>
          {'compared with '}
          <Link />
          {` of ${namesOf(earlier)}`}
        </div>
      )}
    </>
  );
}

function Link() {
  return <DefinitionLink id="unusual-receipts">unusual receipts</DefinitionLink>;
}
