import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useCombobox } from '../lib/useCombobox.ts';
import './PlaceTypeAhead.css';

const MOST = 5;
const NONE: readonly string[] = [];

/** The names that begin with the text, ignoring case, without those already chosen; at most 5. */
export function matchesOf(
  names: readonly string[],
  text: string,
  chosen: readonly string[],
): readonly string[] {
  const start = text.trim().toUpperCase();
  if (start === '') return NONE;
  return names
    .filter((name) => name.toUpperCase().startsWith(start) && !chosen.includes(name))
    .slice(0, MOST);
}

interface Props {
  id: string;
  names: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  isInvalid: boolean;
}

/** A field that takes several of the given names; Backspace on an empty field takes the last one away. */
export function PlaceTypeAhead({ id, names, chosen, onChange, isInvalid }: Props) {
  const [text, setText] = useState('');
  const matches = useMemo(() => matchesOf(names, text, chosen), [names, text, chosen]);
  const combobox = useCombobox({
    items: matches,
    label: 'Matches',
    initial: 0,
    onPick: (index) => {
      const name = matches[index];
      if (name !== undefined) onChange([...chosen, name]);
      setText('');
    },
    onEnter: () => undefined,
    onEscape: () => {
      setText('');
    },
  });
  const remove = (name: string): void => {
    onChange(chosen.filter((each) => each !== name));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const last = chosen.at(-1);
    if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
    // Without matches Enter is the form's.
    else if (event.key !== 'Enter' || matches.length > 0) combobox.inputProps.onKeyDown(event);
  };
  return (
    <div className={isInvalid ? 'type-ahead type-ahead-invalid' : 'type-ahead'}>
      {chosen.map((name) => (
        <span key={name} className="type-ahead-chosen">
          {name}
          <button
            type="button"
            aria-label={`Remove ${name}`}
            onClick={() => {
              remove(name);
            }}
          >
            ×
          </button>
        </span>
      ))}
      <input
        {...combobox.inputProps}
        id={id}
        value={text}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-message`}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.target.value);
        }}
        onBlur={() => {
          setText('');
        }}
      />
      <ul className="type-ahead-matches" {...combobox.listProps}>
        {matches.map((name, index) => (
          <li key={name} {...combobox.optionProps(index)}>
            <strong>{name.slice(0, text.trim().length)}</strong>
            {name.slice(text.trim().length)}
          </li>
        ))}
      </ul>
    </div>
  );
}
