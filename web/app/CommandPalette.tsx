import Input from 'antd/es/input/Input';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CloseButton, Dialog, useCloseDialog } from '../ui/dialog/Dialog.tsx';
import { useCombobox } from '../ui/fields/useCombobox.ts';
import { SuggestionList } from '../market/search/SuggestionList.tsx';
import type { Suggestion } from '../market/search/suggestions.ts';
import { cleanText, useSuggestions } from '../market/search/useSuggestions.ts';
import type { Suggestions } from '../market/search/useSuggestions.ts';
import { furtherPages, pages } from './pages.ts';
import { usePaletteBrands } from './usePaletteBrands.ts';
import styles from './CommandPalette.module.css';

const PAGES: readonly Suggestion[] = [...pages, ...furtherPages].map(({ title, path }) => ({
  id: path,
  label: title,
  detail: 'page',
  status: null,
  isCurrent: true,
  path,
}));

/** The search that is one key away: properties, cities, counties, zips, brands and pages. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  return (
    <Dialog label="Search" plain className={styles.palette} onClose={onClose}>
      <Palette />
    </Dialog>
  );
}

function Palette() {
  const { text, type, found, state, combobox } = usePalette();
  return (
    <>
      <div className={styles.field}>
        <Input
          {...combobox.inputProps}
          size="large"
          aria-label="Property, city, county, zip or brand"
          placeholder="Property, city, county, zip or brand"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        <CloseButton />
      </div>
      <div className={styles.found}>
        <SuggestionList found={found} combobox={combobox} />
      </div>
      <p className={styles.state} role="status">
        {STATES[state]}
        {state === 'ready' && found.length === 0 && 'No Results Found.'}
      </p>
    </>
  );
}

const STATES: Record<Suggestions['state'], string> = {
  idle: '',
  searching: 'Searching...',
  ready: '',
  failed: 'Could not get response from server.',
};

function usePalette() {
  const close = useCloseDialog();
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const suggestions = useSuggestions('HOTEL', text);
  const brands = usePaletteBrands(text);
  const found = useMemo(() => {
    const start = text.trim().toUpperCase();
    const fitting = PAGES.filter(({ label }) => label.toUpperCase().startsWith(start));
    return [...suggestions.found, ...brands, ...fitting];
  }, [suggestions.found, brands, text]);
  const combobox = useCombobox({
    items: found,
    label: 'Suggestions',
    initial: 0,
    onPick: (index) => {
      const path = found[index]?.path;
      if (path === undefined) return;
      close();
      void navigate(path);
    },
    onEnter: () => undefined,
    onEscape: close,
  });
  const type = (typed: string): void => setText(cleanText(typed));
  return { text, type, found, state: suggestions.state, combobox };
}
