/* eslint-disable */
import * as types from './graphql.ts';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query IsUnsubscribed {\n    isUnsubscribed\n  }\n": typeof types.IsUnsubscribedDocument,
    "\n  mutation SignOut {\n    signOut {\n      ok\n    }\n  }\n": typeof types.SignOutDocument,
    "\n  fragment SessionLine on Session {\n    id\n    createdAt\n    lastSeenAt\n    userAgent\n    isCurrent\n  }\n": typeof types.SessionLineFragmentDoc,
    "\n  query Sessions {\n    viewer {\n      id\n      sessions {\n        id\n        isCurrent\n        ...SessionLine\n      }\n    }\n  }\n": typeof types.SessionsDocument,
    "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      ok\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      ended\n    }\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  query IsPasswordResetTokenValid($token: String!) {\n    isPasswordResetTokenValid(token: $token)\n  }\n": typeof types.IsPasswordResetTokenValidDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      token\n      member {\n        id\n        firstName\n        isPaid\n        isFree\n        isAdmin\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      token\n      member {\n        id\n        firstName\n        isPaid\n        isFree\n        isAdmin\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.SignUpDocument,
    "\n  query Viewer {\n    viewer {\n      id\n      email\n      firstName\n      lastName\n      isAdmin\n      isFree\n      isPaid\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  query About {\n    about {\n      productName\n      operatorName\n      synthetic\n      captchaSiteKey\n      analyticsUrl\n      errorReportingUrl\n    }\n  }\n": typeof types.AboutDocument,
    "\n  mutation ReportClientError($input: ReportClientErrorInput!) {\n    reportClientError(input: $input) {\n      ok\n    }\n  }\n": typeof types.ReportClientErrorDocument,
    "\n  query BeverageResults($input: BeverageResultsInput!, $first: Int!, $after: String) {\n    beverageResults(input: $input, first: $first, after: $after) {\n      nodes {\n        ...BeverageResultRow\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.BeverageResultsDocument,
    "\n  fragment BeverageResultRow on BeverageResult {\n    taxpayerNumber\n    locationNumber\n    periodEnd\n    locationName\n    locationAddress\n    city\n    county\n    locationZip\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    flags\n    release {\n      id\n      fileName\n      issuedOn\n      synthetic\n    }\n  }\n": typeof types.BeverageResultRowFragmentDoc,
    "\n  fragment HotelChart on Hotel {\n    name\n    series {\n      months\n      roomReceipts\n      revpar\n      ttmReceipts\n      ttmRevpar\n      ttmRevparWeighted\n    }\n    months {\n      month\n      apportioned\n      release {\n        id\n        fileName\n        issuedOn\n        synthetic\n      }\n    }\n  }\n": typeof types.HotelChartFragmentDoc,
    "\n  query HotelFilings($taxpayerNumber: String!, $locationNumber: Int!, $first: Int!, $after: String) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      filings(first: $first, after: $after) {\n        nodes {\n          ...HotelFilingRow\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.HotelFilingsDocument,
    "\n  query HotelFigures($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      ...HotelChart\n      ...HotelMonths\n      ...HotelYears\n    }\n    latestPeriod(product: HOTEL) {\n      year\n    }\n  }\n": typeof types.HotelFiguresDocument,
    "\n  fragment HotelHeader on Hotel {\n    name\n    address\n    filedCity\n    state\n    zip\n    city {\n      id\n      name\n    }\n    county {\n      id\n      name\n    }\n    roomCapacity\n    filerType\n    status\n    responsibilityEnd\n    isMarketplace\n  }\n": typeof types.HotelHeaderFragmentDoc,
    "\n  fragment HotelHeadline on Hotel {\n    city {\n      id\n      name\n    }\n    county {\n      id\n      name\n    }\n    headline {\n      month\n      roomReceipts\n      receiptsChange {\n        amount\n        percent\n      }\n      revpar\n      roomCapacity\n      ttmReceipts\n      ttmChange {\n        amount\n        percent\n      }\n      ttmRevpar\n      ttmRevparWeighted\n      cityRank {\n        rank\n        of\n      }\n      countyRank {\n        rank\n        of\n      }\n    }\n  }\n": typeof types.HotelHeadlineFragmentDoc,
    "\n  fragment HotelMonths on Hotel {\n    months {\n      month\n      roomReceipts\n      taxableReceipts\n      apportioned\n      roomCapacity\n      revpar\n      yearChange {\n        amount\n        percent\n      }\n      flags\n      release {\n        id\n        fileName\n        issuedOn\n        synthetic\n      }\n    }\n  }\n": typeof types.HotelMonthsFragmentDoc,
    "\n  fragment HotelOwner on Hotel {\n    taxpayerNumber\n    locationNumber\n    filerType\n    taxpayer {\n      number\n      name\n      address\n      city\n      state\n      zip\n      phone\n    }\n  }\n": typeof types.HotelOwnerFragmentDoc,
    "\n  query HotelPage($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      ...HotelHeader\n      ...HotelHeadline\n      ...HotelOwner\n    }\n  }\n": typeof types.HotelPageDocument,
    "\n  query HotelResults($input: HotelResultsInput!, $first: Int!, $after: String) {\n    hotelResults(input: $input, first: $first, after: $after) {\n      nodes {\n        ...HotelResultRow\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.HotelResultsDocument,
    "\n  query HotelTimeline($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      premises {\n        id\n        ownershipPeriods {\n          product\n          locationName\n          taxpayerName\n          beginDate\n          endDate\n          datesAreFiledPeriods\n          hotel {\n            id\n            taxpayerNumber\n            locationNumber\n          }\n        }\n      }\n    }\n  }\n": typeof types.HotelTimelineDocument,
    "\n  fragment HotelYears on Hotel {\n    years {\n      year\n      months\n      roomReceipts\n      receiptsChange {\n        amount\n        percent\n      }\n      revpar\n      revparChange {\n        amount\n        percent\n      }\n      apportioned\n    }\n  }\n": typeof types.HotelYearsFragmentDoc,
    "\n  fragment HotelFilingRow on HotelFiling {\n    id\n    periodEnd\n    periodMonths\n    filerType\n    locationName\n    locationAddress\n    locationCity\n    locationState\n    locationZip\n    locationPhone\n    taxpayerName\n    taxpayerAddress\n    taxpayerCity\n    taxpayerState\n    taxpayerZip\n    taxpayerPhone\n    roomCapacity\n    roomReceipts\n    taxableReceipts\n    revpar\n    responsibilityBegin\n    responsibilityEnd\n    flags\n    release {\n      id\n      fileName\n      issuedOn\n      synthetic\n    }\n  }\n": typeof types.HotelFilingRowFragmentDoc,
    "\n  fragment HotelResultRow on HotelResult {\n    taxpayerNumber\n    locationNumber\n    periodEnd\n    periodMonths\n    filerType\n    locationName\n    locationAddress\n    city\n    county\n    locationZip\n    locationPhone\n    taxpayerName\n    taxpayerAddress\n    taxpayerCity\n    taxpayerPhone\n    responsibilityBegin\n    responsibilityEnd\n    roomReceipts\n    taxableReceipts\n    roomCapacity\n    revpar\n    flags\n    release {\n      id\n      fileName\n      issuedOn\n      synthetic\n    }\n  }\n": typeof types.HotelResultRowFragmentDoc,
    "\n  fragment AlcoholMonth on AlcoholPlaceMonth {\n    month\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    estimated\n    properties\n    release {\n      id\n      fileName\n      issuedOn\n      synthetic\n    }\n  }\n": typeof types.AlcoholMonthFragmentDoc,
    "\n  query PlaceAlcohol($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      name\n      alcoholMonths {\n        ...AlcoholMonth\n      }\n      alcoholYears {\n        year\n        months\n        totalReceipts\n        receiptsChange {\n          amount\n          percent\n        }\n      }\n    }\n    latestPeriod(product: BEVERAGE) {\n      year\n    }\n  }\n": typeof types.PlaceAlcoholDocument,
    "\n  fragment LodgingMonth on LodgingPlaceMonth {\n    month\n    roomReceipts\n    taxableReceipts\n    revpar\n    rooms\n    properties\n    marketplace\n    apportioned\n    suspectsLeftOut\n    awaitsQuarterlyFilers\n    release {\n      id\n      fileName\n      issuedOn\n      synthetic\n    }\n  }\n": typeof types.LodgingMonthFragmentDoc,
    "\n  query PlaceLodging($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      name\n      lodgingMonths {\n        ...LodgingMonth\n      }\n      lodgingYears {\n        year\n        months\n        roomReceipts\n        receiptsChange {\n          amount\n          percent\n        }\n        revpar\n        revparChange {\n          amount\n          percent\n        }\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      year\n    }\n  }\n": typeof types.PlaceLodgingDocument,
    "\n  query CitiesLodging($name: String!) {\n    place(kind: COUNTY, name: $name) {\n      id\n      citiesLodgingMonths {\n        city\n        month {\n          ...LodgingMonth\n        }\n      }\n    }\n  }\n": typeof types.CitiesLodgingDocument,
    "\n  query CitiesAlcohol($name: String!) {\n    place(kind: COUNTY, name: $name) {\n      id\n      citiesAlcoholMonths {\n        city\n        month {\n          ...AlcoholMonth\n        }\n      }\n    }\n  }\n": typeof types.CitiesAlcoholDocument,
    "\n  query PlaceNames($product: Product!, $kind: PlaceKind!) {\n    places(product: $product, kind: $kind) {\n      id\n      name\n    }\n  }\n": typeof types.PlaceNamesDocument,
    "\n  query SearchSuggestions($product: Product!, $text: String!) {\n    search(product: $product, text: $text) {\n      zips {\n        id\n        kind\n        name\n      }\n      cities {\n        id\n        kind\n        name\n      }\n      counties {\n        id\n        kind\n        name\n      }\n      hotels {\n        id\n        taxpayerNumber\n        locationNumber\n        name\n        address\n        filedCity\n        state\n        zip\n        status\n        responsibilityEnd\n      }\n      beverageProperties {\n        id\n        name\n        address\n        filedCity\n        state\n        zip\n        status\n        responsibilityEnd\n        city {\n          id\n          name\n        }\n      }\n    }\n  }\n": typeof types.SearchSuggestionsDocument,
    "\n  query LatestPeriods {\n    hotel: latestPeriod(product: HOTEL) {\n      month\n      year\n      monthNumber\n      quarter\n    }\n    beverage: latestPeriod(product: BEVERAGE) {\n      month\n      year\n      monthNumber\n      quarter\n    }\n  }\n": typeof types.LatestPeriodsDocument,
};
const documents: Documents = {
    "\n  query IsUnsubscribed {\n    isUnsubscribed\n  }\n": types.IsUnsubscribedDocument,
    "\n  mutation SignOut {\n    signOut {\n      ok\n    }\n  }\n": types.SignOutDocument,
    "\n  fragment SessionLine on Session {\n    id\n    createdAt\n    lastSeenAt\n    userAgent\n    isCurrent\n  }\n": types.SessionLineFragmentDoc,
    "\n  query Sessions {\n    viewer {\n      id\n      sessions {\n        id\n        isCurrent\n        ...SessionLine\n      }\n    }\n  }\n": types.SessionsDocument,
    "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      ok\n    }\n  }\n": types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      ended\n    }\n  }\n": types.EndOtherSessionsDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.RequestPasswordResetDocument,
    "\n  query IsPasswordResetTokenValid($token: String!) {\n    isPasswordResetTokenValid(token: $token)\n  }\n": types.IsPasswordResetTokenValidDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      token\n      member {\n        id\n        firstName\n        isPaid\n        isFree\n        isAdmin\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.SignInDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      token\n      member {\n        id\n        firstName\n        isPaid\n        isFree\n        isAdmin\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.SignUpDocument,
    "\n  query Viewer {\n    viewer {\n      id\n      email\n      firstName\n      lastName\n      isAdmin\n      isFree\n      isPaid\n    }\n  }\n": types.ViewerDocument,
    "\n  query About {\n    about {\n      productName\n      operatorName\n      synthetic\n      captchaSiteKey\n      analyticsUrl\n      errorReportingUrl\n    }\n  }\n": types.AboutDocument,
    "\n  mutation ReportClientError($input: ReportClientErrorInput!) {\n    reportClientError(input: $input) {\n      ok\n    }\n  }\n": types.ReportClientErrorDocument,
    "\n  query BeverageResults($input: BeverageResultsInput!, $first: Int!, $after: String) {\n    beverageResults(input: $input, first: $first, after: $after) {\n      nodes {\n        ...BeverageResultRow\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.BeverageResultsDocument,
    "\n  fragment BeverageResultRow on BeverageResult {\n    taxpayerNumber\n    locationNumber\n    periodEnd\n    locationName\n    locationAddress\n    city\n    county\n    locationZip\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    flags\n    release {\n      id\n      fileName\n      issuedOn\n      synthetic\n    }\n  }\n": types.BeverageResultRowFragmentDoc,
    "\n  fragment HotelChart on Hotel {\n    name\n    series {\n      months\n      roomReceipts\n      revpar\n      ttmReceipts\n      ttmRevpar\n      ttmRevparWeighted\n    }\n    months {\n      month\n      apportioned\n      release {\n        id\n        fileName\n        issuedOn\n        synthetic\n      }\n    }\n  }\n": types.HotelChartFragmentDoc,
    "\n  query HotelFilings($taxpayerNumber: String!, $locationNumber: Int!, $first: Int!, $after: String) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      filings(first: $first, after: $after) {\n        nodes {\n          ...HotelFilingRow\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.HotelFilingsDocument,
    "\n  query HotelFigures($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      ...HotelChart\n      ...HotelMonths\n      ...HotelYears\n    }\n    latestPeriod(product: HOTEL) {\n      year\n    }\n  }\n": types.HotelFiguresDocument,
    "\n  fragment HotelHeader on Hotel {\n    name\n    address\n    filedCity\n    state\n    zip\n    city {\n      id\n      name\n    }\n    county {\n      id\n      name\n    }\n    roomCapacity\n    filerType\n    status\n    responsibilityEnd\n    isMarketplace\n  }\n": types.HotelHeaderFragmentDoc,
    "\n  fragment HotelHeadline on Hotel {\n    city {\n      id\n      name\n    }\n    county {\n      id\n      name\n    }\n    headline {\n      month\n      roomReceipts\n      receiptsChange {\n        amount\n        percent\n      }\n      revpar\n      roomCapacity\n      ttmReceipts\n      ttmChange {\n        amount\n        percent\n      }\n      ttmRevpar\n      ttmRevparWeighted\n      cityRank {\n        rank\n        of\n      }\n      countyRank {\n        rank\n        of\n      }\n    }\n  }\n": types.HotelHeadlineFragmentDoc,
    "\n  fragment HotelMonths on Hotel {\n    months {\n      month\n      roomReceipts\n      taxableReceipts\n      apportioned\n      roomCapacity\n      revpar\n      yearChange {\n        amount\n        percent\n      }\n      flags\n      release {\n        id\n        fileName\n        issuedOn\n        synthetic\n      }\n    }\n  }\n": types.HotelMonthsFragmentDoc,
    "\n  fragment HotelOwner on Hotel {\n    taxpayerNumber\n    locationNumber\n    filerType\n    taxpayer {\n      number\n      name\n      address\n      city\n      state\n      zip\n      phone\n    }\n  }\n": types.HotelOwnerFragmentDoc,
    "\n  query HotelPage($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      ...HotelHeader\n      ...HotelHeadline\n      ...HotelOwner\n    }\n  }\n": types.HotelPageDocument,
    "\n  query HotelResults($input: HotelResultsInput!, $first: Int!, $after: String) {\n    hotelResults(input: $input, first: $first, after: $after) {\n      nodes {\n        ...HotelResultRow\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.HotelResultsDocument,
    "\n  query HotelTimeline($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      premises {\n        id\n        ownershipPeriods {\n          product\n          locationName\n          taxpayerName\n          beginDate\n          endDate\n          datesAreFiledPeriods\n          hotel {\n            id\n            taxpayerNumber\n            locationNumber\n          }\n        }\n      }\n    }\n  }\n": types.HotelTimelineDocument,
    "\n  fragment HotelYears on Hotel {\n    years {\n      year\n      months\n      roomReceipts\n      receiptsChange {\n        amount\n        percent\n      }\n      revpar\n      revparChange {\n        amount\n        percent\n      }\n      apportioned\n    }\n  }\n": types.HotelYearsFragmentDoc,
    "\n  fragment HotelFilingRow on HotelFiling {\n    id\n    periodEnd\n    periodMonths\n    filerType\n    locationName\n    locationAddress\n    locationCity\n    locationState\n    locationZip\n    locationPhone\n    taxpayerName\n    taxpayerAddress\n    taxpayerCity\n    taxpayerState\n    taxpayerZip\n    taxpayerPhone\n    roomCapacity\n    roomReceipts\n    taxableReceipts\n    revpar\n    responsibilityBegin\n    responsibilityEnd\n    flags\n    release {\n      id\n      fileName\n      issuedOn\n      synthetic\n    }\n  }\n": types.HotelFilingRowFragmentDoc,
    "\n  fragment HotelResultRow on HotelResult {\n    taxpayerNumber\n    locationNumber\n    periodEnd\n    periodMonths\n    filerType\n    locationName\n    locationAddress\n    city\n    county\n    locationZip\n    locationPhone\n    taxpayerName\n    taxpayerAddress\n    taxpayerCity\n    taxpayerPhone\n    responsibilityBegin\n    responsibilityEnd\n    roomReceipts\n    taxableReceipts\n    roomCapacity\n    revpar\n    flags\n    release {\n      id\n      fileName\n      issuedOn\n      synthetic\n    }\n  }\n": types.HotelResultRowFragmentDoc,
    "\n  fragment AlcoholMonth on AlcoholPlaceMonth {\n    month\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    estimated\n    properties\n    release {\n      id\n      fileName\n      issuedOn\n      synthetic\n    }\n  }\n": types.AlcoholMonthFragmentDoc,
    "\n  query PlaceAlcohol($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      name\n      alcoholMonths {\n        ...AlcoholMonth\n      }\n      alcoholYears {\n        year\n        months\n        totalReceipts\n        receiptsChange {\n          amount\n          percent\n        }\n      }\n    }\n    latestPeriod(product: BEVERAGE) {\n      year\n    }\n  }\n": types.PlaceAlcoholDocument,
    "\n  fragment LodgingMonth on LodgingPlaceMonth {\n    month\n    roomReceipts\n    taxableReceipts\n    revpar\n    rooms\n    properties\n    marketplace\n    apportioned\n    suspectsLeftOut\n    awaitsQuarterlyFilers\n    release {\n      id\n      fileName\n      issuedOn\n      synthetic\n    }\n  }\n": types.LodgingMonthFragmentDoc,
    "\n  query PlaceLodging($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      name\n      lodgingMonths {\n        ...LodgingMonth\n      }\n      lodgingYears {\n        year\n        months\n        roomReceipts\n        receiptsChange {\n          amount\n          percent\n        }\n        revpar\n        revparChange {\n          amount\n          percent\n        }\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      year\n    }\n  }\n": types.PlaceLodgingDocument,
    "\n  query CitiesLodging($name: String!) {\n    place(kind: COUNTY, name: $name) {\n      id\n      citiesLodgingMonths {\n        city\n        month {\n          ...LodgingMonth\n        }\n      }\n    }\n  }\n": types.CitiesLodgingDocument,
    "\n  query CitiesAlcohol($name: String!) {\n    place(kind: COUNTY, name: $name) {\n      id\n      citiesAlcoholMonths {\n        city\n        month {\n          ...AlcoholMonth\n        }\n      }\n    }\n  }\n": types.CitiesAlcoholDocument,
    "\n  query PlaceNames($product: Product!, $kind: PlaceKind!) {\n    places(product: $product, kind: $kind) {\n      id\n      name\n    }\n  }\n": types.PlaceNamesDocument,
    "\n  query SearchSuggestions($product: Product!, $text: String!) {\n    search(product: $product, text: $text) {\n      zips {\n        id\n        kind\n        name\n      }\n      cities {\n        id\n        kind\n        name\n      }\n      counties {\n        id\n        kind\n        name\n      }\n      hotels {\n        id\n        taxpayerNumber\n        locationNumber\n        name\n        address\n        filedCity\n        state\n        zip\n        status\n        responsibilityEnd\n      }\n      beverageProperties {\n        id\n        name\n        address\n        filedCity\n        state\n        zip\n        status\n        responsibilityEnd\n        city {\n          id\n          name\n        }\n      }\n    }\n  }\n": types.SearchSuggestionsDocument,
    "\n  query LatestPeriods {\n    hotel: latestPeriod(product: HOTEL) {\n      month\n      year\n      monthNumber\n      quarter\n    }\n    beverage: latestPeriod(product: BEVERAGE) {\n      month\n      year\n      monthNumber\n      quarter\n    }\n  }\n": types.LatestPeriodsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IsUnsubscribed {\n    isUnsubscribed\n  }\n"): (typeof documents)["\n  query IsUnsubscribed {\n    isUnsubscribed\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignOut {\n    signOut {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation SignOut {\n    signOut {\n      ok\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SessionLine on Session {\n    id\n    createdAt\n    lastSeenAt\n    userAgent\n    isCurrent\n  }\n"): (typeof documents)["\n  fragment SessionLine on Session {\n    id\n    createdAt\n    lastSeenAt\n    userAgent\n    isCurrent\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Sessions {\n    viewer {\n      id\n      sessions {\n        id\n        isCurrent\n        ...SessionLine\n      }\n    }\n  }\n"): (typeof documents)["\n  query Sessions {\n    viewer {\n      id\n      sessions {\n        id\n        isCurrent\n        ...SessionLine\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      ok\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      ended\n    }\n  }\n"): (typeof documents)["\n  mutation EndOtherSessions {\n    endOtherSessions {\n      ended\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query IsPasswordResetTokenValid($token: String!) {\n    isPasswordResetTokenValid(token: $token)\n  }\n"): (typeof documents)["\n  query IsPasswordResetTokenValid($token: String!) {\n    isPasswordResetTokenValid(token: $token)\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      token\n      member {\n        id\n        firstName\n        isPaid\n        isFree\n        isAdmin\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      token\n      member {\n        id\n        firstName\n        isPaid\n        isFree\n        isAdmin\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      token\n      member {\n        id\n        firstName\n        isPaid\n        isFree\n        isAdmin\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      token\n      member {\n        id\n        firstName\n        isPaid\n        isFree\n        isAdmin\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    viewer {\n      id\n      email\n      firstName\n      lastName\n      isAdmin\n      isFree\n      isPaid\n    }\n  }\n"): (typeof documents)["\n  query Viewer {\n    viewer {\n      id\n      email\n      firstName\n      lastName\n      isAdmin\n      isFree\n      isPaid\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query About {\n    about {\n      productName\n      operatorName\n      synthetic\n      captchaSiteKey\n      analyticsUrl\n      errorReportingUrl\n    }\n  }\n"): (typeof documents)["\n  query About {\n    about {\n      productName\n      operatorName\n      synthetic\n      captchaSiteKey\n      analyticsUrl\n      errorReportingUrl\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportClientError($input: ReportClientErrorInput!) {\n    reportClientError(input: $input) {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation ReportClientError($input: ReportClientErrorInput!) {\n    reportClientError(input: $input) {\n      ok\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BeverageResults($input: BeverageResultsInput!, $first: Int!, $after: String) {\n    beverageResults(input: $input, first: $first, after: $after) {\n      nodes {\n        ...BeverageResultRow\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query BeverageResults($input: BeverageResultsInput!, $first: Int!, $after: String) {\n    beverageResults(input: $input, first: $first, after: $after) {\n      nodes {\n        ...BeverageResultRow\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BeverageResultRow on BeverageResult {\n    taxpayerNumber\n    locationNumber\n    periodEnd\n    locationName\n    locationAddress\n    city\n    county\n    locationZip\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    flags\n    release {\n      id\n      fileName\n      issuedOn\n      synthetic\n    }\n  }\n"): (typeof documents)["\n  fragment BeverageResultRow on BeverageResult {\n    taxpayerNumber\n    locationNumber\n    periodEnd\n    locationName\n    locationAddress\n    city\n    county\n    locationZip\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    flags\n    release {\n      id\n      fileName\n      issuedOn\n      synthetic\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelChart on Hotel {\n    name\n    series {\n      months\n      roomReceipts\n      revpar\n      ttmReceipts\n      ttmRevpar\n      ttmRevparWeighted\n    }\n    months {\n      month\n      apportioned\n      release {\n        id\n        fileName\n        issuedOn\n        synthetic\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment HotelChart on Hotel {\n    name\n    series {\n      months\n      roomReceipts\n      revpar\n      ttmReceipts\n      ttmRevpar\n      ttmRevparWeighted\n    }\n    months {\n      month\n      apportioned\n      release {\n        id\n        fileName\n        issuedOn\n        synthetic\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HotelFilings($taxpayerNumber: String!, $locationNumber: Int!, $first: Int!, $after: String) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      filings(first: $first, after: $after) {\n        nodes {\n          ...HotelFilingRow\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HotelFilings($taxpayerNumber: String!, $locationNumber: Int!, $first: Int!, $after: String) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      filings(first: $first, after: $after) {\n        nodes {\n          ...HotelFilingRow\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HotelFigures($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      ...HotelChart\n      ...HotelMonths\n      ...HotelYears\n    }\n    latestPeriod(product: HOTEL) {\n      year\n    }\n  }\n"): (typeof documents)["\n  query HotelFigures($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      ...HotelChart\n      ...HotelMonths\n      ...HotelYears\n    }\n    latestPeriod(product: HOTEL) {\n      year\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelHeader on Hotel {\n    name\n    address\n    filedCity\n    state\n    zip\n    city {\n      id\n      name\n    }\n    county {\n      id\n      name\n    }\n    roomCapacity\n    filerType\n    status\n    responsibilityEnd\n    isMarketplace\n  }\n"): (typeof documents)["\n  fragment HotelHeader on Hotel {\n    name\n    address\n    filedCity\n    state\n    zip\n    city {\n      id\n      name\n    }\n    county {\n      id\n      name\n    }\n    roomCapacity\n    filerType\n    status\n    responsibilityEnd\n    isMarketplace\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelHeadline on Hotel {\n    city {\n      id\n      name\n    }\n    county {\n      id\n      name\n    }\n    headline {\n      month\n      roomReceipts\n      receiptsChange {\n        amount\n        percent\n      }\n      revpar\n      roomCapacity\n      ttmReceipts\n      ttmChange {\n        amount\n        percent\n      }\n      ttmRevpar\n      ttmRevparWeighted\n      cityRank {\n        rank\n        of\n      }\n      countyRank {\n        rank\n        of\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment HotelHeadline on Hotel {\n    city {\n      id\n      name\n    }\n    county {\n      id\n      name\n    }\n    headline {\n      month\n      roomReceipts\n      receiptsChange {\n        amount\n        percent\n      }\n      revpar\n      roomCapacity\n      ttmReceipts\n      ttmChange {\n        amount\n        percent\n      }\n      ttmRevpar\n      ttmRevparWeighted\n      cityRank {\n        rank\n        of\n      }\n      countyRank {\n        rank\n        of\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelMonths on Hotel {\n    months {\n      month\n      roomReceipts\n      taxableReceipts\n      apportioned\n      roomCapacity\n      revpar\n      yearChange {\n        amount\n        percent\n      }\n      flags\n      release {\n        id\n        fileName\n        issuedOn\n        synthetic\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment HotelMonths on Hotel {\n    months {\n      month\n      roomReceipts\n      taxableReceipts\n      apportioned\n      roomCapacity\n      revpar\n      yearChange {\n        amount\n        percent\n      }\n      flags\n      release {\n        id\n        fileName\n        issuedOn\n        synthetic\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelOwner on Hotel {\n    taxpayerNumber\n    locationNumber\n    filerType\n    taxpayer {\n      number\n      name\n      address\n      city\n      state\n      zip\n      phone\n    }\n  }\n"): (typeof documents)["\n  fragment HotelOwner on Hotel {\n    taxpayerNumber\n    locationNumber\n    filerType\n    taxpayer {\n      number\n      name\n      address\n      city\n      state\n      zip\n      phone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HotelPage($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      ...HotelHeader\n      ...HotelHeadline\n      ...HotelOwner\n    }\n  }\n"): (typeof documents)["\n  query HotelPage($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      ...HotelHeader\n      ...HotelHeadline\n      ...HotelOwner\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HotelResults($input: HotelResultsInput!, $first: Int!, $after: String) {\n    hotelResults(input: $input, first: $first, after: $after) {\n      nodes {\n        ...HotelResultRow\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query HotelResults($input: HotelResultsInput!, $first: Int!, $after: String) {\n    hotelResults(input: $input, first: $first, after: $after) {\n      nodes {\n        ...HotelResultRow\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HotelTimeline($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      premises {\n        id\n        ownershipPeriods {\n          product\n          locationName\n          taxpayerName\n          beginDate\n          endDate\n          datesAreFiledPeriods\n          hotel {\n            id\n            taxpayerNumber\n            locationNumber\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HotelTimeline($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      premises {\n        id\n        ownershipPeriods {\n          product\n          locationName\n          taxpayerName\n          beginDate\n          endDate\n          datesAreFiledPeriods\n          hotel {\n            id\n            taxpayerNumber\n            locationNumber\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelYears on Hotel {\n    years {\n      year\n      months\n      roomReceipts\n      receiptsChange {\n        amount\n        percent\n      }\n      revpar\n      revparChange {\n        amount\n        percent\n      }\n      apportioned\n    }\n  }\n"): (typeof documents)["\n  fragment HotelYears on Hotel {\n    years {\n      year\n      months\n      roomReceipts\n      receiptsChange {\n        amount\n        percent\n      }\n      revpar\n      revparChange {\n        amount\n        percent\n      }\n      apportioned\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelFilingRow on HotelFiling {\n    id\n    periodEnd\n    periodMonths\n    filerType\n    locationName\n    locationAddress\n    locationCity\n    locationState\n    locationZip\n    locationPhone\n    taxpayerName\n    taxpayerAddress\n    taxpayerCity\n    taxpayerState\n    taxpayerZip\n    taxpayerPhone\n    roomCapacity\n    roomReceipts\n    taxableReceipts\n    revpar\n    responsibilityBegin\n    responsibilityEnd\n    flags\n    release {\n      id\n      fileName\n      issuedOn\n      synthetic\n    }\n  }\n"): (typeof documents)["\n  fragment HotelFilingRow on HotelFiling {\n    id\n    periodEnd\n    periodMonths\n    filerType\n    locationName\n    locationAddress\n    locationCity\n    locationState\n    locationZip\n    locationPhone\n    taxpayerName\n    taxpayerAddress\n    taxpayerCity\n    taxpayerState\n    taxpayerZip\n    taxpayerPhone\n    roomCapacity\n    roomReceipts\n    taxableReceipts\n    revpar\n    responsibilityBegin\n    responsibilityEnd\n    flags\n    release {\n      id\n      fileName\n      issuedOn\n      synthetic\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelResultRow on HotelResult {\n    taxpayerNumber\n    locationNumber\n    periodEnd\n    periodMonths\n    filerType\n    locationName\n    locationAddress\n    city\n    county\n    locationZip\n    locationPhone\n    taxpayerName\n    taxpayerAddress\n    taxpayerCity\n    taxpayerPhone\n    responsibilityBegin\n    responsibilityEnd\n    roomReceipts\n    taxableReceipts\n    roomCapacity\n    revpar\n    flags\n    release {\n      id\n      fileName\n      issuedOn\n      synthetic\n    }\n  }\n"): (typeof documents)["\n  fragment HotelResultRow on HotelResult {\n    taxpayerNumber\n    locationNumber\n    periodEnd\n    periodMonths\n    filerType\n    locationName\n    locationAddress\n    city\n    county\n    locationZip\n    locationPhone\n    taxpayerName\n    taxpayerAddress\n    taxpayerCity\n    taxpayerPhone\n    responsibilityBegin\n    responsibilityEnd\n    roomReceipts\n    taxableReceipts\n    roomCapacity\n    revpar\n    flags\n    release {\n      id\n      fileName\n      issuedOn\n      synthetic\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlcoholMonth on AlcoholPlaceMonth {\n    month\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    estimated\n    properties\n    release {\n      id\n      fileName\n      issuedOn\n      synthetic\n    }\n  }\n"): (typeof documents)["\n  fragment AlcoholMonth on AlcoholPlaceMonth {\n    month\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    estimated\n    properties\n    release {\n      id\n      fileName\n      issuedOn\n      synthetic\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlaceAlcohol($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      name\n      alcoholMonths {\n        ...AlcoholMonth\n      }\n      alcoholYears {\n        year\n        months\n        totalReceipts\n        receiptsChange {\n          amount\n          percent\n        }\n      }\n    }\n    latestPeriod(product: BEVERAGE) {\n      year\n    }\n  }\n"): (typeof documents)["\n  query PlaceAlcohol($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      name\n      alcoholMonths {\n        ...AlcoholMonth\n      }\n      alcoholYears {\n        year\n        months\n        totalReceipts\n        receiptsChange {\n          amount\n          percent\n        }\n      }\n    }\n    latestPeriod(product: BEVERAGE) {\n      year\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LodgingMonth on LodgingPlaceMonth {\n    month\n    roomReceipts\n    taxableReceipts\n    revpar\n    rooms\n    properties\n    marketplace\n    apportioned\n    suspectsLeftOut\n    awaitsQuarterlyFilers\n    release {\n      id\n      fileName\n      issuedOn\n      synthetic\n    }\n  }\n"): (typeof documents)["\n  fragment LodgingMonth on LodgingPlaceMonth {\n    month\n    roomReceipts\n    taxableReceipts\n    revpar\n    rooms\n    properties\n    marketplace\n    apportioned\n    suspectsLeftOut\n    awaitsQuarterlyFilers\n    release {\n      id\n      fileName\n      issuedOn\n      synthetic\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlaceLodging($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      name\n      lodgingMonths {\n        ...LodgingMonth\n      }\n      lodgingYears {\n        year\n        months\n        roomReceipts\n        receiptsChange {\n          amount\n          percent\n        }\n        revpar\n        revparChange {\n          amount\n          percent\n        }\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      year\n    }\n  }\n"): (typeof documents)["\n  query PlaceLodging($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      name\n      lodgingMonths {\n        ...LodgingMonth\n      }\n      lodgingYears {\n        year\n        months\n        roomReceipts\n        receiptsChange {\n          amount\n          percent\n        }\n        revpar\n        revparChange {\n          amount\n          percent\n        }\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      year\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CitiesLodging($name: String!) {\n    place(kind: COUNTY, name: $name) {\n      id\n      citiesLodgingMonths {\n        city\n        month {\n          ...LodgingMonth\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CitiesLodging($name: String!) {\n    place(kind: COUNTY, name: $name) {\n      id\n      citiesLodgingMonths {\n        city\n        month {\n          ...LodgingMonth\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CitiesAlcohol($name: String!) {\n    place(kind: COUNTY, name: $name) {\n      id\n      citiesAlcoholMonths {\n        city\n        month {\n          ...AlcoholMonth\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CitiesAlcohol($name: String!) {\n    place(kind: COUNTY, name: $name) {\n      id\n      citiesAlcoholMonths {\n        city\n        month {\n          ...AlcoholMonth\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlaceNames($product: Product!, $kind: PlaceKind!) {\n    places(product: $product, kind: $kind) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query PlaceNames($product: Product!, $kind: PlaceKind!) {\n    places(product: $product, kind: $kind) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchSuggestions($product: Product!, $text: String!) {\n    search(product: $product, text: $text) {\n      zips {\n        id\n        kind\n        name\n      }\n      cities {\n        id\n        kind\n        name\n      }\n      counties {\n        id\n        kind\n        name\n      }\n      hotels {\n        id\n        taxpayerNumber\n        locationNumber\n        name\n        address\n        filedCity\n        state\n        zip\n        status\n        responsibilityEnd\n      }\n      beverageProperties {\n        id\n        name\n        address\n        filedCity\n        state\n        zip\n        status\n        responsibilityEnd\n        city {\n          id\n          name\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query SearchSuggestions($product: Product!, $text: String!) {\n    search(product: $product, text: $text) {\n      zips {\n        id\n        kind\n        name\n      }\n      cities {\n        id\n        kind\n        name\n      }\n      counties {\n        id\n        kind\n        name\n      }\n      hotels {\n        id\n        taxpayerNumber\n        locationNumber\n        name\n        address\n        filedCity\n        state\n        zip\n        status\n        responsibilityEnd\n      }\n      beverageProperties {\n        id\n        name\n        address\n        filedCity\n        state\n        zip\n        status\n        responsibilityEnd\n        city {\n          id\n          name\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LatestPeriods {\n    hotel: latestPeriod(product: HOTEL) {\n      month\n      year\n      monthNumber\n      quarter\n    }\n    beverage: latestPeriod(product: BEVERAGE) {\n      month\n      year\n      monthNumber\n      quarter\n    }\n  }\n"): (typeof documents)["\n  query LatestPeriods {\n    hotel: latestPeriod(product: HOTEL) {\n      month\n      year\n      monthNumber\n      quarter\n    }\n    beverage: latestPeriod(product: BEVERAGE) {\n      month\n      year\n      monthNumber\n      quarter\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;