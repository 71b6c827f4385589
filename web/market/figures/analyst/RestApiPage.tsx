import { Link } from 'react-router-dom';
import { usePageTitle } from '../../../app/about.ts';
import { routes } from '../../../app/paths.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { PageHead } from '../../../ui/parts/PageHead.tsx';
import { Skeleton } from '../../../ui/parts/Skeleton.tsx';
import { restCurl } from './restCurl.ts';
import { useRestPaths } from './useRestPaths.ts';
import type { RestGroup, RestPath } from './useRestPaths.ts';
import pageStyles from './AnalystPage.module.css';
import styles from './RestApiPage.module.css';

/** The REST paths, for programs that do not ask by GraphQL. */
export function RestApiPage() {
  usePageTitle('REST API');
  const state = useRestPaths();
  return (
    <div className={pageStyles.page}>
      <PageHead title="REST API">
        <p>
          Paths for older programs; GraphQL can do more: <Link to={routes.analyst}>query the data</Link>. All
          of them are in the <a href="/rest/openapi.json">OpenAPI document</a>.
        </p>
      </PageHead>
      {state.status === 'loading' && <Skeleton width="100%" height={560} />}
      {state.status === 'failed' && (
        <p role="alert">The list of paths could not be loaded. Please try again.</p>
      )}
      {state.status === 'loaded' && state.groups.map((group) => <Group key={group.name} group={group} />)}
    </div>
  );
}

function Group({ group: { name, paths } }: { group: RestGroup }) {
  return (
    <Card title={name}>
      {paths.map((path) => (
        <Path key={`${path.method} ${path.path}`} path={path} />
      ))}
    </Card>
  );
}

function Path({ path }: { path: RestPath }) {
  return (
    <details className={styles.path}>
      <summary>
        <code>
          {path.method} {path.path}
        </code>
        <span>{path.summary}</span>
      </summary>
      {path.parameters.length > 0 && (
        <dl>
          {path.parameters.map(({ name, description }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      )}
      <pre tabIndex={0} aria-label={`Example of ${path.method} ${path.path}`}>
        {restCurl(window.location.origin, path)}
      </pre>
    </details>
  );
}
