import { formatShortMonth } from '../formats/formatMonth.ts';
import styles from './MonthStrip.module.css';

/** A stretch of a chart's months that has something in common. */
export interface StripPart {
  key: string;
  /** Null where nothing is known, as in months that no release has: that stretch stays empty. */
  label: string | null;
  colour: string;
  /** Its length in months. */
  months: number;
  /** Its first month, `2023-03`. */
  from: string;
}

interface Props {
  /** Name of the parts, for screen readers. */
  label: string;
  /** Null while loading. */
  parts: readonly StripPart[] | null;
}

/** Stretches of months below a chart, each as wide as its months and with its name. */
export function MonthStrip({ label, parts }: Props) {
  return (
    <ol className={styles.monthStrip} aria-label={label}>
      {parts?.map(({ key, label: name, colour, months, from }) =>
        name === null ? (
          <li key={from} style={{ flexGrow: months, borderTopColor: 'transparent' }} aria-hidden />
        ) : (
          <li
            key={`${key} ${from}`}
            style={{ flexGrow: months, borderTopColor: colour }}
            title={`${name}, from ${formatShortMonth(from)}`}
          >
            {name}
          </li>
        ),
      )}
    </ol>
  );
}
