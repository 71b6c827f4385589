import { memberKey } from '../admin/members.ts';
import { noteSafely, type RefusedRequest } from './securityLog.ts';

interface Rights {
  memberId: string;
  isFree?: boolean | null;
  isAdmin?: boolean | null;
}

/** Records rights that an administrator granted or revoked; the audit log has the administrator. */
export async function noteRights(
  request: RefusedRequest,
  { memberId, isFree, isAdmin }: Rights,
): Promise<void> {
  const words = [...said('free', isFree), ...said('administrator', isAdmin)];
  if (words.length === 0) return;
  const details = words.join(', ');
  await noteSafely(request, { kind: 'RIGHTS_CHANGED', memberId: memberKey(memberId), details });
}

function said(right: string, isSet: boolean | null | undefined): string[] {
  return typeof isSet === 'boolean' ? [`${right} ${isSet ? 'on' : 'off'}`] : [];
}
