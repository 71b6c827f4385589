import { useApolloClient } from '@apollo/client/react';
import Input from 'antd/es/input/Input';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CloseButton, Dialog, useCloseDialog } from '../ui/dialog/Dialog.tsx';
import { useCombobox } from '../ui/fields/useCombobox.ts';
import { SuggestionList } from '../market/search/SuggestionList.tsx';
import type { Suggestion } from '../market/search/suggestions.ts';
import { cleanText } from '../market/search/useSuggestions.ts';
import type { Suggestions } from '../market/search/useSuggestions.ts';
import { analystPath, queriesOfPage } from './askedQuery.ts';
import { namesPage } from './pageNames.ts';
import { furtherPages, pages } from './pages.ts';
import { usePaletteBrands } from './usePaletteBrands.ts';
import { usePaletteFindings } from './usePaletteFindings.ts';
import { usePaletteRecent } from './usePaletteRecent.ts';
import { usePaletteViews } from './usePaletteViews.ts';
import styles from './CommandPalette.module.css';
import { hasWordStart } from './wordStart.ts';

const PAGES: readonly Suggestion[] = [...pages, ...furtherPages].map(({ title, path }) => ({
  id: path,
  label: title,
  detail: 'page',
  status: null,
  isCurrent: true,
  path,
  section: 'Pages',
}));

interface Props {
  /** Returns what was typed while this was still loading. */
  takeTyped: () => string;
  onClose: () => void;
}

/** The search that is one key away: places, properties of both taxes, brands, owners, pages and the last looked at. */
export function CommandPalette({ takeTyped, onClose }: Props) {
  return (
    <Dialog label="Search" plain className={styles.palette} onClose={onClose}>
      <Palette takeTyped={takeTyped} />
    </Dialog>
  );
}

function Palette({ takeTyped }: Pick<Props, 'takeTyped'>) {
  const { text, type, found, state, combobox } = usePalette();
  // Once the field exists, and in the same moment as it takes the focus.
  useEffect(() => {
    const typed = takeTyped();
    if (typed !== '') type(typed);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [takeTyped]);
  return (
    <>
      <div className={styles.field}>
        <Input
          {...combobox.inputProps}
          size="large"
          aria-label="Property, place, brand or owner"
          placeholder="Property, place, brand or owner"
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

/** Leads to the queries of the page below. */
function usePageAsQuery(): Suggestion {
  const client = useApolloClient();
  return useMemo(
    () => ({
      id: 'as-query',
      label: 'Show this page as a query',
      detail: 'for analysts',
      status: null,
      isCurrent: true,
      path: analystPath(queriesOfPage(client)),
      section: 'Pages',
    }),
    [client],
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
  const suggestions = usePaletteFindings(text);
  const brands = usePaletteBrands(text);
  const recent = usePaletteRecent();
  const views = usePaletteViews();
  const asQuery = usePageAsQuery();
  const found = useMemo(() => {
    const start = text.trim().toUpperCase();
    const paths = new Set(suggestions.found.map(({ path }) => path));
    const others = [...PAGES, asQuery, ...recent, ...views].filter(({ path }) => !paths.has(path));
    const fitting = withWord(others, start);
    return inSections([...suggestions.found, ...brands, ...fitting], start);
  }, [suggestions.found, brands, recent, views, asQuery, text]);
  const combobox = useCombobox({
    items: found,
    label: 'Suggestions',
    initial: 0,
    isWaiting: suggestions.state === 'searching',
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

/**
 * The lines that fit a text in capitals: first pages that it names, then lines that begin with it, then lines with a word
 * that does.
 */
function withWord(all: readonly Suggestion[], start: string): readonly Suggestion[] {
  const rank = ({ label, path }: Suggestion): number =>
    namesPage(path, start) ? 2 : Number(label.toUpperCase().startsWith(start));
  return all
    .filter(({ label, path }) => hasWordStart(label, start) || namesPage(path, start))
    .toSorted((one, other) => rank(other) - rank(one));
}

const AT_FIRST = ['Saved views', 'Recently viewed', 'Pages'];
const LAST = ['Brands', 'Companies', 'Owners', 'Saved views', 'Pages', 'Recently viewed'];

/**
 * The lines by section. Places and properties keep their order, the best match first; nothing is typed at first. Pages
 * come last, unless the text, in capitals, names one.
 */
function inSections(all: readonly Suggestion[], text: string): readonly Suggestion[] {
  const order = text === '' ? AT_FIRST : LAST;
  const isPageNamed = all.some(({ path, section }) => section === 'Pages' && namesPage(path, text));
  const placeOf = ({ section = '' }: Suggestion): number =>
    isPageNamed && section === 'Pages' ? -2 : order.indexOf(section);
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}
