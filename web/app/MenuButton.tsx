import styles from './MenuButton.module.css';

/** Opens the side drawer where there is no room for it. */
export function MenuButton({ onClick }: { onClick: () => void }) {
  return (
    <button type="button" className={styles.menu} aria-label="Menu" aria-haspopup="dialog" onClick={onClick}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3 5.5h14M3 10h14M3 14.5h14" />
      </svg>
    </button>
  );
}
