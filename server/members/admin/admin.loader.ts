import DataLoader from 'dataloader';
import type { Db } from '../../platform/lib/db.ts';
import { memberFacts } from './admin.sql.ts';
import type { MemberGroup } from './adminEnums.ts';

/** Facts of a member beyond the account, for administrators. */
interface MemberFacts {
  memberId: string;
  createdAt: Date;
  lastSignInAt: Date | null;
  stripeCustomerId: string | null;
  group: MemberGroup;
}

export interface AdminLoaders {
  facts: DataLoader<string, MemberFacts | null>;
}

export function createAdminLoaders(db: Db): AdminLoaders {
  return {
    facts: new DataLoader(async (memberIds) => {
      const rows = await db.query<MemberFacts[]>(memberFacts, [memberIds]);
      const facts = new Map(rows.map((row) => [row.memberId, row]));
      return memberIds.map((id) => facts.get(id) ?? null);
    }),
  };
}
