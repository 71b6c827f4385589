import Input from 'antd/es/input/Input';
import styles from './FindField.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** Narrows the rows of a table as one types. */
export function FindField({ label, value, onChange }: Props) {
  return (
    <Input
      className={styles.findField}
      type="search"
      aria-label={label}
      placeholder="Find in these rows"
      value={value}
      onChange={(event) => {
        onChange(event.target.value);
      }}
    />
  );
}
