import { requireReason } from '../../../platform/lib/reason.ts';
import type { DataSource } from 'typeorm';
import { recordAction, type AuditAction } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/lib/db.ts';
import { refused } from '../../../platform/lib/fieldErrors.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Import, ImportActionInput } from './import.type.ts';
import * as rules from './importChange.rules.ts';
import { findImport } from './imports.ts';

interface Decided {
  /** Import to show afterwards. */
  importId: number;
  isNew: boolean;
}

type Decide = (db: Db, decision: rules.ImportDecision) => Promise<Decided>;

const decisions: Readonly<Record<'ACCEPT_IMPORT' | 'RETRY_IMPORT' | 'CANCEL_IMPORT', Decide>> = {
  ACCEPT_IMPORT: (db, decision) => rules.acceptImport(db, decision, { byWorker: true }),
  RETRY_IMPORT: (db, decision) => rules.retryImport(db, decision, { byWorker: true }),
  CANCEL_IMPORT: async (db, decision) => ({
    importId: decision.importId,
    isNew: await rules.cancelImport(db, decision),
  }),
};

/** Decides about an import and records it. A decision that is repeated changes nothing. Throws what refuses it. */
export function decideImport(
  db: DataSource,
  viewer: Viewer,
  action: AuditAction & keyof typeof decisions,
  { importId, note: given }: ImportActionInput,
): Promise<Import> {
  return db.transaction(async (tx) => {
    const note = requireReason(given, 'note');
    const decided = await orRefused(() => decisions[action](tx, { importId, by: viewer.email, note }));
    const found = await findImport(tx, decided.importId);
    if (found === null) throw new Error('The import is gone.');
    const details = { importId, fileName: found.fileName, note };
    if (decided.isNew) await recordAction(tx, { actorId: viewer.memberId, action, details });
    return found;
  });
}

async function orRefused<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof rules.ImportChangeRefused) throw refused(error.code, error.message);
    throw error;
  }
}
