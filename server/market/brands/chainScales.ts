import type { DataSource } from 'typeorm';
import { recordAction } from '../../platform/audit.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { databaseKey } from '../../platform/lib/node.ts';
import { requireReason } from '../../platform/lib/reason.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ChainScale } from './chainScale.ts';
import * as sql from './chainScale.sql.ts';
import type { SetBrandChainScaleInput } from './chainScale.type.ts';

interface Before {
  name: string;
  chainScale: ChainScale | null;
  source: string | null;
}

/** Sets a brand's class and records who did; answers the brand's number. Throws the errors that refuse it. */
export function setBrandChainScale(
  db: DataSource,
  viewer: Viewer,
  input: SetBrandChainScaleInput,
): Promise<number> {
  const chainScale = input.chainScale ?? null;
  if (chainScale === 'INDEPENDENT') {
    throw refused(
      'NOT_A_CLASS',
      'A brand has one of the six classes, or none. Choose another.',
      'chainScale',
    );
  }
  const source = requireReason(input.source, 'source', 'Enter the publication that gives the class.');
  return db.transaction(async (tx) => {
    const id = databaseKey('brand', input.brandId);
    const [before] = id === null ? [] : await tx.query<Before[]>(sql.findChainScale, [id]);
    if (id === null || !before) throw refused('NOT_FOUND', 'This brand does not exist.', 'brandId');
    if (before.chainScale === chainScale && before.source === source) {
      throw refused('UNCHANGED', 'The brand already has this class and source.');
    }
    await tx.query(sql.updateChainScale, [id, chainScale, source]);
    const { name, ...was } = before;
    const details = { brand: name, before: was, set: { chainScale, source } };
    await recordAction(tx, { actorId: viewer.memberId, action: 'SET_CHAIN_SCALE', details });
    return id;
  });
}
