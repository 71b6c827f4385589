import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { graphql } from '../../gql/gql.ts';
import { Card } from '../../ui/parts/Card.tsx';
import { Failure } from '../../ui/parts/Failure.tsx';
import type { AsOf } from '../figures/citing/asOf.ts';
import { pathAsOf } from '../figures/citing/asOf.ts';
import { propertyPath } from '../premises/property.ts';
import type { PropertyKey } from '../premises/property.ts';

const FiledElsewhereDocument = graphql(`
  query FiledElsewhere($taxpayerNumber: String!, $locationNumber: Int!) {
    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      id
      countsToward {
        id
        taxpayerNumber
        locationNumber
        name
      }
      legacyPermits {
        id
        taxpayerNumber
        locationNumber
        name
      }
    }
  }
`);

interface Props {
  barKey: PropertyKey;
  /** Null for the latest figures. */
  asOf: AsOf | null;
  /** For a bar whose filings are nowhere else. */
  otherwise: ReactNode;
}

/**
 * For a bar without figures of its own: where its filings count. Releases before the portal's name permits only, and the
 * portal then says whose they were.
 */
export function FiledElsewhere({ barKey, asOf, otherwise }: Props) {
  const { data, error, refetch } = useQuery(FiledElsewhereDocument, { variables: barKey });
  if (error !== undefined) return <Failure what="The figures" onRetry={() => void refetch()} />;
  const bar = data?.beverageProperty;
  if (!bar) return null;
  const { countsToward, legacyPermits } = bar;
  if (countsToward.length === 0 && legacyPermits.length === 0) return otherwise;
  return (
    <Card title="Figures">
      {countsToward.length > 0 && (
        <p>
          Only legacy releases name this permit. Its filings count toward{' '}
          <Links bars={countsToward} asOf={asOf} label={({ name }) => name} />.
        </p>
      )}
      {legacyPermits.length > 0 && (
        <p>
          No release up to then names this bar’s taxpayer. Earlier filings are found by permit:{' '}
          <Links bars={legacyPermits} asOf={asOf} label={({ taxpayerNumber }) => taxpayerNumber} />.
        </p>
      )}
    </Card>
  );
}

interface Bar extends PropertyKey {
  id: string;
  name: string;
}

interface LinksProps {
  bars: readonly Bar[];
  asOf: AsOf | null;
  label: (bar: Bar) => string;
}

function Links({ bars, asOf, label }: LinksProps) {
  return bars.map((bar, at) => (
    <span key={bar.id}>
      {at > 0 && ', '}
      <Link to={pathAsOf(propertyPath('BEVERAGE', bar), asOf)}>{label(bar)}</Link>
    </span>
  ));
}
