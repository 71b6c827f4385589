import type { FieldAccess, PathAccess } from './billingAccess.ts';

export const trialFields: Record<string, FieldAccess> = {
  trial: ['anyone', '{ trial { latestYear } }'],
  publishedMonths: ['anyone', '{ publishedMonths(product: HOTEL) { month } }'],
};

export const trialPaths: Record<string, PathAccess> = {
  'get /trial': ['anyone', '/trial'],
  'get /trial/hotelhistory': ['anyone', '/trial/hotelhistory'],
  'get /trial/testyearlyvalues': ['anyone', '/trial/testyearlyvalues'],
  'get /trial/testlastyearlyvalues': ['anyone', '/trial/testlastyearlyvalues'],
  'get /trial/city': ['anyone', '/trial/city/'],
  'get /trial/county': ['anyone', '/trial/county/'],
  'get /trial/citiesincounty': ['anyone', '/trial/citiesincounty/'],
};
