import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { Hotel } from '../hotels/hotel.type.ts';
import { PageArgs } from '../../platform/lib/connection.ts';
import { fetchPage } from '../../platform/lib/list.ts';
import { loaded } from '../../platform/lib/loaded.ts';
import type { Page } from '../../platform/lib/page.ts';
import { Brand } from './brand.type.ts';
import { brandChanges } from './brandChanges.ts';
import { BrandChange, BrandChangeConnection, BrandChangeFilter } from './brandChange.type.ts';
import { BrandCorrection, BrandCorrectionConnection } from './brandCorrection.type.ts';
import { brandCorrections } from './brandCorrections.ts';

@Resolver(() => BrandCorrection)
export class BrandCorrectionResolver {
  @Query(() => BrandCorrectionConnection, {
    description: 'Brand corrections of single hotels, latest first. For administrators.',
  })
  brandCorrections(
    @Ctx() { db }: MarketContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('isInForce', () => Boolean, {
      nullable: true,
      description: 'True for corrections in force, false for ended ones; without it, all.',
    })
    isInForce: boolean | null,
  ): Promise<Page<BrandCorrection>> {
    return fetchPage(db, brandCorrections(isInForce ?? null), page);
  }

  @FieldResolver(() => Hotel, { description: 'Corrected hotel.' })
  hotel(@Root() { propertyId }: BrandCorrection, @Ctx() { loaders }: MarketContext): Promise<Hotel> {
    return loaded(loaders.hotels.byId.load(propertyId), 'A hotel');
  }

  @FieldResolver(() => Brand, {
    nullable: true,
    description: 'Brand of the hotel; null if the correction sets none.',
  })
  brand(
    @Root() { brandId }: BrandCorrection,
    @Ctx() { loaders }: MarketContext,
  ): Promise<Brand | null> | null {
    return brandId === null ? null : loaders.brands.byId.load(brandId);
  }
}

@Resolver(() => BrandChange)
export class BrandChangeResolver {
  @Query(() => BrandChangeConnection, {
    description: 'Changes of rules and corrections, latest first. For administrators.',
  })
  brandChanges(
    @Ctx() { db }: MarketContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => BrandChangeFilter, { nullable: true, description: 'Filter; without it, all.' })
    filter: BrandChangeFilter | null,
  ): Promise<Page<BrandChange>> {
    return fetchPage(db, brandChanges(filter ?? {}), page);
  }

  @FieldResolver(() => Hotel, { nullable: true, description: 'Corrected hotel; null for changes of rules.' })
  hotel(
    @Root() { propertyId }: BrandChange,
    @Ctx() { loaders }: MarketContext,
  ): Promise<Hotel | null> | null {
    return propertyId === null ? null : loaders.hotels.byId.load(propertyId);
  }
}
