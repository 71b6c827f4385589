import { notFound } from '../../platform/errors.ts';
import { monthNumberOf, yearOf } from '../../platform/lib/month.ts';
import type { RestBeveragePropertyQuery, RestBeverageYearsQuery } from '../../platform/lib/gql/graphql.ts';
import { graphql } from '../../platform/lib/gql/gql.ts';
import { ifIncomplete, ifPartial, ifShort, propertyNumbers, type Route } from '../../platform/lib/rest.ts';
import { dateAndPointColumns, locationColumns, taxpayerColumns, type Row } from '../property.rest.ts';
import { ifEstimate } from './beverageResults.rest.ts';

const detail = graphql(`
  query restBeverageProperty($taxpayerNumber: String!, $locationNumber: Int!) {
    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {
      ...RestProperty
      permit
      city {
        name
      }
      months {
        month
        totalReceipts
        liquorReceipts
        wineReceipts
        beerReceipts
        coverChargeReceipts
        isIncomplete
        responsibleDays
        flags
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
        months
        totalReceipts
        estimatedMonths
      }
    }
  }
`);

type Year = NonNullable<RestBeverageYearsQuery['beverageProperty']>['years'][number];

function found<T>(property: T | null): T {
  if (property === null) throw notFound('This property');
  return property;
}

function propertyRow(property: PropertyData): Row {
  return {
    ...locationColumns(property, property.city?.name),
    location_number: property.locationNumber,
    location_county_name: property.countyName,
    verified_county: property.countyName,
    ...taxpayerColumns(property),
    tabc_permit_number: property.permit,
    filer_type: 50,
    ...dateAndPointColumns(property),
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
    ...ifEstimate(row),
    ...ifPartial(row),
  };
}

function yearRow({ year, months, totalReceipts, estimatedMonths }: Year): Row {
  return {
    year,
    total_revenue: totalReceipts,
    Total_Receipts: totalReceipts,
    // Both taxes' yearly values have this field; bars have no rooms.
    RevPar: null,
    ...ifShort({ months }),
    ...(estimatedMonths.length > 0 && { estimated_months: estimatedMonths.length }),
  };
}

export const beverageRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/mbt/testyearlyvalues/:taxpayer/:location',
    answer: async (call) => {
      const property = found((await call.run(years, propertyNumbers(call))).beverageProperty);
      return property.years.map(yearRow);
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
