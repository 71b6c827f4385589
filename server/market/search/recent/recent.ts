import { productNames } from '../../enums.ts';
import type { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/viewer.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import type { List } from '../../../platform/lib/list.ts';
import {
  forgetOldViews,
  recentPropertyList,
  recentViewList,
  recordView,
  viewedMicros,
} from './recent.sql.ts';
import type { RecentView, RecordViewInput } from './recent.type.ts';

/** Number of views kept for each member. */
const MOST_VIEWS = 500;

/** Hotels and bars that the member viewed, latest first; if asked for, the properties of all their owners. */
export function ownViews({ memberId }: Viewer, eachProperty: boolean): List<RecentView, RecentView> {
  const list = eachProperty ? recentPropertyList : recentViewList;
  return {
    sql: (params) => list(params.add(memberId, 'uuid')),
    order: [
      { sql: viewedMicros, type: 'bigint', direction: 'desc' },
      { sql: 'v.product', type: 'text', direction: 'desc' },
      { sql: 'v.property_id', type: 'integer', direction: 'desc' },
    ],
    finish: (view) => view,
  };
}

/** Records that the member left the page of a property. Throws the errors that refuse it. */
export async function noteView(
  db: DataSource,
  { memberId }: Viewer,
  { product, taxpayerNumber, locationNumber }: RecordViewInput,
): Promise<void> {
  const statement = recordView(productNames[product]);
  const noted = await db.query<unknown[]>(statement, [memberId, taxpayerNumber, locationNumber]);
  if (noted.length === 0) throw refused('NOT_FOUND', 'There is no such property.', 'taxpayerNumber');
  await db.query(forgetOldViews, [memberId, MOST_VIEWS]);
}
