import { releaseLabel } from '../../ui/formats/release.ts';
import type { ReleaseName } from '../../ui/formats/release.ts';
import { counted } from '../../ui/formats/counted.ts';
import type { RowDetails } from '../../ui/table/DataRow.tsx';
import styles from './EarlierValues.module.css';

interface Filing {
  release: ReleaseName;
}

/** A figure of a filing as it was in each release; it writes null, what is unknown, as a dash. */
interface ComparedFigure<F> {
  title: string;
  text: (filing: F) => string;
}

interface Shape<Row, F extends Filing> {
  /** The row in earlier releases, the latest first. */
  historyOf: (row: Row) => readonly F[];
  /** The row as it is now, in the same form. */
  nowOf: (row: Row) => F;
  /** Name of the row: `June 2023`. */
  nameOf: (row: Row) => string;
  figures: readonly ComparedFigure<F>[];
}

/** Opens what a filing said before a later release revised it. */
export function earlierValues<Row, F extends Filing>(shape: Shape<Row, F>): RowDetails<Row> {
  const { historyOf, nowOf, nameOf, figures } = shape;
  return {
    label: (row) => {
      const count = historyOf(row).length;
      return count === 0 ? null : counted(count, 'earlier value');
    },
    content: (row) => (
      <Versions name={nameOf(row)} now={nowOf(row)} earlier={historyOf(row)} figures={figures} />
    ),
  };
}

interface VersionsProps<F extends Filing> {
  name: string;
  now: F;
  earlier: readonly F[];
  figures: readonly ComparedFigure<F>[];
}

/** Earlier versions of a filing that differ from the present one, latest first. */
function Versions<F extends Filing>({ name, now, earlier, figures }: VersionsProps<F>) {
  return (
    <ul className={styles.values} aria-label={`${name} in earlier releases`}>
      {earlier.map((filing, index) => {
        const differing = figures.filter(({ text }) => text(filing) !== text(now));
        return (
          // Two issues of a file may have one name and one date.
          <li key={index}>
            <span className={styles.release}>{releaseLabel(filing.release)}</span>
            {differing.map(({ title, text }) => (
              <span key={title}>
                {`${title} `}
                <strong>{text(filing)}</strong>
                {`, now ${text(now)}`}
              </span>
            ))}
            {differing.length === 0 && <span>No figures changed.</span>}
          </li>
        );
      })}
    </ul>
  );
}
