import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { Hotel } from '../hotels/hotel.type.ts';
import { PageArgs } from '../../platform/lib/connection.ts';
import { fetchPage } from '../../platform/lib/list.ts';
import { loaded } from '../../platform/lib/loaded.ts';
import type { Page } from '../../platform/lib/page.ts';
import { Brand } from './brand.type.ts';
import { BrandMatch, BrandRule, BrandRuleConnection, BrandRuleFilter } from './brandRule.type.ts';
import { brandRules } from './brandRules.ts';

@Resolver(() => BrandRule)
export class BrandRuleResolver {
  @Query(() => BrandRuleConnection, {
    description: 'The rules in the order in which they are tried. For administrators.',
  })
  brandRules(
    @Ctx() { db }: MarketContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => BrandRuleFilter, { nullable: true, description: 'Which; all where left out.' })
    filter: BrandRuleFilter | null,
  ): Promise<Page<BrandRule>> {
    return fetchPage(db, brandRules(filter ?? {}), page);
  }

  @FieldResolver(() => Brand, { description: 'Of which brand such hotels are.' })
  brand(@Root() { brandId }: BrandRule, @Ctx() { loaders }: MarketContext): Promise<Brand> {
    return loaded(loaders.brands.byId.load(brandId), 'A brand');
  }

  @FieldResolver(() => Brand, {
    nullable: true,
    description: 'Its brand by the reference file; null where the file does not name the rule.',
  })
  fileBrand(
    @Root() { fileBrandId }: BrandRule,
    @Ctx() { loaders }: MarketContext,
  ): Promise<Brand | null> | null {
    return fileBrandId === null ? null : loaders.brands.byId.load(fileBrandId);
  }

  @FieldResolver(() => Int, { description: 'Names, ever filed, that it matches as the first.' })
  async names(@Root() { ruleId }: BrandRule, @Ctx() { loaders }: MarketContext): Promise<number> {
    return (await loaders.brandRules.counts.load(ruleId))?.names ?? 0;
  }

  @FieldResolver(() => Int, { description: 'Hotels that are of their brand by it, by their latest filing.' })
  async hotels(@Root() { ruleId }: BrandRule, @Ctx() { loaders }: MarketContext): Promise<number> {
    return (await loaders.brandRules.counts.load(ruleId))?.hotels ?? 0;
  }
}

@Resolver(() => BrandMatch)
export class BrandMatchResolver {
  @FieldResolver(() => Brand, {
    nullable: true,
    description: 'The brand; null where it was corrected to none.',
  })
  brand(@Root() { brandId }: BrandMatch, @Ctx() { loaders }: MarketContext): Promise<Brand | null> | null {
    return brandId === null ? null : loaders.brands.byId.load(brandId);
  }

  @FieldResolver(() => BrandRule, {
    nullable: true,
    description: 'By which rule; null where it was corrected.',
  })
  rule(@Root() { ruleId }: BrandMatch, @Ctx() { loaders }: MarketContext): Promise<BrandRule | null> | null {
    return ruleId === null ? null : loaders.brandRules.byId.load(ruleId);
  }
}

@Resolver(() => Hotel)
export class HotelBrandMatchResolver {
  @FieldResolver(() => BrandMatch, {
    nullable: true,
    description: 'Why it is of its brand; null for independents that nobody corrected.',
  })
  brandMatch(@Root() { propertyId }: Hotel, @Ctx() { loaders }: MarketContext): Promise<BrandMatch | null> {
    return loaders.brandRules.matchOf.load(propertyId);
  }
}
