import DataLoader from 'dataloader';
import type { Db } from '../../../platform/lib/db.ts';
import type { Month } from '../../../platform/lib/month.ts';
import { byId, rowLoader, withRelease, type RowLoader } from '../../../platform/lib/rowLoader.ts';
import type { PlaceKind } from '../../places/placeKind.ts';
import { comparisonsOf, type ComparedHotel, type Comparison } from './percentiles.rules.ts';
import {
  hotelsOfPlace,
  hotelsOfPlaceAsOf,
  percentileSubjects,
  percentileSubjectsAsOf,
} from './percentiles.sql.ts';

/** The hotel that a property is part of, at its latest month, with the places that the month counts toward. */
interface PercentileSubject {
  /** The property that represents the hotel. */
  propertyId: number;
  month: Month;
  city: string | null;
  countyCode: number | null;
  countyName: string | null;
  zip: string | null;
  isIncomplete: boolean;
}

/** A place in a month. */
interface PlaceInMonth {
  kind: PlaceKind;
  key: string;
  month: Month;
}

/** Latest months of hotels, and figures of the hotels beside them, now or as of a release. */
export interface PercentileReads {
  subject: { load: (propertyId: number) => Promise<PercentileSubject | null> };
  ofPlace: { load: (place: PlaceInMonth) => Promise<Comparison[]> };
}

export interface PercentileLoaders {
  /** The same as of a release, by its number: of one hotel at a time. */
  asOf: (release: number) => PercentileReads;
  /** By property; null for marketplaces, and without months. */
  subject: RowLoader<number, PercentileSubject>;
  /** One statement for each place and month, which hotels of the same place share. */
  ofPlace: DataLoader<PlaceInMonth, Comparison[], string>;
}

export function createPercentileLoaders(db: Db): PercentileLoaders {
  const asOf = (release: number): PercentileReads => ({
    subject: rowLoader(db, withRelease(byId<PercentileSubject>(percentileSubjectsAsOf), release)),
    ofPlace: {
      load: async ({ kind, key, month }) =>
        comparisonsOf(await db.query<ComparedHotel[]>(hotelsOfPlaceAsOf(kind, month), [key, release])),
    },
  });
  const compare = async ({ kind, key, month }: PlaceInMonth): Promise<Comparison[]> =>
    comparisonsOf(await db.query<ComparedHotel[]>(hotelsOfPlace(kind, month), [key]));
  return {
    asOf,
    subject: rowLoader(db, byId<PercentileSubject>(percentileSubjects)),
    ofPlace: new DataLoader((keys) => Promise.all(keys.map(compare)), {
      cacheKeyFn: ({ kind, key, month }) => `${kind}:${key} ${month}`,
    }),
  };
}
