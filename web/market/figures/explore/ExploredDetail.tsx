import styles from './ExploredDetail.module.css';

/** The city or another detail below a ranked name; nothing if it is empty. */
export function ExploredDetail({ text }: { text: string }) {
  return text !== '' && <span className={styles.detail}>{text}</span>;
}
