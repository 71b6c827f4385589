import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { DurationSelect } from '../components/DurationSelect.tsx';
import { Failure } from '../components/Failure.tsx';
import { MonthChart } from '../components/MonthChart.tsx';
import { Tabs } from '../components/Tabs.tsx';
import { graphql } from '../gql/gql.ts';
import type { PortfolioSeriesQuery, Product } from '../gql/graphql.ts';
import { DURATIONS } from '../lib/duration.ts';
import { oneOf, useUrlState } from '../lib/useUrlState.ts';
import { portfolioChartOf } from './portfolioChart.ts';
import type { ChartedProperty } from './portfolioChart.ts';

const PortfolioSeriesDocument = graphql(`
  query PortfolioSeries($id: ID!, $product: Product!) {
    node(id: $id) {
      __typename
      id
      ... on Portfolio {
        hotels(first: 500) {
          nodes {
            id
            name
            series {
              months
              roomReceipts
              revpar
            }
          }
        }
        beverageProperties(first: 500) {
          nodes {
            id
            name
            series {
              months
              totalReceipts
            }
          }
        }
      }
    }
    latestPeriod(product: $product) {
      year
    }
  }
`);

const REVENUE = { value: 'revenue', label: 'Monthly Revenue' } as const;
const REVPAR = { value: 'revpar', label: 'RevPAR' } as const;
const DEFAULTS = { tab: 'revenue', years: '1' };

interface Props {
  id: string;
  product: Product;
  name: string;
}

/** What the properties of a portfolio took in by month and, for hotels, their RevPAR. */
export function PortfolioChart({ id, product, name }: Props) {
  const [state, patch] = useUrlState(DEFAULTS);
  const { data, error, refetch } = useQuery(PortfolioSeriesDocument, { variables: { id, product } });
  const duration = oneOf(DURATIONS, state.years, '1');
  const tabs = product === 'HOTEL' ? [REVENUE, REVPAR] : [REVENUE];
  const tab = tabs.find(({ value }) => value === state.tab) ?? REVENUE;
  const latestYear = data?.latestPeriod?.year ?? null;
  const chart = useMemo(
    () =>
      data === undefined || latestYear === null
        ? null
        : portfolioChartOf(propertiesOf(data), tab.value, duration, latestYear),
    [data, latestYear, tab, duration],
  );
  if (error !== undefined) return <Failure what="The charts" onRetry={() => void refetch()} />;
  return (
    <section className="card" aria-label="Charts">
      <Tabs
        label="Charts"
        value={tab.value}
        tabs={tabs}
        onChange={(next) => patch({ tab: next })}
        actions={<DurationSelect value={duration} onChange={(years) => patch({ years })} />}
      >
        <MonthChart
          title={`${name}: ${tab.label}`}
          data={chart}
          source="The largest by receipts of the months shown"
        />
      </Tabs>
    </section>
  );
}

function propertiesOf({ node }: PortfolioSeriesQuery): ChartedProperty[] {
  if (node?.__typename !== 'Portfolio') return [];
  const hotels = node.hotels.nodes.map(({ name, series }) => ({
    name,
    months: series.months,
    receipts: series.roomReceipts,
    revpar: series.revpar,
  }));
  const bars = node.beverageProperties.nodes.map(({ name, series }) => ({
    name,
    months: series.months,
    receipts: series.totalReceipts,
    revpar: series.months.map(() => null),
  }));
  return [...hotels, ...bars];
}
