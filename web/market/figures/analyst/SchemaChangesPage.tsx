import { Link } from 'react-router-dom';
import { usePageTitle } from '../../../app/about.ts';
import { routes } from '../../../app/paths.ts';
import { counted } from '../../../ui/formats/counted.ts';
import { formatOrdinalDay } from '../../../ui/formats/formatDay.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { PageHead } from '../../../ui/parts/PageHead.tsx';
import { kindsOfChanges, type SchemaChange, type SchemaRelease } from './schemaChanges.ts';
import releases from './schemaReleases.json';
import pageStyles from './AnalystPage.module.css';
import styles from './SchemaChangesPage.module.css';

/** API changes's schema, release by release, so that programs can follow. */
export function SchemaChangesPage() {
  usePageTitle('API changes');
  return (
    <div className={pageStyles.page}>
      <PageHead title="API changes">
        <p>
          Fields stay deprecated for a year before they are removed. Open a field in{' '}
          <Link to={routes.analyst}>Query the data</Link> to read its definition.
        </p>
      </PageHead>
      {releases.map((release) => (
        <Release key={release.on} release={release} />
      ))}
    </div>
  );
}

function Release({ release: { on, changes } }: { release: SchemaRelease }) {
  return (
    <Card title={`Released ${formatOrdinalDay(on)}`}>
      {kindsOfChanges(changes).map(({ name, isOpen, changes: ofKind }) => (
        <details key={name} className={styles.kind} open={isOpen}>
          <summary>
            {name} <span>{counted(ofKind.length, 'change')}</span>
          </summary>
          <ul>
            {ofKind.map((change) => (
              <Change key={`${change.path} ${change.message}`} change={change} />
            ))}
          </ul>
        </details>
      ))}
    </Card>
  );
}

function Change({ change: { path, message, reason } }: { change: SchemaChange }) {
  return (
    <li>
      <code>{path}</code>
      <span>
        {message}
        {reason !== undefined && `. ${reason}`}
      </span>
    </li>
  );
}
