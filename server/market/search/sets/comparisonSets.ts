import type { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/viewer.ts';
import type { MarketContext } from '../../context.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { keptName } from '../../../platform/lib/keptName.ts';
import type { List } from '../../../platform/lib/list.ts';
import { memberTurn } from '../../../platform/lib/memberTurn.ts';
import { databaseKey } from '../../../platform/lib/node.ts';
import { standingHotels } from '../../premises/establishment.ts';
import { checkMembers, MOST_SETS } from './comparisonSet.rules.ts';
import {
  comparisonSetList,
  countSets,
  deleteSet,
  findSet,
  insertSet,
  updateSet,
} from './comparisonSet.sql.ts';
import type {
  ChangeComparisonSetInput,
  ComparisonSet,
  CreateComparisonSetInput,
} from './comparisonSet.type.ts';

type Changing = Pick<MarketContext, 'accounts' | 'loaders'>;

/** The member's sets, by name. */
export function ownSets(viewer: Viewer): List<ComparisonSet, ComparisonSet> {
  return {
    sql: (params) => comparisonSetList(`o.member_id = ${params.add(viewer.memberId, 'uuid')}`),
    order: [
      { sql: 'o.name', type: 'text', direction: 'asc' },
      { sql: 'o.id', type: 'integer', direction: 'asc' },
    ],
    finish: (set) => set,
  };
}

/** A set by the number in its id; null if it is not the member's, as if it did not exist. */
export async function findOwnSet(db: Db, viewer: Viewer, id: number): Promise<ComparisonSet | null> {
  const [set] = await db.query<ComparisonSet[]>(findSet, [id, viewer.memberId]);
  return set ?? null;
}

/** Throws the errors that refuse it. */
export async function createSet(
  { accounts, loaders }: Changing,
  viewer: Viewer,
  input: CreateComparisonSetInput,
): Promise<ComparisonSet> {
  const { memberId } = viewer;
  const name = keptName(input.name, 'set');
  const members = await membersNamed(loaders, input);
  return memberTurn(accounts, memberId, async (db) => {
    const [counted] = await db.query<{ count: number }[]>(countSets, [memberId]);
    if (counted === undefined || counted.count >= MOST_SETS) {
      throw refused(
        'TOO_MANY',
        `You have ${String(MOST_SETS)} comparison sets. Delete one to create another.`,
      );
    }
    const made = await db.query<{ id: number }[]>(insertSet, [memberId, name, ...members]);
    return written(db, viewer, made);
  });
}

/** Replaces name and hotels of the member's set. Throws the errors that refuse it. */
export async function changeSet(
  { accounts, loaders }: Changing,
  viewer: Viewer,
  input: ChangeComparisonSetInput,
): Promise<ComparisonSet> {
  const { setId } = await ownOrRefused(accounts, viewer, input.id);
  const name = keptName(input.name, 'set');
  const members = await membersNamed(loaders, input);
  const parameters = [setId, viewer.memberId, name, ...members];
  return written(accounts, viewer, await accounts.query<{ id: number }[]>(updateSet, parameters));
}

/** Deletes the member's set. Throws the errors that refuse it. */
export async function removeSet(db: DataSource, viewer: Viewer, id: string): Promise<void> {
  const { setId } = await ownOrRefused(db, viewer, id);
  await db.query(deleteSet, [setId, viewer.memberId]);
}

async function written(db: Db, viewer: Viewer, rows: readonly { id: number }[]): Promise<ComparisonSet> {
  const [row] = rows;
  const set = row ? await findOwnSet(db, viewer, row.id) : null;
  if (!set) throw refused('NAME_TAKEN', 'You already have a set of this name.', 'name');
  return set;
}

/** Database keys of the subject and of the competitors. */
async function membersNamed(
  loaders: MarketContext['loaders'],
  { subject, competitors }: CreateComparisonSetInput,
): Promise<[subject: number, competitors: number[]]> {
  checkMembers(subject, competitors);
  const found = await Promise.all([subject, ...competitors].map((key) => loaders.hotels.byNumber.load(key)));
  const hotels = found.map((hotel) => {
    if (!hotel || hotel.isMarketplace) throw refused('NOT_FOUND', 'One of the hotels does not exist.', null);
    return hotel;
  });
  const [own, ...others] = (await standingHotels(loaders, hotels)).map(({ propertyId }) => propertyId);
  if (others.length + 1 < hotels.length) {
    const sentence = 'Two of the hotels are one under several owners. Name each hotel of a set once.';
    throw refused('NOT_UNIQUE', sentence, 'competitors');
  }
  return [own ?? 0, others];
}

async function ownOrRefused(db: Db, viewer: Viewer, id: string): Promise<ComparisonSet> {
  const key = databaseKey('comparison-set', id);
  const set = key === null ? null : await findOwnSet(db, viewer, key);
  if (!set) throw refused('NOT_FOUND', 'This comparison set no longer exists.', 'id');
  return set;
}
