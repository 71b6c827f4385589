import type { Db } from '../lib/db.ts';
import { byId, rowLoader, type RowLoader } from '../lib/rowLoader.ts';
import { brandsById, parentCompaniesById } from './brand.sql.ts';
import type { Brand, ParentCompany } from './brand.type.ts';

export interface BrandLoaders {
  byId: RowLoader<number, Brand>;
  parentCompany: RowLoader<number, ParentCompany>;
}

export function createBrandLoaders(db: Db): BrandLoaders {
  return {
    byId: rowLoader(db, byId<Brand>(brandsById)),
    parentCompany: rowLoader(db, byId<ParentCompany>(parentCompaniesById)),
  };
}
