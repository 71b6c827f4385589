import { atomId, atomText, type AtomEntry } from '../../platform/lib/atom.ts';
import { spelledMonths } from './news/newsWords.rules.ts';
import type { ProductName } from '../productName.rules.ts';

export interface FeedRelease {
  id: number;
  product: ProductName;
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
  operatorName: string | null;
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

/** Releases as an Atom feed. */
export function releasesFeed(facts: FeedFacts, releases: readonly FeedRelease[]): string {
  const { productName, operatorName, publicUrl } = facts;
  const feed = {
    id: atomId(publicUrl, 'releases'),
    title: `Releases · ${productName}`,
    author: operatorName ?? productName,
    self: `${publicUrl}/releases.atom`,
    page: `${publicUrl}/stt/new`,
  };
  const entries = releases.map((release) => entryOf(publicUrl, release));
  return atomText(feed, entries, lastChange(releases));
}

function entryOf(publicUrl: string, release: FeedRelease): AtomEntry {
  const id = String(release.id);
  return {
    id: atomId(publicUrl, `release-${id}`),
    title: titleOf(release),
    published: release.publishedAt,
    updated: changedAt(release),
    category: release.product,
    page: `${publicUrl}/stt/new?release=${id}`,
    summary: sentencesOf(release).join(' '),
  };
}

function titleOf({ product, fileName, firstMonth, lastMonth, undoneAt }: FeedRelease): string {
  const tax = product === 'hotel' ? 'Lodging' : 'Mixed beverage';
  const months = spelledMonths(firstMonth, lastMonth);
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
