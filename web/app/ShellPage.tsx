import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { PageBoundary } from './ErrorBoundary.tsx';
import { Footer } from './Footer.tsx';
import { OutdatedFigures } from './OutdatedFigures.tsx';
import styles from './ShellPage.module.css';

/** Leads past bar and drawer to the page. */
export function SkipLink() {
  return (
    <a className={styles.skipLink} href="#main">
      Skip to content
    </a>
  );
}

interface Props {
  notice?: ReactNode;
  footer?: ReactNode;
  /** False while it is not known whether the person may see the page. */
  isOpen?: boolean;
}

/** The page within its frame: notices for every page above it, the footer below. */
export function ShellPage({ notice, footer, isOpen = true }: Props) {
  const { pathname } = useLocation();
  return (
    <div className={styles.page}>
      {notice}
      {/* The footer comes with the page, so that it does not show above it and move down. */}
      <Suspense fallback={null}>
        <main id="main" tabIndex={-1}>
          <OutdatedFigures />
          <PageBoundary resetKey={pathname}>{isOpen && <Outlet />}</PageBoundary>
        </main>
        <Footer>{footer}</Footer>
      </Suspense>
    </div>
  );
}
