import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formattedNow } from '../ui/formats/now.ts';
import { thisYear } from '../ui/formats/thisYear.ts';
import { useMediaQuery } from '../ui/hooks/useMediaQuery.ts';
import { useAbout } from './about.ts';
import { routes } from './paths.ts';
import { useTheme } from '../ui/theme/ThemeProvider.tsx';
import styles from './Footer.module.css';

const VERSION = 'v1.19.10';

/** Legal pages, year and version, and the choice of theme; before that, what a frame adds. On paper, when and where. */
export function Footer({ children }: { children?: ReactNode }) {
  const { productName, synthetic } = useAbout();
  const { name, toggle } = useTheme();
  const isPaper = useMediaQuery('print');
  return (
    <footer className={styles.footer}>
      <span>
        © {thisYear()} {productName} {VERSION}
      </span>
      <Link to={routes.privacy}>Privacy</Link>
      <Link to={routes.terms}>Terms</Link>
      {children}
      <button type="button" className={styles.action} onClick={toggle}>
        {name === 'dark' ? 'Light theme' : 'Dark theme'}
      </button>
      {isPaper && <span>{`Printed ${formattedNow()} from ${window.location.href}`}</span>}
      <span className={styles.note}>
        {synthetic ? 'Synthetic sample: every name and figure is invented.' : ''}
      </span>
    </footer>
  );
}
