import type { DataSource } from 'typeorm';
import { seal, unseal, type SealedUse } from '../../platform/lib/sealed.ts';
import { sealedSecrets, type SealedTable } from './resealSecrets.sql.ts';

interface SealedRow {
  id: string;
  memberId: string;
  sealed: Buffer;
}

interface SessionSecrets {
  now: string;
  before: string;
}

const uses: Readonly<Record<SealedTable, SealedUse>> = {
  second_step: 'secrets of authenticator apps',
  news_webhook: 'secrets of webhooks',
};

/**
 * Encrypts with today's session secret what was encrypted with the one before it, and returns how many secrets those
 * were. Others stay: a second call finds nothing.
 */
export async function resealSecrets(db: DataSource, secrets: SessionSecrets): Promise<number> {
  return db.transaction(async (manager) => {
    let count = 0;
    for (const [table, use] of Object.entries(uses) as [SealedTable, SealedUse][]) {
      const { find, replace } = sealedSecrets(table);
      for (const { id, memberId, sealed } of await manager.query<SealedRow[]>(find)) {
        const secret = unseal({ sessionSecret: secrets.before, use, memberId }, sealed);
        if (secret === null) continue;
        await manager.query(replace, [id, seal({ sessionSecret: secrets.now, use, memberId }, secret)]);
        count += 1;
      }
    }
    return count;
  });
}
