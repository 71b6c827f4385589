import type { PoolClient } from 'pg';
import type { NewsKind, NewsRow } from '../../server/market/news/newsItems.rules.ts';
import { newsLine, spelledMonth } from '../../server/market/news/newsWords.rules.ts';
import type { Mail, Sender } from '../../server/members/accounts/mailLayout.rules.ts';
import { newsMail, type ReleaseNews } from '../../server/members/news/newsMail.rules.ts';
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

interface ReadNews extends NewsRow {
  otherName: string | null;
  otherOwner: string | null;
  fileName: string;
  firstMonth: string;
  lastMonth: string;
  count: number;
  /** Among those of its kind and release, the first first. */
  place: number;
}

/** Lines of each kind and release; the page has all. */
const MOST_LINES = 20;

/** `NOTHING`: nothing of theirs changed. `WITHHELD`: unsubscribed, or without access by now. */
export type NoNews = 'NOBODY' | 'UNCONFIRMED' | 'WITHHELD' | 'NOTHING';

/** The mail of what changed for a member, as of now; or the reason why there is none. */
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
  const { rows } = await client.query<ReadNews>(newsOfMember, [memberId, after, until, MOST_LINES]);
  if (rows.length === 0) return 'NOTHING';
  return newsMail(sender, { ...reader, frequency, releases: byRelease(rows) });
}

function byRelease(rows: readonly ReadNews[]): ReleaseNews[] {
  const releases = new Map<number, ReleaseNews>();
  for (const row of rows) {
    const { releaseId, fileName, kind, count } = row;
    const release = releases.get(releaseId) ?? { releaseId, fileName, about: aboutOf(row), kinds: [] };
    releases.set(releaseId, release);
    kindOf(release, kind, count).lines.push(newsLine(row));
  }
  return [...releases.values()];
}

function kindOf({ kinds }: ReleaseNews, kind: NewsKind, count: number): ReleaseNews['kinds'][number] {
  const known = kinds.find((each) => each.kind === kind) ?? { kind, count, lines: [] };
  if (!kinds.includes(known)) kinds.push(known);
  return known;
}

function aboutOf({ product, firstMonth, lastMonth }: ReadNews): string {
  const tax = product === 'HOTEL' ? 'Lodging' : 'Mixed beverage';
  const months =
    firstMonth === lastMonth
      ? spelledMonth(lastMonth)
      : `${spelledMonth(firstMonth)} to ${spelledMonth(lastMonth)}`;
  return `${tax}, ${months}`;
}
