import { Arg, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import type { MarketContext } from '../context.ts';
import { loaded } from '../../platform/lib/loaded.ts';
import { databaseKey } from '../../platform/lib/node.ts';
import { allBrands } from './brand.sql.ts';
import { Brand, ParentCompany } from './brand.type.ts';
import { largest, listOf } from '../../platform/lib/cost.ts';

@Resolver(() => Brand)
export class BrandResolver {
  @Query(() => [Brand], {
    complexity: listOf(largest.brands),
    description: 'Brands with locations, by name.',
  })
  brands(
    @Ctx() { db }: MarketContext,
    @Arg('withoutLocations', () => Boolean, {
      defaultValue: false,
      description: 'True to include brands that rules recognize but no hotel has now.',
    })
    withoutLocations: boolean,
  ): Promise<Brand[]> {
    return db.query<Brand[]>(allBrands, [withoutLocations]);
  }

  @Query(() => Brand, { nullable: true, description: 'A brand by its id; null if there is none.' })
  brand(
    @Ctx() { loaders }: MarketContext,
    @Arg('id', () => ID, { description: 'Id, such as `brand:12`.' }) id: string,
  ): Promise<Brand | null> | null {
    const key = databaseKey('brand', id);
    return key === null ? null : loaders.brands.byId.load(key);
  }

  @Query(() => ParentCompany, {
    nullable: true,
    description: 'A company with hotel brands, by its id; null if there is none.',
  })
  parentCompany(
    @Ctx() { loaders }: MarketContext,
    @Arg('id', () => ID, { description: 'Id, such as `parent-company:3`.' }) id: string,
  ): Promise<ParentCompany | null> | null {
    const key = databaseKey('parent-company', id);
    return key === null ? null : loaders.brands.parentCompany.load(key);
  }

  @FieldResolver(() => ParentCompany, { name: 'parentCompany', description: 'Company that owns the brand.' })
  parentCompanyOf(
    @Root() { parentCompanyId }: Brand,
    @Ctx() { loaders }: MarketContext,
  ): Promise<ParentCompany> {
    return loaded(loaders.brands.parentCompany.load(parentCompanyId), 'A parent company');
  }
}

@Resolver(() => ParentCompany)
export class ParentCompanyResolver {
  @FieldResolver(() => [Brand], {
    complexity: listOf(largest.brandsOfCompany),
    description: 'The company’s brands with locations, by name.',
  })
  brands(@Root() { parentCompanyId }: ParentCompany, @Ctx() { loaders }: MarketContext): Promise<Brand[]> {
    return loaders.brands.ofParentCompany.load(parentCompanyId);
  }
}
