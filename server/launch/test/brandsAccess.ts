import type { FieldAccess, PathAccess } from './billingAccess.ts';

export const brandsFields: Record<string, FieldAccess> = {
  brands: ['members', '{ brands { id locations } }'],
  brand: ['members', '{ brand(id: "brand:1") { id } }'],
  brandLocations: ['members', '{ brandLocations { locations } }'],
  parentCompany: ['members', '{ parentCompany(id: "parent-company:1") { id } }'],
};

export const brandsPaths: Record<string, PathAccess> = {
  'get /brands': ['members', '/brands'],
  'post /brands/testbrand': ['members', '/brands/testbrand', { brandId: 1 }],
  'post /brands/brand': ['members', '/brands/brand/', { brand: 'HILTON', brandNot: '0' }],
  'post /brands/brandhotels': ['members', '/brands/brandhotels', { brandId: 1 }],
  'post /brands/testbrandparent': ['members', '/brands/testbrandparent', { parentId: 1 }],
  'post /brands/brandparenthotels': ['members', '/brands/brandparenthotels', { parentId: 1 }],
};
