import { reasonsOfFacts } from '../../hotels/filingFlags.rules.ts';
import { firstDayOf, monthOf, quarterOf, yearOf } from '../../../platform/lib/month.ts';
import type { NewsKind, NewsRow } from './newsItems.rules.ts';

/** Headings of the kinds of news. */
export const newsTitles: Readonly<Record<NewsKind, string>> = {
  SOLD: 'Sold',
  CLOSED: 'Closed',
  OPENED: 'Opened at the same address',
  FLAGGED: 'Flagged',
  REVISED: 'Revised',
  WITHDRAWN: 'Withdrawn',
  FILED: 'Filed',
};

/** Why a filing is flagged; null if it is not. */
export function reasonOf({ kind, product, why }: Pick<NewsRow, 'kind' | 'product' | 'why'>): string | null {
  if (kind !== 'FLAGGED') return null;
  if (product === 'BEVERAGE') return 'The comptroller’s estimate for a taxpayer who did not file.';
  return reasonsOfFacts(why).join(' ');
}

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

function monthNameOf(month: string): string {
  return monthName.format(new Date(firstDayOf(month)));
}

/** `March 2023`. */
export function spelledMonth(month: string): string {
  return `${monthNameOf(month)} ${String(yearOf(month))}`;
}

/** `March 2023`, or `January 2023 to March 2023`. */
export function spelledMonths(first: string, last: string): string {
  return first === last ? spelledMonth(last) : `${spelledMonth(first)} to ${spelledMonth(last)}`;
}

/** `March 31, 2023`. */
export function spelledDay(day: string): string {
  const month = monthOf(day);
  return `${monthNameOf(month)} ${String(Number(day.slice(8, 10)))}, ${String(yearOf(month))}`;
}

/** The period of a filing: `March 2023` or `Q1 2023`. */
function spelledPeriod(onDay: string, months: number): string {
  const month = monthOf(onDay);
  return months === 1 ? spelledMonth(month) : `Q${String(quarterOf(month))} ${String(yearOf(month))}`;
}

/** `$52,030.00`, or `unknown`. */
export function spelledMoney(cents: number | null): string {
  if (cents === null) return 'unknown';
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

type Told = NewsRow & { otherName: string | null; otherOwner: string | null };

/** News in a line: `HOTEL PAISANO, Marfa: March 2023, $52,030.00 → $53,000.00`. */
export function newsLine(row: Told): string {
  const { kind, onDay, periodMonths } = row;
  if (kind !== 'FLAGGED') return `${placed(row)}: ${wordsOf(row)}`;
  return `${placed(row)}, ${spelledPeriod(onDay, periodMonths ?? 1)}: ${reasonOf(row) ?? ''}`;
}

function placed({ name, city }: NewsRow): string {
  return city === null ? name : `${name}, ${capitalized(city)}`;
}

function capitalized(name: string): string {
  return name.toLowerCase().replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

function wordsOf(row: Told): string {
  const { kind, onDay, periodMonths } = row;
  if (kind === 'SOLD') return `${otherOf(row)} files there since ${spelledDay(onDay)}`;
  if (kind === 'OPENED') return opened(row);
  if (kind === 'CLOSED') return closed(row);
  const period = spelledPeriod(onDay, periodMonths ?? 1);
  if (kind === 'REVISED') return `${period}, ${revised(row)}`;
  return `${period}, ${kind === 'WITHDRAWN' ? before(row) : after(row)}`;
}

/** The new property with its owner, whom legacy releases do not name. */
function otherOf({ otherName, otherOwner }: Told): string {
  return otherOwner === null || otherOwner === '' ? (otherName ?? '') : `${otherName ?? ''} of ${otherOwner}`;
}

/** Silence says that a property is gone, but not on which day. */
function closed({ onDay, lastFiled }: Told): string {
  if (lastFiled === null) return `ended on ${spelledDay(onDay)}`;
  return `filed last for ${spelledMonth(lastFiled)}, and for none of six months that were published since`;
}

/** Two businesses at one address, unless the followed one stopped filing before the new one began. */
function opened(row: Told): string {
  const since = spelledDay(row.onDay);
  if (row.lastFiled === null) return `${otherOf(row)} files there too since ${since}`;
  return `${otherOf(row)} files there since ${since}; this one filed last for ${spelledMonth(row.lastFiled)}`;
}

interface Amount {
  filed: number | null;
  counted: number | null;
  isEstimate: boolean;
}

/** `$52,030.00`; `$8,000,000.10 filed, of which $10,000.03 counts`, since a line leaves the page with its flags behind. */
function spelledAmount({ filed, counted, isEstimate }: Amount): string {
  if (isEstimate) return `${spelledMoney(filed)} estimated`;
  if (filed === counted) return spelledMoney(filed);
  return `${spelledMoney(filed)} filed, of which ${counted === null ? 'nothing' : spelledMoney(counted)} counts`;
}

function before({ receiptsBefore, countedBefore, wasEstimate }: NewsRow): string {
  return spelledAmount({ filed: receiptsBefore, counted: countedBefore, isEstimate: wasEstimate });
}

function after({ receiptsAfter, countedAfter, isEstimate }: NewsRow): string {
  return spelledAmount({ filed: receiptsAfter, counted: countedAfter, isEstimate });
}

/** Receipts old and new, and rooms if they changed; a change of the other parts says so. */
function revised(row: NewsRow): string {
  const { product, receiptsBefore, receiptsAfter, roomsBefore, roomsAfter } = row;
  const parts = [
    ...(receiptsBefore === receiptsAfter ? [] : [`${before(row)} → ${after(row)}`]),
    ...(roomsBefore === roomsAfter ? [] : [`${roomsText(roomsBefore)} → ${roomsText(roomsAfter)} rooms`]),
  ];
  if (parts.length > 0) return parts.join(', ');
  const changed = product === 'HOTEL' ? 'its taxable part' : 'its parts by drink';
  return `${after(row)}: ${changed} changed`;
}

function roomsText(rooms: number | null): string {
  return rooms === null ? 'unknown' : rooms.toLocaleString('en-US');
}
