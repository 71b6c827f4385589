import { spelledMonth } from '../news/newsWords.rules.ts';

export interface FeedRelease {
  id: number;
  product: 'hotel' | 'beverage';
  fileName: string;
  issuedOn: string | null;
  publishedAt: Date;
  firstMonth: string;
  lastMonth: string;
  rows: number;
  added: number;
  changed: number;
  retired: number;
  undoneAt: Date | null;
  undoReason: string | null;
  /** Names of earlier releases in force of the same months, the latest first. */
  replaced: string[];
}

interface FeedFacts {
  productName: string;
  operatorName: string;
  publicUrl: string;
}

/** The last time that a release was published or undone; null if there is none. */
export function lastChange(releases: readonly FeedRelease[]): Date | null {
  const times = releases.map((release) => changedAt(release).getTime());
  return times.length === 0 ? null : new Date(Math.max(...times));
}

function changedAt({ publishedAt, undoneAt }: FeedRelease): Date {
  return undoneAt ?? publishedAt;
}

/** Releases as an Atom feed (RFC 4287). */
export function releasesFeed(facts: FeedFacts, releases: readonly FeedRelease[]): string {
  const { productName, operatorName, publicUrl } = facts;
  const updated = lastChange(releases) ?? new Date(0);
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<id>${tagOf(publicUrl, 'releases')}</id>`,
    `<title>${escaped(`Releases · ${productName}`)}</title>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<author><name>${escaped(operatorName)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(publicUrl)}/releases.atom"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(publicUrl)}/stt/new"/>`,
    ...releases.map((release) => entryOf(publicUrl, release)),
    '</feed>',
    '',
  ].join('\n');
}

function entryOf(publicUrl: string, release: FeedRelease): string {
  return [
    '<entry>',
    `<id>${tagOf(publicUrl, `release-${String(release.id)}`)}</id>`,
    `<title>${escaped(titleOf(release))}</title>`,
    `<published>${release.publishedAt.toISOString()}</published>`,
    `<updated>${changedAt(release).toISOString()}</updated>`,
    `<category term="${release.product}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(publicUrl)}/stt/new?release=${String(release.id)}"/>`,
    `<summary>${escaped(sentencesOf(release).join(' '))}</summary>`,
    '</entry>',
  ].join('\n');
}

/** Stays the same if the product moves to another path, as ids of feeds must. */
function tagOf(publicUrl: string, name: string): string {
  return `tag:${new URL(publicUrl).hostname},2026:${name}`;
}

function titleOf({ product, fileName, firstMonth, lastMonth, undoneAt }: FeedRelease): string {
  const tax = product === 'hotel' ? 'Lodging' : 'Mixed beverage';
  const months =
    firstMonth === lastMonth
      ? spelledMonth(lastMonth)
      : `${spelledMonth(firstMonth)} to ${spelledMonth(lastMonth)}`;
  return `${undoneAt === null ? '' : 'Undone: '}${tax}, ${months} (${fileName})`;
}

function sentencesOf(release: FeedRelease): string[] {
  const { rows, added, changed, retired, replaced, issuedOn, undoneAt, undoReason } = release;
  const counted = (count: number): string => count.toLocaleString('en-US');
  return [
    ...(undoneAt === null ? [] : [`Undone${undoReason === null ? '' : `: ${undoReason}`}.`]),
    `${counted(rows)} rows${issuedOn === null ? '' : `, issued on ${issuedOn}`}.`,
    `${counted(added)} filings added, ${counted(changed)} changed, ${counted(retired)} retired.`,
    ...(replaced.length === 0 ? [] : [`Follows ${replaced.join(', ')} for the same months.`]),
  ];
}

/** Text for XML, without control characters, which XML cannot hold. */
function escaped(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
