import { generatePath, Link } from 'react-router-dom';
import { Logo } from '../../../app/Logo.tsx';
import { MenuButton } from '../../../app/MenuButton.tsx';
import { routes } from '../../../app/paths.ts';
import { LinkButton } from '../../../ui/parts/LinkButton.tsx';
import topBarStyles from '../../../app/TopBar.module.css';
import styles from './TrialBar.module.css';

/** Logo, and the ways to an account; the menu's button where the side drawer is not always open. */
export function TrialBar({ onMenu }: { onMenu: (() => void) | null }) {
  return (
    <header className={topBarStyles.topBar}>
      {onMenu !== null && <MenuButton onClick={onMenu} />}
      <Link to={routes.search} className={topBarStyles.home}>
        <Logo />
      </Link>
      <div className={styles.ways}>
        <LinkButton to={routes.login}>Login</LinkButton>
        <LinkButton to={generatePath(routes.register)} isPrimary>
          Sign Up
        </LinkButton>
      </div>
    </header>
  );
}
