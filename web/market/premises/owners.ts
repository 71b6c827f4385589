import type { FactsOf } from '../../app/factsOf.ts';
import type { MonthChartData } from '../../ui/charts/monthSeries.ts';
import { formatMonth } from '../../ui/formats/formatMonth.ts';
import { addMonths } from '../../ui/formats/monthArithmetic.ts';
import type { Filed } from './LastFiled.tsx';
import { graphql } from '../../gql/gql.ts';
import type { OwnersFragment } from '../../gql/graphql.ts';
import type { PropertyKey } from './property.ts';
import { isSameProperty } from './property.ts';

// Every query of these properties selects this fragment, even if it needs two fields. Apollo's cache keeps one list: an
// answer with fewer fields would replace it, and the other queries of the page be sent again.
graphql(`
  fragment Owners on Establishment {
    properties {
      position
      taxpayerNumber
      locationNumber
      name
      taxpayerName
      firstMonth
      lastMonth
      lastFiled
      beganOn
      reason
    }
  }
`);

export type OwnerSpan = FactsOf<OwnersFragment>['properties'][number];

/** The owners of a hotel or bar, and the property whose address the page has. */
export interface Owners {
  /** The first owner first. */
  spans: readonly OwnerSpan[];
  own: PropertyKey;
}

/**
 * The taxpayer, or the permit of legacy releases of mixed beverages, which name no taxpayer: it may be an earlier one of the
 * same owner.
 */
export function ownerName({ taxpayerName, taxpayerNumber }: OwnerSpan): string {
  return taxpayerName === '' ? `permit ${taxpayerNumber}` : taxpayerName;
}

/** `by X`, or `under permit MB123456`. */
export function filedBy(span: OwnerSpan): string {
  return `${span.taxpayerName === '' ? 'under' : 'by'} ${ownerName(span)}`;
}

/** The property that runs the business now, or ran it last. */
function latestSpan(spans: readonly OwnerSpan[]): OwnerSpan | null {
  const byEnd = spans.toSorted((one, other) => (one.lastMonth ?? '').localeCompare(other.lastMonth ?? ''));
  return byEnd.at(-1) ?? null;
}

/** Up to when the business filed, and which is the latest published month of its tax; undefined while loading. */
export function filedOf(
  owners: Owners | null,
  latest: { month: string } | null | undefined,
): Filed | undefined {
  if (owners === null) return undefined;
  const { spans } = owners;
  return {
    last: latestMonth(spans.map(({ lastFiled }) => lastFiled)),
    lastReceipts: latestMonth(spans.map(({ lastMonth }) => lastMonth)),
    latest: latest?.month ?? null,
  };
}

function latestMonth(months: readonly (string | null)[]): string | null {
  return months.reduce((latest, month) => ((month ?? '') > (latest ?? '') ? month : latest), null);
}

/** Numbers and name of the latest owner's property. */
export function latestOf({ spans, own }: Owners): PropertyKey & { name?: string } {
  const latest = latestSpan(spans);
  if (latest === null) return own;
  const { taxpayerNumber, locationNumber, name } = latest;
  return { taxpayerNumber, locationNumber, name };
}

/** The latest owner, if the page's address is that of another one; else null. */
export function laterOwner({ spans, own }: Owners): OwnerSpan | null {
  const latest = latestSpan(spans);
  return latest === null || isSameProperty(latest, own) ? null : latest;
}

/**
 * `Figures before March 2021 were filed by X, up to July 2019 by Y.`; null if there was one owner only. Months between two
 * owners may be in no release: the owner who filed first afterwards may have taken over long before.
 */
export function earlierOwnersText(spans: readonly OwnerSpan[]): string | null {
  const turns = spans.flatMap((span, at) => {
    const before = spans[at - 1];
    return before === undefined || span.firstMonth === null
      ? []
      : [{ until: untilText(before, span.firstMonth), before }];
  });
  const [latest, ...earlier] = turns.toReversed();
  if (latest === undefined) return null;
  const first = `Figures ${latest.until} were filed ${filedBy(latest.before)}`;
  const others = earlier.map(({ until, before }) => `, ${until} ${filedBy(before)}`);
  return ending(`${first}${others.join('')}`);
}

function untilText({ lastMonth }: OwnerSpan, next: string): string {
  const previous = addMonths(next, -1);
  const hasGap = lastMonth !== null && lastMonth < previous;
  return hasGap ? `up to ${formatMonth(lastMonth)}` : `before ${formatMonth(next)}`;
}

/** Both owners usually file for the month of a sale, and a seller's last quarter may reach over it. */
const USUAL_OVERLAP = 2;

/**
 * Warnings of figures that are not the present owner's alone: an earlier owner filed receipts long after the next one began,
 * perhaps of another hotel under the old number, or filed last, mostly $0, while the present one did not.
 */
export function overlapTexts(spans: readonly OwnerSpan[]): string[] {
  const late = spans.flatMap((span, at) => {
    const next = spans[at + 1];
    if (!next?.firstMonth || span.lastMonth === null) return [];
    if (span.lastMonth <= addMonths(next.firstMonth, USUAL_OVERLAP)) return [];
    const [last, first] = [span.lastMonth, next.firstMonth].map(formatMonth);
    return [
      `${ownerName(span)} filed receipts as late as ${last}, though ${ownerName(next)} has figures from ${first} on. What both filed for a month is added up.`,
    ];
  });
  const present = spans.at(-1);
  const lastFiled = latestMonth(spans.map((span) => span.lastFiled));
  if (!present?.lastFiled || lastFiled === null || lastFiled <= present.lastFiled) return late;
  return [
    ...late,
    `${ownerName(present)} filed for no month after ${formatMonth(present.lastFiled)}: later figures are an earlier owner’s filings, mostly of $0.`,
  ];
}

/** Ends a sentence whose name may already end with a point. */
function ending(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** The chart with a line where another owner took over and, on the page of an earlier one, with its months marked. */
export function withOwnerMarks(data: MonthChartData, owners: Owners | null): MonthChartData {
  if (owners === null || owners.spans.length < 2) return data;
  const { spans, own: key } = owners;
  const turns = spans.slice(1).flatMap((span) => {
    const day = span.beganOn ?? span.firstMonth;
    return day === null ? [] : [{ month: day.slice(0, 7), label: ownerName(span) }];
  });
  const span = laterOwner(owners) && spans.find((each) => isSameProperty(each, key));
  if (!span) return { ...data, turns };
  const { firstMonth, lastMonth } = span;
  const months = data.months.filter((month) => month >= (firstMonth ?? '') && month <= (lastMonth ?? ''));
  if (months.length === 0) return { ...data, turns };
  const own = { months, word: `filed ${filedBy(span)}` };
  return { ...data, turns, marked: [...(data.marked ?? []), own] };
}

/** Owners of the properties with these positions, as a table says them; null if there is none. */
export function ownersText(spans: readonly OwnerSpan[], positions: readonly number[]): string | null {
  const found = spans.filter(({ position }) => positions.includes(position)).map(ownerName);
  return found.length === 0 ? null : found.join('; ');
}
