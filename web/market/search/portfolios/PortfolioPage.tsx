import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'react-router-dom';
import { usePageTitle } from '../../../app/about.ts';
import { NotFoundPart } from '../../../app/NotFoundPart.tsx';
import { decodeName, routes } from '../../../app/paths.ts';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { PageHead } from '../../../ui/parts/PageHead.tsx';
import { Trail } from '../../../ui/parts/Trail.tsx';
import { graphql } from '../../../gql/gql.ts';
import { ExportButton } from '../../figures/exports/ExportButton.tsx';
import type { Product } from '../../../gql/graphql.ts';
import { PortfolioChart } from './PortfolioChart.tsx';
import { PortfolioProperties } from './PortfolioProperties.tsx';
import styles from './PortfolioPage.module.css';

const PortfolioDocument = graphql(`
  query Portfolio($id: ID!) {
    node(id: $id) {
      __typename
      id
      ... on Portfolio {
        name
        product
        propertyCount
      }
    }
  }
`);

/** The contents of one portfolio: its properties, and what they take in. */
export function PortfolioPage() {
  const { id = '', portfolio = '' } = useParams();
  const nodeId = `portfolio:${id}`;
  const { data, error, refetch } = useQuery(PortfolioDocument, {
    variables: { id: nodeId },
    fetchPolicy: 'cache-and-network',
  });
  const found = data?.node?.__typename === 'Portfolio' ? data.node : null;
  const name = found?.name ?? decodeName(portfolio);
  usePageTitle(name);
  if (error !== undefined) return <Failure what="The portfolio" onRetry={() => void refetch()} />;
  if (data !== undefined && found === null) return <NotFoundPart />;
  return (
    <div className={styles.page}>
      <PageHead
        title={name}
        trail={<Trail steps={[{ title: 'Portfolio', path: routes.portfolio }, { title: name }]} />}
        actions={
          found !== null &&
          found.propertyCount > 0 && (
            <ExportButton
              product={found.product}
              title={name}
              of={{ filter: { portfolioId: nodeId }, hasFilings: false }}
            />
          )
        }
      >
        {found !== null && <span>{found.product === 'HOTEL' ? 'Hotels' : 'Bars and restaurants'}</span>}
      </PageHead>
      {found !== null && <Contents portfolio={found} onChanged={() => void refetch()} />}
    </div>
  );
}

interface ContentsProps {
  portfolio: { id: string; name: string; product: Product; propertyCount: number };
  onChanged: () => void;
}

function Contents({ portfolio: { id, name, product, propertyCount }, onChanged }: ContentsProps) {
  if (propertyCount === 0) {
    return (
      <p>
        No properties yet saved. <Link to={routes.search}>Start Searching here!</Link>
      </p>
    );
  }
  // By their number, so that both are asked for anew when it changes.
  const key = String(propertyCount);
  return (
    <PortfolioProperties key={`list ${key}`} id={id} product={product} onRemoved={onChanged}>
      <PortfolioChart
        key={`chart ${key}`}
        id={id}
        product={product}
        name={name}
        propertyCount={propertyCount}
      />
    </PortfolioProperties>
  );
}
