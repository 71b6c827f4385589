import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../../context.ts';
import type { Product } from '../../enums.ts';
import { fetchPage } from '../../../platform/lib/list.ts';
import { loaded } from '../../../platform/lib/loaded.ts';
import type { PropertySummary } from '../../property.type.ts';
import { propertiesOf } from '../../premises/related.ts';
import type { RelatedProperty } from '../../premises/related.type.ts';
import { TrialHotel, TrialNamePeriod, TrialRelatedProperty } from './trialHotel.type.ts';
import { largest, listOf } from '../../../platform/lib/cost.ts';

/** Limit of the specification. */
const MOST = 10;

@Resolver(() => TrialHotel)
export class TrialRelatedResolver {
  @FieldResolver(() => [TrialNamePeriod], {
    complexity: listOf(largest.atPremises),
    description: 'Names under which hotels filed at this address, latest first.',
  })
  async names(
    @Root() { premisesId }: TrialHotel,
    @Ctx() { loaders }: MarketContext,
  ): Promise<TrialNamePeriod[]> {
    if (premisesId === null) return [];
    const periods = await loaders.premises.ownership.load(premisesId);
    return periods.filter(({ product }) => product === 'HOTEL');
  }

  @FieldResolver(() => [TrialRelatedProperty], {
    complexity: listOf(largest.atPremises),
    description: 'Other properties of the taxpayer, of both taxes, by name, at most 10.',
  })
  async taxpayerProperties(
    @Root() hotel: TrialHotel,
    @Ctx() context: MarketContext,
  ): Promise<TrialRelatedProperty[]> {
    const page = { first: MOST + 1 };
    const { nodes } = await fetchPage(context.db, propertiesOf(hotel.taxpayerNumber), page);
    const others = nodes.filter(
      ({ product, propertyId }) => product !== 'HOTEL' || propertyId !== hotel.propertyId,
    );
    return Promise.all(others.slice(0, MOST).map((other) => relatedTo(context, other)));
  }

  @FieldResolver(() => Int, { description: 'Total number of other properties of the taxpayer.' })
  async taxpayerPropertiesCount(@Root() hotel: TrialHotel, @Ctx() { db }: MarketContext): Promise<number> {
    const { totalCount } = await fetchPage(db, propertiesOf(hotel.taxpayerNumber), { first: 1 });
    return (await totalCount()) - 1;
  }

  @FieldResolver(() => [TrialRelatedProperty], {
    complexity: listOf(largest.atPremises),
    description: 'Mixed beverage properties at the same address, latest first, at most 10.',
  })
  async mixedBeverageRecords(
    @Root() { premisesId }: TrialHotel,
    @Ctx() { loaders }: MarketContext,
  ): Promise<TrialRelatedProperty[]> {
    if (premisesId === null) return [];
    const bars = await loaders.beverages.atPremises.load(premisesId);
    return bars.slice(0, MOST).map((bar) => toRelated('BEVERAGE', bar));
  }
}

async function relatedTo(
  { loaders }: MarketContext,
  { product, propertyId }: RelatedProperty,
): Promise<TrialRelatedProperty> {
  const property =
    product === 'HOTEL' ? loaders.hotels.byId.load(propertyId) : loaders.beverages.byId.load(propertyId);
  return toRelated(product, await loaded<PropertySummary>(property, 'A property'));
}

/** Only name, address and numbers of a property. */
function toRelated(product: Product, property: PropertySummary): TrialRelatedProperty {
  const { name, address, filedCity, addressCity, state, zip, status, taxpayerNumber, locationNumber } =
    property;
  return {
    product,
    name,
    address,
    filedCity,
    addressCity,
    state,
    zip,
    status,
    taxpayerNumber,
    locationNumber,
  };
}
