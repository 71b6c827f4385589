import { graphql } from '../../../platform/lib/gql/gql.ts';
import type { Route } from '../../../platform/lib/rest.ts';
import { monthRows, yearBefore, yearRow } from '../../hotels/hotel.rest.ts';
import { lodgingRow } from '../../places/place.rest.ts';
import { historyRow } from '../../premises/premises.rest.ts';

const hotel = graphql(`
  query restTrial {
    trial {
      hotel {
        ...RestHotel
        months {
          ...RestHotelMonth
        }
      }
    }
  }
`);
const names = graphql(`
  query restTrialNames {
    trial {
      hotel {
        names {
          locationName
          locationAddress
          taxpayerName
          beginDate
          endDate
        }
      }
    }
  }
`);
const years = graphql(`
  query restTrialYears {
    trial {
      hotel {
        years {
          ...RestHotelYear
        }
      }
    }
  }
`);
const roomMonths = graphql(`
  query restTrialRoomMonths {
    trial {
      latestYear
      hotel {
        months {
          ...RestRoomMonth
        }
      }
    }
  }
`);

const city = graphql(`
  query restTrialCity {
    trial {
      city {
        name
        lodgingMonths {
          ...RestLodgingMonth
        }
      }
    }
  }
`);
const county = graphql(`
  query restTrialCounty {
    trial {
      county {
        name
        lodgingMonths {
          ...RestLodgingMonth
        }
      }
    }
  }
`);
const cities = graphql(`
  query restTrialCities {
    trial {
      county {
        name
        citiesLodgingMonths {
          city
          month {
            ...RestLodgingMonth
          }
        }
      }
    }
  }
`);

/**
 * Samples for visitors, in the shapes of the members' calls of the same names. All input is ignored; without a sample
 * there are no rows.
 */
export const trialRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/trial',
    answer: async ({ run }) => {
      const sample = (await run(hotel, {})).trial.hotel;
      return sample === null ? [] : monthRows(sample);
    },
  },
  {
    method: 'get',
    path: '/trial/hotelhistory',
    answer: async ({ run }) => ((await run(names, {})).trial.hotel?.names ?? []).map(historyRow),
  },
  {
    method: 'get',
    path: '/trial/testyearlyvalues',
    answer: async ({ run }) => ((await run(years, {})).trial.hotel?.years ?? []).map(yearRow),
  },
  {
    method: 'get',
    path: '/trial/testlastyearlyvalues',
    answer: async ({ run }) => {
      const { trial } = await run(roomMonths, {});
      return yearBefore(trial.hotel?.months ?? [], trial.latestYear ?? 0);
    },
  },
  {
    method: 'get',
    path: '/trial/city',
    answer: async ({ run }) => {
      const { name = '', lodgingMonths = [] } = (await run(city, {})).trial.city ?? {};
      return lodgingMonths.map((month) => lodgingRow(month, { location_city: name }));
    },
  },
  {
    method: 'get',
    path: '/trial/county',
    answer: async ({ run }) => {
      const { name = '', lodgingMonths = [] } = (await run(county, {})).trial.county ?? {};
      return lodgingMonths.map((month) => lodgingRow(month, { verified_county: name }));
    },
  },
  {
    method: 'get',
    path: '/trial/citiesincounty',
    answer: async ({ run }) => {
      const { name = '', citiesLodgingMonths = [] } = (await run(cities, {})).trial.county ?? {};
      return citiesLodgingMonths.map(({ city: location_city, month }) =>
        lodgingRow(month, { location_city, verified_county: name }),
      );
    },
  },
];
