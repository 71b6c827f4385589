import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import type { HotelKeys } from '../hotels/hotel.sql.ts';
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
    description: 'Brand rules, in the order in which they are tried. For administrators.',
  })
  brandRules(
    @Ctx() { db }: MarketContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => BrandRuleFilter, { nullable: true, description: 'Filter; without it, all.' })
    filter: BrandRuleFilter | null,
  ): Promise<Page<BrandRule>> {
    return fetchPage(db, brandRules(filter ?? {}), page);
  }

  @FieldResolver(() => Brand, { description: 'The brand of these hotels.' })
  brand(@Root() { brandId }: BrandRule, @Ctx() { loaders }: MarketContext): Promise<Brand> {
    return loaded(loaders.brands.byId.load(brandId), 'A brand');
  }

  @FieldResolver(() => Brand, {
    nullable: true,
    description: 'Brand in the reference file; null if the file does not have the rule.',
  })
  fileBrand(
    @Root() { fileBrandId }: BrandRule,
    @Ctx() { loaders }: MarketContext,
  ): Promise<Brand | null> | null {
    return fileBrandId === null ? null : loaders.brands.byId.load(fileBrandId);
  }

  @FieldResolver(() => Int, {
    description: 'Number of filed names that the rule is the first to match, over all time.',
  })
  async names(@Root() { ruleId }: BrandRule, @Ctx() { loaders }: MarketContext): Promise<number> {
    return (await loaders.brandRules.counts.load(ruleId))?.names ?? 0;
  }

  @FieldResolver(() => Int, {
    description: 'Number of hotels that get their brand from this rule, by their latest filing.',
  })
  async hotels(@Root() { ruleId }: BrandRule, @Ctx() { loaders }: MarketContext): Promise<number> {
    return (await loaders.brandRules.counts.load(ruleId))?.hotels ?? 0;
  }
}

@Resolver(() => BrandMatch)
export class BrandMatchResolver {
  @FieldResolver(() => Brand, {
    nullable: true,
    description: 'Brand; null if it was corrected to none.',
  })
  brand(@Root() { brandId }: BrandMatch, @Ctx() { loaders }: MarketContext): Promise<Brand | null> | null {
    return brandId === null ? null : loaders.brands.byId.load(brandId);
  }

  @FieldResolver(() => BrandRule, {
    nullable: true,
    description: 'Rule that matched; null if the brand was corrected.',
  })
  rule(@Root() { ruleId }: BrandMatch, @Ctx() { loaders }: MarketContext): Promise<BrandRule | null> | null {
    return ruleId === null ? null : loaders.brandRules.byId.load(ruleId);
  }
}

@Resolver(() => Hotel)
export class HotelBrandMatchResolver {
  @FieldResolver(() => BrandMatch, {
    nullable: true,
    description: 'Reason for the brand; null for independent hotels that were not corrected.',
  })
  brandMatch(
    @Root() { propertyId }: HotelKeys,
    @Ctx() { loaders }: MarketContext,
  ): Promise<BrandMatch | null> {
    return loaders.brandRules.matchOf.load(propertyId);
  }
}
