import { Field, Float, Int, ObjectType } from 'type-graphql';
import { free, valuesOf } from '../../platform/lib/cost.ts';
import { MonthScalar, UsdScalar } from '../../platform/lib/scalars.ts';
import { brandScales } from './chainScale.rules.ts';
import { ChainScale } from './chainScale.ts';

@ObjectType('ChainScaleShare', {
  description: 'Hotels of one chain scale in a place, over the months of the mix.',
  simpleResolvers: true,
})
export class ChainScaleShare {
  @Field(() => ChainScale, {
    nullable: true,
    description: 'Chain scale; null for hotels whose brand has no certain class.',
  })
  chainScale!: ChainScale | null;

  @Field(() => Int, { description: 'Number of addresses with figures.' })
  properties!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Average rooms that count, over the published months, rounded, so that 0 is less than half a room; null if none count.',
  })
  rooms!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Percent of the rooms of all hotels of the place, 1 decimal; null if none count.',
  })
  roomShare!: number | null;

  @Field(() => UsdScalar, { description: 'Room receipts, in US dollars.' })
  roomReceipts!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Percent of the room receipts of all hotels of the place, 1 decimal; null if these are not positive.',
  })
  receiptsShare!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'RevPAR of hotels whose rooms count, in US dollars, 2 decimals; null if none count.',
  })
  revpar!: number | null;

  @Field(() => Int, {
    description:
      'Number of the `months` of the mix in which any of its rooms count, which RevPAR covers; receipts are of all months.',
  })
  revparMonths!: number;
}

@ObjectType('ChainScaleMix', {
  description:
    'Rooms and room receipts of a place by chain scale, over the 12 months up to the latest month without missing rows. ' +
    'A month counts toward the brand that the hotel had then. Marketplaces are not hotels and are left out.',
  simpleResolvers: true,
})
export class ChainScaleMix {
  @Field(() => MonthScalar, { complexity: free, description: 'First of the 12 months.' })
  from!: string;

  @Field(() => MonthScalar, { complexity: free, description: 'Last of the 12 months.' })
  to!: string;

  @Field(() => [MonthScalar], {
    complexity: free,
    description: 'Published months among the 12; the figures cover these only.',
  })
  months!: string[];

  @Field(() => [MonthScalar], {
    complexity: free,
    description: 'Those of `months` that were published although rows are missing; usually empty.',
  })
  incompleteMonths!: string[];

  @Field(() => [MonthScalar], {
    complexity: free,
    description:
      'Those of `months` for which no release has what quarterly filers filed, so that their part is missing ' +
      'and the shares of the others are too high.',
  })
  awaitedMonths!: string[];

  @Field(() => UsdScalar, {
    description: 'Room receipts that marketplaces filed for the place, in US dollars.',
  })
  marketplaceReceipts!: number;

  @Field(() => [ChainScaleShare], {
    // With independent hotels and those of unknown class.
    complexity: valuesOf(brandScales.length + 2),
    description: 'Chain scales with figures, the highest first, then independent hotels, then unknown ones.',
  })
  shares!: ChainScaleShare[];
}
