import Input from 'antd/es/input/Input';
import { useMemo, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { PropertyNumbers } from '../../../app/paths.ts';
import { Field } from '../../../ui/fields/Field.tsx';
import { useCombobox } from '../../../ui/fields/useCombobox.ts';
import { SuggestionList } from '../../search/SuggestionList.tsx';
import { cleanText, useSuggestions } from '../../search/useSuggestions.ts';
import type { Suggestions } from '../../search/useSuggestions.ts';
import { keyOfId } from './compareAddress.ts';
import fieldStyles from '../../../ui/fields/Field.module.css';
import suggestionListStyles from '../../search/SuggestionList.module.css';

interface Props {
  id: string;
  label: string;
  placeholder: string;
  /** The ids of those that cannot be chosen once more. */
  taken: readonly string[];
  onPick: (key: PropertyNumbers) => void;
  /** Backspace in the empty field. */
  onBackspace?: () => void;
}

/** Chooses a hotel as Speed Search does: three characters, arrows, Enter. */
export function HotelPicker({ id, label, placeholder, taken, onPick, onBackspace }: Props) {
  const { text, type, found, state, combobox } = usePicker(taken, onPick);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Backspace' && text === '') onBackspace?.();
    combobox.inputProps.onKeyDown(event);
  };
  return (
    <Field label={label} id={id}>
      <Input
        {...combobox.inputProps}
        id={id}
        aria-describedby={`${id}-state`}
        placeholder={placeholder}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => type(event.target.value)}
      />
      <div className={suggestionListStyles.over}>
        <SuggestionList found={found} combobox={combobox} />
      </div>
      <p id={`${id}-state`} className={fieldStyles.hint} role="status">
        {stateText(state, found.length)}
      </p>
    </Field>
  );
}

function stateText(state: Suggestions['state'], count: number): string {
  if (state === 'searching') return 'Searching...';
  if (state === 'failed') return 'Could not get response from server.';
  return state === 'ready' && count === 0 ? 'No Results Found.' : '';
}

function usePicker(taken: readonly string[], onPick: (key: PropertyNumbers) => void) {
  const [text, setText] = useState('');
  const suggestions = useSuggestions('HOTEL', text);
  const without = taken.join(',');
  const found = useMemo(
    () => suggestions.found.filter(({ id }) => keyOfId(id) !== null && !without.split(',').includes(id)),
    [suggestions.found, without],
  );
  const combobox = useCombobox({
    items: found,
    label: 'Suggestions',
    initial: suggestions.state === 'ready' ? 0 : -1,
    onPick: (index) => {
      const key = keyOfId(found[index]?.id ?? '');
      if (key === null) return;
      setText('');
      onPick(key);
    },
    onEnter: () => undefined,
    onEscape: () => setText(''),
  });
  const type = (typed: string): void => setText(cleanText(typed));
  return { text, type, found, state: suggestions.state, combobox };
}
