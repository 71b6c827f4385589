import { graphql } from '../../../platform/lib/gql/gql.ts';
import type { RestTrialCityQuery } from '../../../platform/lib/gql/graphql.ts';
import { sayLeftOut, sayLeftOutOfCities, type RestCall, type Route } from '../../../platform/lib/rest.ts';
import { monthRows, yearBefore, yearRow } from '../../hotels/hotel.rest.ts';
import { cityRows, lodgingRows } from '../../places/place.rest.ts';
import type { Row } from '../../property.rest.ts';
import { historyRow } from '../../premises/premises.rest.ts';

const hotel = graphql(`
  query restTrial {
    trial {
      hotel {
        ...RestHotel
        months {
          ...RestHotelMonth
        }
        monthsLeftOut {
          month
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
        lodgingMonthsLeftOut {
          month
        }
        lodgingRoomsTwice {
          ...RestRoomsTwice
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
        lodgingMonthsLeftOut {
          month
        }
        lodgingRoomsTwice {
          ...RestRoomsTwice
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
        citiesLodgingMonthsLeftOut {
          city
          month {
            month
          }
        }
        citiesLodgingRoomsTwice {
          city
          month {
            ...RestRoomsTwice
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
    answer: async (call) => {
      const sample = (await call.run(hotel, {})).trial.hotel;
      if (sample === null) return [];
      sayLeftOut(call, sample.monthsLeftOut);
      return monthRows(sample);
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
    answer: async (call) => lodgingOf(call, (await call.run(city, {})).trial.city, 'location_city'),
  },
  {
    method: 'get',
    path: '/trial/county',
    answer: async (call) => lodgingOf(call, (await call.run(county, {})).trial.county, 'verified_county'),
  },
  {
    method: 'get',
    path: '/trial/citiesincounty',
    answer: async (call) => {
      const place = (await call.run(cities, {})).trial.county;
      if (place === null) return [];
      sayLeftOutOfCities(call, place.citiesLodgingMonthsLeftOut);
      return cityRows(place, place.name);
    },
  },
];

type Sample = RestTrialCityQuery['trial']['city'];

/** Months of the sample city or county; `column` is the one of its name. */
function lodgingOf(call: RestCall, sample: Sample, column: string): Row[] {
  if (sample === null) return [];
  sayLeftOut(call, sample.lodgingMonthsLeftOut);
  return lodgingRows(sample.lodgingMonths, { [column]: sample.name }, sample.lodgingRoomsTwice);
}
