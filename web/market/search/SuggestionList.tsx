import type { Combobox } from '../../ui/fields/useCombobox.ts';
import type { Suggestion } from './suggestions.ts';
import './SuggestionList.css';

/** The lines under a search field. They are the options of its combobox. */
export function SuggestionList({ found, combobox }: { found: readonly Suggestion[]; combobox: Combobox }) {
  return (
    <ul className="suggestions" {...combobox.listProps}>
      {found.map((suggestion, index) => (
        <li key={suggestion.id} {...combobox.optionProps(index)}>
          <span className="suggestion-words">
            <strong>{suggestion.label}</strong> <span className="suggestion-detail">{suggestion.detail}</span>
          </span>
          {suggestion.status !== null && (
            <span
              className={suggestion.isCurrent ? 'suggestion-status suggestion-current' : 'suggestion-status'}
            >
              {suggestion.status}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
