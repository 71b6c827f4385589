import { requireViewer } from '../../../../platform/viewer.ts';
import type { MarketContext } from '../../../context.ts';
import { listBundles } from './bundle.sql.ts';
import type { Bundle } from './bundle.type.ts';
import { bundleFileName } from './exportFiles.rules.ts';
import { exportLink, LINK_SECONDS } from './exportLink.ts';

type Row = Omit<Bundle, 'id' | 'link'> & { id: number };

/** The bundles that are kept, the latest first, with links for a viewer who may have them. */
export async function bundlesOf(context: MarketContext): Promise<Bundle[]> {
  const { db, sessionSecret, publicUrl } = context;
  const { memberId, key, isAdmin, hasYearlyPlan } = await requireViewer(context);
  const rows = await db.query<Row[]>(listBundles);
  const until = Date.now() / 1000 + LINK_SECONDS;
  return rows.map(({ id, ...row }) => {
    const linked = { file: bundleFileName(id), memberId, keyId: key?.keyId ?? '', until };
    const link = isAdmin || hasYearlyPlan ? `${publicUrl}${exportLink(sessionSecret, linked)}` : null;
    return { ...row, id: String(id), link };
  });
}
