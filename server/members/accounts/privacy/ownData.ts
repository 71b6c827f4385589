import type { MemberContext } from '../../context.ts';
import { noteSecurity } from '../../security/securityLog.ts';
import { MOST_ROWS, ownData } from './ownData.sql.ts';
import { requireViewer } from '../../../platform/viewer.ts';

/**
 * All stored data about the signed-in member, as JSON; recorded in the security log. Throws TOO_MANY_ATTEMPTS.
 */
export async function downloadOwnData(context: MemberContext): Promise<string> {
  const { accounts, throttles, address, productName } = context;
  const { memberId, email } = await requireViewer(context);
  await throttles.take('ownData', { address, account: email });
  const [row] = await accounts.query<{ json: string }[]>(ownData, [memberId]);
  await noteSecurity(accounts, context, { kind: 'EXPORTED', memberId, details: 'own data' });
  const about = { product: productName, writtenAt: new Date(), mostRowsOfEachKind: MOST_ROWS };
  return JSON.stringify({ about, ...(JSON.parse(row?.json ?? '{}') as object) }, null, 2);
}
