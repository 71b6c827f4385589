import type { Product, RestPeriodFragment } from '../../platform/lib/gql/graphql.ts';
import { graphql } from '../../platform/lib/gql/gql.ts';
import { notFound } from '../../platform/errors.ts';
import { wholeNumber, type Route } from '../../platform/lib/rest.ts';

graphql(`
  fragment RestPeriod on OwnershipPeriod {
    product
    locationName
    locationAddress
    taxpayerName
    beginDate
    endDate
  }
`);

const histories = {
  HOTEL: graphql(`
    query restHotelHistory($taxpayerNumber: String!, $locationNumber: Int!) {
      property: hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
        premises {
          ownershipPeriods {
            ...RestPeriod
          }
        }
      }
    }
  `),
  BEVERAGE: graphql(`
    query restBeverageHistory($taxpayerNumber: String!, $locationNumber: Int!) {
      property: beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
        premises {
          ownershipPeriods {
            ...RestPeriod
          }
        }
      }
    }
  `),
};

export function historyRow(period: Omit<RestPeriodFragment, 'product'>): Record<string, string | null> {
  return {
    responsibility_begin_date: period.beginDate,
    responsibility_end_date: period.endDate,
    location_name: period.locationName,
    location_address: period.locationAddress,
    taxpayer_name: period.taxpayerName,
  };
}

/** Owners of properties of the same tax at the property's address, latest first. */
function historyRoute(path: string, product: Product): Route {
  return {
    method: 'post',
    path,
    answer: async ({ run, field }) => {
      const { property } = await run(histories[product], {
        taxpayerNumber: field('taxpayer_number'),
        locationNumber: wholeNumber(field('location_number'), 'location_number'),
      });
      if (!property) throw notFound('This property');
      const periods = property.premises?.ownershipPeriods ?? [];
      return periods.filter((period) => period.product === product).map(historyRow);
    },
  };
}

export const premisesRoutes: readonly Route[] = [
  historyRoute('/basic/hotelhistory', 'HOTEL'),
  historyRoute('/mbt/mbthistory', 'BEVERAGE'),
];
