import DataLoader from 'dataloader';
import type { Db } from '../../../platform/lib/db.ts';
import type { PlaceKey } from '../../places/placeRows.ts';
import { placeSupply } from './supply.sql.ts';
import type { PlaceSupplyYear } from './supply.type.ts';

export interface SupplyLoaders {
  /** One statement for each place, because it reads every hotel that was ever there. */
  ofPlace: DataLoader<PlaceKey, PlaceSupplyYear[], string>;
}

export function createSupplyLoaders(db: Db): SupplyLoaders {
  const read = ({ kind, key }: PlaceKey): Promise<PlaceSupplyYear[]> =>
    db.query<PlaceSupplyYear[]>(placeSupply(kind), [key]);
  return {
    ofPlace: new DataLoader((keys) => Promise.all(keys.map(read)), {
      cacheKeyFn: ({ kind, key }) => `${kind}:${key}`,
    }),
  };
}
