import { Button } from 'antd';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useDismiss } from '../hooks/useDismiss.ts';
import { useWidth } from '../hooks/useMediaQuery.ts';
import { defaultKeys } from './tableColumns.ts';
import type { Column } from './tableColumns.ts';
import textStyles from '../parts/text.module.css';
import styles from './ColumnChooser.module.css';

interface Props<Row> {
  columns: readonly Column<Row>[];
  shown: readonly Column<Row>[];
  onChange: (keys: readonly string[]) => void;
}

/** Chooses the columns of a table. The one that names the rows always stays. */
export function ColumnChooser<Row>(props: Props<Row>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useDismiss(place, open, () => setOpen(false));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <div ref={place} className={styles.columnChooser} onKeyDown={onKeyDown}>
      <Button ref={button} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        Columns
      </Button>
      <fieldset id={id} hidden={!open}>
        <legend className={textStyles.spoken}>Columns</legend>
        <Choices {...props} />
      </fieldset>
    </div>
  );
}

function Choices<Row>({ columns, shown, onChange }: Props<Row>) {
  const choose = (chosen: readonly Column<Row>[]): void => onChange(chosen.map(({ key }) => key));
  const usual = defaultKeys(columns, useWidth());
  const named = columns.filter(({ isHeading }) => isHeading === true);
  const keys = shown.map(({ key }) => key);
  const toggled = (key: string): string[] =>
    columns
      .map((column) => column.key)
      .filter((each) => (each === key ? !keys.includes(key) : keys.includes(each)));
  return (
    <>
      <div className={styles.several}>
        <Button size="small" onClick={() => choose(columns)}>
          All
        </Button>
        <Button size="small" onClick={() => choose(named.length > 0 ? named : columns.slice(0, 1))}>
          None
        </Button>
        <Button size="small" onClick={() => onChange(usual)}>
          Usual
        </Button>
      </div>
      {columns.map(({ key, title, isHeading }) => (
        <label key={key}>
          <input
            type="checkbox"
            checked={keys.includes(key)}
            disabled={isHeading === true}
            onChange={() => onChange(toggled(key))}
          />
          {title}
        </label>
      ))}
    </>
  );
}
