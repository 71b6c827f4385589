import { cannotTell, notAsLayout, wrongNames, wrongOrder } from './describe.ts';
import { fitOf, type Fit } from './fit.ts';
import { refuseForeign } from './foreign.ts';
import { matchNames, type NameMatch } from './headerNames.ts';
import type { Layout } from './layout.ts';
import type { Member } from './openFile.ts';
import { periodInName } from './periodInName.ts';
import { layouts } from './layouts.ts';
import { ReleaseRefused } from './refusal.ts';
import type { StatedPeriod } from './rowReader.ts';
import { headOf, sampleOf, type Sample } from './sample.ts';

/** The detected form of a release. */
export interface Detected {
  layout: Layout;
  /** Position of each of the layout's fields in a row; -1 if the release lacks it. */
  order: readonly number[];
  /** The period, if the rows themselves do not state it; otherwise null. */
  period: StatedPeriod | null;
  notes: readonly string[];
}

/** Share of the first rows that must be readable by a layout; otherwise the release has another one. */
const LEAST_SHARE = 0.5;

/**
 * Reads a member's first bytes and detects its form. `stated` is the operator's `--period`: a month such as
 * 2015-01, or a year. Throws ReleaseRefused if it is not recognised or cannot be unpacked.
 */
export async function detect(member: Member, stated: string | null = null): Promise<Detected> {
  return detectHead(await headOf(member), [member.name, member.fileName], stated);
}

/**
 * Detects a release's form from its first bytes, and its period from its names (the first that has one) only if
 * the rows have none. Throws ReleaseRefused with the content seen, the content expected and a remedy.
 */
export function detectHead(head: Buffer, names: readonly string[], stated: string | null = null): Detected {
  const name = names[0] ?? '';
  refuseForeign(head, name);
  const sample = sampleOf(head);
  const { layout, order } = bestFit(sample, name);
  const { period, notes } = periodFor(layout, names, stated);
  return { layout, order, period, notes };
}

function bestFit(sample: Sample, name: string): Fit {
  const fits = sample.names ? fitsByName(sample, sample.names, name) : fitsByCount(sample);
  const [best] = fits.sort((a, b) => b.share - a.share || b.exact - a.exact);
  if (!best) throw cannotTell(name, sample);
  if (best.share < LEAST_SHARE) throw notAsLayout(name, sample, best);
  return best;
}

/** Without a header the number of fields says which layouts come into question, and the rows which one it is. */
function fitsByCount({ rows }: Sample): Fit[] {
  const usualCount = middleOf(rows.map(({ length }) => length));
  return layouts
    .filter(({ syntax, header }) => syntax === 'csv' && !header)
    .filter(({ fields, trailingComma }) => {
      return fields.length === usualCount || (trailingComma === true && fields.length + 1 === usualCount);
    })
    .map((layout) => fitOf(layout, [...layout.fields.keys()], 0, rows));
}

function fitsByName({ syntax, rows }: Sample, names: readonly string[], name: string): Fit[] {
  const matches = layouts
    .filter((layout) => layout.syntax === syntax && layout.header)
    .map((layout) => matchNames(layout, names));
  const complete = matches.filter((match) => (syntax === 'json' ? hasKeys(match) : hasAllNames(match)));
  const usable = complete.filter(({ layout, misplaced }) => layout.order === 'by name' || misplaced === null);
  if (complete.length === 0) throw wrongNames(name, matches);
  if (usable.length === 0) throw wrongOrder(name, complete);
  return usable.map(({ layout, order, exact }) => {
    if (syntax === 'csv') return fitOf(layout, order, exact, rows);
    // An object's values are picked by name, so they come in the layout's order.
    const picked = rows.map((row) => order.map((place) => row[place] ?? ''));
    return fitOf(layout, [...layout.fields.keys()], exact, picked);
  });
}

function hasAllNames({ missing, unknown }: NameMatch): boolean {
  return missing.length === 0 && unknown.length === 0;
}

/** JSON omits the keys of empty fields, so only those that are never empty must have been seen. */
function hasKeys({ layout, order }: NameMatch): boolean {
  return layout.fields.every(([, kind], field) => order[field] !== -1 || !ALWAYS_FILLED.includes(kind));
}

const ALWAYS_FILLED = ['digits', 'integer', 'money', 'month end ISO'];

function middleOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function periodFor(
  layout: Layout,
  names: readonly string[],
  statedText: string | null,
): Pick<Detected, 'period' | 'notes'> {
  const stated = statedText === null ? null : parseStated(statedText);
  if (layout.period === 'field') {
    return {
      period: null,
      notes: stated ? [`the stated period is not used: ${layout.id} has one in each row`] : [],
    };
  }
  if (layout.period === 'stated year') {
    if (stated) return { period: stated, notes: [] };
    throw new ReleaseRefused(
      `Refused: the rows of ${names[0] ?? ''} (${layout.id}) name a month but no year. State it: --period 2015.`,
    );
  }
  const named = names.map(periodInName).find((period) => period !== null) ?? null;
  if (stated?.month) return { period: stated, notes: statedNotes(stated, named) };
  if (named) return { period: named, notes: [] };
  throw new ReleaseRefused(
    `Refused: neither the rows of ${names[0] ?? ''} (${layout.id}) nor its name say for which month it is. ` +
      'State it: --period 2015-01.',
  );
}

function statedNotes(stated: StatedPeriod, named: StatedPeriod | null): string[] {
  if (!named || (named.year === stated.year && named.month === stated.month)) return [];
  return [`imported as ${monthText(stated)}, as stated, although its name says ${monthText(named)}`];
}

function monthText({ year, month }: StatedPeriod): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

function parseStated(text: string): StatedPeriod {
  const [matched, year, month] = /^(\d{4})(?:-(0[1-9]|1[0-2]))?$/.exec(text) ?? [];
  if (matched !== undefined) return { year: Number(year), month: month === undefined ? null : Number(month) };
  throw new ReleaseRefused(
    `Refused: the period “${text}” is neither a month such as 2015-01 nor a year such as 2015.`,
  );
}
