import { NAME_COLOURS } from '../../ui/theme/palette.ts';
import type { FactsOf } from '../../app/factsOf.ts';
import type { StripPart } from '../../ui/charts/MonthStrip.tsx';
import { graphql } from '../../gql/gql.ts';
import type { OwnershipRowFragment, Product } from '../../gql/graphql.ts';
import { formatShortMonth } from '../../ui/formats/formatMonth.ts';
import type { OwnerSpan } from './owners.ts';
import type { PropertyKey } from './property.ts';
import { isSameProperty } from './property.ts';

export const OwnershipFragment = graphql(`
  fragment OwnershipRow on OwnershipFacts {
    product
    locationName
    locationAddress
    taxpayerName
    beginDate
    endDate
    datesAreFiledPeriods
    taxpayerNumber
    locationNumber
  }
`);

/** The owners and names of an address, with their times. */
export type OwnershipRow = FactsOf<OwnershipRowFragment>;

/** A name under which a property of the address filed, in a colour of its own. */
export interface NameEntry extends OwnershipRow {
  id: string;
  /** True if it is a name of the page's own property. */
  isOwn: boolean;
  /** Months that its property filed as an owner of the same hotel or bar; null if it is another one's. */
  span: { from: string; to: string } | null;
  /** A CSS colour of the palette. */
  colour: string;
}

export interface NameHistory {
  /** Null while they load; the latest first. */
  entries: readonly NameEntry[] | null;
  failed: boolean;
  retry: () => void;
}

function colourAt(index: number): string {
  return `var(--name-${String((index % NAME_COLOURS) + 1)})`;
}

/**
 * The names of one tax at an address, the latest first. The names of the hotel or bar under all its owners get the first
 * colours, so that those in its chart differ even where more names than colours have come and gone at the address.
 */
export function entriesOf(
  periods: readonly OwnershipRow[],
  { product, own, spans = [] }: { product: Product; own: PropertyKey; spans?: readonly OwnerSpan[] },
): NameEntry[] {
  const found = periods
    .filter((period) => period.product === product)
    .map((period) => {
      const { taxpayerNumber, locationNumber, beginDate, locationName } = period;
      const id = `${taxpayerNumber} ${String(locationNumber)} ${beginDate} ${locationName}`;
      const isOwn = isSameProperty(period, own);
      const span = spans.length > 1 ? spanIn(spans, period) : null;
      return { ...period, id, isOwn, span: span ?? (isOwn ? ALWAYS : null) };
    })
    .toSorted((one, other) => other.beginDate.localeCompare(one.beginDate));
  const inColour = [...found.filter(({ span }) => span), ...found.filter(({ span }) => !span)];
  const colours = new Map(inColour.map(({ id }, index) => [id, colourAt(index)]));
  return found.map((entry) => ({ ...entry, colour: colours.get(entry.id) ?? colourAt(0) }));
}

/** Span of a property that no other follows. */
const ALWAYS = { from: '', to: '9999-12' };

function spanIn(spans: readonly OwnerSpan[], property: PropertyKey): NameEntry['span'] {
  const found = spans.find((span) => isSameProperty(span, property));
  if (found === undefined) return null;
  return { from: found.firstMonth ?? ALWAYS.from, to: found.lastMonth ?? ALWAYS.to };
}

/** Names of the property that filed for a month: of those that did, the one that came last. */
function filersOf(entries: readonly NameEntry[], month: string): NameEntry[] {
  const latest = entries
    .flatMap(({ span }) => (span && span.from <= month && month <= span.to ? [span.from] : []))
    .toSorted()
    .at(-1);
  return entries.filter(({ span, isOwn }) => (latest === undefined ? isOwn : span?.from === latest));
}

/**
 * The name under which the hotel or bar filed for a month, `2023-03`: the latest of its owner's that had begun by then,
 * or the owner's first one where responsibility is said to begin after the month.
 */
export function nameOf(entries: readonly NameEntry[], month: string): NameEntry | null {
  const own = filersOf(entries, month);
  return own.find(({ beginDate }) => beginDate.slice(0, 7) <= month) ?? own.at(-1) ?? null;
}

/** The names along the months of a chart, in stretches, with none in months that no release has; null while they load. */
export function stripOf(
  { entries, failed }: NameHistory,
  months: readonly string[],
  missing: readonly string[],
): StripPart[] | null {
  if (entries === null) return failed ? [] : null;
  const parts: StripPart[] = [];
  for (const month of months) {
    const name = missing.includes(month) ? null : nameOf(entries, month);
    const last = parts.at(-1);
    if (last?.key === (name?.id ?? NO_NAME)) last.months += 1;
    else parts.push({ ...partOf(name), months: 1, from: month });
  }
  return parts;
}

const NO_NAME = '';

function partOf(name: NameEntry | null): Pick<StripPart, 'key' | 'label' | 'colour'> {
  return { key: name?.id ?? NO_NAME, label: name?.locationName ?? null, colour: name?.colour ?? '' };
}

/** From when to when: `Jun 2004 – Mar 2016`. A star marks dates that replace unknown dates of responsibility. */
export function spanOf({ beginDate, endDate, datesAreFiledPeriods }: NameEntry): string {
  const begin = formatShortMonth(beginDate);
  const span = endDate === null ? `since ${begin}` : `${begin} – ${formatShortMonth(endDate)}`;
  return datesAreFiledPeriods ? `${span} *` : span;
}
