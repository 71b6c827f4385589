import type { MemberContext } from '../context.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { plainName } from '../../platform/lib/plainName.ts';
import { setNames } from './profile.sql.ts';
import { INVALID_NAME, isName, memberNodeOf } from './member.ts';
import type { Member } from './member.type.ts';
import type { ChangeNameInput } from './profile.type.ts';
import { requireViewer } from '../../platform/viewer.ts';

/** Changes the name of the signed-in member. Throws INVALID_NAME. */
export async function changeName(context: MemberContext, input: ChangeNameInput): Promise<Member> {
  const viewer = await requireViewer(context);
  const names = { firstName: plainName(input.firstName), lastName: plainName(input.lastName) };
  for (const field of ['firstName', 'lastName'] as const) {
    if (!isName(names[field])) throw refused('INVALID_NAME', INVALID_NAME, field);
  }
  await context.accounts.query(setNames, [viewer.memberId, names.firstName, names.lastName]);
  return memberNodeOf({ ...viewer, ...names });
}
