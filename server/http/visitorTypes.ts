import { TypeInfo, visit, visitWithTypeInfo, type DocumentNode, type GraphQLSchema } from 'graphql';

/**
 * The types whose fields may be selected without a session. Whatever is not listed is closed to visitors, so that a
 * field that is added somewhere opens nothing.
 */
export const visitorTypes: ReadonlySet<string> = new Set([
  // Their fields are guarded one by one, by the policies.
  'Query',
  'Mutation',
  'About',
  'OutdatedFigures',
  'Billing',
  'PlanOffer',
  'TestCard',
  'RetentionRule',
  'DonePayload',
  'FieldError',
  // Signing in returns the member's own account.
  'SignInPayload',
  'SecondStepRequest',
  'PasskeyRequest',
  'Member',
  // The samples, and the plain values that they are made of.
  'Trial',
  'TrialHotel',
  'TrialHotelHeadline',
  'TrialHotelMonth',
  'TrialHotelYear',
  'TrialHotelFiling',
  'TrialFilingVersion',
  'TrialNamePeriod',
  'TrialRelatedProperty',
  'TrialPlace',
  'TrialPlaceHeadline',
  'TrialPlaceMonth',
  'TrialPlaceYear',
  'TrialCityMonth',
  'TrialRelease',
  'PublishedMonth',
  'HotelSeries',
  'Taxpayer',
  'Coordinates',
  'Change',
  'LikeForLikeReceipts',
  'YearToDate',
  'Rank',
]);

/** Introspection types, which contain no personal data. */
function isIntrospection(name: string): boolean {
  return name.startsWith('__');
}

/** True if a document, with all operations and fragments, uses only types that are open to visitors. */
export function isOpenToVisitors(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isOpen = true;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name }) => {
        const parent = types.getParentType()?.name ?? '';
        isOpen &&= isIntrospection(name.value) || isIntrospection(parent) || visitorTypes.has(parent);
      },
    }),
  );
  return isOpen;
}
