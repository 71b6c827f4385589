import {
  isAbstractType,
  OperationTypeNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { sharedTypes } from './sharedTypes.ts';

/**
 * Scope of each root field of Query. `shared`: the same for every caller with access until figures change, so
 * it is stored. `own`: depends on the caller, the clock or current activity, and is produced each time.
 */
export const sharedQueries: Readonly<Record<string, 'shared' | 'own'>> = {
  about: 'own',
  address: 'own',
  addressMatches: 'shared',
  addressSuggestions: 'own',
  auditLog: 'own',
  beverageFilings: 'shared',
  beverageProperties: 'shared',
  beverageProperty: 'shared',
  beverageResults: 'shared',
  billing: 'own',
  brand: 'shared',
  brandChanges: 'own',
  brandCorrections: 'own',
  brandLocations: 'shared',
  brandPreview: 'own',
  brandRules: 'own',
  brands: 'shared',
  bundles: 'own',
  business: 'own',
  compareHotels: 'shared',
  comparisonSets: 'own',
  currentToken: 'own',
  dataFreshness: 'own',
  dataQueue: 'own',
  dataTask: 'own',
  dataTasks: 'own',
  doubtfulFiling: 'own',
  doubtfulFilings: 'own',
  exports: 'own',
  helpMessages: 'own',
  figuresAsOf: 'shared',
  find: 'shared',
  hotel: 'shared',
  hotelFilings: 'shared',
  hotelResults: 'shared',
  hotels: 'shared',
  import: 'own',
  importMails: 'own',
  imports: 'own',
  isPasswordResetTokenValid: 'own',
  isUnsubscribed: 'own',
  latestPeriod: 'shared',
  mailPreviews: 'own',
  marketplaceCities: 'own',
  marketMonths: 'shared',
  member: 'own',
  memberStatistics: 'own',
  members: 'own',
  newHotels: 'shared',
  news: 'own',
  newsChoice: 'own',
  newsFeed: 'own',
  newsReleases: 'own',
  newsWebhook: 'own',
  // An id may name something of one's own.
  node: 'own',
  nodes: 'own',
  owner: 'shared',
  parentCompany: 'shared',
  premisesPairs: 'own',
  place: 'shared',
  places: 'shared',
  portfolios: 'own',
  propertyMap: 'shared',
  publishedMonths: 'shared',
  rankBrands: 'shared',
  rankOwners: 'shared',
  rankPlaces: 'shared',
  rankProperties: 'shared',
  recentlyViewed: 'own',
  release: 'shared',
  releases: 'shared',
  retention: 'own',
  // The mark is no figure, so answers would not follow it.
  publicSample: 'own',
  savedViews: 'own',
  schedules: 'own',
  search: 'shared',
  securityLog: 'own',
  services: 'own',
  subscriptionCheck: 'own',
  taxpayerProperties: 'shared',
  trial: 'own',
  twoStep: 'own',
  uploads: 'own',
  viewer: 'own',
};

/**
 * True if a document, with all operations and fragments, uses shared fields only. Interfaces are no types of their own:
 * a fragment on one takes fields of the objects that shared root fields lead to, and those are all listed.
 */
export function isSharedDocument(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isShared = true;
  visit(
    document,
    visitWithTypeInfo(types, {
      OperationDefinition: ({ operation }) => {
        isShared &&= operation === OperationTypeNode.QUERY;
      },
      Field: ({ name: { value } }) => {
        const parent = types.getParentType();
        isShared &&=
          parent?.name === 'Query'
            ? sharedQueries[value] === 'shared'
            : value === '__typename' || isAbstractType(parent) || sharedTypes.has(parent?.name ?? '');
      },
    }),
  );
  return isShared;
}
