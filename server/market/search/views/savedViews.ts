import type { DataSource } from 'typeorm';
import type { Viewer } from '../../../platform/viewer.ts';
import { refused, type Refused } from '../../../platform/lib/fieldErrors.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { keptName } from '../../../platform/lib/keptName.ts';
import type { List } from '../../../platform/lib/list.ts';
import { memberTurn } from '../../../platform/lib/memberTurn.ts';
import { databaseKey } from '../../../platform/lib/node.ts';
import { MOST_VIEWS, viewQuestion } from './savedView.rules.ts';
import {
  countViews,
  deleteView,
  findView,
  insertView,
  isNameTaken,
  savedViewList,
  updateView,
} from './savedView.sql.ts';
import type { ChangeSavedViewInput, CreateSavedViewInput, SavedView } from './savedView.type.ts';

/** The member's views, by name. */
export function ownViews({ memberId }: Viewer): List<SavedView, SavedView> {
  return {
    sql: (params) => savedViewList(`o.member_id = ${params.add(memberId, 'uuid')}`),
    order: [
      { sql: 'o.name', type: 'text', direction: 'asc' },
      { sql: 'o.id', type: 'integer', direction: 'asc' },
    ],
    finish: (view) => view,
  };
}

/** A view by the number in its id; null if it is not the member's, as if it did not exist. */
export async function findOwnView(db: Db, { memberId }: Viewer, id: number): Promise<SavedView | null> {
  const [view] = await db.query<SavedView[]>(findView, [id, memberId]);
  return view ?? null;
}

/** Throws the errors that refuse it. */
export async function createView(
  db: DataSource,
  viewer: Viewer,
  input: CreateSavedViewInput,
): Promise<SavedView> {
  const { memberId } = viewer;
  const values = [keptName(input.name, 'view'), viewQuestion(input.question)];
  return memberTurn(db, memberId, async (tx) => {
    const [counted] = await tx.query<{ count: number }[]>(countViews, [memberId]);
    if (counted === undefined || counted.count >= MOST_VIEWS) {
      throw refused('TOO_MANY', `You have ${String(MOST_VIEWS)} saved views. Delete one to save another.`);
    }
    const [made] = await tx.query<{ id: number }[]>(insertView, [memberId, ...values]);
    if (made === undefined) throw nameTaken();
    return ownOrRefused(tx, viewer, made.id);
  });
}

/** Replaces name and question of the member's view. Throws the errors that refuse it. */
export async function changeView(
  db: DataSource,
  viewer: Viewer,
  input: ChangeSavedViewInput,
): Promise<SavedView> {
  const { memberId } = viewer;
  const [name, question] = [keptName(input.name, 'view'), viewQuestion(input.question)];
  return memberTurn(db, memberId, async (tx) => {
    const { viewId } = await ownOrRefused(tx, viewer, databaseKey('saved-view', input.id));
    const [other] = await tx.query<{ taken: boolean }[]>(isNameTaken, [viewId, memberId, name]);
    if (other?.taken === true) throw nameTaken();
    await tx.query(updateView, [viewId, memberId, name, question]);
    return ownOrRefused(tx, viewer, viewId);
  });
}

/** Deletes the member's view. Throws the errors that refuse it. */
export async function removeView(db: DataSource, viewer: Viewer, id: string): Promise<void> {
  const { viewId } = await ownOrRefused(db, viewer, databaseKey('saved-view', id));
  await db.query(deleteView, [viewId, viewer.memberId]);
}

function nameTaken(): Refused {
  return refused('NAME_TAKEN', 'You already have a view of this name.', 'name');
}

async function ownOrRefused(db: Db, viewer: Viewer, id: number | null): Promise<SavedView> {
  const view = id === null ? null : await findOwnView(db, viewer, id);
  if (!view) throw refused('NOT_FOUND', 'This saved view no longer exists.', 'id');
  return view;
}
