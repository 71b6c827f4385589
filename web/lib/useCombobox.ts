import { useId, useState } from 'react';
import type { KeyboardEvent, LiHTMLAttributes, HTMLAttributes } from 'react';

interface Options {
  /** What the list shows; it is open while there is anything. The same array as long as nothing changes. */
  items: readonly unknown[];
  label: string;
  onPick: (index: number) => void;
  /** Enter while no option is active. */
  onEnter: () => void;
  onEscape: () => void;
  /** The option that is active before any arrow is pressed; -1 for none. */
  initial?: number;
}

interface InputProps {
  role: 'combobox';
  'aria-autocomplete': 'list';
  'aria-expanded': boolean;
  'aria-controls': string;
  'aria-activedescendant'?: string;
  autoComplete: 'off';
  spellCheck: false;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface Combobox {
  active: number;
  inputProps: InputProps;
  listProps: HTMLAttributes<HTMLUListElement>;
  optionProps: (index: number) => LiHTMLAttributes<HTMLLIElement>;
}

/** Keyboard and ARIA of a text field with a list of suggestions; the focus stays in the field. */
export function useCombobox(options: Options): Combobox {
  const { items, label, onPick } = options;
  const count = items.length;
  const open = count > 0;
  const id = useId();
  const [moved, setMoved] = useState<number | null>(null);
  const [seen, setSeen] = useState(items);
  // Other suggestions: what the arrows had reached is gone.
  if (seen !== items) {
    setSeen(items);
    setMoved(null);
  }
  const active = open ? Math.min(moved ?? options.initial ?? -1, count - 1) : -1;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const next = nextActive(event.key, active, count);
    if (next !== null && open) setMoved(next);
    else if (event.key === 'Enter') {
      if (active >= 0) onPick(active);
      else options.onEnter();
    } else if (event.key === 'Escape' && open) options.onEscape();
    else return;
    event.preventDefault();
    // The Escape that closes the list does not close the dialog around it.
    event.stopPropagation();
  };

  return {
    active,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': `${id}-list`,
      ...(active >= 0 && { 'aria-activedescendant': `${id}-${String(active)}` }),
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown,
    },
    listProps: { role: 'listbox', id: `${id}-list`, 'aria-label': label, hidden: !open },
    optionProps: (index) => ({
      role: 'option',
      id: `${id}-${String(index)}`,
      'aria-selected': index === active,
      // Keeps the focus in the field.
      onMouseDown: (event) => {
        event.preventDefault();
      },
      onMouseMove: () => {
        setMoved(index);
      },
      onClick: () => {
        onPick(index);
      },
    }),
  };
}

function nextActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  return null;
}
