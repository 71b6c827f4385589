import { ArgsType, Field, Float, Int, ObjectType } from 'type-graphql';
import type { Product } from '../../enums.ts';
import { MonthsAsOfArgs } from '../../releases/figuresAsOf.args.ts';
import { MonthScalar, UsdScalar } from '../../../platform/lib/scalars.ts';
import { largest, valuesOf } from '../../../platform/lib/cost.ts';
import { notedMonthsOf } from './notedMonths.type.ts';

export const MOST_LINES = 20;

const EACH = 'one value for each month of the chart; null if there is none.';
const RECEIPTS = `Room or mixed beverage receipts: ${EACH}`;
const REVPAR = `Lodging only: RevPAR, receipts divided by available room-nights, US dollars, 2 decimals: ${EACH}`;

/** The hotels of a chart; none of bars, which file by month. */
export interface ChartedHotels {
  propertyIds: readonly number[];
  /** The number of the release that the chart is as of; null for now. */
  release: number | null;
}

@ArgsType()
export class PortfolioChartArgs extends MonthsAsOfArgs {
  @Field(() => Int, {
    defaultValue: 6,
    description: `Maximum number of lines, 0 to ${String(MOST_LINES)}.`,
  })
  lines!: number;
}

@ObjectType('PortfolioLine', {
  description: 'One of the portfolio’s properties with the most receipts, by month.',
  simpleResolvers: true,
})
export class PortfolioLine {
  product!: Product;
  propertyId!: number;

  @Field(() => [UsdScalar], {
    complexity: valuesOf(largest.months),
    nullable: 'items',
    description: RECEIPTS,
  })
  receipts!: (number | null)[];

  @Field(() => [Float], { complexity: valuesOf(largest.months), nullable: 'items', description: REVPAR })
  revpar!: (number | null)[];
}

@ObjectType('PortfolioChart', {
  description:
    'All properties of a portfolio together by month, and those with the most receipts. RevPAR covers the ' +
    'months whose rooms count.',
  simpleResolvers: true,
})
export class PortfolioChart extends notedMonthsOf(largest.months) {
  /** Hotels that may file by quarter, for the resolver of `awaitedMonths`. */
  charted!: ChartedHotels;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(largest.months),
    description:
      'Every month from the first to the last within the range that any property has and the releases have in full. ' +
      'Receipts of all together are null for the others, in which a few late filings would look like a total.',
  })
  months!: string[];

  @Field(() => [UsdScalar], {
    complexity: valuesOf(largest.months),
    nullable: 'items',
    description: RECEIPTS,
  })
  receipts!: (number | null)[];

  @Field(() => [Float], { complexity: valuesOf(largest.months), nullable: 'items', description: REVPAR })
  revpar!: (number | null)[];

  @Field(() => [Int], {
    complexity: valuesOf(largest.months),
    nullable: 'items',
    description:
      'Number of properties that `receipts` of each month is of; null if there are no receipts. If it differs between two ' +
      'months, so do the properties: a rise may come from one that joined.',
  })
  properties!: (number | null)[];

  @Field(() => [Int], {
    complexity: valuesOf(largest.months),
    nullable: 'items',
    description:
      'Lodging only: number of properties that `revpar` of each month is of, those whose rooms count; null if there are no ' +
      'receipts, or for bars; 0 if no rooms count.',
  })
  revparProperties!: (number | null)[];

  @Field(() => [Int], {
    complexity: valuesOf(largest.months),
    nullable: 'items',
    description:
      'Number of properties with receipts in only one of the month and the same month a year earlier: above 0, a change ' +
      'between them is also one of properties, though their number may be equal. Null if the chart lacks one of the two.',
  })
  propertiesChanged!: (number | null)[];

  @Field(() => [Int], {
    complexity: valuesOf(largest.months),
    nullable: 'items',
    description:
      'Lodging only: number of properties whose rooms count in only one of the month and the same month a year earlier, as ' +
      '`propertiesChanged` is of receipts; null for bars, and if the chart lacks one of the two.',
  })
  revparPropertiesChanged!: (number | null)[];

  @Field(() => [PortfolioLine], {
    complexity: valuesOf(MOST_LINES),
    description: 'Properties with the most receipts within the range, largest first.',
  })
  lines!: PortfolioLine[];
}
