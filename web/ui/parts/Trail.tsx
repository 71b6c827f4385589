import { Link } from 'react-router-dom';
import styles from './Trail.module.css';

interface Props {
  /** From the outermost to this page, which has no path. */
  steps: readonly { title: string; path?: string }[];
}

/** The way to this page. */
export function Trail({ steps }: Props) {
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol>
        {steps.map(({ title, path }) => (
          <li key={title}>{path === undefined ? title : <Link to={path}>{title}</Link>}</li>
        ))}
      </ol>
    </nav>
  );
}
