import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, LiHTMLAttributes, HTMLAttributes } from 'react';

interface Options {
  /** Entries of the list, which is open while there are any. The same array as long as nothing changes. */
  items: readonly unknown[];
  label: string;
  onPick: (index: number) => void;
  /** Enter while no option is active. */
  onEnter: () => void;
  onEscape: () => void;
  /** The option that is active before any arrow is pressed; -1 for none. */
  initial?: number;
  /** True while other items load: Enter then picks the first of them as soon as they appear. */
  isWaiting?: boolean;
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
  const id = useId();
  const isWaiting = options.isWaiting ?? false;
  const [active, setActive] = useActive(items, isWaiting ? -1 : (options.initial ?? -1));
  const waitFor = useWaitingEnter(isWaiting, items, onPick);
  const isOpen = items.length > 0;
  useEffect(() => {
    document.getElementById(`${id}-${String(active)}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return {
    active,
    inputProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': `${id}-list`,
      ...(active >= 0 && { 'aria-activedescendant': `${id}-${String(active)}` }),
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown: (event) => {
        waitFor(event.key === 'Enter' && active < 0 && isWaiting);
        onKey(event, options, active, setActive);
      },
    },
    listProps: { role: 'listbox', id: `${id}-list`, 'aria-label': label, hidden: !isOpen },
    optionProps: (index) => ({
      role: 'option',
      id: `${id}-${String(index)}`,
      'aria-selected': index === active,
      // Keeps the focus in the field.
      onMouseDown: (event) => event.preventDefault(),
      onMouseMove: () => setActive(index),
      onClick: () => onPick(index),
    }),
  };
}

/** Picks the first item as soon as it appears, if Enter was the last key before. */
function useWaitingEnter(
  isWaiting: boolean,
  items: readonly unknown[],
  onPick: (index: number) => void,
): (isEntered: boolean) => void {
  const isEntered = useRef(false);
  useEffect(() => {
    if (isWaiting || !isEntered.current) return;
    isEntered.current = false;
    if (items.length > 0) onPick(0);
  }, [isWaiting, items, onPick]);
  return (entered) => {
    isEntered.current = entered;
  };
}

/** The active option. With other suggestions, what the arrows had reached is gone. */
function useActive(items: readonly unknown[], initial: number): [number, (index: number) => void] {
  const [moved, setMoved] = useState<number | null>(null);
  const [seen, setSeen] = useState(items);
  if (seen !== items) {
    setSeen(items);
    setMoved(null);
  }
  return [Math.min(moved ?? initial, items.length - 1), setMoved];
}

function onKey(event: KeyboardEvent, options: Options, active: number, move: (index: number) => void): void {
  if (event.nativeEvent.isComposing) return;
  const count = options.items.length;
  const next = nextActive(event.key, active, count);
  if (next !== null) move(next);
  else if (event.key === 'Enter') {
    if (active >= 0) options.onPick(active);
    else options.onEnter();
  } else if (event.key === 'Escape' && count > 0) options.onEscape();
  else return;
  event.preventDefault();
  // The Escape that closes the list does not close the dialog around it.
  event.stopPropagation();
}

function nextActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1;
  return null;
}
