import { cityPlace, countyPlace, zipPlace } from '../../places/place.ts';
import type { PercentileReaders } from './percentiles.loader.ts';
import { bandOf } from './percentiles.rules.ts';
import type { HotelPercentiles } from './percentiles.type.ts';

/** Standing of the hotel that a property is part of in each of its places; none without months. */
export async function percentilesOf(
  { subject, ofPlace }: PercentileReaders,
  propertyId: number,
): Promise<HotelPercentiles[]> {
  const found = await subject.load(propertyId);
  if (found === null) return [];
  const { month, isIncomplete, partialMonths, city, countyCode, countyName, zip } = found;
  const places = [cityPlace(city), countyPlace(countyCode, countyName), zipPlace(zip)];
  return Promise.all(
    places
      .filter((place) => place !== null)
      .map(async (place) => {
        const compared = await ofPlace.load({ kind: place.kind, key: place.key, month });
        return {
          place,
          month,
          isIncomplete,
          partialMonths,
          bands: compared.map((each) => bandOf(found.propertyId, each)),
        };
      }),
  );
}
