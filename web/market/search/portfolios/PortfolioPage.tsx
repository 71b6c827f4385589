import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import { Link, useParams } from 'react-router-dom';
import { usePageTitle } from '../../../app/about.ts';
import { NotFoundPart } from '../../../app/NotFoundPart.tsx';
import { decodeName, routes } from '../../../app/paths.ts';
import { useAskedOnReturn } from '../../../ui/hooks/useAskedOnReturn.ts';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { PageHead } from '../../../ui/parts/PageHead.tsx';
import { Trail } from '../../../ui/parts/Trail.tsx';
import { useInSlices } from '../../../ui/hooks/useInSlices.ts';
import { graphql } from '../../../gql/gql.ts';
import type { Product } from '../../../gql/graphql.ts';
import { useAsOf } from '../../figures/citing/asOf.ts';
import { AsOfNotice } from '../../figures/citing/AsOfNotice.tsx';
import { YearSteps } from '../../figures/citing/YearSteps.tsx';
import { PortfolioActions } from './PortfolioActions.tsx';
import { PortfolioChart } from './PortfolioChart.tsx';
import { PortfolioProperties } from './PortfolioProperties.tsx';
import { RemovalProblem } from './RemovalProblem.tsx';
import { RemovedProperty } from './RemovedProperty.tsx';
import { useRemoval } from './useRemoval.ts';
import type { Removal } from './useRemoval.ts';
import { useChartedYears } from './useChartedYears.ts';
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
  const { data, error, refetch } = useInSlices(
    useQuery(PortfolioDocument, {
      variables: { id: `portfolio:${id}` },
      fetchPolicy: 'cache-and-network',
    }),
  );
  const found = data?.node?.__typename === 'Portfolio' ? data.node : null;
  const name = found?.name ?? decodeName(portfolio);
  usePageTitle(name);
  const onChanged = useCallback(() => void refetch(), [refetch]);
  useAskedOnReturn(PortfolioDocument, { id: `portfolio:${id}` });
  if (error !== undefined) return <Failure what="The portfolio" onRetry={() => void refetch()} />;
  if (data !== undefined && found === null) return <NotFoundPart />;
  return (
    <div className={styles.page}>
      <PageHead
        title={name}
        trail={<Trail steps={[{ title: 'Portfolio', path: routes.portfolio }, { title: name }]} />}
        actions={found !== null && found.propertyCount > 0 && <PortfolioActions portfolio={found} />}
      >
        {found !== null && <span>{found.product === 'HOTEL' ? 'Hotels' : 'Bars and restaurants'}</span>}
      </PageHead>
      {found !== null && <Contents portfolio={found} onChanged={onChanged} />}
    </div>
  );
}

const LEFT_OUT: Record<Product, string> = {
  HOTEL: 'The portfolio’s list of properties is today’s.',
  BEVERAGE:
    'The portfolio’s list of properties is today’s. Releases before the portal’s name permits only: what a bar had filed by then ' +
    'is on the page of its permit, and missing here.',
};

interface ContentsProps {
  portfolio: { id: string; name: string; product: Product; propertyCount: number };
  onChanged: () => void;
}

function Contents({ portfolio, onChanged }: ContentsProps) {
  // Here, because the parts below start over when the number of properties changes.
  const removal = useRemoval(portfolio.id, onChanged);
  return (
    <>
      <Properties portfolio={portfolio} removal={removal} />
      <RemovedProperty {...removal} />
    </>
  );
}

type PropertiesProps = Pick<ContentsProps, 'portfolio'> & { removal: Removal };

function Properties({ portfolio: { id, name, product, propertyCount }, removal }: PropertiesProps) {
  const asOf = useAsOf();
  const { latest, years, failure } = useChartedYears(product, asOf);
  if (propertyCount === 0) {
    return (
      <>
        <p>
          No properties yet saved. <Link to={routes.search}>Start Searching here!</Link>
        </p>
        <RemovalProblem {...removal} />
      </>
    );
  }
  // Keyed by their number, so that both load again when it changes.
  const key = String(propertyCount);
  const charted = { id, product, name, propertyCount, until: asOf === null ? latest : years?.until };
  return (
    <AsOfNotice product={product} leftOut={LEFT_OUT[product]}>
      {(asOf === null || latest !== null) && (
        <PortfolioProperties key={`list ${key}`} id={id} product={product} removal={removal}>
          {asOf !== null && latest != null && years !== null && (
            <YearSteps product={product} years={years} latest={latest} />
          )}
          {failure === null ? (
            <PortfolioChart key={`chart ${key}`} {...charted} />
          ) : (
            <Failure what="The latest month" onRetry={failure.onRetry} />
          )}
        </PortfolioProperties>
      )}
    </AsOfNotice>
  );
}
