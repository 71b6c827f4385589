/* eslint-disable */
import * as types from './graphql.ts';



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
    "\n  query restSubscription {\n    viewer {\n      isSubscribed\n      isPaid\n      isFree\n      isAdmin\n      subscription {\n        planCode\n      }\n    }\n  }\n": typeof types.RestSubscriptionDocument,
    "\n  query restCurrentToken {\n    currentToken\n  }\n": typeof types.RestCurrentTokenDocument,
    "\n  mutation restSubscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      token\n      clientSecret\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RestSubscribeDocument,
    "\n  mutation restUpdateCard($input: UpdateCardInput!) {\n    updateCard(input: $input) {\n      clientSecret\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RestUpdateCardDocument,
    "\n  mutation restCancel($input: CancelSubscriptionInput!) {\n    cancelSubscription(input: $input) {\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RestCancelDocument,
    "\n  mutation restUpgrade {\n    upgradeSubscription {\n      token\n      clientSecret\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RestUpgradeDocument,
    "\n  query restInvoices {\n    viewer {\n      invoices(first: 500) {\n        nodes {\n          id\n          number\n          amountPaid\n          createdAt\n          status\n          pdfUrl\n          pageUrl\n        }\n      }\n    }\n  }\n": typeof types.RestInvoicesDocument,
    "\n  query restBeverageProperty($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      ...RestProperty\n      permit\n      city {\n        name\n      }\n      months {\n        month\n        totalReceipts\n        liquorReceipts\n        wineReceipts\n        beerReceipts\n        coverChargeReceipts\n        isIncomplete\n        responsibleDays\n        flags\n      }\n    }\n  }\n": typeof types.RestBeveragePropertyDocument,
    "\n  query restBeverageYears($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      years {\n        year\n        months\n        totalReceipts\n        estimatedMonths\n      }\n    }\n  }\n": typeof types.RestBeverageYearsDocument,
    "\n  query restBeverageResults($input: BeverageResultsInput!, $first: Int, $after: String) {\n    beverageResults(input: $input, first: $first, after: $after) {\n      isPublished\n      nodes {\n        periodEnd\n        isIncomplete\n        responsibleDays\n        flags\n        locationName\n        locationAddress\n        city\n        county\n        locationZip\n        taxpayerNumber\n        locationNumber\n        totalReceipts\n        liquorReceipts\n        wineReceipts\n        beerReceipts\n        coverChargeReceipts\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.RestBeverageResultsDocument,
    "\n  query restBrands {\n    brands {\n      id\n      name\n      matchText\n      excludeText\n      locations\n      parentCompany {\n        id\n        name\n      }\n    }\n  }\n": typeof types.RestBrandsDocument,
    "\n  query restBrandTexts {\n    brands(withoutLocations: true) {\n      id\n      matchText\n      excludeText\n    }\n  }\n": typeof types.RestBrandTextsDocument,
    "\n  fragment RestBrandMonth on BrandMonth {\n    month\n    roomReceipts\n    apportioned\n    rooms\n    revpar\n    isIncomplete\n  }\n": typeof types.RestBrandMonthFragmentDoc,
    "\n  query restBrandMonths($id: ID!) {\n    owner: brand(id: $id) {\n      months {\n        ...RestBrandMonth\n      }\n      monthsLeftOut {\n        month\n      }\n      roomsTwice {\n        ...RestRoomsTwice\n      }\n    }\n  }\n": typeof types.RestBrandMonthsDocument,
    "\n  query restParentMonths($id: ID!) {\n    owner: parentCompany(id: $id) {\n      months {\n        ...RestBrandMonth\n      }\n      monthsLeftOut {\n        month\n      }\n      roomsTwice {\n        ...RestRoomsTwice\n      }\n    }\n  }\n": typeof types.RestParentMonthsDocument,
    "\n  fragment RestBrandHotels on HotelConnection {\n    nodes {\n      ...RestLocation\n      roomCapacity\n      filerType\n      responsibilityBegin\n      responsibilityEnd\n      city {\n        name\n      }\n      countyName\n      taxpayer {\n        name\n      }\n      brand {\n        name\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n": typeof types.RestBrandHotelsFragmentDoc,
    "\n  query restBrandHotels($id: ID!, $first: Int!, $after: String) {\n    owner: brand(id: $id) {\n      hotels(first: $first, after: $after) {\n        ...RestBrandHotels\n      }\n    }\n  }\n": typeof types.RestBrandHotelsDocument,
    "\n  query restParentHotels($id: ID!, $first: Int!, $after: String) {\n    owner: parentCompany(id: $id) {\n      hotels(first: $first, after: $after) {\n        ...RestBrandHotels\n      }\n    }\n  }\n": typeof types.RestParentHotelsDocument,
    "\n  fragment RestRoomsTwice on RoomsTwice {\n    month\n    rooms\n    revpar\n  }\n": typeof types.RestRoomsTwiceFragmentDoc,
    "\n  query restNewHotels {\n    newHotels {\n      year\n      newHotels\n    }\n  }\n": typeof types.RestNewHotelsDocument,
    "\n  fragment RestHotel on HotelFacts {\n    ...RestProperty\n    cityName\n    filerType\n  }\n": typeof types.RestHotelFragmentDoc,
    "\n  fragment RestHotelMonth on HotelMonthFacts {\n    month\n    filedReceipts\n    taxableReceipts\n    apportioned\n    filedRooms\n    revpar\n    isIncomplete\n    responsibleDays\n  }\n": typeof types.RestHotelMonthFragmentDoc,
    "\n  fragment RestHotelYear on HotelYearFacts {\n    year\n    months\n    roomReceipts\n    revpar\n    revparMonths\n  }\n": typeof types.RestHotelYearFragmentDoc,
    "\n  fragment RestRoomMonth on HotelMonthFacts {\n    month\n    roomReceipts\n    roomCapacity\n  }\n": typeof types.RestRoomMonthFragmentDoc,
    "\n  query restHotel($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      ...RestHotel\n      months {\n        ...RestHotelMonth\n      }\n      monthsLeftOut {\n        month\n      }\n    }\n  }\n": typeof types.RestHotelDocument,
    "\n  query restHotelMap($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      coordinates {\n        latitude\n        longitude\n      }\n    }\n  }\n": typeof types.RestHotelMapDocument,
    "\n  query restHotelYears($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      years {\n        ...RestHotelYear\n      }\n    }\n  }\n": typeof types.RestHotelYearsDocument,
    "\n  query restHotelRoomMonths($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      months {\n        ...RestRoomMonth\n      }\n    }\n  }\n": typeof types.RestHotelRoomMonthsDocument,
    "\n  query restHotelResults($input: HotelResultsInput!, $first: Int, $after: String) {\n    hotelResults(input: $input, first: $first, after: $after) {\n      isPublished\n      nodes {\n        periodEnd\n        periodMonths\n        monthsFiled\n        revparMonths\n        responsibleDays\n        isIncomplete\n        flags\n        filerType\n        locationName\n        locationAddress\n        city\n        county\n        locationZip\n        locationPhone\n        taxpayerNumber\n        locationNumber\n        taxpayerName\n        taxpayerAddress\n        taxpayerCity\n        taxpayerPhone\n        responsibilityBegin\n        responsibilityEnd\n        roomReceipts\n        taxableReceipts\n        roomCapacity\n        revpar\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.RestHotelResultsDocument,
    "\n  fragment RestLodgingMonth on LodgingMonthFacts {\n    month\n    roomReceipts\n    apportioned\n    revpar\n    rooms\n    isIncomplete\n  }\n": typeof types.RestLodgingMonthFragmentDoc,
    "\n  fragment RestAlcoholMonth on AlcoholPlaceMonth {\n    month\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    estimated\n    isIncomplete\n  }\n": typeof types.RestAlcoholMonthFragmentDoc,
    "\n  query restLodgingMonths($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      name\n      lodgingMonths {\n        ...RestLodgingMonth\n      }\n      lodgingMonthsLeftOut {\n        month\n      }\n      lodgingRoomsTwice {\n        ...RestRoomsTwice\n      }\n    }\n  }\n": typeof types.RestLodgingMonthsDocument,
    "\n  query restCitiesLodging($name: String!) {\n    place(kind: COUNTY, name: $name) {\n      name\n      citiesLodgingMonths {\n        city\n        month {\n          ...RestLodgingMonth\n        }\n      }\n      citiesLodgingMonthsLeftOut {\n        city\n        month {\n          month\n        }\n      }\n      citiesLodgingRoomsTwice {\n        city\n        month {\n          ...RestRoomsTwice\n        }\n      }\n    }\n  }\n": typeof types.RestCitiesLodgingDocument,
    "\n  query restAlcoholMonths($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      name\n      alcoholMonths {\n        ...RestAlcoholMonth\n      }\n    }\n  }\n": typeof types.RestAlcoholMonthsDocument,
    "\n  query restCitiesAlcohol($name: String!) {\n    place(kind: COUNTY, name: $name) {\n      name\n      citiesAlcoholMonths {\n        city\n        month {\n          ...RestAlcoholMonth\n        }\n      }\n    }\n  }\n": typeof types.RestCitiesAlcoholDocument,
    "\n  query restPlaces($product: Product!, $kind: PlaceKind!) {\n    places(product: $product, kind: $kind) {\n      name\n    }\n  }\n": typeof types.RestPlacesDocument,
    "\n  fragment RestPeriod on OwnershipPeriod {\n    product\n    locationName\n    locationAddress\n    taxpayerName\n    beginDate\n    endDate\n  }\n": typeof types.RestPeriodFragmentDoc,
    "\n    query restHotelHistory($taxpayerNumber: String!, $locationNumber: Int!) {\n      property: hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n        premises {\n          ownershipPeriods {\n            ...RestPeriod\n          }\n        }\n      }\n    }\n  ": typeof types.RestHotelHistoryDocument,
    "\n    query restBeverageHistory($taxpayerNumber: String!, $locationNumber: Int!) {\n      property: beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n        premises {\n          ownershipPeriods {\n            ...RestPeriod\n          }\n        }\n      }\n    }\n  ": typeof types.RestBeverageHistoryDocument,
    "\n  fragment RestRelated on RelatedProperty {\n    hotel {\n      ...RestLocation\n      city {\n        name\n      }\n    }\n    beverageProperty {\n      ...RestLocation\n      city {\n        name\n      }\n    }\n  }\n": typeof types.RestRelatedFragmentDoc,
    "\n  query restTaxpayerProperties($number: String!, $first: Int!, $after: String) {\n    taxpayerProperties(taxpayerNumber: $number, first: $first, after: $after) {\n      nodes {\n        ...RestRelated\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.RestTaxpayerPropertiesDocument,
    "\n  query restAddressMatches($address: String!, $zip: String!) {\n    addressMatches(address: $address, zip: $zip) {\n      ...RestRelated\n    }\n  }\n": typeof types.RestAddressMatchesDocument,
    "\n  fragment RestLocation on PropertySummary {\n    name\n    address\n    filedCity\n    state\n    zip\n    taxpayerNumber\n    locationNumber\n  }\n": typeof types.RestLocationFragmentDoc,
    "\n  fragment RestProperty on PropertyFacts {\n    ...RestLocation\n    countyName\n    responsibilityBegin\n    responsibilityEnd\n    taxpayer {\n      name\n      address\n      city\n      county\n      state\n      zip\n    }\n    coordinates {\n      latitude\n      longitude\n    }\n  }\n": typeof types.RestPropertyFragmentDoc,
    "\n  query restLatest {\n    latestPeriod(product: HOTEL) {\n      year\n      monthNumber\n    }\n  }\n": typeof types.RestLatestDocument,
    "\n  fragment RestListed on Portfolio {\n    id\n    name\n    product\n  }\n": typeof types.RestListedFragmentDoc,
    "\n  query restPortfolios {\n    portfolios(first: 500) {\n      nodes {\n        ...RestListed\n      }\n    }\n  }\n": typeof types.RestPortfoliosDocument,
    "\n  mutation restCreatePortfolio($input: CreatePortfolioInput!) {\n    createPortfolio(input: $input) {\n      portfolio {\n        ...RestListed\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RestCreatePortfolioDocument,
    "\n  mutation restDeletePortfolio($input: DeletePortfolioInput!) {\n    deletePortfolio(input: $input) {\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RestDeletePortfolioDocument,
    "\n  query restPortfolio($id: ID!, $after: String) {\n    node(id: $id) {\n      ... on Portfolio {\n        hotels(first: 500, after: $after) {\n          nodes {\n            taxpayerNumber\n            locationNumber\n            name\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n        beverageProperties(first: 500, after: $after) {\n          nodes {\n            taxpayerNumber\n            locationNumber\n            name\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  }\n": typeof types.RestPortfolioDocument,
    "\n    mutation restAddToPortfolio($input: PortfolioPropertyInput!) {\n      done: addToPortfolio(input: $input) {\n        errors {\n          code\n          message\n        }\n      }\n    }\n  ": typeof types.RestAddToPortfolioDocument,
    "\n    mutation restRemoveFromPortfolio($input: PortfolioPropertyInput!) {\n      done: removeFromPortfolio(input: $input) {\n        errors {\n          code\n          message\n        }\n      }\n    }\n  ": typeof types.RestRemoveFromPortfolioDocument,
    "\n  query restHistory {\n    recentlyViewed(first: 500, eachProperty: true) {\n      nodes {\n        hotel {\n          taxpayerNumber\n          locationNumber\n          name\n        }\n        beverageProperty {\n          taxpayerNumber\n          locationNumber\n          name\n        }\n      }\n    }\n  }\n": typeof types.RestHistoryDocument,
    "\n  mutation restRecordView($input: RecordViewInput!) {\n    recordView(input: $input) {\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RestRecordViewDocument,
    "\n  fragment RestSuggestion on PropertyFacts {\n    ...RestLocation\n    status\n    responsibilityEnd\n    endedOn\n  }\n": typeof types.RestSuggestionFragmentDoc,
    "\n  query restSearch($product: Product!, $text: String!) {\n    search(product: $product, text: $text) {\n      zips {\n        name\n      }\n      cities {\n        name\n      }\n      counties {\n        name\n      }\n      properties {\n        formerName\n        hotel {\n          ...RestSuggestion\n          city {\n            name\n          }\n        }\n        beverageProperty {\n          ...RestSuggestion\n          city {\n            name\n          }\n        }\n      }\n    }\n  }\n": typeof types.RestSearchDocument,
    "\n  query restTrial {\n    trial {\n      hotel {\n        ...RestHotel\n        months {\n          ...RestHotelMonth\n        }\n        monthsLeftOut {\n          month\n        }\n      }\n    }\n  }\n": typeof types.RestTrialDocument,
    "\n  query restTrialNames {\n    trial {\n      hotel {\n        names {\n          locationName\n          locationAddress\n          taxpayerName\n          beginDate\n          endDate\n        }\n      }\n    }\n  }\n": typeof types.RestTrialNamesDocument,
    "\n  query restTrialYears {\n    trial {\n      hotel {\n        years {\n          ...RestHotelYear\n        }\n      }\n    }\n  }\n": typeof types.RestTrialYearsDocument,
    "\n  query restTrialRoomMonths {\n    trial {\n      latestYear\n      hotel {\n        months {\n          ...RestRoomMonth\n        }\n      }\n    }\n  }\n": typeof types.RestTrialRoomMonthsDocument,
    "\n  query restTrialCity {\n    trial {\n      city {\n        name\n        lodgingMonths {\n          ...RestLodgingMonth\n        }\n        lodgingMonthsLeftOut {\n          month\n        }\n        lodgingRoomsTwice {\n          ...RestRoomsTwice\n        }\n      }\n    }\n  }\n": typeof types.RestTrialCityDocument,
    "\n  query restTrialCounty {\n    trial {\n      county {\n        name\n        lodgingMonths {\n          ...RestLodgingMonth\n        }\n        lodgingMonthsLeftOut {\n          month\n        }\n        lodgingRoomsTwice {\n          ...RestRoomsTwice\n        }\n      }\n    }\n  }\n": typeof types.RestTrialCountyDocument,
    "\n  query restTrialCities {\n    trial {\n      county {\n        name\n        citiesLodgingMonths {\n          city\n          month {\n            ...RestLodgingMonth\n          }\n        }\n        citiesLodgingMonthsLeftOut {\n          city\n          month {\n            month\n          }\n        }\n        citiesLodgingRoomsTwice {\n          city\n          month {\n            ...RestRoomsTwice\n          }\n        }\n      }\n    }\n  }\n": typeof types.RestTrialCitiesDocument,
    "\n  fragment RestMember on Member {\n    email\n    firstName\n    lastName\n    isAdmin\n    isFree\n    isSubscribed\n  }\n": typeof types.RestMemberFragmentDoc,
    "\n  mutation restSignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      token\n      member {\n        ...RestMember\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RestSignInDocument,
    "\n  mutation restSignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      token\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RestSignUpDocument,
    "\n  mutation restSignOut {\n    signOut {\n      ok\n    }\n  }\n": typeof types.RestSignOutDocument,
    "\n  query restViewer {\n    viewer {\n      ...RestMember\n    }\n  }\n": typeof types.RestViewerDocument,
    "\n  query restIsUnsubscribed {\n    isUnsubscribed\n  }\n": typeof types.RestIsUnsubscribedDocument,
    "\n  mutation restRequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      ok\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RestRequestPasswordResetDocument,
    "\n  query restCheckPasswordReset($token: String!) {\n    isPasswordResetTokenValid(token: $token)\n  }\n": typeof types.RestCheckPasswordResetDocument,
    "\n  mutation restResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      ok\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RestResetPasswordDocument,
    "\n  query restMembers($first: Int!, $after: String) {\n    members(first: $first, after: $after) {\n      nodes {\n        firstName\n        lastName\n        email\n        isAdmin\n        isFree\n        isPaid\n        isSubscribed\n        createdAt\n        lastSignInAt\n        stripeCustomerId\n        subscription {\n          planCode\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.RestMembersDocument,
    "\n  mutation restNoteExport($input: NoteExportInput!) {\n    noteExport(input: $input) {\n      ok\n    }\n  }\n": typeof types.RestNoteExportDocument,
    "\n  mutation restReportClientError($input: ReportClientErrorInput!) {\n    reportClientError(input: $input) {\n      ok\n      errors {\n        code\n        message\n      }\n    }\n  }\n": typeof types.RestReportClientErrorDocument,
};
const documents: Documents = {
    "\n  query restSubscription {\n    viewer {\n      isSubscribed\n      isPaid\n      isFree\n      isAdmin\n      subscription {\n        planCode\n      }\n    }\n  }\n": types.RestSubscriptionDocument,
    "\n  query restCurrentToken {\n    currentToken\n  }\n": types.RestCurrentTokenDocument,
    "\n  mutation restSubscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      token\n      clientSecret\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.RestSubscribeDocument,
    "\n  mutation restUpdateCard($input: UpdateCardInput!) {\n    updateCard(input: $input) {\n      clientSecret\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.RestUpdateCardDocument,
    "\n  mutation restCancel($input: CancelSubscriptionInput!) {\n    cancelSubscription(input: $input) {\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.RestCancelDocument,
    "\n  mutation restUpgrade {\n    upgradeSubscription {\n      token\n      clientSecret\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.RestUpgradeDocument,
    "\n  query restInvoices {\n    viewer {\n      invoices(first: 500) {\n        nodes {\n          id\n          number\n          amountPaid\n          createdAt\n          status\n          pdfUrl\n          pageUrl\n        }\n      }\n    }\n  }\n": types.RestInvoicesDocument,
    "\n  query restBeverageProperty($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      ...RestProperty\n      permit\n      city {\n        name\n      }\n      months {\n        month\n        totalReceipts\n        liquorReceipts\n        wineReceipts\n        beerReceipts\n        coverChargeReceipts\n        isIncomplete\n        responsibleDays\n        flags\n      }\n    }\n  }\n": types.RestBeveragePropertyDocument,
    "\n  query restBeverageYears($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      years {\n        year\n        months\n        totalReceipts\n        estimatedMonths\n      }\n    }\n  }\n": types.RestBeverageYearsDocument,
    "\n  query restBeverageResults($input: BeverageResultsInput!, $first: Int, $after: String) {\n    beverageResults(input: $input, first: $first, after: $after) {\n      isPublished\n      nodes {\n        periodEnd\n        isIncomplete\n        responsibleDays\n        flags\n        locationName\n        locationAddress\n        city\n        county\n        locationZip\n        taxpayerNumber\n        locationNumber\n        totalReceipts\n        liquorReceipts\n        wineReceipts\n        beerReceipts\n        coverChargeReceipts\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.RestBeverageResultsDocument,
    "\n  query restBrands {\n    brands {\n      id\n      name\n      matchText\n      excludeText\n      locations\n      parentCompany {\n        id\n        name\n      }\n    }\n  }\n": types.RestBrandsDocument,
    "\n  query restBrandTexts {\n    brands(withoutLocations: true) {\n      id\n      matchText\n      excludeText\n    }\n  }\n": types.RestBrandTextsDocument,
    "\n  fragment RestBrandMonth on BrandMonth {\n    month\n    roomReceipts\n    apportioned\n    rooms\n    revpar\n    isIncomplete\n  }\n": types.RestBrandMonthFragmentDoc,
    "\n  query restBrandMonths($id: ID!) {\n    owner: brand(id: $id) {\n      months {\n        ...RestBrandMonth\n      }\n      monthsLeftOut {\n        month\n      }\n      roomsTwice {\n        ...RestRoomsTwice\n      }\n    }\n  }\n": types.RestBrandMonthsDocument,
    "\n  query restParentMonths($id: ID!) {\n    owner: parentCompany(id: $id) {\n      months {\n        ...RestBrandMonth\n      }\n      monthsLeftOut {\n        month\n      }\n      roomsTwice {\n        ...RestRoomsTwice\n      }\n    }\n  }\n": types.RestParentMonthsDocument,
    "\n  fragment RestBrandHotels on HotelConnection {\n    nodes {\n      ...RestLocation\n      roomCapacity\n      filerType\n      responsibilityBegin\n      responsibilityEnd\n      city {\n        name\n      }\n      countyName\n      taxpayer {\n        name\n      }\n      brand {\n        name\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n": types.RestBrandHotelsFragmentDoc,
    "\n  query restBrandHotels($id: ID!, $first: Int!, $after: String) {\n    owner: brand(id: $id) {\n      hotels(first: $first, after: $after) {\n        ...RestBrandHotels\n      }\n    }\n  }\n": types.RestBrandHotelsDocument,
    "\n  query restParentHotels($id: ID!, $first: Int!, $after: String) {\n    owner: parentCompany(id: $id) {\n      hotels(first: $first, after: $after) {\n        ...RestBrandHotels\n      }\n    }\n  }\n": types.RestParentHotelsDocument,
    "\n  fragment RestRoomsTwice on RoomsTwice {\n    month\n    rooms\n    revpar\n  }\n": types.RestRoomsTwiceFragmentDoc,
    "\n  query restNewHotels {\n    newHotels {\n      year\n      newHotels\n    }\n  }\n": types.RestNewHotelsDocument,
    "\n  fragment RestHotel on HotelFacts {\n    ...RestProperty\n    cityName\n    filerType\n  }\n": types.RestHotelFragmentDoc,
    "\n  fragment RestHotelMonth on HotelMonthFacts {\n    month\n    filedReceipts\n    taxableReceipts\n    apportioned\n    filedRooms\n    revpar\n    isIncomplete\n    responsibleDays\n  }\n": types.RestHotelMonthFragmentDoc,
    "\n  fragment RestHotelYear on HotelYearFacts {\n    year\n    months\n    roomReceipts\n    revpar\n    revparMonths\n  }\n": types.RestHotelYearFragmentDoc,
    "\n  fragment RestRoomMonth on HotelMonthFacts {\n    month\n    roomReceipts\n    roomCapacity\n  }\n": types.RestRoomMonthFragmentDoc,
    "\n  query restHotel($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      ...RestHotel\n      months {\n        ...RestHotelMonth\n      }\n      monthsLeftOut {\n        month\n      }\n    }\n  }\n": types.RestHotelDocument,
    "\n  query restHotelMap($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      coordinates {\n        latitude\n        longitude\n      }\n    }\n  }\n": types.RestHotelMapDocument,
    "\n  query restHotelYears($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      years {\n        ...RestHotelYear\n      }\n    }\n  }\n": types.RestHotelYearsDocument,
    "\n  query restHotelRoomMonths($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      months {\n        ...RestRoomMonth\n      }\n    }\n  }\n": types.RestHotelRoomMonthsDocument,
    "\n  query restHotelResults($input: HotelResultsInput!, $first: Int, $after: String) {\n    hotelResults(input: $input, first: $first, after: $after) {\n      isPublished\n      nodes {\n        periodEnd\n        periodMonths\n        monthsFiled\n        revparMonths\n        responsibleDays\n        isIncomplete\n        flags\n        filerType\n        locationName\n        locationAddress\n        city\n        county\n        locationZip\n        locationPhone\n        taxpayerNumber\n        locationNumber\n        taxpayerName\n        taxpayerAddress\n        taxpayerCity\n        taxpayerPhone\n        responsibilityBegin\n        responsibilityEnd\n        roomReceipts\n        taxableReceipts\n        roomCapacity\n        revpar\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.RestHotelResultsDocument,
    "\n  fragment RestLodgingMonth on LodgingMonthFacts {\n    month\n    roomReceipts\n    apportioned\n    revpar\n    rooms\n    isIncomplete\n  }\n": types.RestLodgingMonthFragmentDoc,
    "\n  fragment RestAlcoholMonth on AlcoholPlaceMonth {\n    month\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    estimated\n    isIncomplete\n  }\n": types.RestAlcoholMonthFragmentDoc,
    "\n  query restLodgingMonths($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      name\n      lodgingMonths {\n        ...RestLodgingMonth\n      }\n      lodgingMonthsLeftOut {\n        month\n      }\n      lodgingRoomsTwice {\n        ...RestRoomsTwice\n      }\n    }\n  }\n": types.RestLodgingMonthsDocument,
    "\n  query restCitiesLodging($name: String!) {\n    place(kind: COUNTY, name: $name) {\n      name\n      citiesLodgingMonths {\n        city\n        month {\n          ...RestLodgingMonth\n        }\n      }\n      citiesLodgingMonthsLeftOut {\n        city\n        month {\n          month\n        }\n      }\n      citiesLodgingRoomsTwice {\n        city\n        month {\n          ...RestRoomsTwice\n        }\n      }\n    }\n  }\n": types.RestCitiesLodgingDocument,
    "\n  query restAlcoholMonths($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      name\n      alcoholMonths {\n        ...RestAlcoholMonth\n      }\n    }\n  }\n": types.RestAlcoholMonthsDocument,
    "\n  query restCitiesAlcohol($name: String!) {\n    place(kind: COUNTY, name: $name) {\n      name\n      citiesAlcoholMonths {\n        city\n        month {\n          ...RestAlcoholMonth\n        }\n      }\n    }\n  }\n": types.RestCitiesAlcoholDocument,
    "\n  query restPlaces($product: Product!, $kind: PlaceKind!) {\n    places(product: $product, kind: $kind) {\n      name\n    }\n  }\n": types.RestPlacesDocument,
    "\n  fragment RestPeriod on OwnershipPeriod {\n    product\n    locationName\n    locationAddress\n    taxpayerName\n    beginDate\n    endDate\n  }\n": types.RestPeriodFragmentDoc,
    "\n    query restHotelHistory($taxpayerNumber: String!, $locationNumber: Int!) {\n      property: hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n        premises {\n          ownershipPeriods {\n            ...RestPeriod\n          }\n        }\n      }\n    }\n  ": types.RestHotelHistoryDocument,
    "\n    query restBeverageHistory($taxpayerNumber: String!, $locationNumber: Int!) {\n      property: beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n        premises {\n          ownershipPeriods {\n            ...RestPeriod\n          }\n        }\n      }\n    }\n  ": types.RestBeverageHistoryDocument,
    "\n  fragment RestRelated on RelatedProperty {\n    hotel {\n      ...RestLocation\n      city {\n        name\n      }\n    }\n    beverageProperty {\n      ...RestLocation\n      city {\n        name\n      }\n    }\n  }\n": types.RestRelatedFragmentDoc,
    "\n  query restTaxpayerProperties($number: String!, $first: Int!, $after: String) {\n    taxpayerProperties(taxpayerNumber: $number, first: $first, after: $after) {\n      nodes {\n        ...RestRelated\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.RestTaxpayerPropertiesDocument,
    "\n  query restAddressMatches($address: String!, $zip: String!) {\n    addressMatches(address: $address, zip: $zip) {\n      ...RestRelated\n    }\n  }\n": types.RestAddressMatchesDocument,
    "\n  fragment RestLocation on PropertySummary {\n    name\n    address\n    filedCity\n    state\n    zip\n    taxpayerNumber\n    locationNumber\n  }\n": types.RestLocationFragmentDoc,
    "\n  fragment RestProperty on PropertyFacts {\n    ...RestLocation\n    countyName\n    responsibilityBegin\n    responsibilityEnd\n    taxpayer {\n      name\n      address\n      city\n      county\n      state\n      zip\n    }\n    coordinates {\n      latitude\n      longitude\n    }\n  }\n": types.RestPropertyFragmentDoc,
    "\n  query restLatest {\n    latestPeriod(product: HOTEL) {\n      year\n      monthNumber\n    }\n  }\n": types.RestLatestDocument,
    "\n  fragment RestListed on Portfolio {\n    id\n    name\n    product\n  }\n": types.RestListedFragmentDoc,
    "\n  query restPortfolios {\n    portfolios(first: 500) {\n      nodes {\n        ...RestListed\n      }\n    }\n  }\n": types.RestPortfoliosDocument,
    "\n  mutation restCreatePortfolio($input: CreatePortfolioInput!) {\n    createPortfolio(input: $input) {\n      portfolio {\n        ...RestListed\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.RestCreatePortfolioDocument,
    "\n  mutation restDeletePortfolio($input: DeletePortfolioInput!) {\n    deletePortfolio(input: $input) {\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.RestDeletePortfolioDocument,
    "\n  query restPortfolio($id: ID!, $after: String) {\n    node(id: $id) {\n      ... on Portfolio {\n        hotels(first: 500, after: $after) {\n          nodes {\n            taxpayerNumber\n            locationNumber\n            name\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n        beverageProperties(first: 500, after: $after) {\n          nodes {\n            taxpayerNumber\n            locationNumber\n            name\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  }\n": types.RestPortfolioDocument,
    "\n    mutation restAddToPortfolio($input: PortfolioPropertyInput!) {\n      done: addToPortfolio(input: $input) {\n        errors {\n          code\n          message\n        }\n      }\n    }\n  ": types.RestAddToPortfolioDocument,
    "\n    mutation restRemoveFromPortfolio($input: PortfolioPropertyInput!) {\n      done: removeFromPortfolio(input: $input) {\n        errors {\n          code\n          message\n        }\n      }\n    }\n  ": types.RestRemoveFromPortfolioDocument,
    "\n  query restHistory {\n    recentlyViewed(first: 500, eachProperty: true) {\n      nodes {\n        hotel {\n          taxpayerNumber\n          locationNumber\n          name\n        }\n        beverageProperty {\n          taxpayerNumber\n          locationNumber\n          name\n        }\n      }\n    }\n  }\n": types.RestHistoryDocument,
    "\n  mutation restRecordView($input: RecordViewInput!) {\n    recordView(input: $input) {\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.RestRecordViewDocument,
    "\n  fragment RestSuggestion on PropertyFacts {\n    ...RestLocation\n    status\n    responsibilityEnd\n    endedOn\n  }\n": types.RestSuggestionFragmentDoc,
    "\n  query restSearch($product: Product!, $text: String!) {\n    search(product: $product, text: $text) {\n      zips {\n        name\n      }\n      cities {\n        name\n      }\n      counties {\n        name\n      }\n      properties {\n        formerName\n        hotel {\n          ...RestSuggestion\n          city {\n            name\n          }\n        }\n        beverageProperty {\n          ...RestSuggestion\n          city {\n            name\n          }\n        }\n      }\n    }\n  }\n": types.RestSearchDocument,
    "\n  query restTrial {\n    trial {\n      hotel {\n        ...RestHotel\n        months {\n          ...RestHotelMonth\n        }\n        monthsLeftOut {\n          month\n        }\n      }\n    }\n  }\n": types.RestTrialDocument,
    "\n  query restTrialNames {\n    trial {\n      hotel {\n        names {\n          locationName\n          locationAddress\n          taxpayerName\n          beginDate\n          endDate\n        }\n      }\n    }\n  }\n": types.RestTrialNamesDocument,
    "\n  query restTrialYears {\n    trial {\n      hotel {\n        years {\n          ...RestHotelYear\n        }\n      }\n    }\n  }\n": types.RestTrialYearsDocument,
    "\n  query restTrialRoomMonths {\n    trial {\n      latestYear\n      hotel {\n        months {\n          ...RestRoomMonth\n        }\n      }\n    }\n  }\n": types.RestTrialRoomMonthsDocument,
    "\n  query restTrialCity {\n    trial {\n      city {\n        name\n        lodgingMonths {\n          ...RestLodgingMonth\n        }\n        lodgingMonthsLeftOut {\n          month\n        }\n        lodgingRoomsTwice {\n          ...RestRoomsTwice\n        }\n      }\n    }\n  }\n": types.RestTrialCityDocument,
    "\n  query restTrialCounty {\n    trial {\n      county {\n        name\n        lodgingMonths {\n          ...RestLodgingMonth\n        }\n        lodgingMonthsLeftOut {\n          month\n        }\n        lodgingRoomsTwice {\n          ...RestRoomsTwice\n        }\n      }\n    }\n  }\n": types.RestTrialCountyDocument,
    "\n  query restTrialCities {\n    trial {\n      county {\n        name\n        citiesLodgingMonths {\n          city\n          month {\n            ...RestLodgingMonth\n          }\n        }\n        citiesLodgingMonthsLeftOut {\n          city\n          month {\n            month\n          }\n        }\n        citiesLodgingRoomsTwice {\n          city\n          month {\n            ...RestRoomsTwice\n          }\n        }\n      }\n    }\n  }\n": types.RestTrialCitiesDocument,
    "\n  fragment RestMember on Member {\n    email\n    firstName\n    lastName\n    isAdmin\n    isFree\n    isSubscribed\n  }\n": types.RestMemberFragmentDoc,
    "\n  mutation restSignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      token\n      member {\n        ...RestMember\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.RestSignInDocument,
    "\n  mutation restSignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      token\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.RestSignUpDocument,
    "\n  mutation restSignOut {\n    signOut {\n      ok\n    }\n  }\n": types.RestSignOutDocument,
    "\n  query restViewer {\n    viewer {\n      ...RestMember\n    }\n  }\n": types.RestViewerDocument,
    "\n  query restIsUnsubscribed {\n    isUnsubscribed\n  }\n": types.RestIsUnsubscribedDocument,
    "\n  mutation restRequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      ok\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.RestRequestPasswordResetDocument,
    "\n  query restCheckPasswordReset($token: String!) {\n    isPasswordResetTokenValid(token: $token)\n  }\n": types.RestCheckPasswordResetDocument,
    "\n  mutation restResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      ok\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.RestResetPasswordDocument,
    "\n  query restMembers($first: Int!, $after: String) {\n    members(first: $first, after: $after) {\n      nodes {\n        firstName\n        lastName\n        email\n        isAdmin\n        isFree\n        isPaid\n        isSubscribed\n        createdAt\n        lastSignInAt\n        stripeCustomerId\n        subscription {\n          planCode\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.RestMembersDocument,
    "\n  mutation restNoteExport($input: NoteExportInput!) {\n    noteExport(input: $input) {\n      ok\n    }\n  }\n": types.RestNoteExportDocument,
    "\n  mutation restReportClientError($input: ReportClientErrorInput!) {\n    reportClientError(input: $input) {\n      ok\n      errors {\n        code\n        message\n      }\n    }\n  }\n": types.RestReportClientErrorDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restSubscription {\n    viewer {\n      isSubscribed\n      isPaid\n      isFree\n      isAdmin\n      subscription {\n        planCode\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestSubscriptionDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restCurrentToken {\n    currentToken\n  }\n"): typeof import('./graphql.ts').RestCurrentTokenDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation restSubscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      token\n      clientSecret\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestSubscribeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation restUpdateCard($input: UpdateCardInput!) {\n    updateCard(input: $input) {\n      clientSecret\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestUpdateCardDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation restCancel($input: CancelSubscriptionInput!) {\n    cancelSubscription(input: $input) {\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestCancelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation restUpgrade {\n    upgradeSubscription {\n      token\n      clientSecret\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestUpgradeDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restInvoices {\n    viewer {\n      invoices(first: 500) {\n        nodes {\n          id\n          number\n          amountPaid\n          createdAt\n          status\n          pdfUrl\n          pageUrl\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestInvoicesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restBeverageProperty($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      ...RestProperty\n      permit\n      city {\n        name\n      }\n      months {\n        month\n        totalReceipts\n        liquorReceipts\n        wineReceipts\n        beerReceipts\n        coverChargeReceipts\n        isIncomplete\n        responsibleDays\n        flags\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestBeveragePropertyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restBeverageYears($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      years {\n        year\n        months\n        totalReceipts\n        estimatedMonths\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestBeverageYearsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restBeverageResults($input: BeverageResultsInput!, $first: Int, $after: String) {\n    beverageResults(input: $input, first: $first, after: $after) {\n      isPublished\n      nodes {\n        periodEnd\n        isIncomplete\n        responsibleDays\n        flags\n        locationName\n        locationAddress\n        city\n        county\n        locationZip\n        taxpayerNumber\n        locationNumber\n        totalReceipts\n        liquorReceipts\n        wineReceipts\n        beerReceipts\n        coverChargeReceipts\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestBeverageResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restBrands {\n    brands {\n      id\n      name\n      matchText\n      excludeText\n      locations\n      parentCompany {\n        id\n        name\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestBrandsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restBrandTexts {\n    brands(withoutLocations: true) {\n      id\n      matchText\n      excludeText\n    }\n  }\n"): typeof import('./graphql.ts').RestBrandTextsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestBrandMonth on BrandMonth {\n    month\n    roomReceipts\n    apportioned\n    rooms\n    revpar\n    isIncomplete\n  }\n"): typeof import('./graphql.ts').RestBrandMonthFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restBrandMonths($id: ID!) {\n    owner: brand(id: $id) {\n      months {\n        ...RestBrandMonth\n      }\n      monthsLeftOut {\n        month\n      }\n      roomsTwice {\n        ...RestRoomsTwice\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestBrandMonthsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restParentMonths($id: ID!) {\n    owner: parentCompany(id: $id) {\n      months {\n        ...RestBrandMonth\n      }\n      monthsLeftOut {\n        month\n      }\n      roomsTwice {\n        ...RestRoomsTwice\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestParentMonthsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestBrandHotels on HotelConnection {\n    nodes {\n      ...RestLocation\n      roomCapacity\n      filerType\n      responsibilityBegin\n      responsibilityEnd\n      city {\n        name\n      }\n      countyName\n      taxpayer {\n        name\n      }\n      brand {\n        name\n      }\n    }\n    pageInfo {\n      hasNextPage\n      endCursor\n    }\n  }\n"): typeof import('./graphql.ts').RestBrandHotelsFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restBrandHotels($id: ID!, $first: Int!, $after: String) {\n    owner: brand(id: $id) {\n      hotels(first: $first, after: $after) {\n        ...RestBrandHotels\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestBrandHotelsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restParentHotels($id: ID!, $first: Int!, $after: String) {\n    owner: parentCompany(id: $id) {\n      hotels(first: $first, after: $after) {\n        ...RestBrandHotels\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestParentHotelsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestRoomsTwice on RoomsTwice {\n    month\n    rooms\n    revpar\n  }\n"): typeof import('./graphql.ts').RestRoomsTwiceFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restNewHotels {\n    newHotels {\n      year\n      newHotels\n    }\n  }\n"): typeof import('./graphql.ts').RestNewHotelsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestHotel on HotelFacts {\n    ...RestProperty\n    cityName\n    filerType\n  }\n"): typeof import('./graphql.ts').RestHotelFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestHotelMonth on HotelMonthFacts {\n    month\n    filedReceipts\n    taxableReceipts\n    apportioned\n    filedRooms\n    revpar\n    isIncomplete\n    responsibleDays\n  }\n"): typeof import('./graphql.ts').RestHotelMonthFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestHotelYear on HotelYearFacts {\n    year\n    months\n    roomReceipts\n    revpar\n    revparMonths\n  }\n"): typeof import('./graphql.ts').RestHotelYearFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestRoomMonth on HotelMonthFacts {\n    month\n    roomReceipts\n    roomCapacity\n  }\n"): typeof import('./graphql.ts').RestRoomMonthFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restHotel($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      ...RestHotel\n      months {\n        ...RestHotelMonth\n      }\n      monthsLeftOut {\n        month\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestHotelDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restHotelMap($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      coordinates {\n        latitude\n        longitude\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestHotelMapDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restHotelYears($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      years {\n        ...RestHotelYear\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestHotelYearsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restHotelRoomMonths($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      months {\n        ...RestRoomMonth\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestHotelRoomMonthsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restHotelResults($input: HotelResultsInput!, $first: Int, $after: String) {\n    hotelResults(input: $input, first: $first, after: $after) {\n      isPublished\n      nodes {\n        periodEnd\n        periodMonths\n        monthsFiled\n        revparMonths\n        responsibleDays\n        isIncomplete\n        flags\n        filerType\n        locationName\n        locationAddress\n        city\n        county\n        locationZip\n        locationPhone\n        taxpayerNumber\n        locationNumber\n        taxpayerName\n        taxpayerAddress\n        taxpayerCity\n        taxpayerPhone\n        responsibilityBegin\n        responsibilityEnd\n        roomReceipts\n        taxableReceipts\n        roomCapacity\n        revpar\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestHotelResultsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestLodgingMonth on LodgingMonthFacts {\n    month\n    roomReceipts\n    apportioned\n    revpar\n    rooms\n    isIncomplete\n  }\n"): typeof import('./graphql.ts').RestLodgingMonthFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestAlcoholMonth on AlcoholPlaceMonth {\n    month\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    estimated\n    isIncomplete\n  }\n"): typeof import('./graphql.ts').RestAlcoholMonthFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restLodgingMonths($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      name\n      lodgingMonths {\n        ...RestLodgingMonth\n      }\n      lodgingMonthsLeftOut {\n        month\n      }\n      lodgingRoomsTwice {\n        ...RestRoomsTwice\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestLodgingMonthsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restCitiesLodging($name: String!) {\n    place(kind: COUNTY, name: $name) {\n      name\n      citiesLodgingMonths {\n        city\n        month {\n          ...RestLodgingMonth\n        }\n      }\n      citiesLodgingMonthsLeftOut {\n        city\n        month {\n          month\n        }\n      }\n      citiesLodgingRoomsTwice {\n        city\n        month {\n          ...RestRoomsTwice\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestCitiesLodgingDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restAlcoholMonths($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      name\n      alcoholMonths {\n        ...RestAlcoholMonth\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestAlcoholMonthsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restCitiesAlcohol($name: String!) {\n    place(kind: COUNTY, name: $name) {\n      name\n      citiesAlcoholMonths {\n        city\n        month {\n          ...RestAlcoholMonth\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestCitiesAlcoholDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restPlaces($product: Product!, $kind: PlaceKind!) {\n    places(product: $product, kind: $kind) {\n      name\n    }\n  }\n"): typeof import('./graphql.ts').RestPlacesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestPeriod on OwnershipPeriod {\n    product\n    locationName\n    locationAddress\n    taxpayerName\n    beginDate\n    endDate\n  }\n"): typeof import('./graphql.ts').RestPeriodFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query restHotelHistory($taxpayerNumber: String!, $locationNumber: Int!) {\n      property: hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n        premises {\n          ownershipPeriods {\n            ...RestPeriod\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestHotelHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    query restBeverageHistory($taxpayerNumber: String!, $locationNumber: Int!) {\n      property: beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n        premises {\n          ownershipPeriods {\n            ...RestPeriod\n          }\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestBeverageHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestRelated on RelatedProperty {\n    hotel {\n      ...RestLocation\n      city {\n        name\n      }\n    }\n    beverageProperty {\n      ...RestLocation\n      city {\n        name\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestRelatedFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restTaxpayerProperties($number: String!, $first: Int!, $after: String) {\n    taxpayerProperties(taxpayerNumber: $number, first: $first, after: $after) {\n      nodes {\n        ...RestRelated\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestTaxpayerPropertiesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restAddressMatches($address: String!, $zip: String!) {\n    addressMatches(address: $address, zip: $zip) {\n      ...RestRelated\n    }\n  }\n"): typeof import('./graphql.ts').RestAddressMatchesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestLocation on PropertySummary {\n    name\n    address\n    filedCity\n    state\n    zip\n    taxpayerNumber\n    locationNumber\n  }\n"): typeof import('./graphql.ts').RestLocationFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestProperty on PropertyFacts {\n    ...RestLocation\n    countyName\n    responsibilityBegin\n    responsibilityEnd\n    taxpayer {\n      name\n      address\n      city\n      county\n      state\n      zip\n    }\n    coordinates {\n      latitude\n      longitude\n    }\n  }\n"): typeof import('./graphql.ts').RestPropertyFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restLatest {\n    latestPeriod(product: HOTEL) {\n      year\n      monthNumber\n    }\n  }\n"): typeof import('./graphql.ts').RestLatestDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestListed on Portfolio {\n    id\n    name\n    product\n  }\n"): typeof import('./graphql.ts').RestListedFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restPortfolios {\n    portfolios(first: 500) {\n      nodes {\n        ...RestListed\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestPortfoliosDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation restCreatePortfolio($input: CreatePortfolioInput!) {\n    createPortfolio(input: $input) {\n      portfolio {\n        ...RestListed\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestCreatePortfolioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation restDeletePortfolio($input: DeletePortfolioInput!) {\n    deletePortfolio(input: $input) {\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestDeletePortfolioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restPortfolio($id: ID!, $after: String) {\n    node(id: $id) {\n      ... on Portfolio {\n        hotels(first: 500, after: $after) {\n          nodes {\n            taxpayerNumber\n            locationNumber\n            name\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n        beverageProperties(first: 500, after: $after) {\n          nodes {\n            taxpayerNumber\n            locationNumber\n            name\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestPortfolioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation restAddToPortfolio($input: PortfolioPropertyInput!) {\n      done: addToPortfolio(input: $input) {\n        errors {\n          code\n          message\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestAddToPortfolioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n    mutation restRemoveFromPortfolio($input: PortfolioPropertyInput!) {\n      done: removeFromPortfolio(input: $input) {\n        errors {\n          code\n          message\n        }\n      }\n    }\n  "): typeof import('./graphql.ts').RestRemoveFromPortfolioDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restHistory {\n    recentlyViewed(first: 500, eachProperty: true) {\n      nodes {\n        hotel {\n          taxpayerNumber\n          locationNumber\n          name\n        }\n        beverageProperty {\n          taxpayerNumber\n          locationNumber\n          name\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestHistoryDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation restRecordView($input: RecordViewInput!) {\n    recordView(input: $input) {\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestRecordViewDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestSuggestion on PropertyFacts {\n    ...RestLocation\n    status\n    responsibilityEnd\n    endedOn\n  }\n"): typeof import('./graphql.ts').RestSuggestionFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restSearch($product: Product!, $text: String!) {\n    search(product: $product, text: $text) {\n      zips {\n        name\n      }\n      cities {\n        name\n      }\n      counties {\n        name\n      }\n      properties {\n        formerName\n        hotel {\n          ...RestSuggestion\n          city {\n            name\n          }\n        }\n        beverageProperty {\n          ...RestSuggestion\n          city {\n            name\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestSearchDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restTrial {\n    trial {\n      hotel {\n        ...RestHotel\n        months {\n          ...RestHotelMonth\n        }\n        monthsLeftOut {\n          month\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestTrialDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restTrialNames {\n    trial {\n      hotel {\n        names {\n          locationName\n          locationAddress\n          taxpayerName\n          beginDate\n          endDate\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestTrialNamesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restTrialYears {\n    trial {\n      hotel {\n        years {\n          ...RestHotelYear\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestTrialYearsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restTrialRoomMonths {\n    trial {\n      latestYear\n      hotel {\n        months {\n          ...RestRoomMonth\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestTrialRoomMonthsDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restTrialCity {\n    trial {\n      city {\n        name\n        lodgingMonths {\n          ...RestLodgingMonth\n        }\n        lodgingMonthsLeftOut {\n          month\n        }\n        lodgingRoomsTwice {\n          ...RestRoomsTwice\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestTrialCityDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restTrialCounty {\n    trial {\n      county {\n        name\n        lodgingMonths {\n          ...RestLodgingMonth\n        }\n        lodgingMonthsLeftOut {\n          month\n        }\n        lodgingRoomsTwice {\n          ...RestRoomsTwice\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestTrialCountyDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restTrialCities {\n    trial {\n      county {\n        name\n        citiesLodgingMonths {\n          city\n          month {\n            ...RestLodgingMonth\n          }\n        }\n        citiesLodgingMonthsLeftOut {\n          city\n          month {\n            month\n          }\n        }\n        citiesLodgingRoomsTwice {\n          city\n          month {\n            ...RestRoomsTwice\n          }\n        }\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestTrialCitiesDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RestMember on Member {\n    email\n    firstName\n    lastName\n    isAdmin\n    isFree\n    isSubscribed\n  }\n"): typeof import('./graphql.ts').RestMemberFragmentDoc;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation restSignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      token\n      member {\n        ...RestMember\n      }\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestSignInDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation restSignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      token\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestSignUpDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation restSignOut {\n    signOut {\n      ok\n    }\n  }\n"): typeof import('./graphql.ts').RestSignOutDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restViewer {\n    viewer {\n      ...RestMember\n    }\n  }\n"): typeof import('./graphql.ts').RestViewerDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restIsUnsubscribed {\n    isUnsubscribed\n  }\n"): typeof import('./graphql.ts').RestIsUnsubscribedDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation restRequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      ok\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestRequestPasswordResetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restCheckPasswordReset($token: String!) {\n    isPasswordResetTokenValid(token: $token)\n  }\n"): typeof import('./graphql.ts').RestCheckPasswordResetDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation restResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      ok\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestResetPasswordDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query restMembers($first: Int!, $after: String) {\n    members(first: $first, after: $after) {\n      nodes {\n        firstName\n        lastName\n        email\n        isAdmin\n        isFree\n        isPaid\n        isSubscribed\n        createdAt\n        lastSignInAt\n        stripeCustomerId\n        subscription {\n          planCode\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestMembersDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation restNoteExport($input: NoteExportInput!) {\n    noteExport(input: $input) {\n      ok\n    }\n  }\n"): typeof import('./graphql.ts').RestNoteExportDocument;
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation restReportClientError($input: ReportClientErrorInput!) {\n    reportClientError(input: $input) {\n      ok\n      errors {\n        code\n        message\n      }\n    }\n  }\n"): typeof import('./graphql.ts').RestReportClientErrorDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
