import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import styles from './Footer.module.css';

/** Opens the page's own queries on the page for analysts. */
export function ShowAsQuery() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const show = async (): Promise<void> => {
    const { analystPath, queriesOfPage } = await import('./askedQuery.ts');
    await navigate(analystPath(queriesOfPage(client)));
  };
  return (
    <button type="button" className={styles.action} onClick={() => void show()}>
      Show as query
    </button>
  );
}
