import type { PoolClient } from 'pg';
import {
  newsByRelease,
  type ReleaseNewsRow,
} from '../../../server/market/releases/news/releaseNews.rules.ts';
import type { Mail, Sender } from '../../../server/members/accounts/mails/mailLayout.rules.ts';
import { newsMail } from '../../../server/members/news/newsMail.rules.ts';
import { findReader, newsOfMember } from './members.sql.ts';

/** Facts of a queued mail: events after one up to another. */
export interface NewsFacts {
  memberId: string;
  after: number;
  until: number;
}

interface Reader {
  firstName: string;
  isConfirmed: boolean;
  hasAccess: boolean;
  frequency: 'EACH_RELEASE' | 'MONTHLY' | 'NEVER';
  unsubscribeKey: string;
}

/** Lines of each kind and release; the page has all. */
const MOST_LINES = 20;

/** `NOTHING`: nothing of theirs changed. `WITHHELD`: unsubscribed, or without access by now. */
export type NoNews = 'NOBODY' | 'UNCONFIRMED' | 'WITHHELD' | 'NOTHING';

/** The email of what changed for a member, as of now; or the reason why there is none. */
export async function writeNewsMail(
  sender: Sender,
  client: PoolClient,
  { memberId, after, until }: NewsFacts,
  email: string,
): Promise<Mail | NoNews> {
  const [reader] = (await client.query<Reader>(findReader, [memberId, email])).rows;
  if (!reader) return 'NOBODY';
  const { frequency, hasAccess, isConfirmed } = reader;
  if (!isConfirmed) return 'UNCONFIRMED';
  if (frequency === 'NEVER' || !hasAccess) return 'WITHHELD';
  const { rows } = await client.query<ReleaseNewsRow>(newsOfMember, [memberId, after, until, MOST_LINES]);
  if (rows.length === 0) return 'NOTHING';
  return newsMail(sender, { ...reader, frequency, releases: newsByRelease(rows) });
}
