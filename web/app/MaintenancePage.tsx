import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { routes } from './paths.ts';
import styles from './BareFrame.module.css';

/** The only page during maintenance. It sends no requests. */
export function MaintenancePage({ message }: { message: string }) {
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
        <p>{message}</p>
        <p className={styles.quiet}>This page checks every two minutes and resumes automatically.</p>
        <p className={styles.quiet}>
          <Link to={routes.privacy}>Privacy</Link> · <Link to={routes.terms}>Terms</Link>
        </p>
      </main>
    </div>
  );
}
