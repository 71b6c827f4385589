import { Field, Float, Int, ObjectType } from 'type-graphql';
import { connectionType } from '../../../platform/lib/connection.ts';
import { free, valuesOf } from '../../../platform/lib/cost.ts';
import { MonthScalar, UsdScalar } from '../../../platform/lib/scalars.ts';
import { RankFigure } from './rankFigure.ts';
import { MOST_MONTHS } from './rankingPeriod.ts';
import { RankingTotal, RankingRow } from './rankingRow.type.ts';

const RankingRowConnection = connectionType('RankingRow', () => RankingRow);

@ObjectType('Ranking', {
  description: 'A page of a ranking, with its months, minimums and totals.',
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

  @Field(() => [MonthScalar], {
    // A ranking's own cost counts it: fields of a page are otherwise counted for each of its rows.
    complexity: free,
    description:
      'Lodging only: months of both periods of which no release has what quarterly filers filed, so that they have the ' +
      'receipts of monthly filers only; a change between such a month and another is also one of who is counted. Usually empty.',
  })
  monthsWithoutQuarterlyFilers!: string[];

  @Field(() => UsdScalar, {
    complexity: free,
    description:
      'Receipts of the period of everything that passes the filter and belongs to a row, ranked or not, in US dollars: of ' +
      'brands, those of hotels with a known brand; of hotels, owners, brands and companies, without marketplaces.',
  })
  receipts!: number;

  @Field(() => RankingTotal, {
    nullable: true,
    // A ranking's own cost counts it: fields of a page are otherwise counted for each of its rows.
    complexity: free,
    description: 'Everything that passes the filter, ranked or not, as one; null without figures.',
  })
  total!: () => Promise<RankingTotal | null>;

  @Field(() => Float, {
    nullable: true,
    complexity: free,
    description:
      'Percent of `receipts` that the five with the highest receipts have, ranked or not, 2 decimals; null if ' +
      '`receipts` are not positive.',
  })
  topFiveShare!: number | null;

  @Field(() => Int, {
    nullable: true,
    complexity: free,
    description:
      'Concentration as the Herfindahl-Hirschman index: the sum of the squared shares of receipts in percent, ranked or ' +
      'not. 10,000 if one has all receipts, near 0 if many share them equally; null if `receipts` are not positive.',
  })
  concentration!: number | null;

  @Field(() => Int, {
    complexity: free,
    description: 'Number of all with figures that pass the filter, ranked or not.',
  })
  found!: number;

  @Field(() => [MonthScalar], {
    complexity: free,
    description:
      'The 36 calendar months that end with the period, published or not; `recentReceipts` of each row has their receipts.',
  })
  recentMonths!: string[];

  @Field(() => [MonthScalar], {
    complexity: free,
    description: 'Those of `recentMonths` that were published although rows are missing; usually empty.',
  })
  recentIncompleteMonths!: string[];

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
    description:
      'Fewest months with figures that a row needs: of `months`, or in a ranking by a change of `comparedMonths` and of ' +
      '`earlierMonths`.',
  })
  minimumMonths!: number;

  @Field(() => Int, {
    complexity: free,
    description: 'Number that are not ranked, as they are below a minimum.',
  })
  tooSmall!: number;

  @Field(() => Int, {
    complexity: free,
    description:
      'Number that are not ranked only because they have too few months: fewer than `minimumMonths` with figures ' +
      'or, by RevPAR, with rooms that count. Ask with `minimumMonths: 0` to rank them.',
  })
  tooFewMonths!: number;

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
