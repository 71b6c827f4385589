import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ChainScale } from '../../brands/chainScale.ts';
import type { Product } from '../../enums.ts';
import { Change, Rank } from '../../figures/figures.type.ts';
import { MOST_PARTIAL } from '../responsibleDays.ts';
import { MonthScalar, UsdScalar } from '../../../platform/lib/scalars.ts';
import { valuesOf } from '../../../platform/lib/cost.ts';

export const Closeness = {
  SAME_PREMISES: 'SAME_PREMISES',
  SAME_ZIP: 'SAME_ZIP',
  ZIP_DISTANCE: 'ZIP_DISTANCE',
} as const;
export type Closeness = (typeof Closeness)[keyof typeof Closeness];
registerEnumType(Closeness, {
  name: 'Closeness',
  description: 'How near two properties are known to be.',
  valuesConfig: {
    SAME_PREMISES: { description: 'At the same address.' },
    SAME_ZIP: { description: 'In the same ZIP code; the exact distance is unknown.' },
    ZIP_DISTANCE: { description: 'In different ZIP codes; only the distance of their middles is known.' },
  },
});

export const NearbyChangeKind = { OPENED: 'OPENED', CLOSED: 'CLOSED' } as const;
export type NearbyChangeKind = (typeof NearbyChangeKind)[keyof typeof NearbyChangeKind];
registerEnumType(NearbyChangeKind, {
  name: 'NearbyChangeKind',
  description: 'Change of the hotels at an address.',
  valuesConfig: {
    OPENED: {
      description: 'The first hotel at the address began, and none there had receipts in an earlier year.',
    },
    CLOSED: { description: 'The hotels at the address have had no receipts since; they may still file $0.' },
  },
});

export const MOST_NEIGHBORS = 20;
export const MOST_RIVALS = 5;
export const MOST_CHANGES = 30;
const MOST_REASONS = 5;

@ObjectType({ description: 'How near a property is.', simpleResolvers: true })
abstract class Near {
  @Field(() => Closeness, { description: 'How near it is known to be.' })
  closeness!: Closeness;

  @Field(() => Int, {
    nullable: true,
    description:
      'Distance of the middles of the two ZIP codes in whole miles, at least 1; null in the same ZIP code.',
  })
  miles!: number | null;

  @Field(() => String, {
    description: 'Distance in words: `same address`, `same ZIP` or `about 3 miles (ZIP middle)`.',
  })
  distance!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Rooms for rent in the latest of the months that has rooms which count; null for bars or without any.',
  })
  rooms!: number | null;
}

@ObjectType('NearbyProperty', {
  description: 'A current property near another one, with its figures over the months of `Nearby`.',
  simpleResolvers: true,
})
export class NearbyProperty extends Near {
  product!: Product;
  propertyId!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Name of its brand; null for independent hotels and bars.',
  })
  brandName!: string | null;

  @Field(() => ChainScale, {
    nullable: true,
    description: 'Chain scale of its brand; null for bars, and if no class of the brand is certain.',
  })
  chainScale!: ChainScale | null;

  @Field(() => Int, {
    description: 'Number of months with figures that count, of those that the releases have of all filers.',
  })
  monthsFiled!: number;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Receipts of the `monthsFiled`; null if there are none.',
  })
  receipts!: number | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Lodging only: RevPAR over the months with receipts and rooms, US dollars, 2 decimals; null without rooms.',
  })
  revpar!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Lodging only: number of the `monthsFiled` whose rooms count, the ones that `revpar` covers; null for bars.',
  })
  revparMonths!: number | null;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_PARTIAL),
    description:
      'Those of the `monthsFiled` that its responsibility began or ended within: their receipts are of a part of the month, ' +
      'while RevPAR divides by all of its days. Usually empty; as of a release, always for bars.',
  })
  partialMonths!: string[];

  @Field(() => [String], {
    complexity: valuesOf(MOST_REASONS),
    description: 'Facts that make it a rival, in words, such as `same ZIP` and `120 rooms against 98`.',
  })
  reasons!: string[];
}

@ObjectType('Nearby', {
  description:
    'Current properties of the same tax around a property, compared over the 12 months that end with the latest ' +
    'published one.',
  simpleResolvers: true,
})
export class Nearby {
  @Field(() => MonthScalar, { description: 'First of the 12 months.' })
  from!: string;

  @Field(() => MonthScalar, { description: 'Last of the 12 months.' })
  to!: string;

  @Field(() => Int, {
    description:
      'Number of the 12 months that are published, for lodging those of monthly filers; the figures cover published ' +
      'months only.',
  })
  monthsPublished!: number;

  @Field(() => [NearbyProperty], {
    complexity: valuesOf(MOST_NEIGHBORS),
    description:
      'Neighbors at the same address, then in the same ZIP code, then by distance, at most 20; of equally near ones those ' +
      'with the highest receipts. Hotels with fewer than a quarter of the rooms are left out, unless they share the address, ' +
      'and bars without a figure for any of the months.',
  })
  neighbors!: NearbyProperty[];

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of properties that are as near as the last of `neighbors` or nearer, among which `rank` ranks. Where it is more ' +
      'than 20, `neighbors` has those with the highest receipts of the farthest of them. Null if there are more than 200 ' +
      'hotels or 300 bars: of these, `neighbors` has some, and there is no rank.',
  })
  asNear!: number | null;

  @Field(() => Int, {
    description:
      'Limit of neighbors and rivals: they are in the same ZIP code, or at most so many miles away, between the middles of ' +
      'ZIP codes.',
  })
  withinMiles!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Lodging only: limit of the openings and closings of `nearbyChanges`, in miles between the middles of ZIP codes; null for ' +
      'bars, which have none.',
  })
  changesWithinMiles!: number | null;

  @Field(() => Rank, {
    nullable: true,
    description:
      'Rank of the property among itself and all of `asNear` over these months: hotels by RevPAR, bars by receipts. Only ' +
      'those with figures, hotels also with rooms that count, for at least ten twelfths of the published months; null ' +
      'if the property has fewer, and without `asNear`. Bars with $0 for all of them are not ranked.',
  })
  rank!: Rank | null;

  @Field(() => [NearbyProperty], {
    complexity: valuesOf(MOST_RIVALS),
    description:
      'Suggested rivals, the most alike first, at most 5: hotels by rooms (a quarter to four times as many), RevPAR, ' +
      'distance and chain scale (the same before a neighboring one), bars by receipts and distance. Only properties with figures for at least 10 of 12 ' +
      'published months.',
  })
  rivals!: NearbyProperty[];
}

@ObjectType('NearbyChange', {
  description:
    'A hotel that opened or closed near the hotel in question, and the RevPAR of the hotel in question around ' +
    'that month. Openings and ' +
    'closings go by address: a sale is neither. Addresses without any receipts are left out. Openings before the first release are left out: a hotel that was sold ' +
    'then looks new.',
  simpleResolvers: true,
})
export class NearbyChange extends Near {
  product!: Product;
  propertyId!: number;

  @Field(() => NearbyChangeKind, { description: 'Opened or closed.' })
  kind!: NearbyChangeKind;

  @Field(() => MonthScalar, {
    description: 'Month of the first responsibility, or of the last receipts at the address.',
  })
  month!: string;

  @Field(() => Boolean, {
    description:
      'Closings only: true if no release has the month after `month`, so that the hotel may have closed later. Then ' +
      'nothing is compared.',
  })
  isTimeUnknown!: boolean;

  @Field(() => Int, {
    description:
      'Number of the 12 months from `month` on for which the hotel in question filed receipts and rooms, both ' +
      'then and a year earlier. The RevPARs cover these months only, so that both have the same season.',
  })
  monthsCompared!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'RevPAR of the hotel in question in these months a year earlier, US dollars; null if none is compared.',
  })
  revparBefore!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'RevPAR of the hotel in question in these months, US dollars; null if none is compared.',
  })
  revparAfter!: number | null;

  @Field(() => Change, {
    nullable: true,
    description: 'Change from `revparBefore` to `revparAfter`; null if one of them is.',
  })
  revparChange!: Change | null;

  @Field(() => [MonthScalar], {
    complexity: valuesOf(MOST_PARTIAL),
    description:
      'Those of the months that the RevPARs cover, a year earlier included, of which the receipts of the hotel in question are ' +
      'of a part, while RevPAR divides by all of its days. Usually empty.',
  })
  partialMonths!: string[];
}
