import { Ctx, FieldResolver, Resolver, Root, type ClassType } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import type { Product } from '../enums.ts';
import { reading, work } from '../../platform/lib/cost.ts';
import { establishmentOf } from './establishment.ts';
import type { Establishment } from './establishment.type.ts';

interface Types {
  property: ClassType<{ propertyId: number }>;
  establishment: ClassType<Establishment>;
  product: Product;
}

/** Field `establishment` of a tax's properties. */
export function withEstablishment({ property, establishment, product }: Types): ClassType {
  @Resolver(() => property)
  class WithEstablishment {
    @FieldResolver(() => establishment, {
      complexity: work(reading.statement),
      description: 'The whole hotel or bar that the property is part of, through all its owners.',
    })
    establishment(
      @Root() { propertyId }: { propertyId: number },
      @Ctx() { loaders }: MarketContext,
    ): Promise<Establishment> {
      return establishmentOf(loaders, product, propertyId);
    }
  }
  return WithEstablishment;
}
