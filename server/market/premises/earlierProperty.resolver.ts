import { Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import type { Product } from '../enums.ts';
import { reading, work } from '../../platform/lib/cost.ts';
import { PortfolioRow } from '../search/portfolios/portfolioFigures.type.ts';
import { RecentView } from '../search/recent/recent.type.ts';
import { earlierProperty } from './establishment.ts';
import { EstablishmentProperty } from './establishment.type.ts';

interface Listed {
  product: Product;
  propertyId: number;
  earlierId: number | null;
}

function withEarlier(type: ClassType<Listed>): ClassType {
  @Resolver(() => type)
  class WithEarlier {
    @FieldResolver(() => EstablishmentProperty, {
      nullable: true,
      complexity: work(reading.statement),
      description:
        'Property of an earlier owner, if the hotel or bar is in this list only under that one; null if it is listed ' +
        'under the latest owner’s property.',
    })
    earlierProperty(
      @Root() listed: Listed,
      @Ctx() { loaders }: MarketContext,
    ): Promise<EstablishmentProperty | null> {
      return earlierProperty(loaders, listed);
    }
  }
  return WithEarlier;
}

/** Field `earlierProperty` for lists of a member, which may have a hotel or bar from before it was sold. */
export const earlierPropertyResolvers = [PortfolioRow, RecentView].map(withEarlier);
