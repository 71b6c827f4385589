import {
  newsByRelease,
  type ReleaseNews,
  type ReleaseNewsRow,
} from '../../market/releases/news/releaseNews.rules.ts';
import type { Db } from '../../platform/lib/db.ts';
import { refused } from '../../platform/lib/fieldErrors.ts';
import { refuseWhole } from '../../platform/limits/throttle/throttle.ts';
import { requireViewer } from '../../platform/viewer.ts';
import type { MemberContext } from '../context.ts';
import { noteSecurity } from '../security/securityLog.ts';
import { mailAddressSet } from './mailAddressSet.ts';
import { feedAddress, hashOfFeedKey, newFeedKey } from './newsFeed.rules.ts';
import { deleteFeed, feedNews, findFeed, setFeed, useFeed } from './newsFeed.sql.ts';
import type { NewsFeed } from './newsFeed.type.ts';

/** Maximum lines of each kind and release; the page lists all. */
const MOST_LINES = 50;

/** The member's feed; null if there is none. */
export async function feedOf(db: Db, memberId: string): Promise<NewsFeed | null> {
  const [feed] = await db.query<NewsFeed[]>(findFeed, [memberId]);
  return feed ?? null;
}

/** Creates the address of the signed-in member's feed and returns it. The earlier address stops working. */
export async function createFeed(context: MemberContext): Promise<string> {
  const { memberId, email } = await requireViewer(context);
  await context.throttles.take('feedAddress', { address: context.address, account: email });
  const key = newFeedKey();
  await context.accounts.transaction(async (db) => {
    await db.query(setFeed, [memberId, hashOfFeedKey(key)]);
    await noteSecurity(db, context, {
      kind: 'KEYS_CHANGED',
      memberId,
      details: 'Created the address of the feed',
    });
    await mailAddressSet(db, memberId, 'the address of a feed');
  });
  context.mailWaits();
  return feedAddress(context.publicUrl, key);
}

/** Deletes the signed-in member's feed. Throws NOT_FOUND. */
export async function removeFeed(context: MemberContext): Promise<void> {
  const { memberId } = await requireViewer(context);
  await context.accounts.transaction(async (db) => {
    const [removed] = await db.query<unknown[]>(deleteFeed, [memberId]);
    if (!removed) throw refused('NOT_FOUND', 'The feed has already been deleted.');
    await noteSecurity(db, context, { kind: 'KEYS_CHANGED', memberId, details: 'Feed deleted' });
  });
}

/** `UNKNOWN`: no such key. `GONE`: replaced or deleted. `ENDED`: the member no longer has access to figures. */
export type ClosedFeed = 'UNKNOWN' | 'GONE' | 'ENDED';

/** The member whose feed a key opens, or why it is closed. Throws TOO_MANY_ATTEMPTS. */
export async function readerOf(
  { accounts, throttles, address }: MemberContext,
  key: string,
): Promise<{ memberId: string } | ClosedFeed> {
  const hash = hashOfFeedKey(key);
  if (hash === null) return 'UNKNOWN';
  const account = hash.toString('base64url');
  const why = 'This feed is read too often: once an hour is enough.';
  await throttles.take('newsFeed', { address, account }).catch(refuseWhole(why));
  const [reader] = await accounts.query<{ memberId: string; hasAccess: boolean }[]>(useFeed, [hash]);
  if (!reader) return 'GONE';
  return reader.hasAccess ? reader : 'ENDED';
}

/** News of the member's properties by release, the latest release first. */
export async function newsForFeed(db: Db, memberId: string): Promise<ReleaseNews[]> {
  return newsByRelease(await db.query<ReleaseNewsRow[]>(feedNews, [memberId, MOST_LINES]));
}
