import { createUnionType, Field, Float, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../platform/lib/connection.ts';
import { free, valuesOf } from '../../platform/lib/cost.ts';
import { nodeTypes, parseNodeId } from '../../platform/lib/node.ts';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { BeverageProperty } from '../beverages/beverage.type.ts';
import { Brand, ParentCompany } from '../brands/brand.type.ts';
import { Change, LikeForLikeReceipts } from '../figures.type.ts';
import { Hotel } from '../hotels/hotel.type.ts';
import { Owner } from '../owners/owner.type.ts';
import { Place } from '../places/place.type.ts';
import { RankFigure, RankingMark } from './rankFigure.ts';
import type { RankedKind } from './rankedKinds.sql.ts';
import { MOST_MONTHS } from './rankingPeriod.ts';

export const RankedSubject = createUnionType({
  name: 'RankedSubject',
  description: 'An object that is ranked, or that monthly figures are grouped by.',
  types: () => [Place, Hotel, BeverageProperty, Brand, ParentCompany, Owner] as const,
  resolveType: ({ id }) => {
    const node = parseNodeId(id);
    return node === null ? undefined : nodeTypes[node.kind];
  },
});

@ObjectType('RankedFigures', {
  description: 'Figures of a period, summed over its months. Figures of hotels only are null for bars.',
  simpleResolvers: true,
})
export class RankedFigures {
  @Field(() => UsdScalar, {
    description: 'Receipts that count, in US dollars. A place’s include those of marketplaces.',
  })
  receipts!: number;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Hotels only: taxable receipts as filed, in US dollars.',
  })
  taxableReceipts!: number | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description:
      'Hotels only: the part of the receipts that marketplaces filed for the place, in US dollars.',
  })
  marketplaceReceipts!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Hotels only: receipts over available room-nights of the months whose rooms count, US dollars, 2 decimals; null ' +
      'without such rooms.',
  })
  revpar!: number | null;

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
      'Hotels only: average number of rooms that count; of a hotel, over the months in which its rooms count.',
  })
  rooms!: number | null;

  @Field(() => Int, { description: 'Number of hotels or bars with figures, without marketplaces.' })
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
      'Number of months of properties whose receipts or rooms are doubtful and do not count as filed; of bars, that are ' +
      'the comptroller’s estimates.',
  })
  doubtfulFilings!: number;
}

@ObjectType('RankingRow', { description: 'A row of a ranking.', simpleResolvers: true })
export class RankingRow {
  kind!: RankedKind;
  product!: 'hotel' | 'beverage';
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

  @Field(() => RankedFigures, { description: 'Figures of all published months of the period.' })
  figures!: RankedFigures;

  @Field(() => RankedFigures, {
    nullable: true,
    description: 'Figures of the compared months of the period; null if nothing is compared.',
  })
  later!: RankedFigures | null;

  @Field(() => RankedFigures, {
    nullable: true,
    description: 'Figures of the same months `yearsEarlier`; null if nothing is compared or it has none.',
  })
  earlier!: RankedFigures | null;

  @Field(() => Change, {
    nullable: true,
    description:
      'Change of receipts from `earlier` to `later`; null if one of the compared months is missing in either, or if ' +
      'nothing is compared. It includes openings, closings and missing filings; see `likeForLike` and `marks`.',
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

  @Field(() => [RankingMark], {
    complexity: valuesOf(Object.keys(RankingMark).length),
    description: 'Reasons to look twice; usually empty.',
  })
  marks!: RankingMark[];
}

const RankingRowConnection = connectionType('RankingRow', () => RankingRow);

@ObjectType('Ranking', {
  description: 'A page of a ranking, with what the ranking is of.',
  simpleResolvers: true,
})
export class Ranking extends RankingRowConnection {
  @Field(() => RankFigure, { complexity: free, description: 'Figure that is ranked by.' })
  by!: RankFigure;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_MONTHS),
    description: 'Published months of the period.',
  })
  months!: string[];

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_MONTHS),
    description: 'Months of the period that are compared, as both they and the earlier ones are published.',
  })
  comparedMonths!: string[];

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_MONTHS),
    description: 'Earlier months that they are compared with, in the same order.',
  })
  earlierMonths!: string[];

  @Field(() => [MonthScalar], {
    complexity: valuesOf(2 * MOST_MONTHS),
    description: 'Months of both periods that were published although rows are missing; usually empty.',
  })
  incompleteMonths!: string[];

  @Field(() => UsdScalar, {
    complexity: free,
    description: 'Receipts of the period of everything that passes the filter, ranked or not, in US dollars.',
  })
  receipts!: number;

  @Field(() => Int, { complexity: free, description: 'Fewest properties that a row needs.' })
  minimumProperties!: number;

  @Field(() => Int, { complexity: free, description: 'Fewest rooms that a row needs.' })
  minimumRooms!: number;

  @Field(() => UsdScalar, {
    complexity: free,
    description: 'Least receipts that a row needs, in US dollars.',
  })
  minimumReceipts!: number;

  @Field(() => Int, {
    complexity: free,
    description: 'Number that are not ranked, as they are below a minimum.',
  })
  tooSmall!: number;

  @Field(() => Int, {
    complexity: free,
    description: 'Number that are not ranked, as the figure cannot be stated for them.',
  })
  withoutFigure!: number;

  @Field(() => String, {
    complexity: free,
    description: 'The ranking in a sentence: months, minimums, and what is left out.',
  })
  note!: string;
}
