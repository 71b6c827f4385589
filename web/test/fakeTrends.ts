import { HOTELS, LATEST_YEAR, RELEASE } from './fakeFigures.ts';
import { fakeHotel, page } from './fakeHotel.ts';
import { citedReleases, type AskedAsOf } from './fakeReleases.ts';

/** 1959, and each year since 1994 but 2000 and 2009, up to the one that is going on. */
const YEARS = [1959, ...Array.from({ length: LATEST_YEAR - 1993 }, (_, index) => 1994 + index)].filter(
  (year) => year !== 2000 && year !== 2009,
);

/** Hotels of every year: those of the list, opened one a month. */
function hotelsOf(year: number) {
  return HOTELS.filter(({ isMarketplace }) => isMarketplace !== true).map((hotel, index) => ({
    ...fakeHotel(hotel),
    name: `${hotel.name} OF ${String(year)}`,
    responsibilityBegin: `${String(year)}-${String((index % 12) + 1).padStart(2, '0')}-01`,
    roomsWhenNew: index === 1 ? null : hotel.rooms - 1,
    receiptsBeforeNew: index === 2 ? `${String(year - 2)}-05` : null,
  }));
}

export function newHotels({ year: asked, asOf }: { year?: number | null } & AskedAsOf) {
  citedReleases({ asOf });
  return YEARS.filter((year) => asked == null || year === asked).map((year) => ({
    year,
    newHotels: year === 1959 ? 1 : 10 * (year - 1990),
    roomsAdded: 100 * (year - 1900),
    roomsUnknown: year === LATEST_YEAR ? 3 : 0,
    hotelsOpenedEarlier: year < 2021 ? 0 : 2,
    roomsOpenedEarlier: year < 2021 ? 0 : year === 2021 ? null : 150,
    release: RELEASE,
    hotels: (paging: { first?: number; after?: string | null }) => page(hotelsOf(year), paging),
  }));
}
