import { createHash } from 'node:crypto';
import {
  linesWithRest,
  newsSummary,
  type ReleaseNews,
} from '../../market/releases/news/releaseNews.rules.ts';
import { newsTitles } from '../../market/releases/news/newsWords.rules.ts';
import { atomId, atomText, type AtomEntry } from '../../platform/lib/atom.ts';
import { escaped } from '../../platform/lib/escaped.ts';

interface FeedFacts {
  productName: string;
  operatorName: string | null;
  publicUrl: string;
}

/** A member's news as an Atom feed, with an entry for each release that has news. */
export function newsFeedText(facts: FeedFacts, memberId: string, releases: readonly ReleaseNews[]): string {
  const { productName, operatorName, publicUrl } = facts;
  // Feed readers tell the entries of two members apart by id; a hash does not identify the member.
  const reader = createHash('sha256').update(memberId).digest('hex').slice(0, 16);
  const name = `news-${reader}`;
  const feed = {
    id: atomId(publicUrl, name),
    title: `What is new · ${productName}`,
    author: operatorName ?? productName,
    self: null,
    page: `${publicUrl}/stt/new`,
  };
  const entries = releases.map((release) => entryOf(release, publicUrl, name));
  const times = releases.map(({ publishedAt }) => publishedAt.getTime());
  return atomText(feed, entries, times.length === 0 ? null : new Date(Math.max(...times)));
}

function entryOf(release: ReleaseNews, publicUrl: string, name: string): AtomEntry {
  const { releaseId, about, fileName, publishedAt, kinds } = release;
  return {
    id: atomId(publicUrl, `${name}-${String(releaseId)}`),
    title: `${about} (${fileName})`,
    published: publishedAt,
    updated: publishedAt,
    category: 'news',
    page: `${publicUrl}/stt/new?release=${String(releaseId)}`,
    summary: newsSummary([release]),
    html: kinds.map(kindHtml).join('\n'),
  };
}

function kindHtml(of: ReleaseNews['kinds'][number]): string {
  const items = linesWithRest(of).map((line) => `<li>${escaped(line)}</li>`);
  return `<h3>${escaped(newsTitles[of.kind])}: ${String(of.count)}</h3>\n<ul>${items.join('')}</ul>`;
}
