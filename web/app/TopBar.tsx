import { Link } from 'react-router-dom';
import { useViewer } from '../members/accounts/useViewer.ts';
import { Logo } from './Logo.tsx';
import { MenuButton } from './MenuButton.tsx';
import { routes } from './paths.ts';
import styles from './TopBar.module.css';

interface Props {
  /** Null if the side drawer is always open. */
  onMenu: (() => void) | null;
  onSearch: () => void;
}

/** Logo, the search that is one key away, and the greeting. */
export function TopBar({ onMenu, onSearch }: Props) {
  return (
    <header className={styles.topBar}>
      {onMenu !== null && <MenuButton onClick={onMenu} />}
      <Link to={routes.search} className={styles.home}>
        <Logo />
      </Link>
      <button
        type="button"
        className={styles.search}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={onSearch}
      >
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d="M8.8 14.6a5.8 5.8 0 1 0 0-11.6 5.8 5.8 0 0 0 0 11.6ZM13 13l4.2 4.2" />
        </svg>
        <span className={styles.words}>Property, place, brand or owner</span>
        <kbd>/</kbd>
      </button>
      <Greeting />
    </header>
  );
}

/** Asks by itself who this is: the answer then renders the greeting alone. */
function Greeting() {
  const { viewer } = useViewer();
  if (viewer === undefined) return null;
  return (
    <Link to={routes.settings} className={styles.greeting}>
      Howdy, {viewer.firstName}!
    </Link>
  );
}
