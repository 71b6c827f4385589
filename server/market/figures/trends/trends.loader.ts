import type { Hotel } from '../../hotels/hotel.type.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { pageLoader, type PageLoader } from '../../../platform/lib/list.ts';
import { byId, rowLoader, type RowLoader } from '../../../platform/lib/rowLoader.ts';
import { hotelsOfYear, roomsWhenNew } from './trends.sql.ts';

export interface TrendsLoaders {
  /** By year, the earliest first. */
  hotelsOfYear: PageLoader<null, Hotel>;
  /** By property, for those that were the first at their address. */
  roomsWhenNew: RowLoader<number, { rooms: number | null }>;
}

export function createTrendsLoaders(db: Db): TrendsLoaders {
  return {
    hotelsOfYear: pageLoader(db, () => ({
      sql: hotelsOfYear,
      order: [
        { sql: 'p.responsibility_begin', type: 'date', direction: 'asc' },
        { sql: 'p.id', type: 'integer', direction: 'asc' },
      ],
      finish: (hotel: Hotel) => hotel,
    })),
    roomsWhenNew: rowLoader(db, byId<{ rooms: number | null }>(roomsWhenNew)),
  };
}
