import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { usePageTitle } from '../../../app/about.ts';
import { routes } from '../../../app/paths.ts';
import { lazy } from '../../../ui/parts/lazy.tsx';
import { PageHead } from '../../../ui/parts/PageHead.tsx';
import { Skeleton } from '../../../ui/parts/Skeleton.tsx';
import { restoreTabs } from './queryTabs.ts';
import styles from './AnalystPage.module.css';

// Once is enough: a session that ends by itself loads the page anew.
const Explorer = lazy(async () => {
  restoreTabs();
  return (await import('./Explorer.tsx')).Explorer;
});

/** Questions to the API in its own language, beside its documentation. */
export function AnalystPage() {
  usePageTitle('Query the data');
  return (
    <div className={styles.page}>
      <PageHead title="Query the data">
        <p>
          Run GraphQL queries with your own access. Programs need an API key, which you create in{' '}
          <Link to={routes.settings}>My Account</Link>; older programs use the{' '}
          <Link to={routes.restApi}>REST API</Link>. New and deprecated fields are listed in{' '}
          <Link to={routes.schemaChanges}>API changes</Link>.
        </p>
      </PageHead>
      <Suspense fallback={<Skeleton width="100%" height={560} />}>
        <Explorer />
      </Suspense>
    </div>
  );
}
