import { escaped } from './escaped.ts';

/** An Atom feed (RFC 4287), but for its entries. */
export interface AtomFeed {
  /** From `atomId`. */
  id: string;
  title: string;
  author: string;
  /** Its own address. Null if that is a secret, which programs would pass on with the feed. */
  self: string | null;
  /** Page that shows the same. */
  page: string;
}

export interface AtomEntry {
  id: string;
  title: string;
  published: Date;
  updated: Date;
  category: string;
  /** Page that shows the same. */
  page: string;
  summary: string;
  /** Content as HTML, if there is more than the summary. */
  html?: string;
}

/** An id that stays the same if the product moves to another path, as ids of feeds must. */
export function atomId(publicUrl: string, name: string): string {
  return `tag:${new URL(publicUrl).hostname},2026:${name}`;
}

/** The text of a feed. `updated`: its last change; null if there was none. */
export function atomText(feed: AtomFeed, entries: readonly AtomEntry[], updated: Date | null): string {
  const { id, title, author, self, page } = feed;
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${escaped(id)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${(updated ?? new Date(0)).toISOString()}</updated>`,
    `<author><name>${escaped(author)}</name></author>`,
    ...(self === null ? [] : [`<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`]),
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    ...entries.map(entryText),
    '</feed>',
    '',
  ].join('\n');
}

function entryText({ id, title, published, updated, category, page, summary, html }: AtomEntry): string {
  return [
    '<entry>',
    `<id>${escaped(id)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<published>${published.toISOString()}</published>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<category term="${escaped(category)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    `<summary>${escaped(summary)}</summary>`,
    ...(html === undefined ? [] : [`<content type="html">${escaped(html)}</content>`]),
    '</entry>',
  ].join('\n');
}
