import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { TextField } from '../../ui/fields/TextField.tsx';
import { useCombobox } from '../../ui/fields/useCombobox.ts';
import type { Combobox } from '../../ui/fields/useCombobox.ts';
import type { AddressSuggestion, PostalAddress } from './addressQueries.ts';
import { useAddresses } from './useAddresses.ts';
import { counted } from '../../ui/formats/counted.ts';
import textStyles from '../../ui/parts/text.module.css';
import placeTypeAheadStyles from '../../market/figures/PlaceTypeAhead.module.css';
import styles from './StreetField.module.css';

interface Props {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The mistake in it. */
  message: string | null;
  /** True if there is a service that has suggestions. */
  hasService: boolean;
  /** The address that was chosen, to fill in the other fields with. */
  onAddress: (address: PostalAddress) => void;
}

const NONE: readonly AddressSuggestion[] = [];

/** A street with number; while one types, addresses that begin like it are offered. A plain field without answers. */
export function StreetField({ id, label, message, ...props }: Props) {
  const { value, type, close, found, told, combobox, isOff } = useStreet(props);
  const isPlain = isOff || !props.hasService;
  const suggesting = {
    ...combobox.inputProps,
    // Without suggestions Enter submits the form.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || found.length > 0) combobox.inputProps.onKeyDown(event);
    },
  };
  // One field with and without suggestions, so that it keeps its focus and each letter when that changes while somebody
  // types.
  return (
    <div className={styles.field}>
      <TextField
        id={id}
        label={label}
        value={value}
        message={message}
        onChange={type}
        {...(isPlain ? { autoComplete: 'address-line1' } : suggesting)}
        onBlur={close}
      />
      {!isPlain && <Suggestions found={found} combobox={combobox} />}
      {!isPlain && (
        <span role="status" className={textStyles.spoken}>
          {told}
        </span>
      )}
    </div>
  );
}

/** The suggestions, and the address that a choice becomes. */
function useStreet({ value, onChange, hasService, onAddress }: Omit<Props, 'id' | 'label' | 'message'>) {
  const [typed, setTyped] = useState<string | null>(null);
  const [filled, setFilled] = useState(false);
  const latest = useRef('');
  const { found: all, isAnswered, take, isOff } = useAddresses(hasService ? typed : null);
  const found = typed === null ? NONE : all;
  const type = (text: string): void => {
    latest.current = text;
    setTyped(text);
    setFilled(false);
    onChange(text);
  };
  const close = (): void => setTyped(null);
  const pick = async (suggestion: AddressSuggestion): Promise<void> => {
    type(suggestion.street);
    close();
    const address = await take(suggestion);
    // A member who has typed on in the meantime wants something else.
    if (address === null || latest.current !== suggestion.street) return;
    setFilled(true);
    onAddress({ ...address, line1: address.line1 || suggestion.street });
  };
  const combobox = useCombobox({
    items: found,
    label: 'Addresses',
    onPick: (index) => {
      const suggestion = found[index];
      if (suggestion !== undefined) void pick(suggestion);
    },
    onEnter: close,
    onEscape: close,
  });
  const told = filled ? 'The address is filled in.' : typed !== null && isAnswered ? countOf(found) : '';
  return { value, type, close, found, told, combobox, isOff };
}

function countOf({ length }: readonly AddressSuggestion[]): string {
  if (length === 0) return 'No address found.';
  return `${counted(length, 'address', 'addresses')} found.`;
}

function Suggestions({ found, combobox }: { found: readonly AddressSuggestion[]; combobox: Combobox }) {
  return (
    <>
      <ul className={placeTypeAheadStyles.matches} {...combobox.listProps}>
        {found.map(({ placeId, street, place }, index) => (
          <li key={placeId} {...combobox.optionProps(index)}>
            {street} <span>{place}</span>
          </li>
        ))}
      </ul>
      {found.length > 0 && (
        <p className={styles.source} translate="no">
          Google Maps
        </p>
      )}
    </>
  );
}
