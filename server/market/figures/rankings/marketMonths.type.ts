import { ArgsType, Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { free, ofPage } from '../../../platform/lib/cost.ts';
import { MonthScalar, UsdScalar } from '../../../platform/lib/scalars.ts';
import { Product } from '../../enums.ts';
import { AsOfInput } from '../../releases/release.type.ts';
import { monthlyAsOf, RankingFilter } from './ranking.args.ts';
import type { ProductName } from '../../productName.rules.ts';

export const MarketGroup = {
  CITY: 'CITY',
  COUNTY: 'COUNTY',
  ZIP: 'ZIP',
  PROPERTY: 'PROPERTY',
  BRAND: 'BRAND',
  PARENT_COMPANY: 'PARENT_COMPANY',
  CHAIN_SCALE: 'CHAIN_SCALE',
  OWNER: 'OWNER',
  SIZE_CLASS: 'SIZE_CLASS',
  FILER_TYPE: 'FILER_TYPE',
} as const;
export type MarketGroup = keyof typeof MarketGroup;
registerEnumType(MarketGroup, {
  name: 'MarketGroup',
  description: 'Groups of monthly figures.',
  valuesConfig: {
    CITY: { description: 'By city.' },
    COUNTY: { description: 'By county.' },
    ZIP: { description: 'By ZIP code.' },
    PROPERTY: { description: 'By hotel or bar.' },
    BRAND: { description: 'Hotels only: by brand.' },
    PARENT_COMPANY: { description: 'Hotels only: by the company that owns the brand.' },
    CHAIN_SCALE: {
      description:
        'Hotels only: by chain scale of the brand, as ChainScale names them; UNKNOWN without a certain one.',
    },
    OWNER: { description: 'By taxpayer.' },
    SIZE_CLASS: { description: 'Hotels only: by rooms for rent, as last filed.' },
    FILER_TYPE: { description: 'Hotels only: by filing frequency, as last filed.' },
  },
});

export const MOST_MARKET_MONTHS = 120;
const DEFAULT_GROUPS = 10;
export const MOST_GROUPS = 50;
/** Every hotel of the largest county. */
export const MOST_PROPERTIES = 2_000;

@ArgsType()
export class MarketMonthsArgs {
  @Field(() => Product, { description: 'Hotels or bars.' })
  product!: Product;

  @Field(() => MarketGroup, { description: 'Groups that figures are summed by.' })
  groupBy!: MarketGroup;

  @Field(() => MonthScalar, {
    nullable: true,
    description: 'First month; without it, the 12 months that end with `to`.',
  })
  from?: string | null;

  @Field(() => MonthScalar, {
    nullable: true,
    description: 'Last month, at most 120 months in all; without it, the latest published month.',
  })
  to?: string | null;

  @Field(() => RankingFilter, {
    nullable: true,
    description: 'Filter for properties; without it, all of Texas.',
  })
  filter?: RankingFilter | null;

  @Field(() => AsOfInput, monthlyAsOf)
  asOf?: AsOfInput | null;

  @Field(() => Int, {
    defaultValue: DEFAULT_GROUPS,
    description:
      'Number of groups, those with the most receipts first: 1 to 50, or to 2,000 if `groupBy` is PROPERTY. All else is ' +
      'summed in `others`.',
  })
  top!: number;
}

const BY_MONTH = 'one value for each of `months`';

/** A column costs its months at the root. */
const column = { complexity: () => 1, nullable: 'items' } as const;

@ObjectType('MarketSeries', {
  description: 'Figures of a group by month, as columns of one length: one value for each of `months`.',
  simpleResolvers: true,
})
export class MarketSeries {
  @Field(() => String, { description: 'Name of the group.' })
  name!: string;

  /** Together with the product and the key, names the subject. The key is null for `others`. */
  groupBy!: MarketGroup;
  product!: ProductName;
  key!: string | null;

  @Field(() => UsdScalar, { description: 'Receipts of all the months, in US dollars.' })
  total!: number;

  @Field(() => Float, {
    nullable: true,
    description:
      'Percent of the receipts of all groups and `others`, 2 decimals; null if these are not positive.',
  })
  share!: number | null;

  @Field(() => [UsdScalar], {
    ...column,
    description: `Receipts that count, in US dollars: ${BY_MONTH}; null without figures.`,
  })
  receipts!: () => Promise<(number | null)[]>;

  @Field(() => [Int], {
    ...column,
    description: `Number of hotels or bars with figures, without marketplaces: ${BY_MONTH}.`,
  })
  properties!: () => Promise<(number | null)[]>;

  @Field(() => [UsdScalar], {
    ...column,
    description: `Hotels only: taxable receipts as filed, in US dollars: ${BY_MONTH}; null for bars.`,
  })
  taxableReceipts!: () => Promise<(number | null)[]>;

  @Field(() => [Int], {
    ...column,
    description: `Hotels only: rooms that count: ${BY_MONTH}; null for bars.`,
  })
  rooms!: () => Promise<(number | null)[]>;

  @Field(() => [Float], {
    ...column,
    description: `Hotels only: RevPAR in US dollars, 2 decimals: ${BY_MONTH}; null without rooms that count.`,
  })
  revpar!: () => Promise<(number | null)[]>;

  @Field(() => [Float], {
    ...column,
    description: `Hotels only: exempt share in percent, 1 decimal: ${BY_MONTH}; null without receipts that count as filed.`,
  })
  exemptShare!: () => Promise<(number | null)[]>;
}

@ObjectType('MarketMonths', {
  description: 'Monthly figures of the largest groups and of all else, as columns for charts.',
  simpleResolvers: true,
})
export class MarketMonths {
  @Field(() => MarketGroup, { complexity: free, description: 'Groups that figures are summed by.' })
  groupBy!: MarketGroup;

  @Field(() => [MonthScalar], {
    complexity: free,
    description: 'Published months, oldest first. Months without a release are left out.',
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
      'Lodging only: those of `months` of which no release has what quarterly filers filed; they have the receipts of monthly ' +
      'filers only.',
  })
  monthsWithoutQuarterlyFilers!: string[];

  @Field(() => Int, {
    complexity: free,
    description: 'Number of groups with figures, those in `others` included.',
  })
  groupCount!: number;

  @Field(() => [MarketSeries], { complexity: ofPage, description: 'The groups, most receipts first.' })
  groups!: MarketSeries[];

  @Field(() => MarketSeries, {
    nullable: true,
    description:
      'All other groups that pass the filter, and properties without a group, such as marketplaces if grouped by owner; ' +
      'null if there are none.',
  })
  others!: MarketSeries | null;
}
