import { graphql } from '../platform/lib/gql/gql.ts';
import type { RestLocationFragment, RestPropertyFragment } from '../platform/lib/gql/graphql.ts';

/** A row of a REST answer. */
export type Row = Record<string, string | number | null>;

/** The rows of a results table. Those of a period that no release has are late filings. */
export interface RestResults {
  rows: Row[];
  isPublished: boolean;
}

/** Fragments on interfaces serve both taxes, and the samples of visitors. */
graphql(`
  fragment RestLocation on PropertySummary {
    name
    address
    filedCity
    state
    zip
    taxpayerNumber
    locationNumber
  }
`);

graphql(`
  fragment RestProperty on PropertyFacts {
    ...RestLocation
    countyName
    responsibilityBegin
    responsibilityEnd
    taxpayer {
      name
      address
      city
      county
      state
      zip
    }
    coordinates {
      latitude
      longitude
    }
  }
`);

/** Name and address of a property. Its city is the one that it counts toward, or as filed if there is none. */
export function locationColumns(property: RestLocationFragment, cityName: string | undefined | null): Row {
  return {
    location_name: property.name,
    location_address: property.address,
    location_city: cityName ?? property.filedCity,
    location_state: property.state,
    location_zip: property.zip,
  };
}

/** Number, name and address of a property’s taxpayer. */
export function taxpayerColumns({ taxpayerNumber, taxpayer }: RestPropertyFragment): Row {
  return {
    taxpayer_number: taxpayerNumber,
    taxpayer_name: taxpayer.name,
    taxpayer_address: taxpayer.address,
    taxpayer_city: taxpayer.city,
    taxpayer_county: taxpayer.county,
    taxpayer_state: taxpayer.state,
    taxpayer_zip: taxpayer.zip,
  };
}

/** Dates of responsibility and position of a property. */
export function dateAndPointColumns({ coordinates, ...property }: RestPropertyFragment): Row {
  return {
    responsibility_begin_date: property.responsibilityBegin,
    responsibility_end_date: property.responsibilityEnd,
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
  };
}
