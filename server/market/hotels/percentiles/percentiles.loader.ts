import DataLoader from 'dataloader';
import type { Db } from '../../../platform/lib/db.ts';
import type { Month } from '../../../platform/lib/month.ts';
import { byId, rowLoader, type RowLoader } from '../../../platform/lib/rowLoader.ts';
import type { PlaceKind } from '../../places/placeKind.ts';
import { comparisonsOf, type ComparedHotel, type Comparison } from './percentiles.rules.ts';
import { hotelsOfPlace, percentileSubjects } from './percentiles.sql.ts';

/** The hotel that a property is part of, at its latest month, with the places that the month counts to. */
export interface PercentileSubject {
  /** The property that stands for the hotel. */
  propertyId: number;
  month: Month;
  city: string | null;
  countyCode: number | null;
  countyName: string | null;
  zip: string | null;
  isIncomplete: boolean;
}

/** A place in a month. */
export interface PlaceInMonth {
  kind: PlaceKind;
  key: string;
  month: Month;
}

export interface PercentileLoaders {
  /** By property; null for marketplaces, and without months. */
  subject: RowLoader<number, PercentileSubject>;
  /** One statement for each place and month, which hotels of the same place share. */
  ofPlace: DataLoader<PlaceInMonth, Comparison[], string>;
}

export function createPercentileLoaders(db: Db): PercentileLoaders {
  const compare = async ({ kind, key, month }: PlaceInMonth): Promise<Comparison[]> =>
    comparisonsOf(await db.query<ComparedHotel[]>(hotelsOfPlace(kind, month), [key]));
  return {
    subject: rowLoader(db, byId<PercentileSubject>(percentileSubjects)),
    ofPlace: new DataLoader((keys) => Promise.all(keys.map(compare)), {
      cacheKeyFn: ({ kind, key, month }) => `${kind}:${key} ${month}`,
    }),
  };
}
