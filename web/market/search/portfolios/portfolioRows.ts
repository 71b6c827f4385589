import { graphql } from '../../../gql/gql.ts';
import type {
  EarlierPropertyFragment,
  PortfolioRowFragment,
  PortfolioFiguresQuery,
} from '../../../gql/graphql.ts';
import { readFragment } from '../../../gql/fragment-masking.ts';
import { EarlierProperty, ListedBar, ListedHotel } from './ListedProperty.tsx';
import type { ListedProperty } from './ListedProperty.tsx';

export const PortfolioFiguresDocument = graphql(`
  query PortfolioFigures($id: ID!, $asOf: AsOfInput) {
    node(id: $id) {
      __typename
      id
      ... on Portfolio {
        figures(asOf: $asOf) {
          month
          monthsPublished
          rows {
            ...PortfolioRow
          }
          total {
            flaggedMonths
            unusualMonths
            estimatedMonths
            apportionedMonths
            awaitedMonths
            receipts
            revpar
            trailingReceipts
            trailingRevpar
            receiptsChange {
              amount
              percent
            }
            receiptsLikeForLike {
              share
            }
            receiptsChangeWithoutIdle {
              amount
              percent
            }
            trailingChange {
              amount
              percent
            }
            trailingComparedMonths
            trailingLikeForLike {
              share
            }
            trailingChangeWithoutIdle {
              amount
              percent
            }
            marketplaceReceipts
            hotelsAlone {
              change {
                amount
                percent
              }
            }
            trailingMarketplaceReceipts
            trailingHotelsAlone {
              change {
                amount
                percent
              }
            }
            yearToDate {
              figures {
                ...NearestFigure
              }
              marketplaceReceipts
              hotelsAlone {
                change {
                  amount
                  percent
                }
              }
              unusualMonthsBefore
              estimatedMonthsBefore
            }
          }
        }
      }
    }
  }
`);

const PortfolioRowFields = graphql(`
  fragment PortfolioRow on PortfolioRow {
    hotel {
      id
      isMarketplace
      taxpayer {
        name
      }
      ...ListedHotel
    }
    beverageProperty {
      id
      ...ListedBar
    }
    earlierProperty {
      ...EarlierProperty
    }
    receipts
    revpar
    receiptsChange {
      amount
      percent
    }
    trailingReceipts
    trailingRevpar
    trailingMonths
    trailingRevparMonths
    trailingChange {
      amount
      percent
    }
    trailingComparedMonths
    receiptsByMonth
    flaggedMonths
    unusualMonths
    estimatedMonths
    apportionedMonths
    awaitedMonths
    partialMonths
    cityName
    cityShare
    lastMonth
    isAwaited
    note
  }
`);

type Figures = NonNullable<
  Extract<NonNullable<PortfolioFiguresQuery['node']>, { __typename: 'Portfolio' }>['figures']
>;

/** A property of a portfolio, with its figures. */
export interface PortfolioLine extends Omit<
  PortfolioRowFragment,
  'hotel' | 'beverageProperty' | 'earlierProperty' | ' $fragmentName'
> {
  property: ListedProperty;
  /** The earlier owner's property by which alone the portfolio has it. */
  earlier: EarlierPropertyFragment | null;
  /** Taxpayer of a booking marketplace, which files under the name of a city; null for hotels and bars. */
  marketplace: string | null;
}

/** A portfolio in its latest month. */
export interface PortfolioView extends Pick<Figures, 'month' | 'monthsPublished' | 'total'> {
  lines: PortfolioLine[];
}

export function viewOf(figures: Figures): PortfolioView {
  const lines = readFragment(PortfolioRowFields, figures.rows).flatMap(
    ({ hotel, beverageProperty, earlierProperty, ...rest }) => {
      const property =
        (hotel && readFragment(ListedHotel, hotel)) ??
        (beverageProperty && readFragment(ListedBar, beverageProperty));
      const marketplace = hotel?.isMarketplace ? hotel.taxpayer.name : null;
      const earlier = readFragment(EarlierProperty, earlierProperty) ?? null;
      return property === null ? [] : [{ ...rest, property, earlier, marketplace }];
    },
  );
  return { ...figures, lines };
}
