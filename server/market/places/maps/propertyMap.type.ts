import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { free } from '../../../platform/lib/cost.ts';
import { WAS_NOT_OPEN } from '../../figures/likeForLike.ts';
import { MonthScalar, UsdScalar } from '../../../platform/lib/scalars.ts';

/** A column costs its rows at the root. */
const column = { complexity: () => 1 } as const;
const withGaps = { ...column, nullable: 'items' } as const;

const EACH = 'one value for each of `ids`';

@ObjectType('PropertyMap', {
  description:
    'Hotels or bars with their locations and figures of a month, as columns of one length. A hotel or bar appears once, ' +
    'for all its owners. The map shows those with a figure for the month or one of the three months before.',
  simpleResolvers: true,
})
export class PropertyMap {
  @Field(() => MonthScalar, {
    nullable: true,
    complexity: free,
    description: 'Month of the figures; null if nothing is published.',
  })
  month!: string | null;

  @Field(() => Boolean, {
    complexity: free,
    description: 'True if the month is published for all properties, so that sums over them are complete.',
  })
  isPublished!: boolean;

  @Field(() => Boolean, {
    complexity: free,
    description: 'True if the month was published although rows are missing.',
  })
  isIncomplete!: boolean;

  @Field(() => Int, {
    complexity: free,
    description: 'Number of hotels or bars that pass the filter; the map has at most `top` of them.',
  })
  totalCount!: number;

  @Field(() => [ID], {
    ...column,
    description: 'Ids of the properties of the latest owners, such as `hotel:32049649729-00022`.',
  })
  ids!: string[];

  @Field(() => [String], { ...column, description: `Trade names, as last filed: ${EACH}.` })
  names!: string[];

  @Field(() => [String], {
    ...withGaps,
    description: `Cities that the shown figures count toward, without a figure those of the latest filings: ${EACH}; null if none was filed, or outside Texas.`,
  })
  cities!: (string | null)[];

  @Field(() => [String], {
    ...withGaps,
    description: `ZIP codes, of the same filings as \`cities\`: ${EACH}; null if outside Texas.`,
  })
  zips!: (string | null)[];

  @Field(() => [Float], {
    ...withGaps,
    description: `Latitude in degrees, of the address if \`isPoint\`, else of the ZIP code’s middle: ${EACH}; null if outside Texas.`,
  })
  latitudes!: (number | null)[];

  @Field(() => [Float], {
    ...withGaps,
    description: `Longitude in degrees, of the same point: ${EACH}; null if outside Texas.`,
  })
  longitudes!: (number | null)[];

  @Field(() => [Boolean], {
    ...column,
    description: `True if a geocoder knows the address; otherwise only its ZIP code is known: ${EACH}.`,
  })
  isPoint!: boolean[];

  @Field(() => [UsdScalar], {
    ...withGaps,
    description: `Receipts of the month that count, in US dollars: ${EACH}; null without a figure.`,
  })
  receipts!: (number | null)[];

  @Field(() => [Int], {
    ...withGaps,
    description: `Hotels only: rooms of the month that count: ${EACH}; null for bars or if unknown.`,
  })
  rooms!: (number | null)[];

  @Field(() => [Float], {
    ...withGaps,
    description: `Hotels only: RevPAR of the month in US dollars, 2 decimals: ${EACH}; null without rooms that count.`,
  })
  revpar!: (number | null)[];

  @Field(() => [UsdScalar], {
    ...withGaps,
    description: `Receipts of the same month a year earlier, in US dollars: ${EACH}; null without a figure, and where \`wasNotOpen\`.`,
  })
  receiptsBefore!: (number | null)[];

  @Field(() => [Float], {
    ...withGaps,
    description: `Change of receipts from a year earlier in percent, 2 decimals: ${EACH}; null if either month is unknown, or the earlier one was 0.`,
  })
  changes!: (number | null)[];

  @Field(() => [Boolean], {
    ...column,
    description: `True if the figure of the month does not count as filed, or is the comptroller’s estimate: ${EACH}.`,
  })
  isDoubtful!: boolean[];

  @Field(() => [Boolean], {
    ...column,
    description: `True if the receipts of the same month a year earlier do not count as filed, or are the comptroller’s estimate: ${EACH}.`,
  })
  isDoubtfulBefore!: boolean[];

  @Field(() => [Boolean], {
    ...column,
    description: `True if the receipts of the month are unusual (\`UNUSUAL_RECEIPTS\`, \`REPEATED_RECEIPTS\`), and count as filed; false for bars: ${EACH}.`,
  })
  isUnusual!: boolean[];

  @Field(() => [Boolean], {
    ...column,
    description: `True if the receipts of the same month a year earlier are unusual, so that the change may be too low; false for bars: ${EACH}.`,
  })
  isUnusualBefore!: boolean[];

  @Field(() => [Boolean], {
    ...column,
    description: `True if the receipts of the month are a part of a quarterly filing, divided by days; false for bars: ${EACH}.`,
  })
  isApportioned!: boolean[];

  @Field(() => [Boolean], {
    ...column,
    description: `${WAS_NOT_OPEN} False for bars, and without receipts in the month: ${EACH}.`,
  })
  wasNotOpen!: boolean[];

  @Field(() => [Boolean], {
    ...column,
    description: `True if all owners together were responsible for fewer than all days of the month, or of the quarter of which its receipts are a part, so that the receipts are of a part of the month: ${EACH}.`,
  })
  isPartial!: boolean[];

  @Field(() => [Boolean], {
    ...column,
    description: `The same of the month a year earlier, so that the change is too high: ${EACH}.`,
  })
  isPartialBefore!: boolean[];
}
