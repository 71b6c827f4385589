import DataLoader from 'dataloader';
import type { Db } from '../../../platform/lib/db.ts';
import { memoized } from '../../../platform/lib/memoized.ts';
import { oneByOne, type Reader } from '../../../platform/lib/rowLoader.ts';
import { byMonths, type PlaceKey, type PlaceMonthsKey } from '../../places/placeRows.ts';
import { placeSupplyAsOf } from './pastSupply.sql.ts';
import { placeSupply } from './supply.sql.ts';
import type { PlaceSupplyYear } from './supply.type.ts';

export interface SupplyLoaders {
  /** One statement for each place, because it reads every hotel that was ever there. */
  ofPlace: DataLoader<PlaceKey, PlaceSupplyYear[], string>;
  /** As of a release, by its number: some years of one place at a time. */
  asOf: (release: number) => { ofPlace: Reader<PlaceMonthsKey, PlaceSupplyYear[]> };
}

export function createSupplyLoaders(db: Db): SupplyLoaders {
  const read = ({ kind, key }: PlaceKey): Promise<PlaceSupplyYear[]> =>
    db.query<PlaceSupplyYear[]>(placeSupply(kind), [key]);
  return {
    ofPlace: new DataLoader((keys) => Promise.all(keys.map(read)), {
      cacheKeyFn: ({ kind, key }) => `${kind}:${key}`,
    }),
    asOf: memoized((release: number) => ({
      ofPlace: oneByOne(db, release, ({ kind }: PlaceMonthsKey) =>
        byMonths(placeSupplyAsOf(kind), (year: PlaceSupplyYear) => year),
      ),
    })),
  };
}
