import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { routes } from '../../../app/paths.ts';
import { graphql } from '../../../gql/gql.ts';
import type { BundlesQuery } from '../../../gql/graphql.ts';
import { formatMoment } from '../../../ui/formats/formatMoment.ts';
import { counted } from '../../../ui/formats/counted.ts';
import { Card } from '../../../ui/parts/Card.tsx';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { Skeleton } from '../../../ui/parts/Skeleton.tsx';
import { pathOf, sizeText } from './exportWords.ts';
import lineStyles from '../../../ui/parts/Lines.module.css';
import styles from './ExportsPage.module.css';

const BundlesDocument = graphql(`
  query Bundles {
    bundles {
      id
      madeAt
      bytes
      link
      releases {
        fileName
      }
      files {
        name
      }
    }
  }
`);

/** The whole data set as one file, for members with the yearly plan. */
export function BundleCard() {
  // A link works for 24 hours from when it was asked for.
  const { data, error, refetch } = useQuery(BundlesDocument, { fetchPolicy: 'network-only' });
  const bundles = data?.bundles;
  const isClosed = bundles?.some(({ link }) => link === null) ?? false;
  return (
    <Card title="The whole data set">
      <p className={styles.about}>
        Properties, filings with their flags and releases, months of places and brands, premises and owners,
        as Parquet files in one archive. A new archive is created after each release is published; the last
        two are kept.
        {isClosed && (
          <>
            {' '}
            The yearly plan includes it: see <Link to={routes.settings}>My Account</Link>.
          </>
        )}
      </p>
      {bundles === undefined && error !== undefined && (
        <Failure what="The whole data set" onRetry={() => void refetch()} />
      )}
      {bundles === undefined && error === undefined && <Skeleton width={260} height={44} />}
      {bundles?.length === 0 && (
        <p className={styles.about}>The first archive is created after the next release is published.</p>
      )}
      <ul className={lineStyles.lines} aria-label="Archives">
        {bundles?.map((bundle) => (
          <BundleLine key={bundle.id} {...bundle} />
        ))}
      </ul>
    </Card>
  );
}

function BundleLine({ madeAt, bytes, link, releases, files }: BundlesQuery['bundles'][number]) {
  const made = formatMoment(madeAt);
  return (
    <li className={lineStyles.line}>
      <span className={lineStyles.words}>
        <span className={lineStyles.name}>{made}</span>
        <span className={lineStyles.facts}>
          {sizeText(bytes)} · {counted(files.length, 'file')} · as of{' '}
          {releases.map(({ fileName }) => fileName).join(' and ')}
        </span>
      </span>
      {link !== null && (
        <Button href={pathOf(link)} aria-label={`Download the archive of ${made}`}>
          Download
        </Button>
      )}
    </li>
  );
}
