import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { MonthScalar } from '../../../platform/lib/scalars.ts';
import { Product } from '../../enums.ts';
import { mappedAsOf, RankingFilter } from '../../figures/rankings/ranking.args.ts';
import { AsOfInput } from '../../releases/release.type.ts';

export const MOST_ON_MAP = 10_000;
export const MOST_LISTED = 1_000;
const DEFAULT_ON_MAP = 2_000;

@InputType('MapFilter', {
  description:
    'Filter for the hotels or bars of a map. All conditions must hold for the latest figure that a hotel or bar has for ' +
    'the month or the three before: place and brand are those of that month. If two owners filed for the month, the map has ' +
    'the receipts that the place, brand or owner of the filter has, as its lists and sums do.',
})
export class MapFilter extends RankingFilter {
  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of properties, such as `hotel:32049649729-00022`, at most 1,000; they are on the map even if they have no ' +
      'figures, and no other condition applies.',
  })
  properties?: string[] | null;
}

@ArgsType()
export class PropertyMapArgs {
  @Field(() => AsOfInput, mappedAsOf)
  asOf?: AsOfInput | null;

  @Field(() => Product, { description: 'Hotels or bars.' })
  product!: Product;

  @Field(() => MonthScalar, {
    nullable: true,
    description: 'Month of the figures; without it, the latest published month.',
  })
  month?: string | null;

  @Field(() => MapFilter, { nullable: true, description: 'Filter; without it, all of Texas.' })
  filter?: MapFilter | null;

  @Field(() => Int, {
    defaultValue: DEFAULT_ON_MAP,
    description: 'Number of rows, those with the highest receipts first: 1 to 10,000.',
  })
  top!: number;
}
