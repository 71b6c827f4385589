import { skipToken, useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { askedPeriod } from '../figures/explore/explorePeriods.ts';
import { rankedMonths } from '../figures/explore/rankedMonths.ts';
import { usePublishedMonths } from '../search/usePublishedMonths.ts';
import type { PlacePageKind } from './placePages.ts';
import { useInSlices } from '../../ui/hooks/useInSlices.ts';
import { PLACE_FIELDS } from '../figures/placeFields.ts';

const PlaceMarketDocument = graphql(`
  query PlaceMarket(
    $product: Product!
    $kind: PlaceKind!
    $filter: RankingFilter!
    $from: Month!
    $to: Month!
    $monthsSince: Int!
    $month: Month!
    $monthsEarlier: Int!
  ) {
    recovery: rankPlaces(
      product: $product
      kind: $kind
      filter: $filter
      from: $from
      to: $to
      monthsEarlier: $monthsSince
      first: 1
    ) {
      comparedMonths
      earlierMonths
      monthsWithoutQuarterlyFilers
      nodes {
        marks
        later {
          receipts
        }
        earlier {
          receipts
        }
        change {
          amount
          percent
        }
        likeForLike {
          earlier
          later
          share
          change {
            amount
            percent
          }
        }
        propertiesCompared
        marketplacesCompared {
          earlier
          later
        }
        hotelsAlone {
          earlier
          later
          change {
            amount
            percent
          }
        }
        changeWithoutIdle {
          amount
          percent
        }
      }
    }
    up: rankProperties(
      product: $product
      filter: $filter
      by: CHANGE
      direction: HIGHEST
      from: $month
      to: $month
      monthsEarlier: $monthsEarlier
      first: 5
    ) {
      found
      months
      topFiveShare
      concentration
      ...PlaceMovers
    }
    down: rankProperties(
      product: $product
      filter: $filter
      by: CHANGE
      direction: LOWEST
      from: $month
      to: $month
      monthsEarlier: $monthsEarlier
      first: 5
    ) {
      ...PlaceMovers
    }
  }
`);

const LATEST = { from: '', to: '', vs: '' };

/** The market of a place over its latest month, and over its latest year since 2019. */
export function usePlaceMarket({ kind, product }: PlacePageKind, name: string, isReady: boolean) {
  const { published, failure } = usePublishedMonths(product);
  const months = published === undefined ? [] : rankedMonths(published);
  const latest = askedPeriod({ ...LATEST, period: 'latest' }, months);
  const since = askedPeriod({ ...LATEST, period: '2019' }, months);
  const { data, error, refetch } = useInSlices(
    useQuery(
      PlaceMarketDocument,
      isReady && latest !== null && since !== null
        ? {
            variables: {
              product,
              kind,
              filter: { [PLACE_FIELDS[kind]]: { eq: name } },
              from: since.from,
              to: since.to,
              monthsSince: since.monthsEarlier ?? 12,
              month: latest.to,
              monthsEarlier: latest.monthsEarlier ?? 12,
            },
          }
        : skipToken,
    ),
  );
  const retry = failure?.onRetry ?? (() => void refetch());
  return { asked: latest, data, failed: (failure?.error ?? error) !== undefined, retry };
}
