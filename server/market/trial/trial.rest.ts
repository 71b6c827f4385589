import {
  hotelFields,
  monthFields,
  monthRows,
  yearBefore,
  yearFields,
  yearRow,
  type HotelData,
  type Year,
} from '../hotels/hotel.rest.ts';
import { operation, type Operation, type Route } from '../../platform/lib/rest.ts';
import { lodging, lodgingRow, type LodgingMonth } from '../places/place.rest.ts';
import { historyRow, periodFields, type Period } from '../premises/premises.rest.ts';

interface Asked<Data> {
  trial: Data;
}

function ask<Data>(name: string, selection: string): Operation<Asked<Data>, Record<string, never>> {
  return operation(`query ${name} { trial { ${selection} } }`);
}

type Hotel = Omit<HotelData, 'city' | 'county'> & { cityName: string | null; countyName: string | null };

interface Place {
  name: string;
  lodgingMonths: LodgingMonth[];
}

const hotel = ask<{ hotel: Hotel | null }>(
  'restTrial',
  `hotel { ${hotelFields} cityName countyName months { ${monthFields} } }`,
);
const names = ask<{ hotel: { names: Period[] } | null }>(
  'restTrialNames',
  `hotel { names { ${periodFields} } }`,
);
const years = ask<{ latestYear: number | null; hotel: { years: Year[] } | null }>(
  'restTrialYears',
  `latestYear hotel { years { ${yearFields} } }`,
);
const city = ask<{ city: Place | null }>('restTrialCity', `city { name lodgingMonths { ${lodging} } }`);
const county = ask<{ county: Place | null }>(
  'restTrialCounty',
  `county { name lodgingMonths { ${lodging} } }`,
);
const cities = ask<{
  county: { name: string; citiesLodgingMonths: { city: string; month: LodgingMonth }[] } | null;
}>('restTrialCities', `county { name citiesLodgingMonths { city month { ${lodging} } } }`);

const named = (name: string | null): { name: string } | null => (name === null ? null : { name });

/**
 * The samples that visitors see, in the shapes of the members' calls of the same names. Nothing that is sent counts;
 * without a sample there are no rows.
 */
export const trialRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/trial',
    answer: async ({ run }) => {
      const sample = (await run(hotel, {})).trial.hotel;
      if (sample === null) return [];
      return monthRows({ ...sample, city: named(sample.cityName), county: named(sample.countyName) });
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
      const { trial } = await run(years, {});
      return yearBefore(trial.hotel?.years ?? [], trial.latestYear ?? 0);
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
