import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { Failure } from '../../../ui/parts/Failure.tsx';
import { MonthChart } from '../../../ui/charts/MonthChart.tsx';
import type { MonthChartData } from '../../../ui/charts/monthSeries.ts';
import { graphql } from '../../../gql/gql.ts';
import type { PortfolioChartQuery, Product } from '../../../gql/graphql.ts';
import type { Duration } from '../../../ui/formats/duration.ts';
import { useLatestPeriods } from '../useLatestPeriods.ts';
import { useGaps } from '../usePublishedMonths.ts';
import { portfolioChartOf, rangeOf } from './portfolioChart.ts';
import type { ChartedPortfolio, Measure } from './portfolioChart.ts';

const PortfolioChartDocument = graphql(`
  query PortfolioChart($id: ID!, $from: Month!, $to: Month!) {
    node(id: $id) {
      __typename
      id
      ... on Portfolio {
        chart(from: $from, to: $to) {
          months
          receipts
          revpar
          lines {
            hotel {
              id
              name
            }
            beverageProperty {
              id
              name
            }
            receipts
            revpar
          }
        }
      }
    }
  }
`);

const REVENUE = { value: 'revenue', label: 'Monthly Revenue' } as const;
const REVPAR = { value: 'revpar', label: 'RevPAR' } as const;

interface Props {
  id: string;
  product: Product;
  name: string;
  propertyCount: number;
}

/** Receipts of a portfolio's properties by month and, for hotels, their RevPAR. */
export function PortfolioChart(props: Props) {
  return (
    <ChartCard<Measure> tabs={props.product === 'HOTEL' ? [REVENUE, REVPAR] : [REVENUE]}>
      {({ tab, duration }) => (
        <Chart {...props} title={`${props.name}: ${tab.label}`} measure={tab.value} duration={duration} />
      )}
    </ChartCard>
  );
}

const NOTHING_PUBLISHED: MonthChartData = { months: [], series: [], fullYear: 0 };

interface ChartProps extends Props {
  title: string;
  measure: Measure;
  duration: Duration;
}

function Chart({ id, product, propertyCount, title, measure, duration }: ChartProps) {
  const periods = useLatestPeriods();
  const latest = product === 'HOTEL' ? periods.hotel : periods.beverage;
  const { data, error, refetch } = useQuery(
    PortfolioChartDocument,
    latest == null
      ? skipToken
      : // What was taken out since must not show.
        { variables: { id, ...rangeOf(duration, latest.year) }, fetchPolicy: 'cache-and-network' },
  );
  const drawn = useMemo(() => {
    if (latest === null) return NOTHING_PUBLISHED;
    const charted = data && chartedOf(data);
    return charted ? portfolioChartOf(charted, measure, propertyCount) : null;
  }, [data, latest, measure, propertyCount]);
  const chart = useGaps(drawn, product);
  if (error !== undefined) return <Failure what="The charts" onRetry={() => void refetch()} />;
  const others =
    propertyCount > (chart?.series.length ?? 0) ? 'The largest by receipts of the months shown; ' : '';
  return <MonthChart title={title} data={chart} source={`${others}doubtful values do not count as filed`} />;
}

function chartedOf({ node }: PortfolioChartQuery): ChartedPortfolio | null {
  if (node?.__typename !== 'Portfolio') return null;
  const lines = node.chart.lines.map(({ hotel, beverageProperty, ...values }) => ({
    ...values,
    name: (hotel ?? beverageProperty)?.name ?? '',
  }));
  return { ...node.chart, lines };
}
