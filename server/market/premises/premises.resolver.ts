import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { BeverageProperty } from '../beverages/beverage.type.ts';
import type { MarketContext } from '../context.ts';
import { Hotel } from '../hotels/hotel.type.ts';
import { loaded } from '../../platform/lib/loaded.ts';
import { OwnershipPeriod, Premises } from './premises.type.ts';
import { largest, listOf } from '../../platform/lib/cost.ts';

@Resolver(() => Premises)
export class PremisesResolver {
  @FieldResolver(() => String, {
    description: 'Street address in standard spelling: upper case, abbreviated.',
  })
  async address(@Root() { premisesId }: Premises, @Ctx() { loaders }: MarketContext): Promise<string> {
    return (await loaded(loaders.premises.byId.load(premisesId), 'Premises')).address;
  }

  @FieldResolver(() => String, { description: 'ZIP code.' })
  async zip(@Root() { premisesId }: Premises, @Ctx() { loaders }: MarketContext): Promise<string> {
    return (await loaded(loaders.premises.byId.load(premisesId), 'Premises')).zip;
  }

  @FieldResolver(() => [Hotel], {
    complexity: listOf(largest.atPremises),
    description: 'Hotels here, latest first.',
  })
  hotels(@Root() { premisesId }: Premises, @Ctx() { loaders }: MarketContext): Promise<Hotel[]> {
    return loaders.hotels.atPremises.load(premisesId);
  }

  @FieldResolver(() => [BeverageProperty], {
    complexity: listOf(largest.atPremises),
    description: 'Mixed beverage properties here, latest first.',
  })
  beverageProperties(
    @Root() { premisesId }: Premises,
    @Ctx() { loaders }: MarketContext,
  ): Promise<BeverageProperty[]> {
    return loaders.beverages.atPremises.load(premisesId);
  }

  @FieldResolver(() => [OwnershipPeriod], {
    complexity: listOf(largest.atPremises),
    description: 'Owners and names of the properties here over time, latest first.',
  })
  ownershipPeriods(
    @Root() { premisesId }: Premises,
    @Ctx() { loaders }: MarketContext,
  ): Promise<OwnershipPeriod[]> {
    return loaders.premises.ownership.load(premisesId);
  }
}
