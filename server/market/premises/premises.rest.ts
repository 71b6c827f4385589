import { notFound } from '../../platform/errors.ts';
import { operation, wholeNumber, type PropertyNumbers, type Route } from '../../platform/lib/rest.ts';

export interface Period {
  product: 'HOTEL' | 'BEVERAGE';
  locationName: string;
  locationAddress: string;
  taxpayerName: string;
  beginDate: string;
  endDate: string | null;
}

interface Property {
  premises: { ownershipPeriods: Period[] } | null;
}

/** What of a period the answers are made of. */
export const periodFields = 'product locationName locationAddress taxpayerName beginDate endDate';

const ask = (name: string, field: string): string =>
  `query ${name}($taxpayerNumber: String!, $locationNumber: Int!) {
    property: ${field}(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      premises {
        ownershipPeriods { ${periodFields} }
      }
    }
  }`;

const histories = {
  HOTEL: operation<{ property: Property | null }, PropertyNumbers>(ask('restHotelHistory', 'hotel')),
  BEVERAGE: operation<{ property: Property | null }, PropertyNumbers>(
    ask('restBeverageHistory', 'beverageProperty'),
  ),
};

export function historyRow(period: Period): Record<string, string | null> {
  return {
    responsibility_begin_date: period.beginDate,
    responsibility_end_date: period.endDate,
    location_name: period.locationName,
    location_address: period.locationAddress,
    taxpayer_name: period.taxpayerName,
  };
}

/** Who ran what of the same tax at the property's address, the latest first. */
function historyRoute(path: string, product: 'HOTEL' | 'BEVERAGE'): Route {
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
