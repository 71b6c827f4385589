import { Link } from 'react-router-dom';
import { thisYear } from '../lib/thisYear.ts';
import { useAbout } from './about.ts';
import { routes } from './paths.ts';
import { useTheme } from './ThemeProvider.tsx';
import './Footer.css';

const VERSION = 'v1.19.10';

/** Legal pages, year and version, and the choice of theme. */
export function Footer() {
  const { productName, synthetic } = useAbout();
  const { name, toggle } = useTheme();
  return (
    <footer className="footer">
      <span>
        © {thisYear()} {productName} {VERSION}
      </span>
      <Link to={routes.privacy}>Privacy</Link>
      <Link to={routes.terms}>Terms</Link>
      <button type="button" className="footer-theme" onClick={toggle}>
        {name === 'dark' ? 'Light theme' : 'Dark theme'}
      </button>
      <span className="footer-note">
        {synthetic ? 'Synthetic sample: every name and figure is invented.' : ''}
      </span>
    </footer>
  );
}
