import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { valuesOf } from '../../../platform/lib/cost.ts';
import { DateScalar, MonthScalar, UsdScalar } from '../../../platform/lib/scalars.ts';
import { Product } from '../../enums.ts';
import type { NewsKind as Kind } from './newsItems.rules.ts';

export const NewsKind = {
  SOLD: 'SOLD',
  CLOSED: 'CLOSED',
  OPENED: 'OPENED',
  FLAGGED: 'FLAGGED',
  REVISED: 'REVISED',
  WITHDRAWN: 'WITHDRAWN',
  FILED: 'FILED',
} as const satisfies Record<Kind, Kind>;
registerEnumType(NewsKind, {
  name: 'NewsKind',
  description: 'Change that a release made to a property.',
  valuesConfig: {
    SOLD: {
      description: 'Another taxpayer’s property files at the same address, and this one has ended.',
    },
    CLOSED: {
      description:
        'The property has ended without a successor at its address: the end of its responsibility was filed, or it ' +
        'has filed for none of six months published since.',
    },
    OPENED: {
      description:
        'Another hotel or bar began to file at the same address, beside this one or after it: see `lastFiled`.',
    },
    FLAGGED: {
      description:
        'A filing whose values do not count as filed, one with unusual receipts, which count, or an estimate.',
    },
    REVISED: { description: 'A filing with other receipts or rooms than before.' },
    WITHDRAWN: { description: 'A filing that is no longer in the release of its period.' },
    FILED: { description: 'A new filing.' },
  },
});

@ObjectType('NewsItem', {
  simpleResolvers: true,
  description: 'A change that a release made to a property that the member follows.',
})
export class NewsItem {
  propertyId!: number;
  releaseId!: number;
  otherId!: number | null;

  @Field(() => NewsKind, { description: 'Kind of change.' })
  kind!: Kind;

  @Field(() => Product, { description: 'Tax of the property.' })
  product!: Product;

  @Field(() => MonthScalar, {
    nullable: true,
    description: 'Month of the filing, of a quarterly one the last; null if it is not about a filing.',
  })
  month!: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Months that the filing covers, 1 or 3; null if it is not about a filing.',
  })
  periodMonths!: number | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Receipts as filed before, in dollars; null if there was no filing.',
  })
  receiptsBefore!: number | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'Receipts as filed in this release, in dollars; null if it has no filing.',
  })
  receiptsAfter!: number | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description:
      'What counts of `receiptsBefore`, in dollars; null if there was no filing, or it is left out.',
  })
  countedBefore!: number | null;

  @Field(() => UsdScalar, {
    nullable: true,
    description: 'What counts of `receiptsAfter`, in dollars; null if there is no filing, or it is left out.',
  })
  countedAfter!: number | null;

  @Field(() => Boolean, {
    description: 'True if the comptroller estimated `receiptsBefore` for a taxpayer who did not file.',
  })
  wasEstimate!: boolean;

  @Field(() => Boolean, {
    description: 'True if the comptroller estimated `receiptsAfter` for a taxpayer who did not file.',
  })
  isEstimate!: boolean;

  @Field(() => Int, { nullable: true, description: 'Rooms as filed before; null if unknown.' })
  roomsBefore!: number | null;

  @Field(() => Int, { nullable: true, description: 'Rooms as filed in this release; null if unknown.' })
  roomsAfter!: number | null;

  @Field(() => String, { nullable: true, description: 'Reason for a flag, in a sentence; null if none.' })
  reason!: string | null;

  @Field(() => DateScalar, {
    nullable: true,
    description:
      'Day on which the property closed, or on which the other one opened or took over; null for filings.',
  })
  on!: string | null;

  @Field(() => MonthScalar, {
    nullable: true,
    description:
      'Last month that the property filed for, if it closed because it filed for none of six months published since, or if ' +
      'another one opened or took over and this one has not filed since; else null.',
  })
  lastFiled!: string | null;
}

@ObjectType('NewsCount', { simpleResolvers: true, description: 'Number of news items of one kind.' })
export class NewsCount {
  @Field(() => NewsKind, { description: 'Kind of change.' })
  kind!: Kind;

  @Field(() => Int, { description: 'Number of changes.' })
  count!: number;
}

@ObjectType('NewsRelease', {
  simpleResolvers: true,
  description: 'A release with changes to properties that the member follows.',
})
export class NewsRelease {
  releaseId!: number;

  @Field(() => [NewsCount], {
    complexity: valuesOf(7),
    description: 'Number of changes by kind, the most important first.',
  })
  counts!: NewsCount[];
}
