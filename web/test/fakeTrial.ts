import { HOTELS, LATEST_YEAR } from './fakeFigures.ts';
import { fakePlace } from './fakePlaces.ts';
import { hotelAtPremises, taxpayerProperties } from './fakePremises.ts';

interface Asked {
  latestYears?: number | null;
}

/** True if something of a month, date or year is within so many calendar years up to the latest. */
function isAsked({ latestYears = null }: Asked, when: string | number): boolean {
  const year = Number(String(when).slice(0, 4));
  return latestYears === null || year > LATEST_YEAR - latestYears;
}

function trialHotel() {
  const [first] = HOTELS;
  if (first === undefined) throw new Error('There is no hotel.');
  const { premises, filings, ...hotel } = hotelAtPremises(first);
  const monthsOf = (asked: Asked) => hotel.months.filter(({ month }) => isAsked(asked, month));
  const others = taxpayerProperties({ ...first, first: 31 }).nodes.flatMap(({ product, beverageProperty }) =>
    beverageProperty === null ? [] : [{ ...beverageProperty, product }],
  );
  return {
    ...hotel,
    months: monthsOf,
    monthsLeftOut: [],
    series: (asked: Asked) => seriesWithin(hotel.series, asked),
    years: (asked: Asked) => hotel.years.filter(({ year }) => isAsked(asked, year)),
    filings: (asked: Asked) => filings().nodes.filter(({ periodEnd }) => isAsked(asked, periodEnd)),
    names: premises.ownershipPeriods,
    taxpayerPropertiesCount: others.length,
    taxpayerProperties: others.slice(0, 10),
    mixedBeverageRecords: premises.beverageProperties
      .slice(0, 10)
      .map((bar, index) => ({ ...bar, locationNumber: index + 1, product: 'BEVERAGE' })),
  };
}

type Series = ReturnType<typeof hotelAtPremises>['series'];

function seriesWithin(series: Series, asked: Asked) {
  const kept = series.months.map((month) => isAsked(asked, month));
  const columns = Object.entries(series).map(([key, values]) => [
    key,
    (values as readonly unknown[]).filter((_, index) => kept[index]),
  ]);
  return Object.fromEntries(columns) as Record<keyof Series, unknown[]>;
}

function trialPlace(kind: string, name: string) {
  const place = fakePlace({ kind, name });
  if (place === null) return null;
  return {
    name,
    lodgingHeadline: place.lodgingHeadline,
    lodgingMonths: (asked: Asked) => place.lodgingMonths.filter(({ month }) => isAsked(asked, month)),
    lodgingMonthsLeftOut: [],
    lodgingRoomsTwice: [],
    citiesLodgingRoomsTwice: [],
    citiesLodgingMonthsLeftOut: [],
    lodgingYears: (asked: Asked) => place.lodgingYears.filter(({ year }) => isAsked(asked, year)),
    citiesLodgingMonths: (asked: Asked) =>
      place.citiesLodgingMonths.filter(({ month }) => isAsked(asked, month.month)),
  };
}

/** The samples that visitors see: the example hotel, its city and its county. */
export const fakeTrial = {
  latestYear: LATEST_YEAR,
  hotel: trialHotel(),
  city: trialPlace('CITY', 'MARFA'),
  county: trialPlace('COUNTY', 'Presidio'),
};
