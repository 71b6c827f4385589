import { useDefine } from '../parts/definitions.ts';
import styles from './DataTable.module.css';

/** The head of a column of figures in a small table, with the mark that leads to its definition. */
export function SmallHead({ title }: { title: string }) {
  const define = useDefine();
  return (
    <th scope="col" aria-label={title} className={styles.numeric}>
      <div className={styles.head}>
        {define(title, true)}
        {title}
      </div>
    </th>
  );
}
