import { useEffect, useState } from 'react';
import { formatMonth } from '../../../ui/formats/formatMonth.ts';
import styles from './MarketMap.module.css';

interface Props {
  /** Published months, oldest first; at least one. */
  months: readonly string[];
  month: string;
  onChange: (month: string) => void;
}

/** A question for each month that the slider passes would be many. */
const SETTLED_MS = 250;

/** The published months as a slider. The browser's own: antd's would bring 9 KB and no more keys. */
export function MonthSlider({ months, month, onChange }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const known = months.indexOf(month);
  const shown = at ?? known;
  useEffect(() => {
    const next = at === null ? undefined : months[at];
    if (next === undefined) return undefined;
    const timer = setTimeout(() => {
      setAt(null);
      if (next !== month) onChange(next);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [at, months, month, onChange]);
  const text = formatMonth(months[shown] ?? month);
  return (
    <label className={styles.slider}>
      <span>
        Month <strong>{text}</strong>
      </span>
      <input
        type="range"
        min={0}
        max={months.length - 1}
        value={shown}
        aria-valuetext={text}
        onChange={(event) => setAt(Number(event.target.value))}
      />
    </label>
  );
}
