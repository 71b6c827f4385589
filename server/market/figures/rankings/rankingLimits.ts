import { badInput } from '../../../platform/errors.ts';
import { monthsBetween } from '../../../platform/lib/month.ts';
import type { RankingArgs } from './ranking.args.ts';
import type { RankedKind } from './rankedKinds.sql.ts';
import type { Minimum } from './rankedPairs.sql.ts';
import { isByChange, rankedChanges, type RankFigure } from './rankFigure.ts';
import { MOST_MONTHS, type RankingPeriod } from './rankingPeriod.ts';
import type { ProductName } from '../../productName.rules.ts';

const ofHotels: readonly RankFigure[] = ['TAXABLE_RECEIPTS', 'REVPAR', 'EXEMPT_SHARE', 'ROOMS'];

/** A small base makes figures of these large by chance. */
const ratios: ReadonlySet<RankFigure> = new Set(['REVPAR', 'EXEMPT_SHARE', ...rankedChanges]);

/** Defaults for a ranking by a ratio; receipts are cents a month. */
const least = {
  properties: 5,
  /** As in lists by RevPAR: a single condominium is not a city's best hotel. */
  rooms: 10,
  receiptsOfGroup: 10_000_000,
  /** About what the smallest tenth to quarter of hotels with 20 rooms takes in. */
  receiptsOfProperty: 2_500_000,
  /** Out of 12 months: with fewer, the season or an opening would decide. */
  months: 10,
} as const;

/** Kinds that need most months of a year to be ranked over it. */
const needMonths: ReadonlySet<RankedKind> = new Set(['PROPERTY', 'BRAND', 'PARENT_COMPANY']);

/** Throws BAD_USER_INPUT, with a sentence, if the figure makes no sense for what is ranked. */
export function checkFigure(
  { by, yearsEarlier, monthsEarlier, minimumProperties, minimumRooms }: RankingArgs,
  kind: RankedKind,
  product: ProductName,
): void {
  const isProperty = kind === 'PROPERTY';
  if (product === 'beverage' && ofHotels.includes(by)) {
    throw badInput(`${by} applies to hotels only: bars file neither rooms nor taxable receipts.`);
  }
  if (product === 'beverage' && minimumRooms) throw badInput('Bars have no rooms: leave out minimumRooms.');
  if (isProperty && by === 'PROPERTIES')
    throw badInput('A hotel or bar is one property: rank places by PROPERTIES.');
  if (isProperty && by === 'LIKE_FOR_LIKE_CHANGE') {
    throw badInput('The change of a single hotel or bar is always like for like: rank by CHANGE.');
  }
  if (isProperty && minimumProperties) {
    throw badInput('A hotel or bar is one property: leave out minimumProperties.');
  }
  if (isByChange({ by }) && !yearsEarlier && !monthsEarlier) {
    throw badInput(`${by} compares two periods: give yearsEarlier or monthsEarlier.`);
  }
}

/** The minimums of a ranking: those asked for, or the defaults. Throws BAD_USER_INPUT for negative ones. */
export function minimumOf(
  args: RankingArgs,
  kind: RankedKind,
  product: ProductName,
  period: RankingPeriod,
): Minimum {
  const isRatio = ratios.has(args.by);
  const isProperty = kind === 'PROPERTY';
  const { length: months } = isByChange(args) ? period.compared : period.months;
  const receipts = months * (isProperty ? least.receiptsOfProperty : least.receiptsOfGroup);
  return {
    properties: notNegative(args.minimumProperties ?? (isRatio && !isProperty ? least.properties : 0)),
    rooms: notNegative(args.minimumRooms ?? (args.by === 'REVPAR' && product === 'hotel' ? least.rooms : 0)),
    receipts: notNegative(args.minimumReceipts ?? (isRatio ? receipts : 0)),
    months: notNegative(args.minimumMonths ?? (needMonths.has(kind) ? monthsOfYear(period, months) : 0)),
  };
}

/** 10 of every 12 published months, rounded up; 0 for a period of less than a year. */
function monthsOfYear({ bounds }: RankingPeriod, published: number): number {
  const isYear = bounds !== null && monthsBetween(bounds.from, bounds.to).length >= MOST_MONTHS;
  return isYear ? Math.ceil((published * least.months) / MOST_MONTHS) : 0;
}

function notNegative(value: number): number {
  if (value < 0) throw badInput('Minimums must not be negative.');
  return value;
}
