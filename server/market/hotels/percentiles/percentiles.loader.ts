import DataLoader from 'dataloader';
import type { Db } from '../../../platform/lib/db.ts';
import { memoized } from '../../../platform/lib/memoized.ts';
import type { Month } from '../../../platform/lib/month.ts';
import {
  byId,
  oneRowByOne,
  rowLoader,
  type Reader,
  type RowLoader,
} from '../../../platform/lib/rowLoader.ts';
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
  /** Of the 12 that end with the month: those with receipts of a part of the month. */
  partialMonths: Month[];
}

interface PlaceInMonth {
  kind: PlaceKind;
  key: string;
  month: Month;
}

/** Latest months of hotels, and figures of the hotels beside them, now or as of a release. */
export interface PercentileReaders {
  subject: Reader<number, PercentileSubject | null>;
  ofPlace: Reader<PlaceInMonth, Comparison[]>;
}

export interface PercentileLoaders extends PercentileReaders {
  /** By property; null for marketplaces, and without months. */
  subject: RowLoader<number, PercentileSubject>;
  /** As of a release, by its number: of one hotel at a time. */
  asOf: (release: number) => PercentileReaders;
}

export function createPercentileLoaders(db: Db): PercentileLoaders {
  return {
    subject: rowLoader(db, byId<PercentileSubject>(percentileSubjects)),
    ofPlace: placeLoader(({ kind, key, month }) =>
      db.query<ComparedHotel[]>(hotelsOfPlace(kind, month), [key]),
    ),
    asOf: memoized((release: number) => ({
      subject: oneRowByOne(db, release, () => byId<PercentileSubject>(percentileSubjectsAsOf)),
      ofPlace: placeLoader(({ kind, key, month }) =>
        db.query<ComparedHotel[]>(hotelsOfPlaceAsOf(kind, month), [key, release]),
      ),
    })),
  };
}

/** One statement for each place and month, which hotels of the same place share. */
function placeLoader(
  read: (place: PlaceInMonth) => Promise<ComparedHotel[]>,
): DataLoader<PlaceInMonth, Comparison[], string> {
  const compare = async (place: PlaceInMonth): Promise<Comparison[]> => comparisonsOf(await read(place));
  return new DataLoader((places) => Promise.all(places.map(compare)), {
    cacheKeyFn: ({ kind, key, month }) => `${kind}:${key} ${month}`,
  });
}
