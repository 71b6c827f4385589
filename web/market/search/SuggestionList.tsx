import type { Combobox } from '../../ui/fields/useCombobox.ts';
import type { Suggestion } from './suggestions.ts';
import styles from './SuggestionList.module.css';

interface Props {
  found: readonly Suggestion[];
  combobox: Combobox;
}

/** The lines under a search field, in their sections if they have any. They are the options of its combobox. */
export function SuggestionList({ found, combobox }: Props) {
  const isSectioned = found.some(({ section }) => section !== undefined);
  const lines = found.map((suggestion, index) => (
    <Line key={suggestion.id} suggestion={suggestion} option={combobox.optionProps(index)} />
  ));
  return (
    <ul className={styles.suggestions} {...combobox.listProps}>
      {isSectioned
        ? sectionsOf(found).map(({ section, from, to }) => (
            <li key={section} role="group" aria-label={section} className={styles.section}>
              <span className={styles.heading} aria-hidden="true">
                {section}
              </span>
              <ul role="presentation" className={styles.suggestions}>
                {lines.slice(from, to)}
              </ul>
            </li>
          ))
        : lines}
    </ul>
  );
}

interface LineProps {
  suggestion: Suggestion;
  option: ReturnType<Combobox['optionProps']>;
}

function Line({ suggestion, option }: LineProps) {
  return (
    <li className={styles.line} {...option}>
      <span className={styles.words}>
        <strong>{suggestion.label}</strong> <span className={styles.detail}>{suggestion.detail}</span>
      </span>
      {suggestion.status !== null && (
        <span className={suggestion.isCurrent ? `${styles.status} ${styles.current}` : styles.status}>
          {suggestion.status}
        </span>
      )}
    </li>
  );
}

interface Section {
  section: string;
  from: number;
  to: number;
}

/** Neighbors with the same heading. */
function sectionsOf(found: readonly Suggestion[]): Section[] {
  const starts = found.flatMap(({ section = '' }, index) =>
    index > 0 && found[index - 1]?.section === section ? [] : [{ section, from: index }],
  );
  return starts.map((each, at) => ({ ...each, to: starts[at + 1]?.from ?? found.length }));
}
