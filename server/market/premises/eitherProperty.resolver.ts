import { Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import { BeverageProperty } from '../beverages/beverage.type.ts';
import type { MarketContext } from '../context.ts';
import { Hotel } from '../hotels/hotel.type.ts';
import type { Product } from '../enums.ts';
import { NewsItem } from '../releases/news/news.type.ts';
import { PortfolioLine } from '../search/portfolios/portfolioChart.type.ts';
import { PortfolioRow } from '../search/portfolios/portfolioFigures.type.ts';
import { RecentView } from '../search/recent/recent.type.ts';
import { OwnerHandover, OwnerProperty } from '../hotels/owners/ownerProperty.type.ts';
import { Revision } from '../releases/release.type.ts';
import { FoundProperty } from '../search/search.type.ts';
import { NearbyChange, NearbyProperty } from './nearby/nearby.type.ts';
import { EstablishmentProperty } from './establishment.type.ts';
import { OwnershipPeriod } from './premises.type.ts';
import { RelatedProperty } from './related.type.ts';

interface EitherProperty {
  product: Product;
  propertyId: number;
}

function withProperty(type: ClassType<EitherProperty>): ClassType {
  @Resolver(() => type)
  class WithProperty {
    @FieldResolver(() => Hotel, { nullable: true, description: 'Hotel; null for mixed beverages.' })
    hotel(
      @Root() { product, propertyId }: EitherProperty,
      @Ctx() { loaders }: MarketContext,
    ): Promise<Hotel | null> | null {
      return product === 'HOTEL' ? loaders.hotels.byId.load(propertyId) : null;
    }

    @FieldResolver(() => BeverageProperty, {
      nullable: true,
      description: 'Mixed beverage property; null for lodging.',
    })
    beverageProperty(
      @Root() { product, propertyId }: EitherProperty,
      @Ctx() { loaders }: MarketContext,
    ): Promise<BeverageProperty | null> | null {
      return product === 'BEVERAGE' ? loaders.beverages.byId.load(propertyId) : null;
    }
  }
  return WithProperty;
}

/** Fields `hotel` and `beverageProperty` for all types about a property of either tax. */
export const eitherPropertyResolvers = [
  OwnershipPeriod,
  RelatedProperty,
  RecentView,
  PortfolioLine,
  PortfolioRow,
  FoundProperty,
  OwnerProperty,
  OwnerHandover,
  EstablishmentProperty,
  NewsItem,
  NearbyChange,
  NearbyProperty,
  Revision,
].map(withProperty);
