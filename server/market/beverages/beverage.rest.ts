import { notFound } from '../../platform/errors.ts';
import { monthNumberOf, yearOf } from '../../platform/lib/month.ts';
import type { RestBeveragePropertyQuery } from '../../platform/lib/gql/graphql.ts';
import { graphql } from '../../platform/lib/gql/gql.ts';
import { ifIncomplete, propertyNumbers, type Route } from '../../platform/lib/rest.ts';

const detail = graphql(`
  query restBeverageProperty($taxpayerNumber: String!, $locationNumber: Int!) {
    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      name
      address
      filedCity
      state
      zip
      taxpayerNumber
      locationNumber
      permit
      responsibilityBegin
      responsibilityEnd
      city {
        name
      }
      county {
        name
      }
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
      months {
        month
        totalReceipts
        liquorReceipts
        wineReceipts
        beerReceipts
        coverChargeReceipts
        isIncomplete
      }
    }
  }
`);

type PropertyData = NonNullable<RestBeveragePropertyQuery['beverageProperty']>;
type Month = PropertyData['months'][number];

const years = graphql(`
  query restBeverageYears($taxpayerNumber: String!, $locationNumber: Int!) {
    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      years {
        year
        totalReceipts
      }
    }
  }
`);

function found<T>(property: T | null): T {
  if (property === null) throw notFound('This property');
  return property;
}

type Row = Record<string, string | number | null>;

function propertyRow(property: PropertyData): Row {
  return {
    location_name: property.name,
    location_address: property.address,
    location_city: property.city?.name ?? property.filedCity,
    location_state: property.state,
    location_zip: property.zip,
    location_number: property.locationNumber,
    location_county_name: property.county?.name ?? null,
    verified_county: property.county?.name ?? null,
    taxpayer_number: property.taxpayerNumber,
    taxpayer_name: property.taxpayer.name,
    taxpayer_address: property.taxpayer.address,
    taxpayer_city: property.taxpayer.city,
    taxpayer_county: property.taxpayer.county,
    taxpayer_state: property.taxpayer.state,
    taxpayer_zip: property.taxpayer.zip,
    tabc_permit_number: property.permit,
    filer_type: 50,
    responsibility_begin_date: property.responsibilityBegin,
    responsibility_end_date: property.responsibilityEnd,
    latitude: property.coordinates?.latitude ?? null,
    longitude: property.coordinates?.longitude ?? null,
    type: 1,
  };
}

function monthRow(row: Month): Row {
  return {
    year: yearOf(row.month),
    month: monthNumberOf(row.month),
    wine_receipts: row.wineReceipts,
    liquor_receipts: row.liquorReceipts,
    beer_receipts: row.beerReceipts,
    cover_charge_receipts: row.coverChargeReceipts,
    total_receipts: row.totalReceipts,
    Total_Receipts: row.totalReceipts,
    ...ifIncomplete(row),
  };
}

export const beverageRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/mbt/testyearlyvalues/:taxpayer/:location',
    answer: async (call) => {
      const property = found((await call.run(years, propertyNumbers(call))).beverageProperty);
      return property.years.map(({ year, totalReceipts }) => ({
        year,
        total_revenue: totalReceipts,
        Total_Receipts: totalReceipts,
        // Both taxes' yearly values have this field; bars have no rooms.
        RevPar: null,
      }));
    },
  },
  {
    method: 'get',
    path: '/mbt/:name/:taxpayer/:location',
    answer: async (call) => {
      const property = found((await call.run(detail, propertyNumbers(call))).beverageProperty);
      return property.months.map((month) => ({ ...monthRow(month), ...propertyRow(property) }));
    },
  },
];
