import { readFragment } from '../../gql/fragment-masking.ts';
import type { FragmentType } from '../../gql/fragment-masking.ts';
import type { Filing } from '../hotels/hotelDataSetColumns.tsx';
import type { Month } from '../hotels/hotelMonthColumns.tsx';
import { entriesOf } from '../premises/nameHistory.ts';
import type { NameEntry, OwnershipPeriod } from '../premises/nameHistory.ts';
import { propertyPath } from '../premises/property.ts';
import type { PropertyKey } from '../premises/property.ts';
import type { Headed } from '../premises/PropertyHeader.tsx';
import type { Related } from '../premises/RelatedList.tsx';
import { TrialRelatedFragment } from './trialHotelDocuments.ts';
import type { TrialHotel, TrialHotelFigures } from './trialHotelDocuments.ts';
import { withRelease } from './trialRelease.ts';
import { formatPlace } from '../../ui/formats/formatPlace.ts';

/** What tells one property from the others here, where none has an id. */
function idOf({ taxpayerNumber, locationNumber }: PropertyKey): string {
  return `${taxpayerNumber}-${String(locationNumber)}`;
}

const named = (name: string | null): { name: string } | null => (name === null ? null : { name });

/** The hotel as the members' header knows it. */
export function headedOf(hotel: TrialHotel): Headed {
  const places = { city: named(hotel.cityName), county: named(hotel.countyName), zipPlace: null };
  return { ...hotel, ...places, isElsewhere: hotel.isMarketplace };
}

/** The names that hotels at its address filed under, as the members' timeline knows them. */
export function namesOf(hotel: TrialHotel): NameEntry[] {
  const periods = hotel.names.map(({ taxpayerNumber, locationNumber, ...period }): OwnershipPeriod => {
    const key = { taxpayerNumber, locationNumber };
    return { ...period, hotel: { ...key, id: idOf(key) }, beverageProperty: null };
  });
  return entriesOf(periods, 'HOTEL', idOf(hotel));
}

/** Properties that share its taxpayer or address. */
export function relatedOf(rows: readonly FragmentType<typeof TrialRelatedFragment>[]): Related[] {
  return readFragment(TrialRelatedFragment, rows).map((row) => {
    const { product, name, address, filedCity, state, zip } = row;
    const street = address === '' ? '' : `${address}, `;
    return {
      id: `${product} ${idOf(row)}`,
      product,
      name,
      detail: `${street}${formatPlace(filedCity)}, ${state} ${zip}`,
      path: propertyPath(product, row),
      isCurrent: true,
    };
  });
}

export function monthsOf({ months }: TrialHotelFigures): Month[] {
  return months.map(withRelease);
}

/** Its filings as the members' table knows them. */
export function filingsOf({ filings }: TrialHotelFigures): Filing[] {
  return filings.map((filing) => {
    const id = `${filing.periodEnd} ${filing.filerType} ${String(filing.periodMonths)}`;
    const history = filing.history.map((version, index) => ({
      ...withRelease(version),
      id: `${id} ${String(index)}`,
    }));
    return { ...withRelease(filing), id, history };
  });
}
