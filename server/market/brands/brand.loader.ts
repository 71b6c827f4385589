import type { Db } from '../../platform/lib/db.ts';
import { memoized } from '../../platform/lib/memoized.ts';
import {
  byId,
  oneByOne,
  rowLoader,
  rowsLoader,
  type Reader,
  type RowLoader,
  type RowsLoader,
} from '../../platform/lib/rowLoader.ts';
import { byPlace, type PlaceKey } from '../places/placeRows.ts';
import { brandsById, brandsOfParents, parentCompaniesById } from './brand.sql.ts';
import type { Brand, ParentCompany } from './brand.type.ts';
import { createBrandGrainLoaders, type BrandGrainLoaders } from './brandGrain.loader.ts';
import { chainScaleLoader, pastChainScales } from './chainScaleMix.ts';
import type { ChainScaleMix } from './chainScaleMix.type.ts';
import type { RawPlaceBrand } from './placeBrand.ts';
import { placeBrands, placeBrandsAsOf } from './placeBrand.sql.ts';

/** Brands and chain scales of places. */
interface BrandsInPlaces {
  inPlace: Reader<PlaceKey, RawPlaceBrand[]>;
  chainScalesIn: Reader<PlaceKey, ChainScaleMix | null>;
}

export interface BrandLoaders extends BrandsInPlaces {
  byId: RowLoader<number, Brand>;
  parentCompany: RowLoader<number, ParentCompany>;
  ofParentCompany: RowsLoader<number, Brand>;
  ofBrand: BrandGrainLoaders;
  ofParent: BrandGrainLoaders;
  /** As of a release, by its number: of one place at a time. */
  asOf: (release: number) => BrandsInPlaces;
}

export function createBrandLoaders(db: Db): BrandLoaders {
  return {
    byId: rowLoader(db, byId<Brand>(brandsById)),
    parentCompany: rowLoader(db, byId<ParentCompany>(parentCompaniesById)),
    ofParentCompany: rowsLoader(db, byId<Brand>(brandsOfParents)),
    ofBrand: createBrandGrainLoaders(db, 'brand'),
    ofParent: createBrandGrainLoaders(db, 'parentCompany'),
    inPlace: rowsLoader(db, byPlace(placeBrands, unchanged)),
    chainScalesIn: chainScaleLoader(db),
    asOf: memoized((release: number) => ({
      inPlace: oneByOne(db, release, ({ kind }: PlaceKey) => byPlace(placeBrandsAsOf(kind), unchanged)),
      chainScalesIn: { load: (place) => pastChainScales(db, place, release) },
    })),
  };
}

const unchanged = (row: RawPlaceBrand): RawPlaceBrand => row;
