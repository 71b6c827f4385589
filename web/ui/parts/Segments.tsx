import { useId } from 'react';
import textStyles from './text.module.css';
import styles from './Segments.module.css';

interface Props<T extends string> {
  /** Name of the choice; read out, not shown. */
  label: string;
  value: T;
  options: readonly { value: T; label: string; name?: string }[];
  onChange: (value: T) => void;
}

/** One choice of a few, all visible. `name` is the long form of a short label, for screen readers. */
export function Segments<T extends string>({ label, value, options, onChange }: Props<T>) {
  const group = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className={textStyles.spoken}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.segment}>
          <input
            type="radio"
            name={group}
            checked={option.value === value}
            aria-label={option.name ?? option.label}
            onChange={() => {
              onChange(option.value);
            }}
          />
          <span aria-hidden="true">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
