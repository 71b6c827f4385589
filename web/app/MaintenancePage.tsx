import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { routes } from './paths.ts';
import styles from './BareFrame.module.css';

/** All that shows during maintenance. It asks nothing of the server. */
export function MaintenancePage({ words }: { words: string }) {
  useEffect(() => {
    const before = document.title;
    document.title = 'Maintenance';
    return () => {
      document.title = before;
    };
  }, []);
  return (
    <div className={`${styles.bare} ${styles.alone}`}>
      <main className={styles.card} role="alert">
        <h1>Under Maintenance</h1>
        <p>{words}</p>
        <p className={styles.quiet}>This page checks every two minutes and resumes automatically.</p>
        <p className={styles.quiet}>
          <Link to={routes.privacy}>Privacy</Link> · <Link to={routes.terms}>Terms</Link>
        </p>
      </main>
    </div>
  );
}
