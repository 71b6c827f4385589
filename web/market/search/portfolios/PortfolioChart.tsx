import { skipToken, useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { ChartCard } from '../../../ui/charts/ChartCard.tsx';
import { MonthChart } from '../../../ui/charts/MonthChart.tsx';
import type { MonthChartData } from '../../../ui/charts/monthSeries.ts';
import { graphql } from '../../../gql/gql.ts';
import type { PortfolioChartQuery, Product } from '../../../gql/graphql.ts';
import type { Duration } from '../../../ui/formats/duration.ts';
import { useInSlices } from '../../../ui/hooks/useInSlices.ts';
import { useAsOf } from '../../figures/citing/asOf.ts';
import { AsOfFailure } from '../../figures/citing/AsOfFailure.tsx';
import { useIncompleteWords } from '../../figures/IncompleteAside.tsx';
import { awaitedText, noteTexts } from '../../figures/doubtText.ts';
import { useGaps } from '../usePublishedMonths.ts';
import { lineName, numbersText, portfolioChartOf, rangeOf } from './portfolioChart.ts';
import type { ChartedPortfolio, Measure } from './portfolioChart.ts';

const PortfolioChartDocument = graphql(`
  query PortfolioChart($id: ID!, $from: Month!, $to: Month!, $asOf: AsOfInput) {
    node(id: $id) {
      __typename
      id
      ... on Portfolio {
        chart(from: $from, to: $to, asOf: $asOf) {
          months
          receipts
          revpar
          properties
          revparProperties
          propertiesChanged
          revparPropertiesChanged
          flaggedMonths
          unusualMonths
          estimatedMonths
          apportionedMonths
          awaitedMonths
          lines {
            hotel {
              id
              name
              isMarketplace
              taxpayer {
                name
              }
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
  /** The year that the months end with; null if nothing is published, undefined until it is known. */
  until: number | null | undefined;
}

/** Receipts of a portfolio's properties by month and, for hotels, their RevPAR. */
export function PortfolioChart(props: Props) {
  const isPast = useAsOf() !== null;
  return (
    <ChartCard<Measure>
      tabs={props.product === 'HOTEL' ? [REVENUE, REVPAR] : [REVENUE]}
      {...(isPast && { fixed: '1' })}
    >
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

function Chart({ id, product, propertyCount, until, title, measure, duration }: ChartProps) {
  const asOf = useAsOf();
  const { data, error, refetch } = useInSlices(
    useQuery(
      PortfolioChartDocument,
      until == null
        ? skipToken
        : // Properties that were removed since must not show.
          { variables: { id, ...rangeOf(duration, until), asOf }, fetchPolicy: 'cache-and-network' },
    ),
  );
  const charted = useMemo(() => data && chartedOf(data), [data]);
  const drawn = useMemo(() => {
    if (until === null) return NOTHING_PUBLISHED;
    return charted ? portfolioChartOf(charted, measure, propertyCount) : null;
  }, [charted, until, measure, propertyCount]);
  const chart = useGaps(drawn, product);
  const incomplete = useIncompleteWords({ product, months: chart?.months ?? [] });
  if (error !== undefined)
    return <AsOfFailure what="The charts" error={error} onRetry={() => void refetch()} />;
  const isPart = propertyCount > (chart?.series.length ?? 0);
  const numbers = charted ? numbersText(charted, measure, propertyCount) : '';
  const notes = [...sourceNotes(charted ?? null, isPart), numbers, incomplete].filter((note) => note !== '');
  return <MonthChart title={title} data={chart} source={notes.join(' · ')} />;
}

/** Says which of the properties have lines, and which months of all together are to be read with care. */
function sourceNotes(charted: ChartedPortfolio | null, isPart: boolean): string[] {
  const largest = isPart ? ['The largest by receipts of the months shown'] : [];
  if (charted === null) return largest;
  return [...largest, ...noteTexts(charted), awaitedText(charted.awaitedMonths)];
}

function chartedOf({ node }: PortfolioChartQuery): ChartedPortfolio | null {
  if (node?.__typename !== 'Portfolio') return null;
  const lines = node.chart.lines.map(({ hotel, beverageProperty, ...values }) => ({
    ...values,
    name: hotel === null ? (beverageProperty?.name ?? '') : lineName(hotel),
  }));
  return { ...node.chart, lines };
}
