import { DefinitionLink } from './DefinitionLink.tsx';
import { namesOf } from './doubtText.ts';

interface Months {
  /** Months of the figure, if it does not name them itself. */
  months: readonly string[];
  /** Months that its change is against; none without a change. */
  before: readonly string[];
}

/** Kinds of receipts that count, and yet make a figure or a change another one than it seems. */
const KINDS = {
  unusual: { id: 'unusual-receipts', words: 'unusual receipts' },
  estimated: { id: 'estimated', words: 'estimated receipts' },
} as const;

interface UnusualProps extends Months {
  /** All months that are known to have such receipts; null if the tax has none. */
  unusual: readonly string[] | null;
}

/** Says of a figure and of what it is compared with which months have receipts far above the usual, a line each. */
export function UnusualNote({ unusual, ...months }: UnusualProps) {
  return <Note kind="unusual" noted={unusual ?? []} {...months} />;
}

interface EstimatedProps extends Months {
  /** All months that are known to have such receipts. */
  estimated: readonly string[];
}

/** The same of receipts that the comptroller estimated. */
export function EstimatedNote({ estimated, ...months }: EstimatedProps) {
  return <Note kind="estimated" noted={estimated} {...months} />;
}

interface NoteProps extends Months {
  kind: keyof typeof KINDS;
  noted: readonly string[];
}

function Note({ kind, noted, ...props }: NoteProps) {
  const { id, words } = KINDS[kind];
  const link = <DefinitionLink id={id}>{words}</DefinitionLink>;
  const own = props.months.filter((month) => noted.includes(month));
  const earlier = props.before.filter((month) => noted.includes(month));
  return (
    <>
      {own.length > 0 && (
        <div>
          {`${namesOf(own)} ${own.length === 1 ? 'has' : 'have'} `}
          {link}
        </div>
      )}
      {earlier.length > 0 && (
        <div>
          {'compared with '}
          {link}
          {` of ${namesOf(earlier)}`}
        </div>
      )}
    </>
  );
}
