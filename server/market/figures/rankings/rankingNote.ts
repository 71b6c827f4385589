import { addMonths, type Month } from '../../../platform/lib/month.ts';
import type { Ranking } from './ranking.type.ts';
import { isByChange } from './rankFigure.ts';
import type { RankedKind } from './rankedKinds.sql.ts';
import type { RankingSpec } from './rankedPairs.sql.ts';
import { earlierOf, type RankingPeriod } from './rankingPeriod.ts';

type Facts = Pick<
  Ranking,
  | 'by'
  | 'minimumProperties'
  | 'minimumRooms'
  | 'minimumReceipts'
  | 'minimumMonths'
  | 'tooSmall'
  | 'tooFewMonths'
  | 'withoutFigure'
>;

const NONE_EARLIER = 'none of them is published for the earlier period';

/** What belongs to no row of a kind, and so is in no total and no share either. */
const NOT_IN_KIND: Partial<Record<RankedKind, string>> = {
  BRAND: 'Hotels without a known brand, and marketplaces',
  PARENT_COMPANY: 'Hotels whose brand has no known company, those without a brand, and marketplaces',
  PROPERTY: 'Marketplaces',
  OWNER: 'Marketplaces',
};

const count = (value: number): string => value.toLocaleString('en-US');

/** Describes a ranking in sentences, for readers who see it without its question. */
export function noteOf(
  facts: Facts,
  period: RankingPeriod,
  { product, kind }: Pick<RankingSpec, 'product' | 'kind'>,
): string {
  const notInKind = product === 'hotel' ? NOT_IN_KIND[kind] : undefined;
  return [
    `${monthsText(period)}${comparedText(period)}.`,
    ...(notInKind === undefined ? [] : [`${notInKind} are in no total and no share.`]),
    ...(period.monthlyOnly.length > 0
      ? [`Monthly filers only, as no release has what quarterly filers filed: ${runs(period.monthlyOnly)}.`]
      : []),
    ...minimumText(facts),
    ...(facts.tooSmall > 0 ? [`${count(facts.tooSmall)} below that are not ranked.`] : []),
    ...monthsMissingText(facts, period),
    ...(facts.withoutFigure > 0
      ? [`${count(facts.withoutFigure)} are not ranked, as the figure cannot be stated for them.`]
      : []),
    ...(period.incomplete.length > 0
      ? [`Published although rows are missing: ${period.incomplete.join(', ')}.`]
      : []),
  ].join(' ');
}

/** The published months of a period, and which were asked for if these are more. */
export function monthsText({ bounds, months }: RankingPeriod): string {
  if (bounds === null) return 'Nothing is published yet';
  const { from, to } = bounds;
  if (months.length === 0) return `No month from ${from} to ${to} is published`;
  const published = runs(months);
  const isWhole = published === (from === to ? from : `${from} to ${to}`);
  return isWhole ? published : `${published} (the published months from ${from} to ${to})`;
}

function comparedText({ months, compared, monthsEarlier }: RankingPeriod): string {
  if (monthsEarlier === null) return '';
  if (compared.length === 0) return `; ${NONE_EARLIER}, so nothing is compared`;
  const some = compared.length < months.length ? `; of these, ${runs(compared)} compared` : ' compared';
  return `${some} ${withText(compared, monthsEarlier)}`;
}

function withText(compared: readonly Month[], monthsEarlier: number): string {
  const season = monthsEarlier % 12 === 0 ? '' : ', of another season';
  return `with ${runs(earlierOf(compared, monthsEarlier))}${season}`;
}

/** The months that are compared, and with which; null if no comparison is asked for. */
export function comparedMonthsText({ compared, monthsEarlier }: RankingPeriod): string | null {
  if (monthsEarlier === null) return null;
  return compared.length === 0 ? NONE_EARLIER : `${runs(compared)} ${withText(compared, monthsEarlier)}`;
}

function minimumText({ minimumProperties, minimumRooms, minimumReceipts }: Facts): string[] {
  const parts = [
    ...(minimumProperties > 0 ? [`${count(minimumProperties)} properties`] : []),
    ...(minimumRooms > 0 ? [`${count(minimumRooms)} rooms`] : []),
    ...(minimumReceipts > 0 ? [`$${count(minimumReceipts / 100)} of receipts`] : []),
  ];
  return parts.length === 0 ? [] : [`At least ${parts.join(', ')}.`];
}

function monthsMissingText(facts: Facts, { months, compared }: RankingPeriod): string[] {
  if (facts.tooFewMonths === 0) return [];
  const [{ length: all }, either] = isByChange(facts) ? [compared, ' of either period'] : [months, ''];
  const what = facts.by === 'REVPAR' ? 'rooms that count' : 'figures';
  return [
    `${count(facts.tooFewMonths)} with ${what} for fewer than ${count(facts.minimumMonths)} of the ${count(all)} months${either} are not ranked.`,
  ];
}

/** `2023-01 to 2023-03, 2023-05`. */
function runs(months: readonly Month[]): string {
  const parts: Month[][] = [];
  for (const month of months) {
    const last = parts.at(-1);
    if (last?.at(-1) === addMonths(month, -1)) last.push(month);
    else parts.push([month]);
  }
  return parts
    .map((part) => (part.length === 1 ? part[0] : `${part[0] ?? ''} to ${part.at(-1) ?? ''}`))
    .join(', ');
}
