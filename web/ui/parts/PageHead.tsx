import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './PageHead.module.css';

interface Props {
  title: ReactNode;
  /** The way here, above the title. */
  trail?: ReactNode;
  /** Facts and chips under the title. */
  children?: ReactNode;
  actions?: ReactNode;
  /** True while the facts load, which may move the actions. */
  isWaiting?: boolean;
}

/** A page's title with what belongs to it. */
export function PageHead({ title, trail, children, actions, isWaiting = false }: Props) {
  const id = useId();
  return (
    <header className={styles.pageHead} role="group" aria-labelledby={id}>
      <div className={styles.words}>
        {trail}
        <h1 id={id}>{title}</h1>
        <div className={styles.facts}>{children}</div>
      </div>
      {actions !== undefined && <div className={isWaiting ? styles.waiting : styles.actions}>{actions}</div>}
    </header>
  );
}
