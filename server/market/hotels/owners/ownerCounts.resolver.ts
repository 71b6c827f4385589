import { Args, Ctx, FieldResolver, Int, Resolver, Root, type ClassType } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import { asOfRelease } from '../../releases/asOf.ts';
import { RankAsOfArgs } from '../../releases/figuresAsOf.args.ts';
import { orManyAsOf } from '../../releases/monthsAsOf.ts';
import { work } from '../../../platform/lib/cost.ts';
import { loaded } from '../../../platform/lib/loaded.ts';
import type { OwnerCounts } from './owner.loader.ts';
import { Owner, type OwnerCount } from './owner.type.ts';
import type { ProductName } from '../../productName.rules.ts';

interface Count {
  field: OwnerCount;
  product: ProductName;
  of: keyof OwnerCounts;
  description: string;
}

/** A number of an owner's properties, now or as of a release. */
function withCount({ field, product, of, description }: Count): ClassType {
  @Resolver(() => Owner)
  class WithCount {
    // TypeGraphQL tells the resolvers of a type apart by the names of their methods.
    @FieldResolver(() => Int, { complexity: orManyAsOf(work(1)), description })
    async [field](
      @Root() owner: Owner,
      @Ctx() context: MarketContext,
      @Args(() => RankAsOfArgs) { asOf }: RankAsOfArgs,
    ): Promise<number> {
      const release = await asOfRelease(context, product, asOf);
      if (release === null) return owner[field];
      const counts = context.loaders.owners.asOf(release).counts[product];
      return (await loaded(counts.load(owner.number), 'An owner'))[of];
    }
  }
  return WithCount;
}

const hotels = { product: 'hotel' } as const;
const bars = { product: 'beverage' } as const;
/** The releases list each place as a property. */
const WITHOUT_PLACES = ', without the places of `marketplacePlaces`';
const PROPERTIES = 'mixed beverage properties';
/** A seller often keeps the permit open, and files nothing. */
const UNSOLD = ', without those that another owner runs since';

export const ownerCountsResolvers = [
  withCount({
    ...hotels,
    field: 'hotels',
    of: 'all',
    description: `Number of hotels, past and present${WITHOUT_PLACES}.`,
  }),
  withCount({
    ...hotels,
    field: 'currentHotels',
    of: 'current',
    description: `Number of hotels whose status is CURRENT${UNSOLD}${WITHOUT_PLACES}.`,
  }),
  withCount({
    ...hotels,
    field: 'marketplacePlaces',
    of: 'marketplacePlaces',
    description:
      'Number of places that it files for as a marketplace, past and present. They are in its receipts, and are no hotels.',
  }),
  withCount({ ...bars, field: 'bars', of: 'all', description: `Number of ${PROPERTIES}, past and present.` }),
  withCount({
    ...bars,
    field: 'currentBars',
    of: 'current',
    description: `Number of ${PROPERTIES} whose status is CURRENT${UNSOLD}.`,
  }),
] as const;
