import type { ExploredFragment, RankingMark } from '../../../gql/graphql.ts';
import { formatCount, formatWholeMoney } from '../../../ui/formats/formatMoney.ts';
import { formatMonths } from '../../../ui/formats/formatMonths.ts';
import { formatPlace } from '../../../ui/formats/formatPlace.ts';
import { scaleWords } from '../../brands/chainScales.ts';
import { namesOf } from '../../search/placeNames.ts';
import type { ExploredFigure, ExploredKind, Question } from './exploreAddress.ts';

type Product = Question['product'];

/** Words for the properties of each tax and for their receipts. */
const WORDS: Record<Product, { title: string; several: string; receipts: string }> = {
  HOTEL: { title: 'Hotels', several: 'hotels', receipts: 'hotel receipts' },
  BEVERAGE: { title: 'Bars', several: 'bars', receipts: 'bar receipts' },
};

const KIND_LABELS: Record<ExploredKind, string> = {
  cities: 'Cities',
  counties: 'Counties',
  zips: 'ZIP codes',
  properties: '',
  brands: 'Brands',
  companies: 'Brand companies',
  owners: 'Owners',
};

/** `Cities`, `Hotels`, `Bars`. */
export function kindLabel(kind: ExploredKind, product: Product): string {
  return kind === 'properties' ? WORDS[product].title : KIND_LABELS[kind];
}

const FIGURE_LABELS: Record<ExploredFigure, string> = {
  receipts: 'Receipts',
  growth: 'Change, like for like',
  change: 'Change of all receipts',
  revpar: 'RevPAR',
  taxable: 'Taxable receipts',
  exempt: 'Exempt share',
  rooms: 'Rooms',
  count: '',
};

export function figureLabel(figure: ExploredFigure, product: Product): string {
  return figure === 'count' ? `${WORDS[product].title} that filed` : FIGURE_LABELS[figure];
}

/** The figure as a choice, with what limits it. */
export function figureOption(figure: ExploredFigure, product: Product): string {
  const label = figureLabel(figure, product);
  return figure === 'change' ? `${label}, if 80% can be compared` : label;
}

/** The figure within a sentence. */
function figureWords(figure: ExploredFigure, product: Product): string {
  const { receipts } = WORDS[product];
  if (figure === 'receipts') return receipts;
  if (figure === 'growth' || figure === 'change') return `change of ${receipts}`;
  const label = figureLabel(figure, product);
  return figure === 'revpar' ? label : label.toLowerCase();
}

/** `Hotels in Marfa (at least 10 rooms)`. */
export function marketWords({ product, of, state }: Pick<Question, 'product' | 'of' | 'state'>): string {
  return `${kindLabel(of, product)} in ${placeWords(state)}${filterWords(state, product)}`;
}

/** `Cities in Texas by change of hotel receipts`. */
export function questionWords(question: Question): string {
  const order = question.isLowestFirst ? ', lowest first' : '';
  return `${marketWords(question)} by ${figureWords(question.by, question.product)}${order}`;
}

function placeWords({ city, county, zip }: Question['state']): string {
  const parts = [
    ...namesOf(zip).map((name) => `ZIP ${name}`),
    ...namesOf(city).map(formatPlace),
    ...namesOf(county).map((name) => `${formatPlace(name)} County`),
  ];
  return parts.length === 0 ? 'Texas' : parts.join(', ');
}

/** The conditions on rooms, brand, filer and flags, in words. */
function filterWords(state: Question['state'], product: Product): string {
  const { rooms, mostrooms, brand, chain, filer, flags } = state;
  const scale = scaleWords(chain);
  const ofHotels = [
    ...(rooms === '' ? [] : [`at least ${rooms} rooms`]),
    ...(mostrooms === '' ? [] : [`at most ${mostrooms} rooms`]),
    ...(brand === '' ? [] : ['of one brand']),
    ...(scale === null ? [] : [`chain scale ${scale}`]),
    ...(filer === '' ? [] : [`${filer} filers only`]),
  ];
  const parts = [
    ...(product === 'HOTEL' ? ofHotels : []),
    ...(flags === '' ? [] : [`${flags} doubtful filings`]),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

/** The months of an answer: `Jan–Mar 2023 against Jan–Mar 2019; like for like`. */
export function monthsWords({ by }: Question, ranking: ExploredFragment, wanted: number): string {
  const { months, comparedMonths: later, earlierMonths: earlier } = ranking;
  if (months.length === 0) return 'none of these months is published';
  const whole =
    months.length < wanted
      ? `${formatMonths(months)} (${String(months.length)} of ${String(wanted)} months)`
      : formatMonths(months);
  if (earlier.length === 0) return whole;
  const alike = by === 'growth' ? '; like for like' : by === 'change' ? '; all receipts' : '';
  const compared = later.length < months.length ? `${whole}; of these, ${formatMonths(later)}` : whole;
  return `${compared} against ${formatMonths(earlier)}${alike}`;
}

/** Names the months of both periods that lack rows or quarterly filers, in sentences after another one. */
export function lackingWords({
  incompleteMonths: lacking,
  monthsWithoutQuarterlyFilers: monthlyOnly,
}: ExploredFragment): string {
  const rows = lacking.length === 0 ? '' : ` Published although rows are missing: ${formatMonths(lacking)}.`;
  if (monthlyOnly.length === 0) return rows;
  return `${rows} No release has what quarterly filers filed for ${formatMonths(monthlyOnly)}: monthly filers only.`;
}

const WITHOUT_MARKETPLACES = 'without marketplaces';

/** What the total and the shares of some kinds are of: not all that a place takes in. */
const TOTAL_WORDS: Partial<Record<ExploredKind, string>> = {
  properties: WITHOUT_MARKETPLACES,
  owners: WITHOUT_MARKETPLACES,
  brands: 'hotels with a known brand only',
  companies: 'hotels of a known brand company only',
};

/** Says which hotels alone the total and the shares are of; empty if they are of all that filed. */
export function totalWords({ product, of }: Pick<Question, 'product' | 'of'>): string {
  return product === 'HOTEL' ? (TOTAL_WORDS[of] ?? '') : '';
}

const SHARE_TITLES: Partial<Record<ExploredKind, string>> = {
  properties: 'Share of hotels',
  owners: 'Share of hotels',
  brands: 'Share of branded',
  companies: 'Share of companies',
};

/** The title of shares of that total. */
export function shareTitle({ product, of }: Pick<Question, 'product' | 'of'>): string {
  return (product === 'HOTEL' ? SHARE_TITLES[of] : undefined) ?? 'Share';
}

/** Says how many properties the ranking leaves out, and why. */
export function leftOutWords({ product, of, by }: Question, ranking: ExploredFragment): string {
  const { minimumProperties, minimumRooms, minimumReceipts, tooSmall, tooFewMonths, withoutFigure } = ranking;
  const each = WORDS[product].several;
  const least = [
    ...(minimumProperties > 0 ? [`${formatCount(minimumProperties)} ${each}`] : []),
    ...(minimumRooms > 0 ? [`${formatCount(minimumRooms)} rooms`] : []),
    ...(minimumReceipts > 0 ? [`${formatWholeMoney(minimumReceipts)} of receipts`] : []),
  ];
  const kind = kindLabel(of, product);
  return [
    ...(least.length > 0 ? [`${kind} with at least ${least.join(', ')} are ranked.`] : []),
    ...(tooSmall > 0 ? [belowWords(tooSmall)] : []),
    ...(tooFewMonths > 0 ? [fewMonthsWords(by, ranking)] : []),
    ...(withoutFigure > 0 ? [unknownWords(by, withoutFigure)] : []),
  ].join(' ');
}

/** `5 are not ranked: they have figures for fewer than 10 of the 12 months.` */
function fewMonthsWords(
  by: ExploredFigure,
  { tooFewMonths: count, minimumMonths, months, comparedMonths }: ExploredFragment,
): string {
  const isByChange = by === 'change' || by === 'growth';
  const all = `${formatCount((isByChange ? comparedMonths : months).length)} months`;
  const they = count === 1 ? '1 is not ranked: it has' : `${formatCount(count)} are not ranked: they have`;
  const what = by === 'revpar' ? 'rooms that count' : 'figures';
  return `${they} ${what} for fewer than ${formatCount(minimumMonths)} of the ${all}${isByChange ? ' of either period' : ''}.`;
}

function belowWords(count: number): string {
  return count === 1 ? '1 is below this minimum.' : `${formatCount(count)} are below this minimum.`;
}

function unknownWords(by: ExploredFigure, count: number): string {
  const have = count === 1 ? '1 has' : `${formatCount(count)} have`;
  if (by !== 'change' && by !== 'growth') return `${have} no value.`;
  const whose = count === 1 ? 'its' : 'their';
  const missing = by === 'change' ? ', or months are missing' : '';
  return `${have} no change, because less than 80% of ${whose} receipts are comparable${missing}.`;
}

/** Explains the months that rows name. */
export const PARTIAL_MONTH = {
  label: 'partial month',
  meaning:
    'Its responsibility for the tax began or ended within the month (or its quarter, if it files quarterly), so its receipts are of some of the days only. Changes compare unequal lengths, and a hotel’s RevPAR divides by all days.',
};

export const MARK_WORDS: Record<RankingMark, { label: string; meaning: string }> = {
  MONTHS_MISSING: { label: 'months missing', meaning: 'It has no figures in some of the months.' },
  ROOMS_MISSING: {
    label: 'rooms missing',
    meaning: 'In some of its months no rooms count, so RevPAR covers fewer months than the receipts.',
  },
  ROOMS_TWICE: {
    label: 'rooms counted twice',
    meaning:
      'A hotel was sold and both owners filed, so its rooms count twice: RevPAR is too low, and its rooms are too many.',
  },
  ROOMS_WITHOUT_RECEIPTS: {
    label: 'rooms that filed $0',
    meaning:
      'At least 1% of the rooms are of hotels that filed $0 for the month. RevPAR counts them, unless the month is one of three calendar months in a row for which the hotel filed $0. A month that no release has interrupts them, so that rooms count beside it that have long been idle.',
  },
  ROOMS_DIFFER: {
    label: 'rooms differ',
    meaning:
      'Its owners filed numbers of rooms that differ at least twofold, so one of them, and RevPAR with it, is probably wrong.',
  },
  DOUBTFUL_FILINGS: {
    label: 'doubtful filings',
    meaning: 'Some filings do not count as filed, or are the comptroller’s estimates.',
  },
  UNUSUAL_RECEIPTS: {
    label: 'unusual receipts',
    meaning:
      'Receipts of some filings are far above the usual, perhaps because of a typing error, or the same to the cent in at least three periods, perhaps an estimate. They count as filed, in every figure and change.',
  },
  APPORTIONED: {
    label: 'apportioned',
    meaning:
      'More than a tenth of the receipts are parts of quarterly filings, divided by days: nobody knows in which month of the quarter they were taken in.',
  },
  IDLE_MONTHS: {
    label: 'idle',
    meaning: 'It filed $0 for some of the months, with idle rooms: it was probably sold or closed.',
  },
  IDLE_HOTELS: {
    label: 'idle hotels',
    meaning:
      'Without hotels that were sold or closed and file $0, the change like for like differs by half a point or more, or too little is left to compare.',
  },
  IDLE_BARS: {
    label: 'bars that filed $0',
    meaning:
      'Without bars that filed $0 for a month of one of the periods, as they had yet to open or were closed, the change like for like differs by half a point or more, or too little is left to compare.',
  },
  FILERS_CHANGED: {
    label: 'filers changed',
    meaning:
      'The number of filers differs by more than 20%, or those of one period alone have more than 20% of its receipts. So the change of all receipts mostly reflects who filed.',
  },
  LITTLE_COMPARED: {
    label: 'too little to compare',
    meaning: 'Less than 80% of the receipts are from properties that filed in both periods.',
  },
  ONLY_LATER: { label: 'not filed earlier', meaning: 'It has no figures in the earlier period.' },
};
