import { readFragment } from '../gql/fragment-masking.ts';
import { graphql } from '../gql/gql.ts';
import type { LodgingMonthFragment, PlaceLodgingQuery } from '../gql/graphql.ts';
import type { PlaceFigures, PlaceMonth } from './placeFigures.ts';

export const LodgingMonth = graphql(`
  fragment LodgingMonth on LodgingPlaceMonth {
    month
    roomReceipts
    taxableReceipts
    revpar
    rooms
    properties
    marketplace
    apportioned
    suspectsLeftOut
    awaitsQuarterlyFilers
    release {
      id
      fileName
      issuedOn
      synthetic
    }
  }
`);

export const PlaceLodgingDocument = graphql(`
  query PlaceLodging($kind: PlaceKind!, $name: String!) {
    place(kind: $kind, name: $name) {
      id
      name
      lodgingMonths {
        ...LodgingMonth
      }
      lodgingYears {
        year
        months
        roomReceipts
        receiptsChange {
          amount
          percent
        }
        revpar
        revparChange {
          amount
          percent
        }
      }
    }
    latestPeriod(product: HOTEL) {
      year
    }
  }
`);

/** A month as the pages of both taxes show it. */
export function monthOfLodging(month: LodgingMonthFragment): PlaceMonth {
  const alcohol = { liquor: null, wine: null, beer: null, coverCharge: null, estimated: null };
  const { roomReceipts: receipts, taxableReceipts: taxable, ...rest } = month;
  return { ...alcohol, ...rest, receipts, taxable };
}

/** What the page shows of the answer; null for a place that no release names. */
export function lodgingFigures({ place, latestPeriod }: PlaceLodgingQuery): PlaceFigures | null {
  if (place === null) return null;
  return {
    name: place.name,
    months: readFragment(LodgingMonth, place.lodgingMonths).map(monthOfLodging),
    years: place.lodgingYears.map(({ roomReceipts, receiptsChange, ...year }) => ({
      ...year,
      receipts: roomReceipts,
      change: receiptsChange,
    })),
    latestYear: latestPeriod?.year ?? null,
  };
}
