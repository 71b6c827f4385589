import { createUnionType, Field, Float, Int, ObjectType } from 'type-graphql';
import { valuesOf } from '../../../platform/lib/cost.ts';
import { nodeTypes, parseNodeId } from '../../../platform/lib/node.ts';
import { MonthScalar, UsdScalar } from '../../../platform/lib/scalars.ts';
import { BeverageProperty } from '../../beverages/beverage.type.ts';
import { Brand, ParentCompany } from '../../brands/brand.type.ts';
import {
  Change,
  HOTELS_ALONE,
  LikeForLikeReceipts,
  MarketplacesCompared,
  WITHOUT_IDLE,
} from '../figures.type.ts';
import { Hotel } from '../../hotels/hotel.type.ts';
import { Owner } from '../../hotels/owners/owner.type.ts';
import { Place } from '../../places/place.type.ts';
import { MOST_PARTIAL } from '../../premises/responsibleDays.ts';
import { MOST_MARKS, RankingMark } from './rankFigure.ts';
import { RECENT_MONTHS } from './rankingPeriod.ts';
import type { RankedKind } from './rankedKinds.sql.ts';
import type { ProductName } from '../../productName.rules.ts';

export const RankedSubject = createUnionType({
  name: 'RankedSubject',
  description: 'An object that is ranked, or that monthly figures are grouped by.',
  types: () => [Place, Hotel, BeverageProperty, Brand, ParentCompany, Owner] as const,
  resolveType: ({ id }) => {
    const node = parseNodeId(id);
    return node === null ? undefined : nodeTypes[node.kind];
  },
});

/** Most rows note none of their months, though quarterly filers all; of the largest pages, a third are plenty. */
const NOTED_MONTHS = RECENT_MONTHS / 3;

@ObjectType('RankedFigures', {
  description:
    'Figures of a period, summed over its months. Figures that apply to hotels only are null for bars.',
  simpleResolvers: true,
})
export class RankedFigures {
  @Field(() => UsdScalar, {
    description: 'Receipts that count, in US dollars. A place’s include those of marketplaces.',
  })
  receipts!: number;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Hotels only: taxable receipts as filed, in US dollars; null for bars.',
  })
  taxableReceipts!: number | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description:
      'Hotels only: the part of the receipts that marketplaces filed for the place, in US dollars; null for bars.',
  })
  marketplaceReceipts!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Hotels only: receipts over available room-nights of the months whose rooms count, US dollars, 2 decimals; null ' +
      'without such rooms.',
  })
  revpar!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Hotels only: number of the period’s months whose rooms count, the ones that `revpar` covers; null for ' +
      'bars.',
  })
  revparMonths!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Hotels only: share of the receipts that is not taxable, in percent with 1 decimal. Filings whose receipts do not ' +
      'count as filed are left out. Null without receipts.',
  })
  exemptShare!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Hotels only: average number of rooms that count; of a hotel, over the months in which its rooms count. Rounded, so ' +
      'that 0 is less than half a room: one room in one of four months. Null if none count.',
  })
  rooms!: number | null;

  @Field(() => Int, {
    description:
      'Number of hotels or bars with figures, including those that filed $0, without marketplaces.',
  })
  properties!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Average number of hotels or bars with figures for a month, 1 decimal; null without months.',
  })
  filersPerMonth!: number | null;

  @Field(() => Int, { description: 'Number of the period’s months with figures.' })
  monthsWithFigures!: number;

  @Field(() => Int, {
    description:
      'Number of monthly figures, of all properties, whose receipts or rooms are doubtful and do not count as filed; for ' +
      'bars, of monthly figures that the comptroller estimated.',
  })
  doubtfulFilings!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Hotels only: number of monthly figures, of all properties, with unusual receipts (`UNUSUAL_RECEIPTS`, `REPEATED_RECEIPTS`). They ' +
      'count as filed, so that one of them may make up most of a change. Null for bars, and if nothing was filed.',
  })
  unusualFilings!: number | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description:
      'Hotels only: the part of the receipts that comes from quarterly filings with months outside the period, divided by ' +
      'days, in US dollars. 0 if the period has whole quarters. Null for bars, and if nothing was filed.',
  })
  apportionedReceipts!: number | null;
}

@ObjectType('RankingTotal', {
  description: 'All that passes the filter of a ranking, ranked or not.',
  simpleResolvers: true,
})
export class RankingTotal {
  @Field(() => RankedFigures, { description: 'Figures of all published months of the period.' })
  figures!: RankedFigures;

  @Field(() => RankedFigures, {
    nullable: true,
    description: 'Figures of the compared months of the period; null if nothing is compared.',
  })
  later!: RankedFigures | null;

  @Field(() => RankedFigures, {
    nullable: true,
    description:
      'Figures of the months that these are compared with; null if nothing is compared or it has none.',
  })
  earlier!: RankedFigures | null;

  @Field(() => Change, {
    nullable: true,
    description:
      'Change of all receipts from `earlier` to `later`, with openings, closings and missing filings; see `likeForLike` ' +
      'and `marks`. Null if one of the compared months is missing in either, if properties with figures in both periods ' +
      'have less than 80% of the receipts of the smaller one, or if nothing is compared.',
  })
  change!: Change | null;

  @Field(() => LikeForLikeReceipts, {
    nullable: true,
    description: 'The two periods compared like for like; null if nothing is compared.',
  })
  likeForLike!: LikeForLikeReceipts | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of hotels or bars that are compared like for like, without marketplaces; null if nothing is compared.',
  })
  propertiesCompared!: number | null;

  @Field(() => MarketplacesCompared, {
    nullable: true,
    description:
      'Of `likeForLike`, the part of marketplaces; the rest is of the hotels that `propertiesCompared` counts. Null if no ' +
      'marketplace has figures in both periods, if nothing is compared, and for bars.',
  })
  marketplacesCompared!: MarketplacesCompared | null;

  @Field(() => LikeForLikeReceipts, {
    nullable: true,
    description: `${HOTELS_ALONE} Null if \`marketplacesCompared\` is.`,
  })
  hotelsAlone!: LikeForLikeReceipts | null;

  @Field(() => Change, {
    nullable: true,
    description: `The change of \`likeForLike\` ${WITHOUT_IDLE} Null for a single hotel as well.`,
  })
  changeWithoutIdle!: Change | null;

  @Field(() => [RankingMark], {
    complexity: valuesOf(MOST_MARKS),
    description: 'Reasons to look twice; usually empty.',
  })
  marks!: RankingMark[];
}

@ObjectType('RankingRow', { description: 'A row of a ranking.', simpleResolvers: true })
export class RankingRow extends RankingTotal {
  kind!: RankedKind;
  product!: ProductName;
  key!: string;

  @Field(() => Int, { description: 'Position; 1 is first. Equal figures share a position.' })
  rank!: number;

  @Field(() => Float, {
    description:
      'Percent of all ranked rows that this one equals or is ahead of, 2 decimals; 100 for the first.',
  })
  percentile!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Percent of `receipts` of the whole ranking, 2 decimals; null if these are not positive.',
  })
  share!: number | null;

  @Field(() => String, { description: 'Name: of a hotel or bar, as last filed.' })
  name!: string;

  @Field(() => [UsdScalar], {
    complexity: valuesOf(RECENT_MONTHS),
    nullable: 'items',
    description:
      'Receipts that count of each of the ranking’s `recentMonths`, for a small chart; null for a month without figures or ' +
      'that is not published.',
  })
  recentReceipts!: () => Promise<(number | null)[]>;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(NOTED_MONTHS),
    nullable: true,
    description:
      'Hotels only: those of the ranking’s `recentMonths` with unusual receipts (`UNUSUAL_RECEIPTS`, `REPEATED_RECEIPTS`), which count as ' +
      'filed, so that a point of a small chart may be a typing error. Usually empty; null for bars.',
  })
  recentUnusualMonths!: () => Promise<string[] | null>;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(NOTED_MONTHS),
    nullable: true,
    description:
      'Hotels only: those of the ranking’s `recentMonths` in which more than a tenth of the receipts are parts of quarterly ' +
      'filings, divided by days: in which month they were taken in is not known. Null for bars.',
  })
  recentApportionedMonths!: () => Promise<string[] | null>;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_PARTIAL),
    description:
      'Single hotels and bars only: months of both periods that its responsibility began or ended within. Their receipts ' +
      'are of a part of the month, while RevPAR divides by all of its days, and changes compare unequal lengths. Not those ' +
      'that its owners had all days of together. Usually empty; always for others.',
  })
  partialMonths!: string[];
}
