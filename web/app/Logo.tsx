import { useAbout } from './about.ts';
import styles from './Logo.module.css';

/** The product's mark and name. The second line has its place always, so that nothing moves when it is known. */
export function Logo() {
  const { productName, synthetic } = useAbout();
  return (
    <span className={styles.logo}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="8" />
        <path d="m16 6.6 2.7 6 6.5.7-4.9 4.4 1.4 6.4-5.7-3.3-5.7 3.3 1.4-6.4-4.9-4.4 6.5-.7z" />
      </svg>
      <span className={styles.words}>
        <span className={styles.name}>{productName}</span>
        {synthetic ? (
          <span className={`${styles.note} ${styles.synthetic}`}>Synthetic sample</span>
        ) : (
          <span className={styles.note}>Lodging and alcohol</span>
        )}
      </span>
    </span>
  );
}
