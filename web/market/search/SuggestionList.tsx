import type { Combobox } from '../../ui/fields/useCombobox.ts';
import type { Suggestion } from './suggestions.ts';
import styles from './SuggestionList.module.css';

/** The lines under a search field. They are the options of its combobox. */
export function SuggestionList({ found, combobox }: { found: readonly Suggestion[]; combobox: Combobox }) {
  return (
    <ul className={styles.suggestions} {...combobox.listProps}>
      {found.map((suggestion, index) => (
        <li key={suggestion.id} {...combobox.optionProps(index)}>
          <span className={styles.words}>
            <strong>{suggestion.label}</strong> <span className={styles.detail}>{suggestion.detail}</span>
          </span>
          {suggestion.status !== null && (
            <span className={suggestion.isCurrent ? `${styles.status} ${styles.current}` : styles.status}>
              {suggestion.status}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
