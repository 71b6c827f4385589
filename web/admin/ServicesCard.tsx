import { useQuery } from '@apollo/client/react';
import { Card } from '../ui/parts/Card.tsx';
import { Chip } from '../ui/parts/Chip.tsx';
import { Failure } from '../ui/parts/Failure.tsx';
import { Skeleton } from '../ui/parts/Skeleton.tsx';
import { graphql } from '../gql/gql.ts';
import type { ServiceName, ServicesQuery } from '../gql/graphql.ts';
import styles from './ServicesCard.module.css';

const ServicesDocument = graphql(`
  query Services {
    services {
      name
      isConfigured
      runs
      variables
    }
  }
`);

type Service = ServicesQuery['services'][number];

const NAMES: Readonly<Record<ServiceName, string>> = {
  PAYMENT: 'Payment',
  MAIL: 'Email',
  SUPPORT: 'Support',
  OPERATOR: 'Operator',
  CAPTCHA: 'Captcha',
  ADDRESSES: 'Addresses',
  MAP_TILES: 'Map tiles',
  GEOCODING: 'Coordinates',
  ANALYTICS: 'Page views',
  ERROR_REPORTING: 'Browser errors',
};

/** The services that are configured, and the stand-ins for the others. */
export function ServicesCard() {
  const { data, error, refetch } = useQuery(ServicesDocument);
  const retry = (): void => void refetch();
  return (
    <Card title="Services">
      {data === undefined && error !== undefined && <Failure what="The list of services" onRetry={retry} />}
      {data === undefined && error === undefined && <Skeleton width="100%" height={240} />}
      {data !== undefined && <Table services={data.services} />}
    </Card>
  );
}

function Table({ services }: { services: readonly Service[] }) {
  return (
    <table className={styles.services} aria-label="Services">
      <thead>
        <tr>
          <th scope="col">For</th>
          <th scope="col">Runs</th>
          <th scope="col">Turned on by</th>
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <Row key={service.name} {...service} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ name, isConfigured, runs, variables }: Service) {
  return (
    <tr>
      <th scope="row">{NAMES[name]}</th>
      <td>
        {isConfigured ? <Chip tone="good">Configured</Chip> : <Chip>Stand-in</Chip>} {runs}
      </td>
      <td>
        {variables.length === 0 && 'Not available'}
        {variables.map((variable) => (
          <code key={variable}>{variable}</code>
        ))}
      </td>
    </tr>
  );
}
