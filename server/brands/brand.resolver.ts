import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { loaded } from '../lib/loaded.ts';
import { Brand, ParentCompany } from './brand.type.ts';

@Resolver(() => Brand)
export class BrandResolver {
  @FieldResolver(() => ParentCompany, { description: 'Whose brand it is.' })
  parentCompany(@Root() { parentCompanyId }: Brand, @Ctx() { loaders }: Context): Promise<ParentCompany> {
    return loaded(loaders.brands.parentCompany.load(parentCompanyId), 'A parent company');
  }
}
