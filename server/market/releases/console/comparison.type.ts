import { Field, Float, Int, ObjectType } from 'type-graphql';
import { valuesOf } from '../../../platform/lib/cost.ts';
import { UsdScalar } from '../../../platform/lib/scalars.ts';
import { Product } from '../../enums.ts';

/** The worker lists the ten largest changes of each kind. */
const MOST_LINES = 10;

@ObjectType('ReleaseChangeLine', {
  description: 'Receipts as filed in the periods of a release, before and after it.',
  simpleResolvers: true,
})
export class ReleaseChangeLine {
  @Field(() => String, { description: 'Property, city or brand.' })
  name!: string;

  @Field(() => UsdScalar, { description: 'Receipts before.' })
  before!: number;

  @Field(() => UsdScalar, { description: 'Receipts after.' })
  after!: number;

  @Field(() => UsdScalar, { description: 'Difference.' })
  change!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'Difference in percent; null if there was nothing before.',
  })
  changePct!: number | null;

  @Field(() => Int, { description: 'Number of filings before.' })
  filingsBefore!: number;

  @Field(() => Int, { description: 'Number of filings after.' })
  filingsAfter!: number;
}

@ObjectType('ReleaseFlagCount', { description: 'Filings of a release with one flag.', simpleResolvers: true })
export class ReleaseFlagCount {
  @Field(() => String, { description: 'Flag, such as `EXTRA_DIGIT`.' })
  flag!: string;

  @Field(() => Int, { description: 'Number of filings.' })
  filings!: number;
}

@ObjectType('ReleaseFlaggedFiling', { description: 'A flagged filing of a release.', simpleResolvers: true })
export class ReleaseFlaggedFiling {
  @Field(() => String, { description: 'Hotel.' })
  name!: string;

  @Field(() => String, { description: 'Month, or last month of the quarter, as `YYYY-MM`.' })
  period!: string;

  @Field(() => String, { description: 'Reason for the flag.' })
  reason!: string;
}

@ObjectType('ReleaseComparison', {
  description: 'Changes that a release made, or would make, compared with what was published before.',
  simpleResolvers: true,
})
export class ReleaseComparison {
  @Field(() => Product, { description: 'Tax.' })
  product!: Product;

  @Field(() => String, { description: 'Name of the file.' })
  fileName!: string;

  @Field(() => Int, { description: 'Number of new filings.' })
  added!: number;

  @Field(() => Int, { description: 'Number of filings that replace an earlier version.' })
  changed!: number;

  @Field(() => Int, { description: 'Number of filings that are no longer in the release.' })
  retired!: number;

  @Field(() => ReleaseChangeLine, { description: 'All receipts of its periods.' })
  all!: ReleaseChangeLine;

  @Field(() => [ReleaseChangeLine], {
    complexity: valuesOf(MOST_LINES),
    description: 'Largest changes by property.',
  })
  byProperty!: ReleaseChangeLine[];

  @Field(() => [ReleaseChangeLine], {
    complexity: valuesOf(MOST_LINES),
    description: 'Largest changes by city.',
  })
  byCity!: ReleaseChangeLine[];

  @Field(() => [ReleaseChangeLine], {
    complexity: valuesOf(MOST_LINES),
    description: 'Largest changes by brand; empty for mixed beverages.',
  })
  byBrand!: ReleaseChangeLine[];

  @Field(() => [ReleaseFlagCount], {
    complexity: valuesOf(5),
    description: 'Filings by flag; empty for mixed beverages.',
  })
  flags!: ReleaseFlagCount[];

  @Field(() => [ReleaseFlaggedFiling], {
    complexity: valuesOf(MOST_LINES),
    description: 'Flagged filings with the largest effect; empty for mixed beverages.',
  })
  flagged!: ReleaseFlaggedFiling[];
}
