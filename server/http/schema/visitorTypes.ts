import {
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type SelectionNode,
} from 'graphql';

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
  'TrialMonthLeftOut',
  'CityRoomsTwice',
  'RoomsTwice',
  'TrialCityMonthLeftOut',
  'TrialRelease',
  // The interfaces that they share with members' types, for the fragments of both.
  'PropertySummary',
  'PropertyFacts',
  'HotelFacts',
  'HeadlineFacts',
  'HeadlineOfSeveral',
  'HotelHeadlineFacts',
  'HotelMonthFacts',
  'HotelYearFacts',
  'HotelFilingVersion',
  'HotelFilingFacts',
  'OwnershipFacts',
  'PlaceFacts',
  'PlaceHeadlineFacts',
  'LodgingHeadlineFacts',
  'LodgingMonthFacts',
  'LodgingYearFacts',
  'MonthLeftOutFacts',
  'ReleaseFacts',
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

/**
 * True if a document, with all operations and fragments, uses only types that are open to visitors. The type around a
 * fragment must be open like the fragment's own: an interface would otherwise open the members' types that have it.
 */
export function isOpenToVisitors(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let isOpen = true;
  visit(
    document,
    visitWithTypeInfo(types, {
      SelectionSet: ({ selections }) => {
        const parent = types.getParentType()?.name ?? '';
        const isOfParent = (each: SelectionNode): boolean =>
          each.kind !== Kind.FIELD || !isIntrospection(each.name.value);
        isOpen &&= isIntrospection(parent) || visitorTypes.has(parent) || !selections.some(isOfParent);
      },
    }),
  );
  return isOpen;
}
