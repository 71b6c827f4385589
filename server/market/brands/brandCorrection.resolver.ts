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
    description: 'Corrections of single hotels, the latest first. For administrators.',
  })
  brandCorrections(
    @Ctx() { db }: MarketContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('isInForce', () => Boolean, {
      nullable: true,
      description: 'Only those in force, or only those that ended; all where left out.',
    })
    isInForce: boolean | null,
  ): Promise<Page<BrandCorrection>> {
    return fetchPage(db, brandCorrections(isInForce ?? null), page);
  }

  @FieldResolver(() => Hotel, { description: 'Which hotel.' })
  hotel(@Root() { propertyId }: BrandCorrection, @Ctx() { loaders }: MarketContext): Promise<Hotel> {
    return loaded(loaders.hotels.byId.load(propertyId), 'A hotel');
  }

  @FieldResolver(() => Brand, { nullable: true, description: 'The brand it is of; null for none.' })
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
    description: 'What was changed of rules and corrections, the latest first. For administrators.',
  })
  brandChanges(
    @Ctx() { db }: MarketContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => BrandChangeFilter, { nullable: true, description: 'Which; all where left out.' })
    filter: BrandChangeFilter | null,
  ): Promise<Page<BrandChange>> {
    return fetchPage(db, brandChanges(filter ?? {}), page);
  }

  @FieldResolver(() => Hotel, { nullable: true, description: 'The corrected hotel; null for rules.' })
  hotel(
    @Root() { propertyId }: BrandChange,
    @Ctx() { loaders }: MarketContext,
  ): Promise<Hotel | null> | null {
    return propertyId === null ? null : loaders.hotels.byId.load(propertyId);
  }
}
