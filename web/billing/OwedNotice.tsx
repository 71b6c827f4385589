import { Link } from 'react-router-dom';
import { routes } from '../app/paths.ts';
import { owedWords } from './accessWords.ts';
import styles from './OwedNotice.module.css';

/** The unpaid renewal, and the way to pay it. */
export function OwedNotice({ subscription }: { subscription: Parameters<typeof owedWords>[0] }) {
  return (
    <aside className={styles.owedNotice} aria-label="Payment">
      <p>
        {owedWords(subscription)} <Link to={routes.settings}>Pay in My Account</Link>
      </p>
    </aside>
  );
}
