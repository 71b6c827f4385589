import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useCombobox } from '../../ui/fields/useCombobox.ts';
import type { Combobox } from '../../ui/fields/useCombobox.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';
import styles from './PlaceTypeAhead.module.css';

const MOST = 5;
const NONE: readonly string[] = [];

/** The names that begin with the text, ignoring case, without those already chosen; at most 5. */
export function matchesOf(
  names: readonly string[],
  text: string,
  chosen: readonly string[],
): readonly string[] {
  const typed = text.trim().toUpperCase();
  if (typed === '') return NONE;
  const start = spelledOut(text);
  // "St" begins Starr as well as Saint Jo.
  const fits = (name: string): boolean =>
    name.toUpperCase().startsWith(typed) || spelledOut(name).startsWith(start);
  return names.filter((name) => fits(name) && !chosen.includes(name)).slice(0, MOST);
}

const ABBREVIATED: Readonly<Record<string, string>> = { FT: 'FORT', MT: 'MOUNT', ST: 'SAINT' };

/** In capitals, without abbreviations: Ft Worth is Fort Worth. */
function spelledOut(name: string): string {
  return name
    .trim()
    .toUpperCase()
    .replace(/\b(FT|MT|ST)\b\.?/g, (word) => ABBREVIATED[word.replace('.', '')] ?? word);
}

interface Props {
  id: string;
  names: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  isInvalid: boolean;
}

/** A field that takes several of the given names; Backspace on an empty field takes the last one away. */
export function PlaceTypeAhead(props: Props) {
  const { id, chosen, isInvalid } = props;
  const { text, setText, matches, remove, leave, combobox, onKeyDown } = useTypeAhead(props);
  return (
    <div className={isInvalid ? `${styles.typeAhead} ${styles.invalid}` : styles.typeAhead}>
      <Chosen names={chosen} onRemove={remove} />
      <input
        {...combobox.inputProps}
        id={id}
        value={text}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-message`}
        onKeyDown={onKeyDown}
        onChange={(event) => setText(event.target.value)}
        onBlur={leave}
      />
      <Matches names={matches} length={text.trim().length} combobox={combobox} />
    </div>
  );
}

/** The typed text, its matches, and the handlers of the field's keys. */
function useTypeAhead({ names, chosen, onChange }: Props) {
  const [text, setText] = useState('');
  const matches = useMemo(() => matchesOf(names, text, chosen), [names, text, chosen]);
  const clear = (): void => setText('');
  // A name that is typed out counts as chosen.
  const leave = (): void => {
    const typed = matches.find((name) => spelledOut(name) === spelledOut(text));
    if (typed !== undefined) onChange([...chosen, typed]);
    clear();
  };
  const remove = (name: string): void => onChange(chosen.filter((each) => each !== name));
  const combobox = useCombobox({
    items: matches,
    label: 'Matches',
    initial: 0,
    onPick: (index) => {
      onChange([...chosen, ...matches.slice(index, index + 1)]);
      clear();
    },
    onEnter: () => undefined,
    onEscape: clear,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
    // Without matches Enter submits the form.
    else if (event.key !== 'Enter' || matches.length > 0) combobox.inputProps.onKeyDown(event);
  };
  return { text, setText, matches, remove, leave, combobox, onKeyDown };
}

function Chosen({ names, onRemove }: { names: readonly string[]; onRemove: (name: string) => void }) {
  return names.map((name) => (
    <span key={name} className={styles.chosen}>
      {formatPlace(name)}
      <button type="button" aria-label={`Remove ${formatPlace(name)}`} onClick={() => onRemove(name)}>
        ×
      </button>
    </span>
  ));
}

/** The matches with their first letters, those that were typed, in bold. */
function Matches(props: { names: readonly string[]; length: number; combobox: Combobox }) {
  const { names, length, combobox } = props;
  return (
    <ul className={styles.matches} {...combobox.listProps}>
      {names.map((name, index) => (
        <li key={name} {...combobox.optionProps(index)}>
          <strong>{formatPlace(name).slice(0, length)}</strong>
          {formatPlace(name).slice(length)}
        </li>
      ))}
    </ul>
  );
}
