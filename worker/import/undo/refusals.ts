import type { PoolClient } from 'pg';
import type { ImportedProduct } from '../../../server/market/productName.rules.ts';
import * as sql from './undoLog.sql.ts';

/** An undo or a redo that cannot be done; the message says what to do. Nothing was changed. */
export class UndoRefused extends Error {
  override name = 'UndoRefused';
}

interface KnownRelease {
  id: number;
  product: ImportedProduct;
  file_name: string;
  undone_at: Date | null;
  undone_by: string | null;
  undo_reason: string | null;
  is_legacy: boolean;
}

interface LaterChange {
  id: number;
  file_name: string;
  change: 'published' | 'undone' | 'redone';
}

async function knownRelease(client: PoolClient, releaseId: number): Promise<KnownRelease> {
  const { rows } = await client.query<KnownRelease>(sql.findRelease, [releaseId]);
  const [release] = rows;
  if (release !== undefined) return release;
  throw new UndoRefused(
    `There is no release ${String(releaseId)} (npm run releases -- list shows the numbers). Nothing was changed.`,
  );
}

/** The release, if it is in force. Throws {@link UndoRefused}. */
export async function releaseInForce(client: PoolClient, releaseId: number): Promise<KnownRelease> {
  const release = await knownRelease(client, releaseId);
  const { id, file_name, undone_at, undone_by, undo_reason } = release;
  if (undone_at === null) return release;
  const why = undo_reason ? `: ${undo_reason}` : '';
  throw new UndoRefused(
    `Release ${String(id)} (${file_name}) is undone already, by ${undone_by ?? '?'} on ` +
      `${undone_at.toISOString().slice(0, 10)}${why}. A redo brings it back (npm run releases -- redo ${String(id)}).`,
  );
}

/** The undo of a release, if it can be redone. Throws {@link UndoRefused}. */
export async function undoInForce(
  client: PoolClient,
  releaseId: number,
): Promise<KnownRelease & { undoId: number }> {
  const release = await knownRelease(client, releaseId);
  const { rows } = await client.query<{ id: number }>(sql.findUndo, [releaseId]);
  const [undo] = rows;
  if (undo === undefined) {
    throw new UndoRefused(
      `Release ${String(releaseId)} (${release.file_name}) is not undone. Nothing was changed.`,
    );
  }
  const later = await client.query<LaterChange>(sql.findLaterChanges, [undo.id]);
  if (later.rows.length > 0) throw refusedFor(release, later.rows);
  return { ...release, undoId: undo.id };
}

const steps = {
  published: (id: string) => `release ${id} was published: undo it first`,
  undone: (id: string) => `release ${id} was undone: redo it first`,
  redone: (id: string) => `release ${id} was redone: undo it first`,
};

/** A redo puts back exactly what was, so that nothing may have changed the same filings meanwhile. */
function refusedFor({ id, file_name }: KnownRelease, later: readonly LaterChange[]): UndoRefused {
  // The latest change goes first, since only it can be taken back at once.
  const said = later.toReversed().map(({ id: other, change }) => steps[change](String(other)));
  return new UndoRefused(
    `Release ${String(id)} (${file_name}) cannot be redone, because filings of the same periods have changed since its ` +
      `undo. ${said.slice(0, 5).join('; ')}. Or import its file again, which publishes it as the newest release.`,
  );
}
