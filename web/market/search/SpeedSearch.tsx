import Input from 'antd/es/input/Input';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Card } from '../../ui/parts/Card.tsx';
import { Chip } from '../../ui/parts/Chip.tsx';
import { Segments } from '../../ui/parts/Segments.tsx';
import { useCombobox } from '../../ui/fields/useCombobox.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { cleanText, NOTHING, SHORTEST, useSuggestions } from './useSuggestions.ts';
import type { Suggestions } from './useSuggestions.ts';
import suggestionListStyles from './SuggestionList.module.css';
import styles from './SpeedSearch.module.css';

const BLANK = 'Input field must not be blank.';
const TOO_SHORT = 'Input too short. Please Enter full property Name, Zip, or City.';
const NO_ANSWER = 'Could not get response from server.';

const PRODUCTS = [
  { value: 'hotel', label: 'Lodging' },
  { value: 'mbt', label: 'Alcohol' },
] as const;
export type SpeedProduct = (typeof PRODUCTS)[number]['value'];

interface Props {
  product: SpeedProduct;
  onProduct: (product: SpeedProduct) => void;
}

/** Speed Search (beta): one field for properties, zips, cities and counties. */
export function SpeedSearch({ product, onProduct }: Props) {
  const { text, type, message, suggestions, found, combobox } = useSpeedSearch(product);
  const heading = (
    <>
      Speed Search <Chip tone="beta">BETA</Chip>
    </>
  );
  return (
    <Card
      title={heading}
      actions={<Segments label="Search in" value={product} options={PRODUCTS} onChange={onProduct} />}
    >
      <Input
        {...combobox.inputProps}
        className={styles.input}
        aria-label="Speed Search"
        aria-describedby="speed-message"
        placeholder="Property name, zip, city or county"
        size="large"
        value={text}
        status={message === '' ? '' : 'error'}
        suffix={<kbd aria-hidden="true">Enter</kbd>}
        onChange={(event) => type(event.target.value)}
      />
      <div className={suggestionListStyles.over}>
        <SuggestionList found={found} combobox={combobox} />
      </div>
      <div className={styles.state}>
        <span id="speed-message" className={styles.message} role="alert">
          {message}
        </span>
        <span role="status">{stateText(suggestions)}</span>
      </div>
    </Card>
  );
}

function stateText({ state, found }: Suggestions): string {
  if (state === 'searching') return 'Searching...';
  return state === 'ready' && found.length === 0 ? 'No Results Found.' : '';
}

/** The rules of the field: what may be typed, when it complains, and what its keys do. */
function useSpeedSearch(product: SpeedProduct) {
  const [text, setText] = useState('');
  const [complaint, setComplaint] = useState('');
  const [closed, setClosed] = useState(false);
  const navigate = useNavigate();
  const suggestions = useSuggestions(product === 'hotel' ? 'HOTEL' : 'BEVERAGE', text);
  const found = closed ? NOTHING : suggestions.found;
  const combobox = useCombobox({
    items: found,
    label: 'Suggestions',
    initial: 0,
    isWaiting: suggestions.state === 'searching',
    onPick: (index) => {
      const path = found[index]?.path;
      if (path !== undefined) void navigate(path);
    },
    onEnter: () => {
      setClosed(false);
      if (text.trim().length < SHORTEST) setComplaint(text.trim() === '' ? BLANK : TOO_SHORT);
    },
    onEscape: () => setClosed(true),
  });
  const type = (typed: string): void => {
    setText(cleanText(typed));
    setComplaint('');
    setClosed(false);
  };
  const message = complaint || (suggestions.state === 'failed' ? NO_ANSWER : '');
  return { text, type, message, suggestions, found, combobox };
}
