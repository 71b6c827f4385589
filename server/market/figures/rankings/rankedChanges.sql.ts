import { LEAST_COMPARED_PERCENT } from '../likeForLike.ts';
import type { RankingSpec } from './rankedPairs.sql.ts';
import { bitsOfAll } from './yearSums.sql.ts';

/** SQL of cents of two periods: of all properties, and of those compared. */
type TwoPeriods = Record<'later' | 'earlier' | 'alikeLater' | 'alikeEarlier', string>;

const least = String(LEAST_COMPARED_PERCENT);

/** The condition of `likeForLike` as SQL: enough of the smaller period's receipts can be compared, and not nothing. */
function hasEnough({ later, earlier, alikeLater, alikeEarlier }: TwoPeriods): string {
  return `(
      ${alikeLater} is not null
      and (${later} > ${earlier} or ${later} <= 0 or ${alikeLater} * 100 >= ${later} * ${least})
      and (${earlier} > ${later} or ${earlier} <= 0 or ${alikeEarlier} * 100 >= ${earlier} * ${least})
    )`;
}

export const enoughIsCompared = hasEnough({
  later: 'later_receipts',
  earlier: 'earlier_receipts',
  alikeLater: 'alike_later',
  alikeEarlier: 'alike_earlier',
});

/** True if the properties compared have too little of the larger period's receipts, as SQL; never null. */
export const othersAreLarge = `(
      later_receipts >= earlier_receipts and coalesce(alike_later, 0) * 100 < later_receipts * ${least}
      or earlier_receipts >= later_receipts and coalesce(alike_earlier, 0) * 100 < earlier_receipts * ${least}
    )`;

/** SQL of hundredths of a percent, rounded as the answers are; null against nothing. */
function change(later: string, earlier: string): string {
  return `case when ${earlier} > 0 then floor((${later} - ${earlier})::numeric * 10000 / ${earlier} + 0.5)::bigint end`;
}

/** Change of the properties compared; null if they have too little of the receipts. */
export const alikeChange = `case when ${enoughIsCompared} then ${change('alike_later', 'alike_earlier')} end`;

const ofHotelsAlone: TwoPeriods = {
  later: '(later_receipts - coalesce(later_marketplace, 0))',
  earlier: '(earlier_receipts - coalesce(earlier_marketplace, 0))',
  alikeLater: '(alike_later - alike_marketplaces_later)',
  alikeEarlier: '(alike_earlier - alike_marketplaces_earlier)',
};

/** Change of the hotels compared without marketplaces; null without these, or if the hotels have too little. */
export const hotelsAloneChange = `case when ${hasEnough(ofHotelsAlone)}
    then ${change(ofHotelsAlone.alikeLater, ofHotelsAlone.alikeEarlier)} end`;

/** The change of the properties compared without idle hotels; null if they have too little. */
export const changeWithoutIdle = `case when ${hasEnough({
  later: 'later_receipts',
  earlier: 'earlier_receipts',
  alikeLater: '(alike_later - alike_idle_later)',
  alikeEarlier: '(alike_earlier - alike_idle_earlier)',
})} then ${change('(alike_later - alike_idle_later)', '(alike_earlier - alike_idle_earlier)')} end`;

/** Change of all receipts; null if a compared month is missing, or if the properties compared have too little of them. */
export function changeOfAll({ later }: RankingSpec): string {
  const all = bitsOfAll(later);
  return `case when later_months = ${all} and earlier_months = ${all} and ${enoughIsCompared}
    then ${change('later_receipts', 'earlier_receipts')} end`;
}
