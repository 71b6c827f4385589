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
    "\n  mutation MoveDemonstrationClock($input: MoveClockInput!) {\n    moveDemonstrationClock(input: $input) {\n      now\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.MoveDemonstrationClockDocument,
    "\n  query HelpMessages($first: Int!, $after: String) {\n    helpMessages(first: $first, after: $after, isWaiting: true) {\n      nodes {\n        messageId\n        at\n        memberEmail\n        answerTo\n        text\n        page\n        requestId\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.HelpMessagesDocument,
    "\n  mutation SetHelpMessageAnswered($input: SetHelpMessageAnsweredInput!) {\n    setHelpMessageAnswered(input: $input) {\n      ok\n      errors {\n        message\n      }\n    }\n  }\n": typeof types.SetHelpMessageAnsweredDocument,
    "\n  query MailPreviews {\n    mailPreviews {\n      kind\n      occasion\n      subject\n      text\n    }\n  }\n": typeof types.MailPreviewsDocument,
    "\n  query MarketplaceCities {\n    marketplaceCities {\n      name\n      countsTo\n      county\n      marketplaces\n      receipts\n    }\n  }\n": typeof types.MarketplaceCitiesDocument,
    "\n  query SubscriptionCheck {\n    subscriptionCheck {\n      check {\n        startedAt\n        endedAt\n        read\n        mended\n        problem\n      }\n      alerts {\n        at\n        kind\n        memberEmail\n        details\n      }\n    }\n  }\n": typeof types.SubscriptionCheckDocument,
    "\n  query Services {\n    services {\n      name\n      isConfigured\n      runs\n      variables\n    }\n  }\n": typeof types.ServicesDocument,
    "\n  query AuditLog($first: Int!, $after: String) {\n    auditLog(first: $first, after: $after) {\n      nodes {\n        entryId\n        at\n        actorEmail\n        action\n        memberEmail\n        details\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.AuditLogDocument,
    "\n  query SecurityLog($first: Int!, $after: String, $filter: SecurityFilter) {\n    securityLog(first: $first, after: $after, filter: $filter) {\n      nodes {\n        eventId\n        at\n        kind\n        memberEmail\n        address\n        requestId\n        details\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.SecurityLogDocument,
    "\n  query BrandRules($first: Int!, $after: String) {\n    brandRules(first: $first, after: $after) {\n      nodes {\n        ruleId\n        matchText\n        excludeTexts\n        isOwn\n        isDisabled\n        isEdited\n        fileExcludeTexts\n        names\n        hotels\n        brand {\n          id\n          name\n        }\n        fileBrand {\n          id\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.BrandRulesDocument,
    "\n  query BrandCorrections($first: Int!, $after: String) {\n    brandCorrections(first: $first, after: $after) {\n      nodes {\n        correctionId\n        hotelName\n        reason\n        madeAt\n        madeBy\n        endedAt\n        endedBy\n        brand {\n          name\n        }\n        hotel {\n          name\n          taxpayerNumber\n          locationNumber\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.BrandCorrectionsDocument,
    "\n  query BrandChanges {\n    brandChanges(first: 100) {\n      nodes {\n        changeId\n        kind\n        matchText\n        hotelName\n        madeAt\n        madeBy\n        state\n        doneAt\n        hotels\n      }\n    }\n  }\n": typeof types.BrandChangesDocument,
    "\n  query BrandPreview($input: BrandPreviewInput!) {\n    brandPreview(input: $input) {\n      stamp\n      errors {\n        field\n        code\n        message\n      }\n      rebrandings(first: 500) {\n        totalCount\n        nodes {\n          hotelName\n          months\n          firstMonth\n          lastMonth\n          from {\n            name\n          }\n          to {\n            name\n          }\n          hotel {\n            id\n            name\n            taxpayerNumber\n            locationNumber\n            filedCity\n          }\n        }\n      }\n    }\n  }\n": typeof types.BrandPreviewDocument,
    "\n  query CorrectableHotel($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      name\n      address\n      filedCity\n      roomCapacity\n      brandMatch {\n        isCorrected\n        isSimilar\n        brand {\n          name\n        }\n        rule {\n          matchText\n          excludeTexts\n        }\n      }\n      filings(first: 500) {\n        nodes {\n          locationName\n        }\n      }\n    }\n  }\n": typeof types.CorrectableHotelDocument,
    "\n  query BrandNames {\n    brands(withoutLocations: true) {\n      id\n      name\n    }\n  }\n": typeof types.BrandNamesDocument,
    "\n  mutation AddBrandRule($input: AddBrandRuleInput!) {\n    addBrandRule(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.AddBrandRuleDocument,
    "\n  mutation ChangeBrandRule($input: ChangeBrandRuleInput!) {\n    changeBrandRule(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.ChangeBrandRuleDocument,
    "\n  mutation CorrectHotelBrand($input: CorrectHotelBrandInput!) {\n    correctHotelBrand(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.CorrectHotelBrandDocument,
    "\n  mutation WithdrawBrandCorrection($input: WithdrawBrandCorrectionInput!) {\n    withdrawBrandCorrection(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.WithdrawBrandCorrectionDocument,
    "\n  query Business {\n    business {\n      states {\n        state\n        members\n      }\n      months {\n        month\n        revenue\n        refunds\n        newMembers\n        endedMembers\n        membersAtStart\n        churnPct\n        failedRenewals\n      }\n      cancellationReasons {\n        reason\n        cancellations\n      }\n      cancellations {\n        at\n        memberEmail\n        plan\n        reason\n        text\n      }\n      failedRenewals {\n        memberEmail\n        since\n        owed\n        attempts\n        nextAttemptAt\n        pageUrl\n      }\n    }\n  }\n": typeof types.BusinessDocument,
    "\n  fragment DoubtEffectParts on DoubtEffect {\n    name\n    asFiled {\n      receipts\n      revpar\n    }\n    asFlagged {\n      receipts\n      revpar\n    }\n    leftOut {\n      receipts\n      revpar\n    }\n    receiptsDifference\n    receiptsDifferencePct\n    revparDifference\n    revparDifferencePct\n  }\n": typeof types.DoubtEffectPartsFragmentDoc,
    "\n  fragment DoubtfulRow on DoubtfulFiling {\n    flags\n    reasons\n    usualMonth\n    flaggedReceipts\n    flaggedRooms\n    decision\n    note\n    decidedBy\n    decidedAt\n    figures\n    version\n    filing {\n      id\n      periodEnd\n      periodMonths\n      locationName\n      locationCity\n      roomReceipts\n      taxableReceipts\n      roomCapacity\n      release {\n        ...ReleaseName @unmask\n      }\n    }\n    hotel {\n      id\n      name\n      taxpayerNumber\n      locationNumber\n    }\n    placeEffect {\n      ...DoubtEffectParts\n    }\n    brandEffect {\n      ...DoubtEffectParts\n    }\n  }\n": typeof types.DoubtfulRowFragmentDoc,
    "\n  query DoubtfulFilings(\n    $filter: DoubtfulFilingFilter!\n    $orderBy: [DoubtfulFilingOrder!]!\n    $first: Int!\n    $after: String\n  ) {\n    doubtfulFilings(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      nodes {\n        ...DoubtfulRow\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.DoubtfulFilingsDocument,
    "\n  query DoubtfulCount($filter: DoubtfulFilingFilter!) {\n    doubtfulFilings(filter: $filter, first: 1) {\n      totalCount\n    }\n  }\n": typeof types.DoubtfulCountDocument,
    "\n  query WaitingDecisions {\n    doubtfulFilings(filter: { isWaiting: true }, first: 500) {\n      nodes {\n        figures\n        filing {\n          id\n        }\n      }\n    }\n  }\n": typeof types.WaitingDecisionsDocument,
    "\n  query DoubtDecisions($id: ID!) {\n    doubtfulFiling(id: $id) {\n      decisions {\n        decisionId\n        decision\n        isOfTheseValues\n        note\n        decidedBy\n        decidedAt\n        undoneBy\n        undoneAt\n        undoNote\n      }\n    }\n  }\n": typeof types.DoubtDecisionsDocument,
    "\n  query DoubtHistory($taxpayerNumber: String!, $locationNumber: Int!, $from: Month!, $to: Month!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      months(from: $from, to: $to) {\n        month\n        roomReceipts\n        filedReceipts\n        filedRooms\n        revpar\n      }\n    }\n  }\n": typeof types.DoubtHistoryDocument,
    "\n  query HotelReleases {\n    releases(product: HOTEL, first: 500) {\n      nodes {\n        id\n        fileName\n        issuedOn\n        synthetic\n        undoneAt\n      }\n    }\n  }\n": typeof types.HotelReleasesDocument,
    "\n  mutation DecideFiling($input: DecideFilingInput!) {\n    decideFiling(input: $input) {\n      filing {\n        ...DoubtfulRow\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.DecideFilingDocument,
    "\n  query MemberStatistics {\n    memberStatistics {\n      free\n      active\n      inactive\n      monthly\n      yearly\n    }\n  }\n": typeof types.MemberStatisticsDocument,
    "\n  query Members($first: Int!, $after: String) {\n    members(first: $first, after: $after) {\n      nodes {\n        id\n        email\n        firstName\n        lastName\n        isAdmin\n        isFree\n        group\n        createdAt\n        lastSignInAt\n        subscription {\n          plan\n          status\n          isCancelled\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.MembersDocument,
    "\n  query Member($id: ID!) {\n    viewer {\n      id\n    }\n    member(id: $id) {\n      id\n      email\n      isAdmin\n      isFree\n      subscription {\n        plan\n        ...SubscriptionFacts @unmask\n        startedAt\n      }\n      paymentNotes {\n        kind\n        amount\n        status\n        reason\n        createdAt\n      }\n      clientErrors {\n        at\n        error\n        url\n        userAgent\n      }\n    }\n  }\n": typeof types.MemberDocument,
    "\n  mutation SetMemberRights($input: SetMemberRightsInput!) {\n    setMemberRights(input: $input) {\n      cancelled {\n        isYearly\n        status\n        currentPeriodEnd\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.SetMemberRightsDocument,
    "\n  mutation EndMemberSessions($input: EndMemberSessionsInput!) {\n    endMemberSessions(input: $input) {\n      ended\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.EndMemberSessionsDocument,
    "\n  query Retention {\n    retention {\n      what\n      days\n    }\n  }\n": typeof types.RetentionDocument,
    "\n  query About {\n    about {\n      productName\n      operatorName\n      supportEmail\n      synthetic\n      captchaSiteKey\n      analyticsUrl\n      errorReportingUrl\n      mapTilesUrl\n      mapTilesAttribution\n      outdatedFigures {\n        product\n        step\n        steps\n      }\n    }\n  }\n": typeof types.AboutDocument,
    "\n  mutation ReportClientError($input: ReportClientErrorInput!) {\n    reportClientError(input: $input) {\n      ok\n    }\n  }\n": typeof types.ReportClientErrorDocument,
    "\n  query PaletteBrands {\n    brands {\n      id\n      name\n      matchText\n      excludeText\n      parentCompany {\n        id\n        name\n      }\n    }\n  }\n": typeof types.PaletteBrandsDocument,
    "\n  mutation AnswerDemonstrationChallenge($input: AnswerChallengeInput!) {\n    answerDemonstrationChallenge(input: $input) {\n      ok\n    }\n  }\n": typeof types.AnswerDemonstrationChallengeDocument,
    "\n  query EndedPlan {\n    viewer {\n      id\n      subscription {\n        isYearly\n        status\n        endedAt\n      }\n    }\n  }\n": typeof types.EndedPlanDocument,
    "\n  query Invoices($first: Int!, $after: String) {\n    viewer {\n      id\n      invoices(first: $first, after: $after) {\n        nodes {\n          id\n          number\n          createdAt\n          amountPaid\n          amountOwed\n          status\n          pdfUrl\n          areLinksFresh\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.InvoicesDocument,
    "\n  query KeptPlan {\n    viewer {\n      id\n      subscription {\n        isYearly\n        isCancelled\n        currentPeriodEnd\n      }\n    }\n  }\n": typeof types.KeptPlanDocument,
    "\n  mutation Resubscribe {\n    resubscribe {\n      token\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.ResubscribeDocument,
    "\n  mutation PayRenewal {\n    payRenewal {\n      ...PaymentStep @unmask\n    }\n  }\n": typeof types.PayRenewalDocument,
    "\n  query UpgradePrice {\n    viewer {\n      id\n      subscription {\n        upgradePrice\n      }\n    }\n  }\n": typeof types.UpgradePriceDocument,
    "\n  fragment SubscriptionFacts on Subscription {\n    isYearly\n    isLegacy\n    isCharged\n    isGiven\n    price\n    amountOwed\n    status\n    isCancelled\n    currentPeriodEnd\n    nextAttemptAt\n    card {\n      brand\n      last4\n      expMonth\n      expYear\n    }\n  }\n": typeof types.SubscriptionFactsFragmentDoc,
    "\n  query Membership {\n    viewer {\n      id\n      isFree\n      isPaid\n      isSubscribed\n      subscription {\n        ...SubscriptionFacts @unmask\n        accessEndsAt\n        canUpgrade\n      }\n    }\n  }\n": typeof types.MembershipDocument,
    "\n  fragment PaymentStep on SubscriptionPayload {\n    token\n    clientSecret\n    errors {\n      field\n      code\n      message\n    }\n  }\n": typeof types.PaymentStepFragmentDoc,
    "\n  query Billing {\n    billing {\n      mode\n      publishableKey\n      completesAddresses\n      plans {\n        plan\n        code\n        price\n        pricePerMonth\n        isYearly\n      }\n      testCards {\n        number\n        paymentMethodId\n        outcome\n      }\n    }\n  }\n": typeof types.BillingDocument,
    "\n  mutation CancelSubscription($input: CancelSubscriptionInput!) {\n    cancelSubscription(input: $input) {\n      token\n      member {\n        id\n        isPaid\n        isSubscribed\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.CancelSubscriptionDocument,
    "\n  mutation UpdateCard($input: UpdateCardInput!) {\n    updateCard(input: $input) {\n      clientSecret\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.UpdateCardDocument,
    "\n  mutation ConfirmCard {\n    confirmCard {\n      clientSecret\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.ConfirmCardDocument,
    "\n  mutation Subscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      member {\n        ...MemberFlags @unmask\n      }\n      ...PaymentStep @unmask\n    }\n  }\n": typeof types.SubscribeDocument,
    "\n  mutation ConfirmSubscription {\n    confirmSubscription {\n      member {\n        ...MemberFlags @unmask\n      }\n      ...PaymentStep @unmask\n    }\n  }\n": typeof types.ConfirmSubscriptionDocument,
    "\n  mutation UpgradeSubscription {\n    upgradeSubscription {\n      ...PaymentStep @unmask\n    }\n  }\n": typeof types.UpgradeSubscriptionDocument,
    "\n  fragment BeverageChart on BeverageProperty {\n    name\n    series {\n      months\n      totalReceipts\n      ttmReceipts\n    }\n    months {\n      month\n      isIncomplete\n      flags\n      release {\n        ...ReleaseName @unmask\n      }\n    }\n  }\n": typeof types.BeverageChartFragmentDoc,
    "\n  query BeverageFilings($taxpayerNumber: String!, $locationNumber: Int!, $first: Int!, $after: String) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      filings(first: $first, after: $after) {\n        nodes {\n          ...BeverageFilingRow\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.BeverageFilingsDocument,
    "\n  query BeverageFigures($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      ...BeverageChart\n      ...BeverageMonths\n      ...BeverageYears\n    }\n    latestPeriod(product: BEVERAGE) {\n      year\n    }\n  }\n": typeof types.BeverageFiguresDocument,
    "\n  fragment BeverageHeader on BeverageProperty {\n    ...PropertyHeader @unmask\n    permit\n  }\n": typeof types.BeverageHeaderFragmentDoc,
    "\n  fragment BeverageHeadline on BeverageProperty {\n    cityName\n    countyName\n    headline {\n      ...HeadlineFigures @unmask\n      totalReceipts\n      cityRank {\n        rank\n        of\n      }\n      countyRank {\n        rank\n        of\n      }\n      flags\n    }\n  }\n": typeof types.BeverageHeadlineFragmentDoc,
    "\n  fragment BeverageMonths on BeverageProperty {\n    months {\n      month\n      isIncomplete\n      totalReceipts\n      liquorReceipts\n      wineReceipts\n      beerReceipts\n      coverChargeReceipts\n      yearChange {\n        amount\n        percent\n      }\n      flags\n      release {\n        ...ReleaseName @unmask\n      }\n    }\n  }\n": typeof types.BeverageMonthsFragmentDoc,
    "\n  fragment BeverageOwner on BeverageProperty {\n    ...PropertyOwner @unmask\n    permit\n  }\n": typeof types.BeverageOwnerFragmentDoc,
    "\n  query BeveragePage($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      ...PropertyVisit @unmask\n      ...MapCard\n      ...BeverageHeader\n      ...BeverageHeadline\n      ...BeverageOwner\n    }\n  }\n": typeof types.BeveragePageDocument,
    "\n  query BeverageResults($input: BeverageResultsInput!, $first: Int!, $after: String) {\n    beverageResults(input: $input, first: $first, after: $after) {\n      nodes {\n        ...BeverageResultRow\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.BeverageResultsDocument,
    "\n  fragment BeverageYears on BeverageProperty {\n    years {\n      year\n      months\n      totalReceipts\n      liquorReceipts\n      wineReceipts\n      beerReceipts\n      coverChargeReceipts\n      receiptsChange {\n        amount\n        percent\n      }\n    }\n  }\n": typeof types.BeverageYearsFragmentDoc,
    "\n  fragment ComparedBeverageFiling on BeverageFiling {\n    locationName\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n": typeof types.ComparedBeverageFilingFragmentDoc,
    "\n  fragment BeverageFilingRow on BeverageFiling {\n    id\n    ...ComparedBeverageFiling @unmask\n    periodEnd\n    permit\n    locationAddress\n    locationCity\n    locationState\n    locationZip\n    taxpayerName\n    tax\n    responsibilityBegin\n    responsibilityEnd\n    flags\n    history {\n      ...ComparedBeverageFiling @unmask\n    }\n  }\n": typeof types.BeverageFilingRowFragmentDoc,
    "\n  fragment BeverageResultRow on BeverageResult {\n    taxpayerNumber\n    locationNumber\n    periodEnd\n    isIncomplete\n    locationName\n    locationAddress\n    city\n    county\n    locationZip\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    flags\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n": typeof types.BeverageResultRowFragmentDoc,
    "\n  fragment BrandHeadline on BrandHeadline {\n    ...HeadlineOfSeveralFigures @unmask\n    roomReceipts\n    revpar\n    rooms\n    properties\n    ttmRevparWeighted\n  }\n": typeof types.BrandHeadlineFragmentDoc,
    "\n  query BrandHotels($id: ID!, $first: Int!, $after: String) {\n    brand(id: $id) {\n      id\n      hotels(first: $first, after: $after) {\n        nodes {\n          ...BrandHotel\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.BrandHotelsDocument,
    "\n  query CompanyHotels($id: ID!, $first: Int!, $after: String) {\n    parentCompany(id: $id) {\n      id\n      hotels(first: $first, after: $after) {\n        nodes {\n          ...BrandHotel\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.CompanyHotelsDocument,
    "\n  query Brands {\n    brands {\n      ...BrandRow\n    }\n  }\n": typeof types.BrandsDocument,
    "\n  fragment BrandRow on Brand {\n    ...BrandName @unmask\n    locations\n    parentCompany {\n      id\n      name\n    }\n  }\n": typeof types.BrandRowFragmentDoc,
    "\n  fragment BrandMonthShown on BrandMonth {\n    month\n    isIncomplete\n    ...BrandMonthFigures @unmask\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n": typeof types.BrandMonthShownFragmentDoc,
    "\n  query BrandPage($id: ID!) {\n    brand(id: $id) {\n      ...BrandName @unmask\n      locations\n      rooms\n      parentCompany {\n        id\n        name\n      }\n      headline {\n        ...BrandHeadline\n      }\n      months {\n        ...BrandMonthShown\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      month\n      year\n    }\n    publishedMonths(product: HOTEL) {\n      month\n      hasMonthlyFilers\n    }\n  }\n": typeof types.BrandPageDocument,
    "\n  query ParentCompanyPage($id: ID!) {\n    parentCompany(id: $id) {\n      id\n      name\n      locations\n      rooms\n      brands {\n        ...BrandRow\n      }\n      headline {\n        ...BrandHeadline\n      }\n      months {\n        ...BrandMonthShown\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      month\n      year\n    }\n    publishedMonths(product: HOTEL) {\n      month\n      hasMonthlyFilers\n    }\n  }\n": typeof types.ParentCompanyPageDocument,
    "\n  fragment BrandName on Brand {\n    id\n    name\n    matchText\n    excludeText\n  }\n": typeof types.BrandNameFragmentDoc,
    "\n  fragment BrandHotel on Hotel {\n    id\n    ...PropertyLine @unmask\n    state\n    zip\n    cityName\n    countyName\n    roomCapacity\n    taxpayer {\n      name\n    }\n    responsibilityBegin\n    brand {\n      ...BrandName @unmask\n    }\n  }\n": typeof types.BrandHotelFragmentDoc,
    "\n  query BrandGrowth($id: ID!) {\n    brand(id: $id) {\n      id\n      growth {\n        ...GrowthFigures\n      }\n    }\n  }\n": typeof types.BrandGrowthDocument,
    "\n  query CompanyGrowth($id: ID!) {\n    parentCompany(id: $id) {\n      id\n      growth {\n        ...GrowthFigures\n      }\n    }\n  }\n": typeof types.CompanyGrowthDocument,
    "\n  query ChosenHotels($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      __typename\n      id\n      ...ListedHotel\n    }\n  }\n": typeof types.ChosenHotelsDocument,
    "\n  fragment ComparedHotel on ComparedHotel {\n    hotel {\n      id\n      ...ListedHotel\n    }\n    monthsFiled\n    roomReceipts\n    roomCapacity\n    availableRoomNights\n    revpar\n    revparIndex\n    revparRank {\n      rank\n      of\n    }\n    receiptsRank {\n      rank\n      of\n    }\n    share\n    receiptsChange {\n      amount\n      percent\n    }\n    receiptsLikeForLike {\n      share\n    }\n    revparChange {\n      amount\n      percent\n    }\n    flags\n    flaggedMonths\n    roomReceiptsByMonth\n    revparByMonth\n  }\n": typeof types.ComparedHotelFragmentDoc,
    "\n  query CompareHotels($input: CompareHotelsInput!) {\n    compareHotels(input: $input) {\n      from\n      to\n      months\n      monthsPublished\n      subject {\n        ...ComparedHotel\n      }\n      competitors {\n        ...ComparedHotel\n      }\n      competitorSet {\n        roomReceipts\n        availableRoomNights\n        revpar\n        receiptsChange {\n          amount\n          percent\n        }\n        receiptsLikeForLike {\n          share\n        }\n        roomReceiptsByMonth\n        revparByMonth\n      }\n    }\n  }\n": typeof types.CompareHotelsDocument,
    "\n  query LatestMonthToExport($product: Product!) {\n    latestPeriod(product: $product) {\n      month\n    }\n  }\n": typeof types.LatestMonthToExportDocument,
    "\n  fragment HeadlineFigures on HeadlineFacts {\n    month\n    isIncomplete\n    receiptsChange {\n      amount\n      percent\n    }\n    ttmReceipts\n    ttmMonths\n    ttmChange {\n      amount\n      percent\n    }\n    yearToDate {\n      ...NearestFigure\n    }\n  }\n": typeof types.HeadlineFiguresFragmentDoc,
    "\n  fragment HeadlineOfSeveralFigures on HeadlineOfSeveral {\n    ...HeadlineFigures @unmask\n    receiptsLikeForLike {\n      share\n    }\n    ttmLikeForLike {\n      share\n    }\n  }\n": typeof types.HeadlineOfSeveralFiguresFragmentDoc,
    "\n  fragment NearestFigure on YearToDate {\n    months\n    receipts\n    revpar\n    comparedYear\n    receiptsChange {\n      amount\n      percent\n    }\n    likeForLike {\n      share\n    }\n  }\n": typeof types.NearestFigureFragmentDoc,
    "\n  fragment HotelMonthFigures on HotelMonthFacts {\n    roomReceipts\n    filedReceipts\n    taxableReceipts\n    exemptShare\n    apportioned\n    roomCapacity\n    filedRooms\n    revpar\n  }\n": typeof types.HotelMonthFiguresFragmentDoc,
    "\n  fragment HotelSeriesFigures on HotelSeries {\n    roomReceipts\n    exemptShare\n    revpar\n  }\n": typeof types.HotelSeriesFiguresFragmentDoc,
    "\n  fragment HotelYearFigures on HotelYearFacts {\n    roomReceipts\n    exemptShare\n    apportioned\n    revpar\n  }\n": typeof types.HotelYearFiguresFragmentDoc,
    "\n  fragment LodgingMonthFigures on LodgingMonthFacts {\n    roomReceipts\n    filedReceipts\n    taxableReceipts\n    exemptShare\n    marketplace\n    apportioned\n    rooms\n    filedRooms\n    revpar\n    filedRevpar\n    properties\n    flaggedFilings\n    roomsLeftOut\n  }\n": typeof types.LodgingMonthFiguresFragmentDoc,
    "\n  fragment LodgingYearFigures on LodgingYearFacts {\n    roomReceipts\n    filedReceipts\n    taxableReceipts\n    exemptShare\n    marketplace\n    apportioned\n    revpar\n    filedRevpar\n    flaggedFilings\n  }\n": typeof types.LodgingYearFiguresFragmentDoc,
    "\n  fragment BrandMonthFigures on BrandMonth {\n    roomReceipts\n    filedReceipts\n    taxableReceipts\n    exemptShare\n    apportioned\n    rooms\n    filedRooms\n    revpar\n    filedRevpar\n    properties\n    flaggedFilings\n  }\n": typeof types.BrandMonthFiguresFragmentDoc,
    "\n  fragment ReleaseName on ReleaseFacts {\n    fileName\n    issuedOn\n    synthetic\n  }\n": typeof types.ReleaseNameFragmentDoc,
    "\n  mutation NoteExport($input: NoteExportInput!) {\n    noteExport(input: $input) {\n      ok\n    }\n  }\n": typeof types.NoteExportDocument,
    "\n  fragment GrowthFigures on ReceiptsGrowth {\n    from\n    to\n    monthsCompared\n    earlier\n    later\n    change {\n      amount\n      percent\n    }\n    likeForLike {\n      properties\n      earlier\n      later\n      share\n      change {\n        amount\n        percent\n      }\n    }\n    parts {\n      kind\n      properties\n      earlier\n      later\n      change\n    }\n  }\n": typeof types.GrowthFiguresFragmentDoc,
    "\n  fragment HotelChartSeries on HotelSeries {\n    months\n    ...HotelSeriesFigures @unmask\n    ttmReceipts\n    ttmRevpar\n    ttmRevparWeighted\n  }\n": typeof types.HotelChartSeriesFragmentDoc,
    "\n  fragment HotelChartMonth on HotelMonthFacts {\n    month\n    isIncomplete\n    apportioned\n    reasons\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n": typeof types.HotelChartMonthFragmentDoc,
    "\n  query HotelFilings($taxpayerNumber: String!, $locationNumber: Int!, $first: Int!, $after: String) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      filings(first: $first, after: $after) {\n        nodes {\n          id\n          ...HotelFilingRow\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.HotelFilingsDocument,
    "\n  query HotelFigures($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      name\n      series {\n        ...HotelChartSeries\n      }\n      months {\n        ...HotelChartMonth\n        ...HotelMonthRow\n      }\n      years {\n        ...HotelYearRow\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      year\n    }\n  }\n": typeof types.HotelFiguresDocument,
    "\n  fragment HotelHeader on HotelFacts {\n    ...PropertyHeader @unmask\n    roomCapacity\n    filerType\n    isMarketplace\n  }\n": typeof types.HotelHeaderFragmentDoc,
    "\n  fragment HotelBrand on Hotel {\n    brand {\n      ...BrandName @unmask\n    }\n    brandMatch {\n      isCorrected\n      isSimilar\n      rule {\n        matchText\n      }\n    }\n  }\n": typeof types.HotelBrandFragmentDoc,
    "\n  fragment HotelHeadline on HotelFacts {\n    isMarketplace\n    cityName\n    countyName\n    headline {\n      ...HeadlineFigures @unmask\n      roomReceipts\n      revpar\n      roomCapacity\n      ttmRevpar\n      ttmRevparWeighted\n      cityRank {\n        rank\n        of\n      }\n      countyRank {\n        rank\n        of\n      }\n    }\n  }\n": typeof types.HotelHeadlineFragmentDoc,
    "\n  fragment HotelOwner on HotelFacts {\n    ...PropertyOwner @unmask\n    filerType\n  }\n": typeof types.HotelOwnerFragmentDoc,
    "\n  query HotelPage($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      ...PropertyVisit @unmask\n      ...MapCard\n      ...HotelHeader\n      ...HotelBrand\n      ...HotelHeadline\n      ...HotelOwner\n    }\n  }\n": typeof types.HotelPageDocument,
    "\n  query HotelResults($input: HotelResultsInput!, $first: Int!, $after: String) {\n    hotelResults(input: $input, first: $first, after: $after) {\n      nodes {\n        ...HotelResultRow\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.HotelResultsDocument,
    "\n  fragment HotelYearRow on HotelYearFacts {\n    year\n    months\n    ...HotelYearFigures @unmask\n    receiptsChange {\n      amount\n      percent\n    }\n    revparChange {\n      amount\n      percent\n    }\n  }\n": typeof types.HotelYearRowFragmentDoc,
    "\n  fragment ComparedHotelFiling on HotelFilingVersion {\n    locationName\n    taxpayerName\n    roomReceipts\n    taxableReceipts\n    roomCapacity\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n": typeof types.ComparedHotelFilingFragmentDoc,
    "\n  fragment HotelFilingRow on HotelFilingFacts {\n    ...ComparedHotelFiling @unmask\n    periodEnd\n    periodMonths\n    filerType\n    locationAddress\n    locationCity\n    locationState\n    locationZip\n    locationPhone\n    taxpayerAddress\n    taxpayerCity\n    taxpayerState\n    taxpayerZip\n    taxpayerPhone\n    countedRooms\n    countedReceipts\n    revpar\n    responsibilityBegin\n    responsibilityEnd\n    flags\n    reasons\n    decision\n    decisionNote\n    history {\n      ...ComparedHotelFiling @unmask\n    }\n  }\n": typeof types.HotelFilingRowFragmentDoc,
    "\n  fragment HotelMonthRow on HotelMonthFacts {\n    month\n    isIncomplete\n    ...HotelMonthFigures @unmask\n    yearChange {\n      amount\n      percent\n    }\n    flags\n    reasons\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n": typeof types.HotelMonthRowFragmentDoc,
    "\n  fragment HotelResultRow on HotelResult {\n    taxpayerNumber\n    locationNumber\n    periodEnd\n    periodMonths\n    monthsFiled\n    isIncomplete\n    days\n    filerType\n    locationName\n    locationAddress\n    city\n    county\n    locationZip\n    locationPhone\n    taxpayerName\n    taxpayerAddress\n    taxpayerCity\n    taxpayerPhone\n    responsibilityBegin\n    responsibilityEnd\n    roomReceipts\n    countedReceipts\n    taxableReceipts\n    roomCapacity\n    countedRooms\n    revpar\n    flags\n    reasons\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n": typeof types.HotelResultRowFragmentDoc,
    "\n  fragment MapCard on PropertyFacts {\n    name\n    zip\n    countyName\n    coordinates {\n      latitude\n      longitude\n      approximate\n    }\n  }\n": typeof types.MapCardFragmentDoc,
    "\n  query PlaceBrands($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      brandRanks {\n        brand {\n          ...BrandName @unmask\n        }\n        properties\n        months\n        rooms\n        roomReceipts\n        revpar\n        revparRank {\n          rank\n          of\n        }\n        receiptsPerRoom\n        receiptsPerRoomRank {\n          rank\n          of\n        }\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      month\n    }\n    publishedMonths(product: HOTEL) {\n      month\n      hasMonthlyFilers\n    }\n  }\n": typeof types.PlaceBrandsDocument,
    "\n  query PlaceGrowth($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      growth {\n        ...GrowthFigures\n      }\n    }\n  }\n": typeof types.PlaceGrowthDocument,
    "\n  fragment PlaceHeadlineFigures on PlaceHeadlineFacts {\n    ...HeadlineOfSeveralFigures @unmask\n    properties\n    propertiesExpected\n    stateRank {\n      rank\n      of\n    }\n    mainCountyName\n    countyRank {\n      rank\n      of\n    }\n  }\n": typeof types.PlaceHeadlineFiguresFragmentDoc,
    "\n  fragment AlcoholMonth on AlcoholPlaceMonth {\n    month\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    estimated\n    properties\n    isIncomplete\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n": typeof types.AlcoholMonthFragmentDoc,
    "\n  fragment AlcoholPlaceHeadline on AlcoholPlaceHeadline {\n    ...PlaceHeadlineFigures @unmask\n    totalReceipts\n    estimated\n  }\n": typeof types.AlcoholPlaceHeadlineFragmentDoc,
    "\n  query PlaceAlcohol($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      name\n      alcoholHeadline {\n        ...AlcoholPlaceHeadline\n      }\n      alcoholMonths {\n        ...AlcoholMonth\n      }\n      alcoholYears {\n        year\n        months\n        totalReceipts\n        receiptsChange {\n          amount\n          percent\n        }\n        receiptsLikeForLike {\n          share\n        }\n      }\n    }\n    latestPeriod(product: BEVERAGE) {\n      year\n    }\n  }\n": typeof types.PlaceAlcoholDocument,
    "\n  fragment LodgingMonth on LodgingMonthFacts {\n    month\n    ...LodgingMonthFigures @unmask\n    awaitsQuarterlyFilers\n    isIncomplete\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n": typeof types.LodgingMonthFragmentDoc,
    "\n  fragment LodgingYear on LodgingYearFacts {\n    year\n    months\n    ...LodgingYearFigures @unmask\n    receiptsChange {\n      amount\n      percent\n    }\n    receiptsLikeForLike {\n      share\n    }\n    revparChange {\n      amount\n      percent\n    }\n  }\n": typeof types.LodgingYearFragmentDoc,
    "\n  fragment LodgingHeadline on PlaceFacts {\n    name\n    lodgingHeadline {\n      ...PlaceHeadlineFigures @unmask\n      roomReceipts\n      revpar\n      rooms\n      marketplace\n      apportioned\n      flaggedFilings\n      roomsLeftOut\n      awaitsQuarterlyFilers\n      ttmRevpar\n      ttmRevparWeighted\n      monthsAwaited\n    }\n  }\n": typeof types.LodgingHeadlineFragmentDoc,
    "\n  query PlaceLodging($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      ...LodgingHeadline\n      lodgingMonths {\n        ...LodgingMonth\n      }\n      lodgingYears {\n        ...LodgingYear\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      year\n    }\n  }\n": typeof types.PlaceLodgingDocument,
    "\n  query CitiesLodging($name: String!) {\n    place(kind: COUNTY, name: $name) {\n      id\n      citiesLodgingMonths {\n        city\n        month {\n          ...LodgingMonth\n        }\n      }\n    }\n  }\n": typeof types.CitiesLodgingDocument,
    "\n  query CitiesAlcohol($name: String!) {\n    place(kind: COUNTY, name: $name) {\n      id\n      citiesAlcoholMonths {\n        city\n        month {\n          ...AlcoholMonth\n        }\n      }\n    }\n  }\n": typeof types.CitiesAlcoholDocument,
    "\n  fragment ListedHotel on Hotel {\n    id\n    ...PropertyLine @unmask\n  }\n": typeof types.ListedHotelFragmentDoc,
    "\n  fragment ListedBar on BeverageProperty {\n    id\n    ...PropertyLine @unmask\n  }\n": typeof types.ListedBarFragmentDoc,
    "\n  query PortfolioChart($id: ID!, $from: Month!, $to: Month!) {\n    node(id: $id) {\n      __typename\n      id\n      ... on Portfolio {\n        chart(from: $from, to: $to) {\n          months\n          receipts\n          revpar\n          lines {\n            hotel {\n              id\n              name\n            }\n            beverageProperty {\n              id\n              name\n            }\n            receipts\n            revpar\n          }\n        }\n      }\n    }\n  }\n": typeof types.PortfolioChartDocument,
    "\n  query Portfolio($id: ID!) {\n    node(id: $id) {\n      __typename\n      id\n      ... on Portfolio {\n        name\n        product\n        propertyCount\n      }\n    }\n  }\n": typeof types.PortfolioDocument,
    "\n  query PortfolioProperties($id: ID!, $first: Int!, $after: String) {\n    node(id: $id) {\n      __typename\n      id\n      ... on Portfolio {\n        hotels(first: $first, after: $after) {\n          nodes {\n            ...ListedHotel\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n        beverageProperties(first: $first, after: $after) {\n          nodes {\n            ...ListedBar\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  }\n": typeof types.PortfolioPropertiesDocument,
    "\n  query Portfolios($product: Product) {\n    portfolios(product: $product, first: 500) {\n      nodes {\n        id\n        name\n        product\n        createdAt\n        propertyCount\n      }\n    }\n  }\n": typeof types.PortfoliosDocument,
    "\n  mutation CreatePortfolio($input: CreatePortfolioInput!) {\n    createPortfolio(input: $input) {\n      portfolio {\n        id\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.CreatePortfolioDocument,
    "\n  mutation DeletePortfolio($input: DeletePortfolioInput!) {\n    deletePortfolio(input: $input) {\n      ok\n      errors {\n        message\n      }\n    }\n  }\n": typeof types.DeletePortfolioDocument,
    "\n  mutation AddToPortfolio($input: PortfolioPropertyInput!) {\n    addToPortfolio(input: $input) {\n      portfolio {\n        id\n        name\n        propertyCount\n      }\n      errors {\n        message\n      }\n    }\n  }\n": typeof types.AddToPortfolioDocument,
    "\n  mutation RemoveFromPortfolio($input: PortfolioPropertyInput!) {\n    removeFromPortfolio(input: $input) {\n      portfolio {\n        id\n        propertyCount\n      }\n      errors {\n        message\n      }\n    }\n  }\n": typeof types.RemoveFromPortfolioDocument,
    "\n  fragment AlcoholPerRoom on Premises {\n    alcoholTrailing {\n      from\n      to\n      totalReceipts\n      availableRoomNights\n      perAvailableRoom\n    }\n    alcoholMonths {\n      month\n      totalReceipts\n      rooms\n      perAvailableRoom\n      release {\n        ...ReleaseName @unmask\n      }\n    }\n  }\n": typeof types.AlcoholPerRoomFragmentDoc,
    "\n  query HotelPremises($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      premises {\n        id\n        beverageProperties {\n          id\n          ...RelatedProperty\n        }\n        ...AlcoholPerRoom\n      }\n    }\n  }\n": typeof types.HotelPremisesDocument,
    "\n  query BeveragePremises($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      premises {\n        id\n        hotels {\n          id\n          ...RelatedProperty\n        }\n        ...AlcoholPerRoom\n      }\n    }\n  }\n": typeof types.BeveragePremisesDocument,
    "\n  fragment PropertyHeader on PropertyFacts {\n    ...RelatedProperty @unmask\n    cityName\n    countyName\n    zipName\n    responsibilityEnd\n  }\n": typeof types.PropertyHeaderFragmentDoc,
    "\n  fragment PropertyOwner on PropertyFacts {\n    locationNumber\n    taxpayer {\n      number\n      name\n      address\n      city\n      state\n      zip\n      phone\n    }\n  }\n": typeof types.PropertyOwnerFragmentDoc,
    "\n  fragment RelatedProperty on PropertySummary {\n    ...PropertyLine @unmask\n    state\n    zip\n    status\n  }\n": typeof types.RelatedPropertyFragmentDoc,
    "\n  query TaxpayerProperties($taxpayerNumber: String!, $first: Int!, $after: String) {\n    taxpayerProperties(taxpayerNumber: $taxpayerNumber, first: $first, after: $after) {\n      totalCount\n      nodes {\n        hotel {\n          id\n          ...RelatedProperty\n        }\n        beverageProperty {\n          id\n          ...RelatedProperty\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.TaxpayerPropertiesDocument,
    "\n  fragment OwnershipRow on OwnershipFacts {\n    product\n    locationName\n    locationAddress\n    taxpayerName\n    beginDate\n    endDate\n    datesAreFiledPeriods\n    taxpayerNumber\n    locationNumber\n  }\n": typeof types.OwnershipRowFragmentDoc,
    "\n  fragment PropertyLine on PropertySummary {\n    taxpayerNumber\n    locationNumber\n    name\n    address\n    filedCity\n  }\n": typeof types.PropertyLineFragmentDoc,
    "\n  fragment PropertyVisit on PropertyFacts {\n    name\n    cityName\n    countyName\n  }\n": typeof types.PropertyVisitFragmentDoc,
    "\n  fragment PremisesNames on Premises {\n    ownershipPeriods {\n      ...OwnershipRow\n    }\n  }\n": typeof types.PremisesNamesFragmentDoc,
    "\n  query HotelNames($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      premises {\n        id\n        ...PremisesNames\n      }\n    }\n  }\n": typeof types.HotelNamesDocument,
    "\n  query BeverageNames($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      premises {\n        id\n        ...PremisesNames\n      }\n    }\n  }\n": typeof types.BeverageNamesDocument,
    "\n  query RecentlyViewed($first: Int!, $after: String) {\n    recentlyViewed(first: $first, after: $after) {\n      nodes {\n        product\n        viewedAt\n        hotel {\n          ...ListedHotel\n        }\n        beverageProperty {\n          ...ListedBar\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": typeof types.RecentlyViewedDocument,
    "\n  query PlaceNames($product: Product!, $kind: PlaceKind!) {\n    places(product: $product, kind: $kind) {\n      id\n      name\n    }\n  }\n": typeof types.PlaceNamesDocument,
    "\n  query SearchSuggestions($product: Product!, $text: String!) {\n    search(product: $product, text: $text) {\n      zips {\n        id\n        kind\n        name\n      }\n      cities {\n        id\n        kind\n        name\n      }\n      counties {\n        id\n        kind\n        name\n      }\n      hotels {\n        id\n        ...RelatedProperty @unmask\n        responsibilityEnd\n      }\n      beverageProperties {\n        id\n        ...RelatedProperty @unmask\n        responsibilityEnd\n      }\n    }\n  }\n": typeof types.SearchSuggestionsDocument,
    "\n  query LatestPeriods {\n    hotel: latestPeriod(product: HOTEL) {\n      month\n      year\n      monthNumber\n      quarter\n    }\n    beverage: latestPeriod(product: BEVERAGE) {\n      month\n      year\n      monthNumber\n      quarter\n    }\n  }\n": typeof types.LatestPeriodsDocument,
    "\n  query PublishedMonths($product: Product!) {\n    publishedMonths(product: $product) {\n      month\n      hasMonthlyFilers\n      hasQuarterlyFilers\n      isIncomplete\n      rows\n      rowsExpected\n    }\n  }\n": typeof types.PublishedMonthsDocument,
    "\n  query HotelsOfYear($year: Int!, $first: Int!, $after: String) {\n    newHotels(year: $year) {\n      year\n      hotels(first: $first, after: $after) {\n        nodes {\n          id\n          ...PropertyLine @unmask\n          cityName\n          countyName\n          roomsWhenNew\n          responsibilityBegin\n          status\n          responsibilityEnd\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": typeof types.HotelsOfYearDocument,
    "\n  query NewHotels {\n    newHotels {\n      year\n      newHotels\n      roomsAdded\n      roomsUnknown\n    }\n    latestPeriod(product: HOTEL) {\n      month\n      year\n    }\n  }\n": typeof types.NewHotelsDocument,
    "\n  query TrialHotelFigures($latestYears: Int) {\n    trial {\n      latestYear\n      hotel {\n        name\n        series(latestYears: $latestYears) {\n          ...HotelChartSeries\n        }\n        months(latestYears: $latestYears) {\n          ...HotelChartMonth\n          ...HotelMonthRow\n        }\n        years(latestYears: $latestYears) {\n          ...HotelYearRow\n        }\n        filings(latestYears: $latestYears) {\n          ...HotelFilingRow\n        }\n      }\n    }\n  }\n": typeof types.TrialHotelFiguresDocument,
    "\n  query TrialHotel {\n    trial {\n      hotel {\n        taxpayerNumber\n        locationNumber\n        ...HotelHeader\n        ...HotelHeadline\n        ...HotelOwner\n        ...MapCard\n        names {\n          ...OwnershipRow\n        }\n        taxpayerPropertiesCount\n        taxpayerProperties {\n          ...TrialRelated\n        }\n        mixedBeverageRecords {\n          ...TrialRelated\n        }\n      }\n    }\n  }\n": typeof types.TrialHotelDocument,
    "\n  fragment TrialRelated on TrialRelatedProperty {\n    product\n    ...RelatedProperty\n  }\n": typeof types.TrialRelatedFragmentDoc,
    "\n  fragment TrialPlace on TrialPlace {\n    ...LodgingHeadline\n    lodgingMonths(latestYears: $latestYears) {\n      ...LodgingMonth\n    }\n    lodgingYears(latestYears: $latestYears) {\n      ...LodgingYear\n    }\n  }\n": typeof types.TrialPlaceFragmentDoc,
    "\n  query TrialCity($latestYears: Int) {\n    trial {\n      latestYear\n      city {\n        ...TrialPlace\n      }\n    }\n  }\n": typeof types.TrialCityDocument,
    "\n  query TrialCounty($latestYears: Int) {\n    trial {\n      latestYear\n      county {\n        ...TrialPlace\n        citiesLodgingMonths(latestYears: $latestYears) {\n          city\n          month {\n            ...LodgingMonth\n          }\n        }\n      }\n    }\n  }\n": typeof types.TrialCountyDocument,
    "\n  mutation ConfirmEmail($input: ConfirmEmailInput!) {\n    confirmEmail(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.ConfirmEmailDocument,
    "\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.DeleteAccountDocument,
    "\n  mutation ChangeEmail($input: ChangeEmailInput!) {\n    changeEmail(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.ChangeEmailDocument,
    "\n  query IsUnsubscribed {\n    isUnsubscribed\n  }\n": typeof types.IsUnsubscribedDocument,
    "\n  mutation SignOut {\n    signOut {\n      ok\n    }\n  }\n": typeof types.SignOutDocument,
    "\n  mutation ChangeName($input: ChangeNameInput!) {\n    changeName(input: $input) {\n      member {\n        id\n        firstName\n        lastName\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.ChangeNameDocument,
    "\n  mutation DownloadOwnData {\n    downloadOwnData {\n      json\n      errors {\n        message\n      }\n    }\n  }\n": typeof types.DownloadOwnDataDocument,
    "\n  fragment SessionLine on Session {\n    id\n    createdAt\n    lastSeenAt\n    userAgent\n    isCurrent\n  }\n": typeof types.SessionLineFragmentDoc,
    "\n  query Sessions {\n    viewer {\n      id\n      sessions {\n        id\n        isCurrent\n        ...SessionLine\n      }\n    }\n  }\n": typeof types.SessionsDocument,
    "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      ok\n    }\n  }\n": typeof types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      ended\n    }\n  }\n": typeof types.EndOtherSessionsDocument,
    "\n  query TwoStep {\n    twoStep {\n      steps {\n        id\n        kind\n        name\n        createdAt\n        lastUsedAt\n      }\n      recoveryCodesLeft\n    }\n  }\n": typeof types.TwoStepDocument,
    "\n  mutation AddAuthenticator($input: AddSecondStepInput!) {\n    addAuthenticator(input: $input) {\n      challenge\n      secret\n      uri\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.AddAuthenticatorDocument,
    "\n  mutation ConfirmAuthenticator($input: ConfirmAuthenticatorInput!) {\n    confirmAuthenticator(input: $input) {\n      recoveryCodes\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.ConfirmAuthenticatorDocument,
    "\n  mutation AddPasskey($input: AddSecondStepInput!) {\n    addPasskey(input: $input) {\n      challenge\n      options\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.AddPasskeyDocument,
    "\n  mutation ConfirmPasskey($input: ConfirmPasskeyInput!) {\n    confirmPasskey(input: $input) {\n      recoveryCodes\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.ConfirmPasskeyDocument,
    "\n  mutation RenameSecondStep($input: RenameSecondStepInput!) {\n    renameSecondStep(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.RenameSecondStepDocument,
    "\n  mutation RemoveSecondStep($input: RemoveSecondStepInput!) {\n    removeSecondStep(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.RemoveSecondStepDocument,
    "\n  mutation RenewRecoveryCodes($input: RenewRecoveryCodesInput!) {\n    renewRecoveryCodes(input: $input) {\n      recoveryCodes\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.RenewRecoveryCodesDocument,
    "\n  query OwnEmail {\n    viewer {\n      id\n      firstName\n      lastName\n      email\n      ownEmail {\n        email\n        isConfirmed\n        pendingEmail\n      }\n    }\n  }\n": typeof types.OwnEmailDocument,
    "\n  mutation RequestEmailConfirmation {\n    requestEmailConfirmation {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.RequestEmailConfirmationDocument,
    "\n  mutation CancelEmailChange {\n    cancelEmailChange {\n      ok\n    }\n  }\n": typeof types.CancelEmailChangeDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.RequestPasswordResetDocument,
    "\n  query IsPasswordResetTokenValid($token: String!) {\n    isPasswordResetTokenValid(token: $token)\n  }\n": typeof types.IsPasswordResetTokenValidDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.ResetPasswordDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      ...SignedIn\n    }\n  }\n": typeof types.SignInDocument,
    "\n  mutation FinishSignIn($input: FinishSignInInput!) {\n    finishSignIn(input: $input) {\n      ...SignedIn\n    }\n  }\n": typeof types.FinishSignInDocument,
    "\n  mutation RequestPasskey {\n    requestPasskey {\n      challenge\n      options\n      errors {\n        message\n      }\n    }\n  }\n": typeof types.RequestPasskeyDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      token\n      deviceToken\n      member {\n        ...MemberFlags @unmask\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": typeof types.SignUpDocument,
    "\n  fragment SignedIn on SignInPayload {\n    token\n    deviceToken\n    member {\n      ...MemberFlags @unmask\n    }\n    secondStep {\n      challenge\n      hasAuthenticator\n      passkeyOptions\n    }\n    errors {\n      field\n      code\n      message\n    }\n  }\n": typeof types.SignedInFragmentDoc,
    "\n  fragment MemberFlags on Member {\n    id\n    firstName\n    isPaid\n    isSubscribed\n    isFree\n    isAdmin\n  }\n": typeof types.MemberFlagsFragmentDoc,
    "\n  query Viewer {\n    viewer {\n      ...MemberFlags @unmask\n      email\n      lastName\n      needsSecondStep\n      subscription {\n        status\n        amountOwed\n        accessEndsAt\n      }\n    }\n  }\n": typeof types.ViewerDocument,
    "\n  query AddressSuggestions($text: String!, $session: String!) {\n    addressSuggestions(text: $text, session: $session) {\n      placeId\n      street\n      place\n    }\n  }\n": typeof types.AddressSuggestionsDocument,
    "\n  query Address($placeId: String!, $session: String!) {\n    address(placeId: $placeId, session: $session) {\n      line1\n      line2\n      city\n      state\n      postalCode\n      country\n    }\n  }\n": typeof types.AddressDocument,
    "\n  mutation SendHelpMessage($input: SendHelpMessageInput!) {\n    sendHelpMessage(input: $input) {\n      ok\n      errors {\n        field\n        message\n      }\n    }\n  }\n": typeof types.SendHelpMessageDocument,
    "\n  query Welcome {\n    publishedMonths(product: HOTEL) {\n      month\n      hasMonthlyFilers\n    }\n    trial {\n      city {\n        name\n        lodgingMonths(latestYears: 2) {\n          month\n          roomReceipts\n        }\n      }\n    }\n  }\n": typeof types.WelcomeDocument,
};
const documents: Documents = {
    "\n  mutation MoveDemonstrationClock($input: MoveClockInput!) {\n    moveDemonstrationClock(input: $input) {\n      now\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.MoveDemonstrationClockDocument,
    "\n  query HelpMessages($first: Int!, $after: String) {\n    helpMessages(first: $first, after: $after, isWaiting: true) {\n      nodes {\n        messageId\n        at\n        memberEmail\n        answerTo\n        text\n        page\n        requestId\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.HelpMessagesDocument,
    "\n  mutation SetHelpMessageAnswered($input: SetHelpMessageAnsweredInput!) {\n    setHelpMessageAnswered(input: $input) {\n      ok\n      errors {\n        message\n      }\n    }\n  }\n": types.SetHelpMessageAnsweredDocument,
    "\n  query MailPreviews {\n    mailPreviews {\n      kind\n      occasion\n      subject\n      text\n    }\n  }\n": types.MailPreviewsDocument,
    "\n  query MarketplaceCities {\n    marketplaceCities {\n      name\n      countsTo\n      county\n      marketplaces\n      receipts\n    }\n  }\n": types.MarketplaceCitiesDocument,
    "\n  query SubscriptionCheck {\n    subscriptionCheck {\n      check {\n        startedAt\n        endedAt\n        read\n        mended\n        problem\n      }\n      alerts {\n        at\n        kind\n        memberEmail\n        details\n      }\n    }\n  }\n": types.SubscriptionCheckDocument,
    "\n  query Services {\n    services {\n      name\n      isConfigured\n      runs\n      variables\n    }\n  }\n": types.ServicesDocument,
    "\n  query AuditLog($first: Int!, $after: String) {\n    auditLog(first: $first, after: $after) {\n      nodes {\n        entryId\n        at\n        actorEmail\n        action\n        memberEmail\n        details\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.AuditLogDocument,
    "\n  query SecurityLog($first: Int!, $after: String, $filter: SecurityFilter) {\n    securityLog(first: $first, after: $after, filter: $filter) {\n      nodes {\n        eventId\n        at\n        kind\n        memberEmail\n        address\n        requestId\n        details\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.SecurityLogDocument,
    "\n  query BrandRules($first: Int!, $after: String) {\n    brandRules(first: $first, after: $after) {\n      nodes {\n        ruleId\n        matchText\n        excludeTexts\n        isOwn\n        isDisabled\n        isEdited\n        fileExcludeTexts\n        names\n        hotels\n        brand {\n          id\n          name\n        }\n        fileBrand {\n          id\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.BrandRulesDocument,
    "\n  query BrandCorrections($first: Int!, $after: String) {\n    brandCorrections(first: $first, after: $after) {\n      nodes {\n        correctionId\n        hotelName\n        reason\n        madeAt\n        madeBy\n        endedAt\n        endedBy\n        brand {\n          name\n        }\n        hotel {\n          name\n          taxpayerNumber\n          locationNumber\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.BrandCorrectionsDocument,
    "\n  query BrandChanges {\n    brandChanges(first: 100) {\n      nodes {\n        changeId\n        kind\n        matchText\n        hotelName\n        madeAt\n        madeBy\n        state\n        doneAt\n        hotels\n      }\n    }\n  }\n": types.BrandChangesDocument,
    "\n  query BrandPreview($input: BrandPreviewInput!) {\n    brandPreview(input: $input) {\n      stamp\n      errors {\n        field\n        code\n        message\n      }\n      rebrandings(first: 500) {\n        totalCount\n        nodes {\n          hotelName\n          months\n          firstMonth\n          lastMonth\n          from {\n            name\n          }\n          to {\n            name\n          }\n          hotel {\n            id\n            name\n            taxpayerNumber\n            locationNumber\n            filedCity\n          }\n        }\n      }\n    }\n  }\n": types.BrandPreviewDocument,
    "\n  query CorrectableHotel($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      name\n      address\n      filedCity\n      roomCapacity\n      brandMatch {\n        isCorrected\n        isSimilar\n        brand {\n          name\n        }\n        rule {\n          matchText\n          excludeTexts\n        }\n      }\n      filings(first: 500) {\n        nodes {\n          locationName\n        }\n      }\n    }\n  }\n": types.CorrectableHotelDocument,
    "\n  query BrandNames {\n    brands(withoutLocations: true) {\n      id\n      name\n    }\n  }\n": types.BrandNamesDocument,
    "\n  mutation AddBrandRule($input: AddBrandRuleInput!) {\n    addBrandRule(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.AddBrandRuleDocument,
    "\n  mutation ChangeBrandRule($input: ChangeBrandRuleInput!) {\n    changeBrandRule(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.ChangeBrandRuleDocument,
    "\n  mutation CorrectHotelBrand($input: CorrectHotelBrandInput!) {\n    correctHotelBrand(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.CorrectHotelBrandDocument,
    "\n  mutation WithdrawBrandCorrection($input: WithdrawBrandCorrectionInput!) {\n    withdrawBrandCorrection(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.WithdrawBrandCorrectionDocument,
    "\n  query Business {\n    business {\n      states {\n        state\n        members\n      }\n      months {\n        month\n        revenue\n        refunds\n        newMembers\n        endedMembers\n        membersAtStart\n        churnPct\n        failedRenewals\n      }\n      cancellationReasons {\n        reason\n        cancellations\n      }\n      cancellations {\n        at\n        memberEmail\n        plan\n        reason\n        text\n      }\n      failedRenewals {\n        memberEmail\n        since\n        owed\n        attempts\n        nextAttemptAt\n        pageUrl\n      }\n    }\n  }\n": types.BusinessDocument,
    "\n  fragment DoubtEffectParts on DoubtEffect {\n    name\n    asFiled {\n      receipts\n      revpar\n    }\n    asFlagged {\n      receipts\n      revpar\n    }\n    leftOut {\n      receipts\n      revpar\n    }\n    receiptsDifference\n    receiptsDifferencePct\n    revparDifference\n    revparDifferencePct\n  }\n": types.DoubtEffectPartsFragmentDoc,
    "\n  fragment DoubtfulRow on DoubtfulFiling {\n    flags\n    reasons\n    usualMonth\n    flaggedReceipts\n    flaggedRooms\n    decision\n    note\n    decidedBy\n    decidedAt\n    figures\n    version\n    filing {\n      id\n      periodEnd\n      periodMonths\n      locationName\n      locationCity\n      roomReceipts\n      taxableReceipts\n      roomCapacity\n      release {\n        ...ReleaseName @unmask\n      }\n    }\n    hotel {\n      id\n      name\n      taxpayerNumber\n      locationNumber\n    }\n    placeEffect {\n      ...DoubtEffectParts\n    }\n    brandEffect {\n      ...DoubtEffectParts\n    }\n  }\n": types.DoubtfulRowFragmentDoc,
    "\n  query DoubtfulFilings(\n    $filter: DoubtfulFilingFilter!\n    $orderBy: [DoubtfulFilingOrder!]!\n    $first: Int!\n    $after: String\n  ) {\n    doubtfulFilings(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      nodes {\n        ...DoubtfulRow\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.DoubtfulFilingsDocument,
    "\n  query DoubtfulCount($filter: DoubtfulFilingFilter!) {\n    doubtfulFilings(filter: $filter, first: 1) {\n      totalCount\n    }\n  }\n": types.DoubtfulCountDocument,
    "\n  query WaitingDecisions {\n    doubtfulFilings(filter: { isWaiting: true }, first: 500) {\n      nodes {\n        figures\n        filing {\n          id\n        }\n      }\n    }\n  }\n": types.WaitingDecisionsDocument,
    "\n  query DoubtDecisions($id: ID!) {\n    doubtfulFiling(id: $id) {\n      decisions {\n        decisionId\n        decision\n        isOfTheseValues\n        note\n        decidedBy\n        decidedAt\n        undoneBy\n        undoneAt\n        undoNote\n      }\n    }\n  }\n": types.DoubtDecisionsDocument,
    "\n  query DoubtHistory($taxpayerNumber: String!, $locationNumber: Int!, $from: Month!, $to: Month!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      months(from: $from, to: $to) {\n        month\n        roomReceipts\n        filedReceipts\n        filedRooms\n        revpar\n      }\n    }\n  }\n": types.DoubtHistoryDocument,
    "\n  query HotelReleases {\n    releases(product: HOTEL, first: 500) {\n      nodes {\n        id\n        fileName\n        issuedOn\n        synthetic\n        undoneAt\n      }\n    }\n  }\n": types.HotelReleasesDocument,
    "\n  mutation DecideFiling($input: DecideFilingInput!) {\n    decideFiling(input: $input) {\n      filing {\n        ...DoubtfulRow\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.DecideFilingDocument,
    "\n  query MemberStatistics {\n    memberStatistics {\n      free\n      active\n      inactive\n      monthly\n      yearly\n    }\n  }\n": types.MemberStatisticsDocument,
    "\n  query Members($first: Int!, $after: String) {\n    members(first: $first, after: $after) {\n      nodes {\n        id\n        email\n        firstName\n        lastName\n        isAdmin\n        isFree\n        group\n        createdAt\n        lastSignInAt\n        subscription {\n          plan\n          status\n          isCancelled\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.MembersDocument,
    "\n  query Member($id: ID!) {\n    viewer {\n      id\n    }\n    member(id: $id) {\n      id\n      email\n      isAdmin\n      isFree\n      subscription {\n        plan\n        ...SubscriptionFacts @unmask\n        startedAt\n      }\n      paymentNotes {\n        kind\n        amount\n        status\n        reason\n        createdAt\n      }\n      clientErrors {\n        at\n        error\n        url\n        userAgent\n      }\n    }\n  }\n": types.MemberDocument,
    "\n  mutation SetMemberRights($input: SetMemberRightsInput!) {\n    setMemberRights(input: $input) {\n      cancelled {\n        isYearly\n        status\n        currentPeriodEnd\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.SetMemberRightsDocument,
    "\n  mutation EndMemberSessions($input: EndMemberSessionsInput!) {\n    endMemberSessions(input: $input) {\n      ended\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.EndMemberSessionsDocument,
    "\n  query Retention {\n    retention {\n      what\n      days\n    }\n  }\n": types.RetentionDocument,
    "\n  query About {\n    about {\n      productName\n      operatorName\n      supportEmail\n      synthetic\n      captchaSiteKey\n      analyticsUrl\n      errorReportingUrl\n      mapTilesUrl\n      mapTilesAttribution\n      outdatedFigures {\n        product\n        step\n        steps\n      }\n    }\n  }\n": types.AboutDocument,
    "\n  mutation ReportClientError($input: ReportClientErrorInput!) {\n    reportClientError(input: $input) {\n      ok\n    }\n  }\n": types.ReportClientErrorDocument,
    "\n  query PaletteBrands {\n    brands {\n      id\n      name\n      matchText\n      excludeText\n      parentCompany {\n        id\n        name\n      }\n    }\n  }\n": types.PaletteBrandsDocument,
    "\n  mutation AnswerDemonstrationChallenge($input: AnswerChallengeInput!) {\n    answerDemonstrationChallenge(input: $input) {\n      ok\n    }\n  }\n": types.AnswerDemonstrationChallengeDocument,
    "\n  query EndedPlan {\n    viewer {\n      id\n      subscription {\n        isYearly\n        status\n        endedAt\n      }\n    }\n  }\n": types.EndedPlanDocument,
    "\n  query Invoices($first: Int!, $after: String) {\n    viewer {\n      id\n      invoices(first: $first, after: $after) {\n        nodes {\n          id\n          number\n          createdAt\n          amountPaid\n          amountOwed\n          status\n          pdfUrl\n          areLinksFresh\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.InvoicesDocument,
    "\n  query KeptPlan {\n    viewer {\n      id\n      subscription {\n        isYearly\n        isCancelled\n        currentPeriodEnd\n      }\n    }\n  }\n": types.KeptPlanDocument,
    "\n  mutation Resubscribe {\n    resubscribe {\n      token\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.ResubscribeDocument,
    "\n  mutation PayRenewal {\n    payRenewal {\n      ...PaymentStep @unmask\n    }\n  }\n": types.PayRenewalDocument,
    "\n  query UpgradePrice {\n    viewer {\n      id\n      subscription {\n        upgradePrice\n      }\n    }\n  }\n": types.UpgradePriceDocument,
    "\n  fragment SubscriptionFacts on Subscription {\n    isYearly\n    isLegacy\n    isCharged\n    isGiven\n    price\n    amountOwed\n    status\n    isCancelled\n    currentPeriodEnd\n    nextAttemptAt\n    card {\n      brand\n      last4\n      expMonth\n      expYear\n    }\n  }\n": types.SubscriptionFactsFragmentDoc,
    "\n  query Membership {\n    viewer {\n      id\n      isFree\n      isPaid\n      isSubscribed\n      subscription {\n        ...SubscriptionFacts @unmask\n        accessEndsAt\n        canUpgrade\n      }\n    }\n  }\n": types.MembershipDocument,
    "\n  fragment PaymentStep on SubscriptionPayload {\n    token\n    clientSecret\n    errors {\n      field\n      code\n      message\n    }\n  }\n": types.PaymentStepFragmentDoc,
    "\n  query Billing {\n    billing {\n      mode\n      publishableKey\n      completesAddresses\n      plans {\n        plan\n        code\n        price\n        pricePerMonth\n        isYearly\n      }\n      testCards {\n        number\n        paymentMethodId\n        outcome\n      }\n    }\n  }\n": types.BillingDocument,
    "\n  mutation CancelSubscription($input: CancelSubscriptionInput!) {\n    cancelSubscription(input: $input) {\n      token\n      member {\n        id\n        isPaid\n        isSubscribed\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.CancelSubscriptionDocument,
    "\n  mutation UpdateCard($input: UpdateCardInput!) {\n    updateCard(input: $input) {\n      clientSecret\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.UpdateCardDocument,
    "\n  mutation ConfirmCard {\n    confirmCard {\n      clientSecret\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.ConfirmCardDocument,
    "\n  mutation Subscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      member {\n        ...MemberFlags @unmask\n      }\n      ...PaymentStep @unmask\n    }\n  }\n": types.SubscribeDocument,
    "\n  mutation ConfirmSubscription {\n    confirmSubscription {\n      member {\n        ...MemberFlags @unmask\n      }\n      ...PaymentStep @unmask\n    }\n  }\n": types.ConfirmSubscriptionDocument,
    "\n  mutation UpgradeSubscription {\n    upgradeSubscription {\n      ...PaymentStep @unmask\n    }\n  }\n": types.UpgradeSubscriptionDocument,
    "\n  fragment BeverageChart on BeverageProperty {\n    name\n    series {\n      months\n      totalReceipts\n      ttmReceipts\n    }\n    months {\n      month\n      isIncomplete\n      flags\n      release {\n        ...ReleaseName @unmask\n      }\n    }\n  }\n": types.BeverageChartFragmentDoc,
    "\n  query BeverageFilings($taxpayerNumber: String!, $locationNumber: Int!, $first: Int!, $after: String) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      filings(first: $first, after: $after) {\n        nodes {\n          ...BeverageFilingRow\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.BeverageFilingsDocument,
    "\n  query BeverageFigures($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      ...BeverageChart\n      ...BeverageMonths\n      ...BeverageYears\n    }\n    latestPeriod(product: BEVERAGE) {\n      year\n    }\n  }\n": types.BeverageFiguresDocument,
    "\n  fragment BeverageHeader on BeverageProperty {\n    ...PropertyHeader @unmask\n    permit\n  }\n": types.BeverageHeaderFragmentDoc,
    "\n  fragment BeverageHeadline on BeverageProperty {\n    cityName\n    countyName\n    headline {\n      ...HeadlineFigures @unmask\n      totalReceipts\n      cityRank {\n        rank\n        of\n      }\n      countyRank {\n        rank\n        of\n      }\n      flags\n    }\n  }\n": types.BeverageHeadlineFragmentDoc,
    "\n  fragment BeverageMonths on BeverageProperty {\n    months {\n      month\n      isIncomplete\n      totalReceipts\n      liquorReceipts\n      wineReceipts\n      beerReceipts\n      coverChargeReceipts\n      yearChange {\n        amount\n        percent\n      }\n      flags\n      release {\n        ...ReleaseName @unmask\n      }\n    }\n  }\n": types.BeverageMonthsFragmentDoc,
    "\n  fragment BeverageOwner on BeverageProperty {\n    ...PropertyOwner @unmask\n    permit\n  }\n": types.BeverageOwnerFragmentDoc,
    "\n  query BeveragePage($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      ...PropertyVisit @unmask\n      ...MapCard\n      ...BeverageHeader\n      ...BeverageHeadline\n      ...BeverageOwner\n    }\n  }\n": types.BeveragePageDocument,
    "\n  query BeverageResults($input: BeverageResultsInput!, $first: Int!, $after: String) {\n    beverageResults(input: $input, first: $first, after: $after) {\n      nodes {\n        ...BeverageResultRow\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.BeverageResultsDocument,
    "\n  fragment BeverageYears on BeverageProperty {\n    years {\n      year\n      months\n      totalReceipts\n      liquorReceipts\n      wineReceipts\n      beerReceipts\n      coverChargeReceipts\n      receiptsChange {\n        amount\n        percent\n      }\n    }\n  }\n": types.BeverageYearsFragmentDoc,
    "\n  fragment ComparedBeverageFiling on BeverageFiling {\n    locationName\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n": types.ComparedBeverageFilingFragmentDoc,
    "\n  fragment BeverageFilingRow on BeverageFiling {\n    id\n    ...ComparedBeverageFiling @unmask\n    periodEnd\n    permit\n    locationAddress\n    locationCity\n    locationState\n    locationZip\n    taxpayerName\n    tax\n    responsibilityBegin\n    responsibilityEnd\n    flags\n    history {\n      ...ComparedBeverageFiling @unmask\n    }\n  }\n": types.BeverageFilingRowFragmentDoc,
    "\n  fragment BeverageResultRow on BeverageResult {\n    taxpayerNumber\n    locationNumber\n    periodEnd\n    isIncomplete\n    locationName\n    locationAddress\n    city\n    county\n    locationZip\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    flags\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n": types.BeverageResultRowFragmentDoc,
    "\n  fragment BrandHeadline on BrandHeadline {\n    ...HeadlineOfSeveralFigures @unmask\n    roomReceipts\n    revpar\n    rooms\n    properties\n    ttmRevparWeighted\n  }\n": types.BrandHeadlineFragmentDoc,
    "\n  query BrandHotels($id: ID!, $first: Int!, $after: String) {\n    brand(id: $id) {\n      id\n      hotels(first: $first, after: $after) {\n        nodes {\n          ...BrandHotel\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.BrandHotelsDocument,
    "\n  query CompanyHotels($id: ID!, $first: Int!, $after: String) {\n    parentCompany(id: $id) {\n      id\n      hotels(first: $first, after: $after) {\n        nodes {\n          ...BrandHotel\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.CompanyHotelsDocument,
    "\n  query Brands {\n    brands {\n      ...BrandRow\n    }\n  }\n": types.BrandsDocument,
    "\n  fragment BrandRow on Brand {\n    ...BrandName @unmask\n    locations\n    parentCompany {\n      id\n      name\n    }\n  }\n": types.BrandRowFragmentDoc,
    "\n  fragment BrandMonthShown on BrandMonth {\n    month\n    isIncomplete\n    ...BrandMonthFigures @unmask\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n": types.BrandMonthShownFragmentDoc,
    "\n  query BrandPage($id: ID!) {\n    brand(id: $id) {\n      ...BrandName @unmask\n      locations\n      rooms\n      parentCompany {\n        id\n        name\n      }\n      headline {\n        ...BrandHeadline\n      }\n      months {\n        ...BrandMonthShown\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      month\n      year\n    }\n    publishedMonths(product: HOTEL) {\n      month\n      hasMonthlyFilers\n    }\n  }\n": types.BrandPageDocument,
    "\n  query ParentCompanyPage($id: ID!) {\n    parentCompany(id: $id) {\n      id\n      name\n      locations\n      rooms\n      brands {\n        ...BrandRow\n      }\n      headline {\n        ...BrandHeadline\n      }\n      months {\n        ...BrandMonthShown\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      month\n      year\n    }\n    publishedMonths(product: HOTEL) {\n      month\n      hasMonthlyFilers\n    }\n  }\n": types.ParentCompanyPageDocument,
    "\n  fragment BrandName on Brand {\n    id\n    name\n    matchText\n    excludeText\n  }\n": types.BrandNameFragmentDoc,
    "\n  fragment BrandHotel on Hotel {\n    id\n    ...PropertyLine @unmask\n    state\n    zip\n    cityName\n    countyName\n    roomCapacity\n    taxpayer {\n      name\n    }\n    responsibilityBegin\n    brand {\n      ...BrandName @unmask\n    }\n  }\n": types.BrandHotelFragmentDoc,
    "\n  query BrandGrowth($id: ID!) {\n    brand(id: $id) {\n      id\n      growth {\n        ...GrowthFigures\n      }\n    }\n  }\n": types.BrandGrowthDocument,
    "\n  query CompanyGrowth($id: ID!) {\n    parentCompany(id: $id) {\n      id\n      growth {\n        ...GrowthFigures\n      }\n    }\n  }\n": types.CompanyGrowthDocument,
    "\n  query ChosenHotels($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      __typename\n      id\n      ...ListedHotel\n    }\n  }\n": types.ChosenHotelsDocument,
    "\n  fragment ComparedHotel on ComparedHotel {\n    hotel {\n      id\n      ...ListedHotel\n    }\n    monthsFiled\n    roomReceipts\n    roomCapacity\n    availableRoomNights\n    revpar\n    revparIndex\n    revparRank {\n      rank\n      of\n    }\n    receiptsRank {\n      rank\n      of\n    }\n    share\n    receiptsChange {\n      amount\n      percent\n    }\n    receiptsLikeForLike {\n      share\n    }\n    revparChange {\n      amount\n      percent\n    }\n    flags\n    flaggedMonths\n    roomReceiptsByMonth\n    revparByMonth\n  }\n": types.ComparedHotelFragmentDoc,
    "\n  query CompareHotels($input: CompareHotelsInput!) {\n    compareHotels(input: $input) {\n      from\n      to\n      months\n      monthsPublished\n      subject {\n        ...ComparedHotel\n      }\n      competitors {\n        ...ComparedHotel\n      }\n      competitorSet {\n        roomReceipts\n        availableRoomNights\n        revpar\n        receiptsChange {\n          amount\n          percent\n        }\n        receiptsLikeForLike {\n          share\n        }\n        roomReceiptsByMonth\n        revparByMonth\n      }\n    }\n  }\n": types.CompareHotelsDocument,
    "\n  query LatestMonthToExport($product: Product!) {\n    latestPeriod(product: $product) {\n      month\n    }\n  }\n": types.LatestMonthToExportDocument,
    "\n  fragment HeadlineFigures on HeadlineFacts {\n    month\n    isIncomplete\n    receiptsChange {\n      amount\n      percent\n    }\n    ttmReceipts\n    ttmMonths\n    ttmChange {\n      amount\n      percent\n    }\n    yearToDate {\n      ...NearestFigure\n    }\n  }\n": types.HeadlineFiguresFragmentDoc,
    "\n  fragment HeadlineOfSeveralFigures on HeadlineOfSeveral {\n    ...HeadlineFigures @unmask\n    receiptsLikeForLike {\n      share\n    }\n    ttmLikeForLike {\n      share\n    }\n  }\n": types.HeadlineOfSeveralFiguresFragmentDoc,
    "\n  fragment NearestFigure on YearToDate {\n    months\n    receipts\n    revpar\n    comparedYear\n    receiptsChange {\n      amount\n      percent\n    }\n    likeForLike {\n      share\n    }\n  }\n": types.NearestFigureFragmentDoc,
    "\n  fragment HotelMonthFigures on HotelMonthFacts {\n    roomReceipts\n    filedReceipts\n    taxableReceipts\n    exemptShare\n    apportioned\n    roomCapacity\n    filedRooms\n    revpar\n  }\n": types.HotelMonthFiguresFragmentDoc,
    "\n  fragment HotelSeriesFigures on HotelSeries {\n    roomReceipts\n    exemptShare\n    revpar\n  }\n": types.HotelSeriesFiguresFragmentDoc,
    "\n  fragment HotelYearFigures on HotelYearFacts {\n    roomReceipts\n    exemptShare\n    apportioned\n    revpar\n  }\n": types.HotelYearFiguresFragmentDoc,
    "\n  fragment LodgingMonthFigures on LodgingMonthFacts {\n    roomReceipts\n    filedReceipts\n    taxableReceipts\n    exemptShare\n    marketplace\n    apportioned\n    rooms\n    filedRooms\n    revpar\n    filedRevpar\n    properties\n    flaggedFilings\n    roomsLeftOut\n  }\n": types.LodgingMonthFiguresFragmentDoc,
    "\n  fragment LodgingYearFigures on LodgingYearFacts {\n    roomReceipts\n    filedReceipts\n    taxableReceipts\n    exemptShare\n    marketplace\n    apportioned\n    revpar\n    filedRevpar\n    flaggedFilings\n  }\n": types.LodgingYearFiguresFragmentDoc,
    "\n  fragment BrandMonthFigures on BrandMonth {\n    roomReceipts\n    filedReceipts\n    taxableReceipts\n    exemptShare\n    apportioned\n    rooms\n    filedRooms\n    revpar\n    filedRevpar\n    properties\n    flaggedFilings\n  }\n": types.BrandMonthFiguresFragmentDoc,
    "\n  fragment ReleaseName on ReleaseFacts {\n    fileName\n    issuedOn\n    synthetic\n  }\n": types.ReleaseNameFragmentDoc,
    "\n  mutation NoteExport($input: NoteExportInput!) {\n    noteExport(input: $input) {\n      ok\n    }\n  }\n": types.NoteExportDocument,
    "\n  fragment GrowthFigures on ReceiptsGrowth {\n    from\n    to\n    monthsCompared\n    earlier\n    later\n    change {\n      amount\n      percent\n    }\n    likeForLike {\n      properties\n      earlier\n      later\n      share\n      change {\n        amount\n        percent\n      }\n    }\n    parts {\n      kind\n      properties\n      earlier\n      later\n      change\n    }\n  }\n": types.GrowthFiguresFragmentDoc,
    "\n  fragment HotelChartSeries on HotelSeries {\n    months\n    ...HotelSeriesFigures @unmask\n    ttmReceipts\n    ttmRevpar\n    ttmRevparWeighted\n  }\n": types.HotelChartSeriesFragmentDoc,
    "\n  fragment HotelChartMonth on HotelMonthFacts {\n    month\n    isIncomplete\n    apportioned\n    reasons\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n": types.HotelChartMonthFragmentDoc,
    "\n  query HotelFilings($taxpayerNumber: String!, $locationNumber: Int!, $first: Int!, $after: String) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      filings(first: $first, after: $after) {\n        nodes {\n          id\n          ...HotelFilingRow\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.HotelFilingsDocument,
    "\n  query HotelFigures($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      name\n      series {\n        ...HotelChartSeries\n      }\n      months {\n        ...HotelChartMonth\n        ...HotelMonthRow\n      }\n      years {\n        ...HotelYearRow\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      year\n    }\n  }\n": types.HotelFiguresDocument,
    "\n  fragment HotelHeader on HotelFacts {\n    ...PropertyHeader @unmask\n    roomCapacity\n    filerType\n    isMarketplace\n  }\n": types.HotelHeaderFragmentDoc,
    "\n  fragment HotelBrand on Hotel {\n    brand {\n      ...BrandName @unmask\n    }\n    brandMatch {\n      isCorrected\n      isSimilar\n      rule {\n        matchText\n      }\n    }\n  }\n": types.HotelBrandFragmentDoc,
    "\n  fragment HotelHeadline on HotelFacts {\n    isMarketplace\n    cityName\n    countyName\n    headline {\n      ...HeadlineFigures @unmask\n      roomReceipts\n      revpar\n      roomCapacity\n      ttmRevpar\n      ttmRevparWeighted\n      cityRank {\n        rank\n        of\n      }\n      countyRank {\n        rank\n        of\n      }\n    }\n  }\n": types.HotelHeadlineFragmentDoc,
    "\n  fragment HotelOwner on HotelFacts {\n    ...PropertyOwner @unmask\n    filerType\n  }\n": types.HotelOwnerFragmentDoc,
    "\n  query HotelPage($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      ...PropertyVisit @unmask\n      ...MapCard\n      ...HotelHeader\n      ...HotelBrand\n      ...HotelHeadline\n      ...HotelOwner\n    }\n  }\n": types.HotelPageDocument,
    "\n  query HotelResults($input: HotelResultsInput!, $first: Int!, $after: String) {\n    hotelResults(input: $input, first: $first, after: $after) {\n      nodes {\n        ...HotelResultRow\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.HotelResultsDocument,
    "\n  fragment HotelYearRow on HotelYearFacts {\n    year\n    months\n    ...HotelYearFigures @unmask\n    receiptsChange {\n      amount\n      percent\n    }\n    revparChange {\n      amount\n      percent\n    }\n  }\n": types.HotelYearRowFragmentDoc,
    "\n  fragment ComparedHotelFiling on HotelFilingVersion {\n    locationName\n    taxpayerName\n    roomReceipts\n    taxableReceipts\n    roomCapacity\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n": types.ComparedHotelFilingFragmentDoc,
    "\n  fragment HotelFilingRow on HotelFilingFacts {\n    ...ComparedHotelFiling @unmask\n    periodEnd\n    periodMonths\n    filerType\n    locationAddress\n    locationCity\n    locationState\n    locationZip\n    locationPhone\n    taxpayerAddress\n    taxpayerCity\n    taxpayerState\n    taxpayerZip\n    taxpayerPhone\n    countedRooms\n    countedReceipts\n    revpar\n    responsibilityBegin\n    responsibilityEnd\n    flags\n    reasons\n    decision\n    decisionNote\n    history {\n      ...ComparedHotelFiling @unmask\n    }\n  }\n": types.HotelFilingRowFragmentDoc,
    "\n  fragment HotelMonthRow on HotelMonthFacts {\n    month\n    isIncomplete\n    ...HotelMonthFigures @unmask\n    yearChange {\n      amount\n      percent\n    }\n    flags\n    reasons\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n": types.HotelMonthRowFragmentDoc,
    "\n  fragment HotelResultRow on HotelResult {\n    taxpayerNumber\n    locationNumber\n    periodEnd\n    periodMonths\n    monthsFiled\n    isIncomplete\n    days\n    filerType\n    locationName\n    locationAddress\n    city\n    county\n    locationZip\n    locationPhone\n    taxpayerName\n    taxpayerAddress\n    taxpayerCity\n    taxpayerPhone\n    responsibilityBegin\n    responsibilityEnd\n    roomReceipts\n    countedReceipts\n    taxableReceipts\n    roomCapacity\n    countedRooms\n    revpar\n    flags\n    reasons\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n": types.HotelResultRowFragmentDoc,
    "\n  fragment MapCard on PropertyFacts {\n    name\n    zip\n    countyName\n    coordinates {\n      latitude\n      longitude\n      approximate\n    }\n  }\n": types.MapCardFragmentDoc,
    "\n  query PlaceBrands($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      brandRanks {\n        brand {\n          ...BrandName @unmask\n        }\n        properties\n        months\n        rooms\n        roomReceipts\n        revpar\n        revparRank {\n          rank\n          of\n        }\n        receiptsPerRoom\n        receiptsPerRoomRank {\n          rank\n          of\n        }\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      month\n    }\n    publishedMonths(product: HOTEL) {\n      month\n      hasMonthlyFilers\n    }\n  }\n": types.PlaceBrandsDocument,
    "\n  query PlaceGrowth($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      growth {\n        ...GrowthFigures\n      }\n    }\n  }\n": types.PlaceGrowthDocument,
    "\n  fragment PlaceHeadlineFigures on PlaceHeadlineFacts {\n    ...HeadlineOfSeveralFigures @unmask\n    properties\n    propertiesExpected\n    stateRank {\n      rank\n      of\n    }\n    mainCountyName\n    countyRank {\n      rank\n      of\n    }\n  }\n": types.PlaceHeadlineFiguresFragmentDoc,
    "\n  fragment AlcoholMonth on AlcoholPlaceMonth {\n    month\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    estimated\n    properties\n    isIncomplete\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n": types.AlcoholMonthFragmentDoc,
    "\n  fragment AlcoholPlaceHeadline on AlcoholPlaceHeadline {\n    ...PlaceHeadlineFigures @unmask\n    totalReceipts\n    estimated\n  }\n": types.AlcoholPlaceHeadlineFragmentDoc,
    "\n  query PlaceAlcohol($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      name\n      alcoholHeadline {\n        ...AlcoholPlaceHeadline\n      }\n      alcoholMonths {\n        ...AlcoholMonth\n      }\n      alcoholYears {\n        year\n        months\n        totalReceipts\n        receiptsChange {\n          amount\n          percent\n        }\n        receiptsLikeForLike {\n          share\n        }\n      }\n    }\n    latestPeriod(product: BEVERAGE) {\n      year\n    }\n  }\n": types.PlaceAlcoholDocument,
    "\n  fragment LodgingMonth on LodgingMonthFacts {\n    month\n    ...LodgingMonthFigures @unmask\n    awaitsQuarterlyFilers\n    isIncomplete\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n": types.LodgingMonthFragmentDoc,
    "\n  fragment LodgingYear on LodgingYearFacts {\n    year\n    months\n    ...LodgingYearFigures @unmask\n    receiptsChange {\n      amount\n      percent\n    }\n    receiptsLikeForLike {\n      share\n    }\n    revparChange {\n      amount\n      percent\n    }\n  }\n": types.LodgingYearFragmentDoc,
    "\n  fragment LodgingHeadline on PlaceFacts {\n    name\n    lodgingHeadline {\n      ...PlaceHeadlineFigures @unmask\n      roomReceipts\n      revpar\n      rooms\n      marketplace\n      apportioned\n      flaggedFilings\n      roomsLeftOut\n      awaitsQuarterlyFilers\n      ttmRevpar\n      ttmRevparWeighted\n      monthsAwaited\n    }\n  }\n": types.LodgingHeadlineFragmentDoc,
    "\n  query PlaceLodging($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      ...LodgingHeadline\n      lodgingMonths {\n        ...LodgingMonth\n      }\n      lodgingYears {\n        ...LodgingYear\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      year\n    }\n  }\n": types.PlaceLodgingDocument,
    "\n  query CitiesLodging($name: String!) {\n    place(kind: COUNTY, name: $name) {\n      id\n      citiesLodgingMonths {\n        city\n        month {\n          ...LodgingMonth\n        }\n      }\n    }\n  }\n": types.CitiesLodgingDocument,
    "\n  query CitiesAlcohol($name: String!) {\n    place(kind: COUNTY, name: $name) {\n      id\n      citiesAlcoholMonths {\n        city\n        month {\n          ...AlcoholMonth\n        }\n      }\n    }\n  }\n": types.CitiesAlcoholDocument,
    "\n  fragment ListedHotel on Hotel {\n    id\n    ...PropertyLine @unmask\n  }\n": types.ListedHotelFragmentDoc,
    "\n  fragment ListedBar on BeverageProperty {\n    id\n    ...PropertyLine @unmask\n  }\n": types.ListedBarFragmentDoc,
    "\n  query PortfolioChart($id: ID!, $from: Month!, $to: Month!) {\n    node(id: $id) {\n      __typename\n      id\n      ... on Portfolio {\n        chart(from: $from, to: $to) {\n          months\n          receipts\n          revpar\n          lines {\n            hotel {\n              id\n              name\n            }\n            beverageProperty {\n              id\n              name\n            }\n            receipts\n            revpar\n          }\n        }\n      }\n    }\n  }\n": types.PortfolioChartDocument,
    "\n  query Portfolio($id: ID!) {\n    node(id: $id) {\n      __typename\n      id\n      ... on Portfolio {\n        name\n        product\n        propertyCount\n      }\n    }\n  }\n": types.PortfolioDocument,
    "\n  query PortfolioProperties($id: ID!, $first: Int!, $after: String) {\n    node(id: $id) {\n      __typename\n      id\n      ... on Portfolio {\n        hotels(first: $first, after: $after) {\n          nodes {\n            ...ListedHotel\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n        beverageProperties(first: $first, after: $after) {\n          nodes {\n            ...ListedBar\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  }\n": types.PortfolioPropertiesDocument,
    "\n  query Portfolios($product: Product) {\n    portfolios(product: $product, first: 500) {\n      nodes {\n        id\n        name\n        product\n        createdAt\n        propertyCount\n      }\n    }\n  }\n": types.PortfoliosDocument,
    "\n  mutation CreatePortfolio($input: CreatePortfolioInput!) {\n    createPortfolio(input: $input) {\n      portfolio {\n        id\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.CreatePortfolioDocument,
    "\n  mutation DeletePortfolio($input: DeletePortfolioInput!) {\n    deletePortfolio(input: $input) {\n      ok\n      errors {\n        message\n      }\n    }\n  }\n": types.DeletePortfolioDocument,
    "\n  mutation AddToPortfolio($input: PortfolioPropertyInput!) {\n    addToPortfolio(input: $input) {\n      portfolio {\n        id\n        name\n        propertyCount\n      }\n      errors {\n        message\n      }\n    }\n  }\n": types.AddToPortfolioDocument,
    "\n  mutation RemoveFromPortfolio($input: PortfolioPropertyInput!) {\n    removeFromPortfolio(input: $input) {\n      portfolio {\n        id\n        propertyCount\n      }\n      errors {\n        message\n      }\n    }\n  }\n": types.RemoveFromPortfolioDocument,
    "\n  fragment AlcoholPerRoom on Premises {\n    alcoholTrailing {\n      from\n      to\n      totalReceipts\n      availableRoomNights\n      perAvailableRoom\n    }\n    alcoholMonths {\n      month\n      totalReceipts\n      rooms\n      perAvailableRoom\n      release {\n        ...ReleaseName @unmask\n      }\n    }\n  }\n": types.AlcoholPerRoomFragmentDoc,
    "\n  query HotelPremises($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      premises {\n        id\n        beverageProperties {\n          id\n          ...RelatedProperty\n        }\n        ...AlcoholPerRoom\n      }\n    }\n  }\n": types.HotelPremisesDocument,
    "\n  query BeveragePremises($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      premises {\n        id\n        hotels {\n          id\n          ...RelatedProperty\n        }\n        ...AlcoholPerRoom\n      }\n    }\n  }\n": types.BeveragePremisesDocument,
    "\n  fragment PropertyHeader on PropertyFacts {\n    ...RelatedProperty @unmask\n    cityName\n    countyName\n    zipName\n    responsibilityEnd\n  }\n": types.PropertyHeaderFragmentDoc,
    "\n  fragment PropertyOwner on PropertyFacts {\n    locationNumber\n    taxpayer {\n      number\n      name\n      address\n      city\n      state\n      zip\n      phone\n    }\n  }\n": types.PropertyOwnerFragmentDoc,
    "\n  fragment RelatedProperty on PropertySummary {\n    ...PropertyLine @unmask\n    state\n    zip\n    status\n  }\n": types.RelatedPropertyFragmentDoc,
    "\n  query TaxpayerProperties($taxpayerNumber: String!, $first: Int!, $after: String) {\n    taxpayerProperties(taxpayerNumber: $taxpayerNumber, first: $first, after: $after) {\n      totalCount\n      nodes {\n        hotel {\n          id\n          ...RelatedProperty\n        }\n        beverageProperty {\n          id\n          ...RelatedProperty\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.TaxpayerPropertiesDocument,
    "\n  fragment OwnershipRow on OwnershipFacts {\n    product\n    locationName\n    locationAddress\n    taxpayerName\n    beginDate\n    endDate\n    datesAreFiledPeriods\n    taxpayerNumber\n    locationNumber\n  }\n": types.OwnershipRowFragmentDoc,
    "\n  fragment PropertyLine on PropertySummary {\n    taxpayerNumber\n    locationNumber\n    name\n    address\n    filedCity\n  }\n": types.PropertyLineFragmentDoc,
    "\n  fragment PropertyVisit on PropertyFacts {\n    name\n    cityName\n    countyName\n  }\n": types.PropertyVisitFragmentDoc,
    "\n  fragment PremisesNames on Premises {\n    ownershipPeriods {\n      ...OwnershipRow\n    }\n  }\n": types.PremisesNamesFragmentDoc,
    "\n  query HotelNames($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      premises {\n        id\n        ...PremisesNames\n      }\n    }\n  }\n": types.HotelNamesDocument,
    "\n  query BeverageNames($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      premises {\n        id\n        ...PremisesNames\n      }\n    }\n  }\n": types.BeverageNamesDocument,
    "\n  query RecentlyViewed($first: Int!, $after: String) {\n    recentlyViewed(first: $first, after: $after) {\n      nodes {\n        product\n        viewedAt\n        hotel {\n          ...ListedHotel\n        }\n        beverageProperty {\n          ...ListedBar\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n": types.RecentlyViewedDocument,
    "\n  query PlaceNames($product: Product!, $kind: PlaceKind!) {\n    places(product: $product, kind: $kind) {\n      id\n      name\n    }\n  }\n": types.PlaceNamesDocument,
    "\n  query SearchSuggestions($product: Product!, $text: String!) {\n    search(product: $product, text: $text) {\n      zips {\n        id\n        kind\n        name\n      }\n      cities {\n        id\n        kind\n        name\n      }\n      counties {\n        id\n        kind\n        name\n      }\n      hotels {\n        id\n        ...RelatedProperty @unmask\n        responsibilityEnd\n      }\n      beverageProperties {\n        id\n        ...RelatedProperty @unmask\n        responsibilityEnd\n      }\n    }\n  }\n": types.SearchSuggestionsDocument,
    "\n  query LatestPeriods {\n    hotel: latestPeriod(product: HOTEL) {\n      month\n      year\n      monthNumber\n      quarter\n    }\n    beverage: latestPeriod(product: BEVERAGE) {\n      month\n      year\n      monthNumber\n      quarter\n    }\n  }\n": types.LatestPeriodsDocument,
    "\n  query PublishedMonths($product: Product!) {\n    publishedMonths(product: $product) {\n      month\n      hasMonthlyFilers\n      hasQuarterlyFilers\n      isIncomplete\n      rows\n      rowsExpected\n    }\n  }\n": types.PublishedMonthsDocument,
    "\n  query HotelsOfYear($year: Int!, $first: Int!, $after: String) {\n    newHotels(year: $year) {\n      year\n      hotels(first: $first, after: $after) {\n        nodes {\n          id\n          ...PropertyLine @unmask\n          cityName\n          countyName\n          roomsWhenNew\n          responsibilityBegin\n          status\n          responsibilityEnd\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n": types.HotelsOfYearDocument,
    "\n  query NewHotels {\n    newHotels {\n      year\n      newHotels\n      roomsAdded\n      roomsUnknown\n    }\n    latestPeriod(product: HOTEL) {\n      month\n      year\n    }\n  }\n": types.NewHotelsDocument,
    "\n  query TrialHotelFigures($latestYears: Int) {\n    trial {\n      latestYear\n      hotel {\n        name\n        series(latestYears: $latestYears) {\n          ...HotelChartSeries\n        }\n        months(latestYears: $latestYears) {\n          ...HotelChartMonth\n          ...HotelMonthRow\n        }\n        years(latestYears: $latestYears) {\n          ...HotelYearRow\n        }\n        filings(latestYears: $latestYears) {\n          ...HotelFilingRow\n        }\n      }\n    }\n  }\n": types.TrialHotelFiguresDocument,
    "\n  query TrialHotel {\n    trial {\n      hotel {\n        taxpayerNumber\n        locationNumber\n        ...HotelHeader\n        ...HotelHeadline\n        ...HotelOwner\n        ...MapCard\n        names {\n          ...OwnershipRow\n        }\n        taxpayerPropertiesCount\n        taxpayerProperties {\n          ...TrialRelated\n        }\n        mixedBeverageRecords {\n          ...TrialRelated\n        }\n      }\n    }\n  }\n": types.TrialHotelDocument,
    "\n  fragment TrialRelated on TrialRelatedProperty {\n    product\n    ...RelatedProperty\n  }\n": types.TrialRelatedFragmentDoc,
    "\n  fragment TrialPlace on TrialPlace {\n    ...LodgingHeadline\n    lodgingMonths(latestYears: $latestYears) {\n      ...LodgingMonth\n    }\n    lodgingYears(latestYears: $latestYears) {\n      ...LodgingYear\n    }\n  }\n": types.TrialPlaceFragmentDoc,
    "\n  query TrialCity($latestYears: Int) {\n    trial {\n      latestYear\n      city {\n        ...TrialPlace\n      }\n    }\n  }\n": types.TrialCityDocument,
    "\n  query TrialCounty($latestYears: Int) {\n    trial {\n      latestYear\n      county {\n        ...TrialPlace\n        citiesLodgingMonths(latestYears: $latestYears) {\n          city\n          month {\n            ...LodgingMonth\n          }\n        }\n      }\n    }\n  }\n": types.TrialCountyDocument,
    "\n  mutation ConfirmEmail($input: ConfirmEmailInput!) {\n    confirmEmail(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.ConfirmEmailDocument,
    "\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.DeleteAccountDocument,
    "\n  mutation ChangeEmail($input: ChangeEmailInput!) {\n    changeEmail(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.ChangeEmailDocument,
    "\n  query IsUnsubscribed {\n    isUnsubscribed\n  }\n": types.IsUnsubscribedDocument,
    "\n  mutation SignOut {\n    signOut {\n      ok\n    }\n  }\n": types.SignOutDocument,
    "\n  mutation ChangeName($input: ChangeNameInput!) {\n    changeName(input: $input) {\n      member {\n        id\n        firstName\n        lastName\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.ChangeNameDocument,
    "\n  mutation DownloadOwnData {\n    downloadOwnData {\n      json\n      errors {\n        message\n      }\n    }\n  }\n": types.DownloadOwnDataDocument,
    "\n  fragment SessionLine on Session {\n    id\n    createdAt\n    lastSeenAt\n    userAgent\n    isCurrent\n  }\n": types.SessionLineFragmentDoc,
    "\n  query Sessions {\n    viewer {\n      id\n      sessions {\n        id\n        isCurrent\n        ...SessionLine\n      }\n    }\n  }\n": types.SessionsDocument,
    "\n  mutation EndSession($input: EndSessionInput!) {\n    endSession(input: $input) {\n      ok\n    }\n  }\n": types.EndSessionDocument,
    "\n  mutation EndOtherSessions {\n    endOtherSessions {\n      ended\n    }\n  }\n": types.EndOtherSessionsDocument,
    "\n  query TwoStep {\n    twoStep {\n      steps {\n        id\n        kind\n        name\n        createdAt\n        lastUsedAt\n      }\n      recoveryCodesLeft\n    }\n  }\n": types.TwoStepDocument,
    "\n  mutation AddAuthenticator($input: AddSecondStepInput!) {\n    addAuthenticator(input: $input) {\n      challenge\n      secret\n      uri\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.AddAuthenticatorDocument,
    "\n  mutation ConfirmAuthenticator($input: ConfirmAuthenticatorInput!) {\n    confirmAuthenticator(input: $input) {\n      recoveryCodes\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.ConfirmAuthenticatorDocument,
    "\n  mutation AddPasskey($input: AddSecondStepInput!) {\n    addPasskey(input: $input) {\n      challenge\n      options\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.AddPasskeyDocument,
    "\n  mutation ConfirmPasskey($input: ConfirmPasskeyInput!) {\n    confirmPasskey(input: $input) {\n      recoveryCodes\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.ConfirmPasskeyDocument,
    "\n  mutation RenameSecondStep($input: RenameSecondStepInput!) {\n    renameSecondStep(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.RenameSecondStepDocument,
    "\n  mutation RemoveSecondStep($input: RemoveSecondStepInput!) {\n    removeSecondStep(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.RemoveSecondStepDocument,
    "\n  mutation RenewRecoveryCodes($input: RenewRecoveryCodesInput!) {\n    renewRecoveryCodes(input: $input) {\n      recoveryCodes\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.RenewRecoveryCodesDocument,
    "\n  query OwnEmail {\n    viewer {\n      id\n      firstName\n      lastName\n      email\n      ownEmail {\n        email\n        isConfirmed\n        pendingEmail\n      }\n    }\n  }\n": types.OwnEmailDocument,
    "\n  mutation RequestEmailConfirmation {\n    requestEmailConfirmation {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.RequestEmailConfirmationDocument,
    "\n  mutation CancelEmailChange {\n    cancelEmailChange {\n      ok\n    }\n  }\n": types.CancelEmailChangeDocument,
    "\n  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {\n    requestPasswordReset(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.RequestPasswordResetDocument,
    "\n  query IsPasswordResetTokenValid($token: String!) {\n    isPasswordResetTokenValid(token: $token)\n  }\n": types.IsPasswordResetTokenValidDocument,
    "\n  mutation ResetPassword($input: ResetPasswordInput!) {\n    resetPassword(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.ResetPasswordDocument,
    "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      ...SignedIn\n    }\n  }\n": types.SignInDocument,
    "\n  mutation FinishSignIn($input: FinishSignInInput!) {\n    finishSignIn(input: $input) {\n      ...SignedIn\n    }\n  }\n": types.FinishSignInDocument,
    "\n  mutation RequestPasskey {\n    requestPasskey {\n      challenge\n      options\n      errors {\n        message\n      }\n    }\n  }\n": types.RequestPasskeyDocument,
    "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      token\n      deviceToken\n      member {\n        ...MemberFlags @unmask\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n": types.SignUpDocument,
    "\n  fragment SignedIn on SignInPayload {\n    token\n    deviceToken\n    member {\n      ...MemberFlags @unmask\n    }\n    secondStep {\n      challenge\n      hasAuthenticator\n      passkeyOptions\n    }\n    errors {\n      field\n      code\n      message\n    }\n  }\n": types.SignedInFragmentDoc,
    "\n  fragment MemberFlags on Member {\n    id\n    firstName\n    isPaid\n    isSubscribed\n    isFree\n    isAdmin\n  }\n": types.MemberFlagsFragmentDoc,
    "\n  query Viewer {\n    viewer {\n      ...MemberFlags @unmask\n      email\n      lastName\n      needsSecondStep\n      subscription {\n        status\n        amountOwed\n        accessEndsAt\n      }\n    }\n  }\n": types.ViewerDocument,
    "\n  query AddressSuggestions($text: String!, $session: String!) {\n    addressSuggestions(text: $text, session: $session) {\n      placeId\n      street\n      place\n    }\n  }\n": types.AddressSuggestionsDocument,
    "\n  query Address($placeId: String!, $session: String!) {\n    address(placeId: $placeId, session: $session) {\n      line1\n      line2\n      city\n      state\n      postalCode\n      country\n    }\n  }\n": types.AddressDocument,
    "\n  mutation SendHelpMessage($input: SendHelpMessageInput!) {\n    sendHelpMessage(input: $input) {\n      ok\n      errors {\n        field\n        message\n      }\n    }\n  }\n": types.SendHelpMessageDocument,
    "\n  query Welcome {\n    publishedMonths(product: HOTEL) {\n      month\n      hasMonthlyFilers\n    }\n    trial {\n      city {\n        name\n        lodgingMonths(latestYears: 2) {\n          month\n          roomReceipts\n        }\n      }\n    }\n  }\n": types.WelcomeDocument,
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
export function graphql(source: "\n  mutation MoveDemonstrationClock($input: MoveClockInput!) {\n    moveDemonstrationClock(input: $input) {\n      now\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation MoveDemonstrationClock($input: MoveClockInput!) {\n    moveDemonstrationClock(input: $input) {\n      now\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HelpMessages($first: Int!, $after: String) {\n    helpMessages(first: $first, after: $after, isWaiting: true) {\n      nodes {\n        messageId\n        at\n        memberEmail\n        answerTo\n        text\n        page\n        requestId\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query HelpMessages($first: Int!, $after: String) {\n    helpMessages(first: $first, after: $after, isWaiting: true) {\n      nodes {\n        messageId\n        at\n        memberEmail\n        answerTo\n        text\n        page\n        requestId\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetHelpMessageAnswered($input: SetHelpMessageAnsweredInput!) {\n    setHelpMessageAnswered(input: $input) {\n      ok\n      errors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetHelpMessageAnswered($input: SetHelpMessageAnsweredInput!) {\n    setHelpMessageAnswered(input: $input) {\n      ok\n      errors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MailPreviews {\n    mailPreviews {\n      kind\n      occasion\n      subject\n      text\n    }\n  }\n"): (typeof documents)["\n  query MailPreviews {\n    mailPreviews {\n      kind\n      occasion\n      subject\n      text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MarketplaceCities {\n    marketplaceCities {\n      name\n      countsTo\n      county\n      marketplaces\n      receipts\n    }\n  }\n"): (typeof documents)["\n  query MarketplaceCities {\n    marketplaceCities {\n      name\n      countsTo\n      county\n      marketplaces\n      receipts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SubscriptionCheck {\n    subscriptionCheck {\n      check {\n        startedAt\n        endedAt\n        read\n        mended\n        problem\n      }\n      alerts {\n        at\n        kind\n        memberEmail\n        details\n      }\n    }\n  }\n"): (typeof documents)["\n  query SubscriptionCheck {\n    subscriptionCheck {\n      check {\n        startedAt\n        endedAt\n        read\n        mended\n        problem\n      }\n      alerts {\n        at\n        kind\n        memberEmail\n        details\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Services {\n    services {\n      name\n      isConfigured\n      runs\n      variables\n    }\n  }\n"): (typeof documents)["\n  query Services {\n    services {\n      name\n      isConfigured\n      runs\n      variables\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AuditLog($first: Int!, $after: String) {\n    auditLog(first: $first, after: $after) {\n      nodes {\n        entryId\n        at\n        actorEmail\n        action\n        memberEmail\n        details\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query AuditLog($first: Int!, $after: String) {\n    auditLog(first: $first, after: $after) {\n      nodes {\n        entryId\n        at\n        actorEmail\n        action\n        memberEmail\n        details\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SecurityLog($first: Int!, $after: String, $filter: SecurityFilter) {\n    securityLog(first: $first, after: $after, filter: $filter) {\n      nodes {\n        eventId\n        at\n        kind\n        memberEmail\n        address\n        requestId\n        details\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query SecurityLog($first: Int!, $after: String, $filter: SecurityFilter) {\n    securityLog(first: $first, after: $after, filter: $filter) {\n      nodes {\n        eventId\n        at\n        kind\n        memberEmail\n        address\n        requestId\n        details\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BrandRules($first: Int!, $after: String) {\n    brandRules(first: $first, after: $after) {\n      nodes {\n        ruleId\n        matchText\n        excludeTexts\n        isOwn\n        isDisabled\n        isEdited\n        fileExcludeTexts\n        names\n        hotels\n        brand {\n          id\n          name\n        }\n        fileBrand {\n          id\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query BrandRules($first: Int!, $after: String) {\n    brandRules(first: $first, after: $after) {\n      nodes {\n        ruleId\n        matchText\n        excludeTexts\n        isOwn\n        isDisabled\n        isEdited\n        fileExcludeTexts\n        names\n        hotels\n        brand {\n          id\n          name\n        }\n        fileBrand {\n          id\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BrandCorrections($first: Int!, $after: String) {\n    brandCorrections(first: $first, after: $after) {\n      nodes {\n        correctionId\n        hotelName\n        reason\n        madeAt\n        madeBy\n        endedAt\n        endedBy\n        brand {\n          name\n        }\n        hotel {\n          name\n          taxpayerNumber\n          locationNumber\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query BrandCorrections($first: Int!, $after: String) {\n    brandCorrections(first: $first, after: $after) {\n      nodes {\n        correctionId\n        hotelName\n        reason\n        madeAt\n        madeBy\n        endedAt\n        endedBy\n        brand {\n          name\n        }\n        hotel {\n          name\n          taxpayerNumber\n          locationNumber\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BrandChanges {\n    brandChanges(first: 100) {\n      nodes {\n        changeId\n        kind\n        matchText\n        hotelName\n        madeAt\n        madeBy\n        state\n        doneAt\n        hotels\n      }\n    }\n  }\n"): (typeof documents)["\n  query BrandChanges {\n    brandChanges(first: 100) {\n      nodes {\n        changeId\n        kind\n        matchText\n        hotelName\n        madeAt\n        madeBy\n        state\n        doneAt\n        hotels\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BrandPreview($input: BrandPreviewInput!) {\n    brandPreview(input: $input) {\n      stamp\n      errors {\n        field\n        code\n        message\n      }\n      rebrandings(first: 500) {\n        totalCount\n        nodes {\n          hotelName\n          months\n          firstMonth\n          lastMonth\n          from {\n            name\n          }\n          to {\n            name\n          }\n          hotel {\n            id\n            name\n            taxpayerNumber\n            locationNumber\n            filedCity\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BrandPreview($input: BrandPreviewInput!) {\n    brandPreview(input: $input) {\n      stamp\n      errors {\n        field\n        code\n        message\n      }\n      rebrandings(first: 500) {\n        totalCount\n        nodes {\n          hotelName\n          months\n          firstMonth\n          lastMonth\n          from {\n            name\n          }\n          to {\n            name\n          }\n          hotel {\n            id\n            name\n            taxpayerNumber\n            locationNumber\n            filedCity\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CorrectableHotel($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      name\n      address\n      filedCity\n      roomCapacity\n      brandMatch {\n        isCorrected\n        isSimilar\n        brand {\n          name\n        }\n        rule {\n          matchText\n          excludeTexts\n        }\n      }\n      filings(first: 500) {\n        nodes {\n          locationName\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CorrectableHotel($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      name\n      address\n      filedCity\n      roomCapacity\n      brandMatch {\n        isCorrected\n        isSimilar\n        brand {\n          name\n        }\n        rule {\n          matchText\n          excludeTexts\n        }\n      }\n      filings(first: 500) {\n        nodes {\n          locationName\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BrandNames {\n    brands(withoutLocations: true) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query BrandNames {\n    brands(withoutLocations: true) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddBrandRule($input: AddBrandRuleInput!) {\n    addBrandRule(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddBrandRule($input: AddBrandRuleInput!) {\n    addBrandRule(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeBrandRule($input: ChangeBrandRuleInput!) {\n    changeBrandRule(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeBrandRule($input: ChangeBrandRuleInput!) {\n    changeBrandRule(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CorrectHotelBrand($input: CorrectHotelBrandInput!) {\n    correctHotelBrand(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CorrectHotelBrand($input: CorrectHotelBrandInput!) {\n    correctHotelBrand(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation WithdrawBrandCorrection($input: WithdrawBrandCorrectionInput!) {\n    withdrawBrandCorrection(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation WithdrawBrandCorrection($input: WithdrawBrandCorrectionInput!) {\n    withdrawBrandCorrection(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Business {\n    business {\n      states {\n        state\n        members\n      }\n      months {\n        month\n        revenue\n        refunds\n        newMembers\n        endedMembers\n        membersAtStart\n        churnPct\n        failedRenewals\n      }\n      cancellationReasons {\n        reason\n        cancellations\n      }\n      cancellations {\n        at\n        memberEmail\n        plan\n        reason\n        text\n      }\n      failedRenewals {\n        memberEmail\n        since\n        owed\n        attempts\n        nextAttemptAt\n        pageUrl\n      }\n    }\n  }\n"): (typeof documents)["\n  query Business {\n    business {\n      states {\n        state\n        members\n      }\n      months {\n        month\n        revenue\n        refunds\n        newMembers\n        endedMembers\n        membersAtStart\n        churnPct\n        failedRenewals\n      }\n      cancellationReasons {\n        reason\n        cancellations\n      }\n      cancellations {\n        at\n        memberEmail\n        plan\n        reason\n        text\n      }\n      failedRenewals {\n        memberEmail\n        since\n        owed\n        attempts\n        nextAttemptAt\n        pageUrl\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DoubtEffectParts on DoubtEffect {\n    name\n    asFiled {\n      receipts\n      revpar\n    }\n    asFlagged {\n      receipts\n      revpar\n    }\n    leftOut {\n      receipts\n      revpar\n    }\n    receiptsDifference\n    receiptsDifferencePct\n    revparDifference\n    revparDifferencePct\n  }\n"): (typeof documents)["\n  fragment DoubtEffectParts on DoubtEffect {\n    name\n    asFiled {\n      receipts\n      revpar\n    }\n    asFlagged {\n      receipts\n      revpar\n    }\n    leftOut {\n      receipts\n      revpar\n    }\n    receiptsDifference\n    receiptsDifferencePct\n    revparDifference\n    revparDifferencePct\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment DoubtfulRow on DoubtfulFiling {\n    flags\n    reasons\n    usualMonth\n    flaggedReceipts\n    flaggedRooms\n    decision\n    note\n    decidedBy\n    decidedAt\n    figures\n    version\n    filing {\n      id\n      periodEnd\n      periodMonths\n      locationName\n      locationCity\n      roomReceipts\n      taxableReceipts\n      roomCapacity\n      release {\n        ...ReleaseName @unmask\n      }\n    }\n    hotel {\n      id\n      name\n      taxpayerNumber\n      locationNumber\n    }\n    placeEffect {\n      ...DoubtEffectParts\n    }\n    brandEffect {\n      ...DoubtEffectParts\n    }\n  }\n"): (typeof documents)["\n  fragment DoubtfulRow on DoubtfulFiling {\n    flags\n    reasons\n    usualMonth\n    flaggedReceipts\n    flaggedRooms\n    decision\n    note\n    decidedBy\n    decidedAt\n    figures\n    version\n    filing {\n      id\n      periodEnd\n      periodMonths\n      locationName\n      locationCity\n      roomReceipts\n      taxableReceipts\n      roomCapacity\n      release {\n        ...ReleaseName @unmask\n      }\n    }\n    hotel {\n      id\n      name\n      taxpayerNumber\n      locationNumber\n    }\n    placeEffect {\n      ...DoubtEffectParts\n    }\n    brandEffect {\n      ...DoubtEffectParts\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoubtfulFilings(\n    $filter: DoubtfulFilingFilter!\n    $orderBy: [DoubtfulFilingOrder!]!\n    $first: Int!\n    $after: String\n  ) {\n    doubtfulFilings(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      nodes {\n        ...DoubtfulRow\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query DoubtfulFilings(\n    $filter: DoubtfulFilingFilter!\n    $orderBy: [DoubtfulFilingOrder!]!\n    $first: Int!\n    $after: String\n  ) {\n    doubtfulFilings(filter: $filter, orderBy: $orderBy, first: $first, after: $after) {\n      nodes {\n        ...DoubtfulRow\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoubtfulCount($filter: DoubtfulFilingFilter!) {\n    doubtfulFilings(filter: $filter, first: 1) {\n      totalCount\n    }\n  }\n"): (typeof documents)["\n  query DoubtfulCount($filter: DoubtfulFilingFilter!) {\n    doubtfulFilings(filter: $filter, first: 1) {\n      totalCount\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query WaitingDecisions {\n    doubtfulFilings(filter: { isWaiting: true }, first: 500) {\n      nodes {\n        figures\n        filing {\n          id\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query WaitingDecisions {\n    doubtfulFilings(filter: { isWaiting: true }, first: 500) {\n      nodes {\n        figures\n        filing {\n          id\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoubtDecisions($id: ID!) {\n    doubtfulFiling(id: $id) {\n      decisions {\n        decisionId\n        decision\n        isOfTheseValues\n        note\n        decidedBy\n        decidedAt\n        undoneBy\n        undoneAt\n        undoNote\n      }\n    }\n  }\n"): (typeof documents)["\n  query DoubtDecisions($id: ID!) {\n    doubtfulFiling(id: $id) {\n      decisions {\n        decisionId\n        decision\n        isOfTheseValues\n        note\n        decidedBy\n        decidedAt\n        undoneBy\n        undoneAt\n        undoNote\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query DoubtHistory($taxpayerNumber: String!, $locationNumber: Int!, $from: Month!, $to: Month!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      months(from: $from, to: $to) {\n        month\n        roomReceipts\n        filedReceipts\n        filedRooms\n        revpar\n      }\n    }\n  }\n"): (typeof documents)["\n  query DoubtHistory($taxpayerNumber: String!, $locationNumber: Int!, $from: Month!, $to: Month!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      months(from: $from, to: $to) {\n        month\n        roomReceipts\n        filedReceipts\n        filedRooms\n        revpar\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HotelReleases {\n    releases(product: HOTEL, first: 500) {\n      nodes {\n        id\n        fileName\n        issuedOn\n        synthetic\n        undoneAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query HotelReleases {\n    releases(product: HOTEL, first: 500) {\n      nodes {\n        id\n        fileName\n        issuedOn\n        synthetic\n        undoneAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DecideFiling($input: DecideFilingInput!) {\n    decideFiling(input: $input) {\n      filing {\n        ...DoubtfulRow\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DecideFiling($input: DecideFilingInput!) {\n    decideFiling(input: $input) {\n      filing {\n        ...DoubtfulRow\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query MemberStatistics {\n    memberStatistics {\n      free\n      active\n      inactive\n      monthly\n      yearly\n    }\n  }\n"): (typeof documents)["\n  query MemberStatistics {\n    memberStatistics {\n      free\n      active\n      inactive\n      monthly\n      yearly\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Members($first: Int!, $after: String) {\n    members(first: $first, after: $after) {\n      nodes {\n        id\n        email\n        firstName\n        lastName\n        isAdmin\n        isFree\n        group\n        createdAt\n        lastSignInAt\n        subscription {\n          plan\n          status\n          isCancelled\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query Members($first: Int!, $after: String) {\n    members(first: $first, after: $after) {\n      nodes {\n        id\n        email\n        firstName\n        lastName\n        isAdmin\n        isFree\n        group\n        createdAt\n        lastSignInAt\n        subscription {\n          plan\n          status\n          isCancelled\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Member($id: ID!) {\n    viewer {\n      id\n    }\n    member(id: $id) {\n      id\n      email\n      isAdmin\n      isFree\n      subscription {\n        plan\n        ...SubscriptionFacts @unmask\n        startedAt\n      }\n      paymentNotes {\n        kind\n        amount\n        status\n        reason\n        createdAt\n      }\n      clientErrors {\n        at\n        error\n        url\n        userAgent\n      }\n    }\n  }\n"): (typeof documents)["\n  query Member($id: ID!) {\n    viewer {\n      id\n    }\n    member(id: $id) {\n      id\n      email\n      isAdmin\n      isFree\n      subscription {\n        plan\n        ...SubscriptionFacts @unmask\n        startedAt\n      }\n      paymentNotes {\n        kind\n        amount\n        status\n        reason\n        createdAt\n      }\n      clientErrors {\n        at\n        error\n        url\n        userAgent\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SetMemberRights($input: SetMemberRightsInput!) {\n    setMemberRights(input: $input) {\n      cancelled {\n        isYearly\n        status\n        currentPeriodEnd\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SetMemberRights($input: SetMemberRightsInput!) {\n    setMemberRights(input: $input) {\n      cancelled {\n        isYearly\n        status\n        currentPeriodEnd\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation EndMemberSessions($input: EndMemberSessionsInput!) {\n    endMemberSessions(input: $input) {\n      ended\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation EndMemberSessions($input: EndMemberSessionsInput!) {\n    endMemberSessions(input: $input) {\n      ended\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Retention {\n    retention {\n      what\n      days\n    }\n  }\n"): (typeof documents)["\n  query Retention {\n    retention {\n      what\n      days\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query About {\n    about {\n      productName\n      operatorName\n      supportEmail\n      synthetic\n      captchaSiteKey\n      analyticsUrl\n      errorReportingUrl\n      mapTilesUrl\n      mapTilesAttribution\n      outdatedFigures {\n        product\n        step\n        steps\n      }\n    }\n  }\n"): (typeof documents)["\n  query About {\n    about {\n      productName\n      operatorName\n      supportEmail\n      synthetic\n      captchaSiteKey\n      analyticsUrl\n      errorReportingUrl\n      mapTilesUrl\n      mapTilesAttribution\n      outdatedFigures {\n        product\n        step\n        steps\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ReportClientError($input: ReportClientErrorInput!) {\n    reportClientError(input: $input) {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation ReportClientError($input: ReportClientErrorInput!) {\n    reportClientError(input: $input) {\n      ok\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PaletteBrands {\n    brands {\n      id\n      name\n      matchText\n      excludeText\n      parentCompany {\n        id\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query PaletteBrands {\n    brands {\n      id\n      name\n      matchText\n      excludeText\n      parentCompany {\n        id\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AnswerDemonstrationChallenge($input: AnswerChallengeInput!) {\n    answerDemonstrationChallenge(input: $input) {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation AnswerDemonstrationChallenge($input: AnswerChallengeInput!) {\n    answerDemonstrationChallenge(input: $input) {\n      ok\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query EndedPlan {\n    viewer {\n      id\n      subscription {\n        isYearly\n        status\n        endedAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query EndedPlan {\n    viewer {\n      id\n      subscription {\n        isYearly\n        status\n        endedAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Invoices($first: Int!, $after: String) {\n    viewer {\n      id\n      invoices(first: $first, after: $after) {\n        nodes {\n          id\n          number\n          createdAt\n          amountPaid\n          amountOwed\n          status\n          pdfUrl\n          areLinksFresh\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Invoices($first: Int!, $after: String) {\n    viewer {\n      id\n      invoices(first: $first, after: $after) {\n        nodes {\n          id\n          number\n          createdAt\n          amountPaid\n          amountOwed\n          status\n          pdfUrl\n          areLinksFresh\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query KeptPlan {\n    viewer {\n      id\n      subscription {\n        isYearly\n        isCancelled\n        currentPeriodEnd\n      }\n    }\n  }\n"): (typeof documents)["\n  query KeptPlan {\n    viewer {\n      id\n      subscription {\n        isYearly\n        isCancelled\n        currentPeriodEnd\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Resubscribe {\n    resubscribe {\n      token\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation Resubscribe {\n    resubscribe {\n      token\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation PayRenewal {\n    payRenewal {\n      ...PaymentStep @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation PayRenewal {\n    payRenewal {\n      ...PaymentStep @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query UpgradePrice {\n    viewer {\n      id\n      subscription {\n        upgradePrice\n      }\n    }\n  }\n"): (typeof documents)["\n  query UpgradePrice {\n    viewer {\n      id\n      subscription {\n        upgradePrice\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SubscriptionFacts on Subscription {\n    isYearly\n    isLegacy\n    isCharged\n    isGiven\n    price\n    amountOwed\n    status\n    isCancelled\n    currentPeriodEnd\n    nextAttemptAt\n    card {\n      brand\n      last4\n      expMonth\n      expYear\n    }\n  }\n"): (typeof documents)["\n  fragment SubscriptionFacts on Subscription {\n    isYearly\n    isLegacy\n    isCharged\n    isGiven\n    price\n    amountOwed\n    status\n    isCancelled\n    currentPeriodEnd\n    nextAttemptAt\n    card {\n      brand\n      last4\n      expMonth\n      expYear\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Membership {\n    viewer {\n      id\n      isFree\n      isPaid\n      isSubscribed\n      subscription {\n        ...SubscriptionFacts @unmask\n        accessEndsAt\n        canUpgrade\n      }\n    }\n  }\n"): (typeof documents)["\n  query Membership {\n    viewer {\n      id\n      isFree\n      isPaid\n      isSubscribed\n      subscription {\n        ...SubscriptionFacts @unmask\n        accessEndsAt\n        canUpgrade\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PaymentStep on SubscriptionPayload {\n    token\n    clientSecret\n    errors {\n      field\n      code\n      message\n    }\n  }\n"): (typeof documents)["\n  fragment PaymentStep on SubscriptionPayload {\n    token\n    clientSecret\n    errors {\n      field\n      code\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Billing {\n    billing {\n      mode\n      publishableKey\n      completesAddresses\n      plans {\n        plan\n        code\n        price\n        pricePerMonth\n        isYearly\n      }\n      testCards {\n        number\n        paymentMethodId\n        outcome\n      }\n    }\n  }\n"): (typeof documents)["\n  query Billing {\n    billing {\n      mode\n      publishableKey\n      completesAddresses\n      plans {\n        plan\n        code\n        price\n        pricePerMonth\n        isYearly\n      }\n      testCards {\n        number\n        paymentMethodId\n        outcome\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelSubscription($input: CancelSubscriptionInput!) {\n    cancelSubscription(input: $input) {\n      token\n      member {\n        id\n        isPaid\n        isSubscribed\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CancelSubscription($input: CancelSubscriptionInput!) {\n    cancelSubscription(input: $input) {\n      token\n      member {\n        id\n        isPaid\n        isSubscribed\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpdateCard($input: UpdateCardInput!) {\n    updateCard(input: $input) {\n      clientSecret\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation UpdateCard($input: UpdateCardInput!) {\n    updateCard(input: $input) {\n      clientSecret\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmCard {\n    confirmCard {\n      clientSecret\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmCard {\n    confirmCard {\n      clientSecret\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation Subscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      member {\n        ...MemberFlags @unmask\n      }\n      ...PaymentStep @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation Subscribe($input: SubscribeInput!) {\n    subscribe(input: $input) {\n      member {\n        ...MemberFlags @unmask\n      }\n      ...PaymentStep @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmSubscription {\n    confirmSubscription {\n      member {\n        ...MemberFlags @unmask\n      }\n      ...PaymentStep @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmSubscription {\n    confirmSubscription {\n      member {\n        ...MemberFlags @unmask\n      }\n      ...PaymentStep @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation UpgradeSubscription {\n    upgradeSubscription {\n      ...PaymentStep @unmask\n    }\n  }\n"): (typeof documents)["\n  mutation UpgradeSubscription {\n    upgradeSubscription {\n      ...PaymentStep @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BeverageChart on BeverageProperty {\n    name\n    series {\n      months\n      totalReceipts\n      ttmReceipts\n    }\n    months {\n      month\n      isIncomplete\n      flags\n      release {\n        ...ReleaseName @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment BeverageChart on BeverageProperty {\n    name\n    series {\n      months\n      totalReceipts\n      ttmReceipts\n    }\n    months {\n      month\n      isIncomplete\n      flags\n      release {\n        ...ReleaseName @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BeverageFilings($taxpayerNumber: String!, $locationNumber: Int!, $first: Int!, $after: String) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      filings(first: $first, after: $after) {\n        nodes {\n          ...BeverageFilingRow\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BeverageFilings($taxpayerNumber: String!, $locationNumber: Int!, $first: Int!, $after: String) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      filings(first: $first, after: $after) {\n        nodes {\n          ...BeverageFilingRow\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BeverageFigures($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      ...BeverageChart\n      ...BeverageMonths\n      ...BeverageYears\n    }\n    latestPeriod(product: BEVERAGE) {\n      year\n    }\n  }\n"): (typeof documents)["\n  query BeverageFigures($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      ...BeverageChart\n      ...BeverageMonths\n      ...BeverageYears\n    }\n    latestPeriod(product: BEVERAGE) {\n      year\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BeverageHeader on BeverageProperty {\n    ...PropertyHeader @unmask\n    permit\n  }\n"): (typeof documents)["\n  fragment BeverageHeader on BeverageProperty {\n    ...PropertyHeader @unmask\n    permit\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BeverageHeadline on BeverageProperty {\n    cityName\n    countyName\n    headline {\n      ...HeadlineFigures @unmask\n      totalReceipts\n      cityRank {\n        rank\n        of\n      }\n      countyRank {\n        rank\n        of\n      }\n      flags\n    }\n  }\n"): (typeof documents)["\n  fragment BeverageHeadline on BeverageProperty {\n    cityName\n    countyName\n    headline {\n      ...HeadlineFigures @unmask\n      totalReceipts\n      cityRank {\n        rank\n        of\n      }\n      countyRank {\n        rank\n        of\n      }\n      flags\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BeverageMonths on BeverageProperty {\n    months {\n      month\n      isIncomplete\n      totalReceipts\n      liquorReceipts\n      wineReceipts\n      beerReceipts\n      coverChargeReceipts\n      yearChange {\n        amount\n        percent\n      }\n      flags\n      release {\n        ...ReleaseName @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment BeverageMonths on BeverageProperty {\n    months {\n      month\n      isIncomplete\n      totalReceipts\n      liquorReceipts\n      wineReceipts\n      beerReceipts\n      coverChargeReceipts\n      yearChange {\n        amount\n        percent\n      }\n      flags\n      release {\n        ...ReleaseName @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BeverageOwner on BeverageProperty {\n    ...PropertyOwner @unmask\n    permit\n  }\n"): (typeof documents)["\n  fragment BeverageOwner on BeverageProperty {\n    ...PropertyOwner @unmask\n    permit\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BeveragePage($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      ...PropertyVisit @unmask\n      ...MapCard\n      ...BeverageHeader\n      ...BeverageHeadline\n      ...BeverageOwner\n    }\n  }\n"): (typeof documents)["\n  query BeveragePage($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      ...PropertyVisit @unmask\n      ...MapCard\n      ...BeverageHeader\n      ...BeverageHeadline\n      ...BeverageOwner\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BeverageResults($input: BeverageResultsInput!, $first: Int!, $after: String) {\n    beverageResults(input: $input, first: $first, after: $after) {\n      nodes {\n        ...BeverageResultRow\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query BeverageResults($input: BeverageResultsInput!, $first: Int!, $after: String) {\n    beverageResults(input: $input, first: $first, after: $after) {\n      nodes {\n        ...BeverageResultRow\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BeverageYears on BeverageProperty {\n    years {\n      year\n      months\n      totalReceipts\n      liquorReceipts\n      wineReceipts\n      beerReceipts\n      coverChargeReceipts\n      receiptsChange {\n        amount\n        percent\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment BeverageYears on BeverageProperty {\n    years {\n      year\n      months\n      totalReceipts\n      liquorReceipts\n      wineReceipts\n      beerReceipts\n      coverChargeReceipts\n      receiptsChange {\n        amount\n        percent\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComparedBeverageFiling on BeverageFiling {\n    locationName\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment ComparedBeverageFiling on BeverageFiling {\n    locationName\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BeverageFilingRow on BeverageFiling {\n    id\n    ...ComparedBeverageFiling @unmask\n    periodEnd\n    permit\n    locationAddress\n    locationCity\n    locationState\n    locationZip\n    taxpayerName\n    tax\n    responsibilityBegin\n    responsibilityEnd\n    flags\n    history {\n      ...ComparedBeverageFiling @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment BeverageFilingRow on BeverageFiling {\n    id\n    ...ComparedBeverageFiling @unmask\n    periodEnd\n    permit\n    locationAddress\n    locationCity\n    locationState\n    locationZip\n    taxpayerName\n    tax\n    responsibilityBegin\n    responsibilityEnd\n    flags\n    history {\n      ...ComparedBeverageFiling @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BeverageResultRow on BeverageResult {\n    taxpayerNumber\n    locationNumber\n    periodEnd\n    isIncomplete\n    locationName\n    locationAddress\n    city\n    county\n    locationZip\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    flags\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment BeverageResultRow on BeverageResult {\n    taxpayerNumber\n    locationNumber\n    periodEnd\n    isIncomplete\n    locationName\n    locationAddress\n    city\n    county\n    locationZip\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    flags\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BrandHeadline on BrandHeadline {\n    ...HeadlineOfSeveralFigures @unmask\n    roomReceipts\n    revpar\n    rooms\n    properties\n    ttmRevparWeighted\n  }\n"): (typeof documents)["\n  fragment BrandHeadline on BrandHeadline {\n    ...HeadlineOfSeveralFigures @unmask\n    roomReceipts\n    revpar\n    rooms\n    properties\n    ttmRevparWeighted\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BrandHotels($id: ID!, $first: Int!, $after: String) {\n    brand(id: $id) {\n      id\n      hotels(first: $first, after: $after) {\n        nodes {\n          ...BrandHotel\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query BrandHotels($id: ID!, $first: Int!, $after: String) {\n    brand(id: $id) {\n      id\n      hotels(first: $first, after: $after) {\n        nodes {\n          ...BrandHotel\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyHotels($id: ID!, $first: Int!, $after: String) {\n    parentCompany(id: $id) {\n      id\n      hotels(first: $first, after: $after) {\n        nodes {\n          ...BrandHotel\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query CompanyHotels($id: ID!, $first: Int!, $after: String) {\n    parentCompany(id: $id) {\n      id\n      hotels(first: $first, after: $after) {\n        nodes {\n          ...BrandHotel\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Brands {\n    brands {\n      ...BrandRow\n    }\n  }\n"): (typeof documents)["\n  query Brands {\n    brands {\n      ...BrandRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BrandRow on Brand {\n    ...BrandName @unmask\n    locations\n    parentCompany {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  fragment BrandRow on Brand {\n    ...BrandName @unmask\n    locations\n    parentCompany {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BrandMonthShown on BrandMonth {\n    month\n    isIncomplete\n    ...BrandMonthFigures @unmask\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment BrandMonthShown on BrandMonth {\n    month\n    isIncomplete\n    ...BrandMonthFigures @unmask\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BrandPage($id: ID!) {\n    brand(id: $id) {\n      ...BrandName @unmask\n      locations\n      rooms\n      parentCompany {\n        id\n        name\n      }\n      headline {\n        ...BrandHeadline\n      }\n      months {\n        ...BrandMonthShown\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      month\n      year\n    }\n    publishedMonths(product: HOTEL) {\n      month\n      hasMonthlyFilers\n    }\n  }\n"): (typeof documents)["\n  query BrandPage($id: ID!) {\n    brand(id: $id) {\n      ...BrandName @unmask\n      locations\n      rooms\n      parentCompany {\n        id\n        name\n      }\n      headline {\n        ...BrandHeadline\n      }\n      months {\n        ...BrandMonthShown\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      month\n      year\n    }\n    publishedMonths(product: HOTEL) {\n      month\n      hasMonthlyFilers\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ParentCompanyPage($id: ID!) {\n    parentCompany(id: $id) {\n      id\n      name\n      locations\n      rooms\n      brands {\n        ...BrandRow\n      }\n      headline {\n        ...BrandHeadline\n      }\n      months {\n        ...BrandMonthShown\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      month\n      year\n    }\n    publishedMonths(product: HOTEL) {\n      month\n      hasMonthlyFilers\n    }\n  }\n"): (typeof documents)["\n  query ParentCompanyPage($id: ID!) {\n    parentCompany(id: $id) {\n      id\n      name\n      locations\n      rooms\n      brands {\n        ...BrandRow\n      }\n      headline {\n        ...BrandHeadline\n      }\n      months {\n        ...BrandMonthShown\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      month\n      year\n    }\n    publishedMonths(product: HOTEL) {\n      month\n      hasMonthlyFilers\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BrandName on Brand {\n    id\n    name\n    matchText\n    excludeText\n  }\n"): (typeof documents)["\n  fragment BrandName on Brand {\n    id\n    name\n    matchText\n    excludeText\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BrandHotel on Hotel {\n    id\n    ...PropertyLine @unmask\n    state\n    zip\n    cityName\n    countyName\n    roomCapacity\n    taxpayer {\n      name\n    }\n    responsibilityBegin\n    brand {\n      ...BrandName @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment BrandHotel on Hotel {\n    id\n    ...PropertyLine @unmask\n    state\n    zip\n    cityName\n    countyName\n    roomCapacity\n    taxpayer {\n      name\n    }\n    responsibilityBegin\n    brand {\n      ...BrandName @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BrandGrowth($id: ID!) {\n    brand(id: $id) {\n      id\n      growth {\n        ...GrowthFigures\n      }\n    }\n  }\n"): (typeof documents)["\n  query BrandGrowth($id: ID!) {\n    brand(id: $id) {\n      id\n      growth {\n        ...GrowthFigures\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompanyGrowth($id: ID!) {\n    parentCompany(id: $id) {\n      id\n      growth {\n        ...GrowthFigures\n      }\n    }\n  }\n"): (typeof documents)["\n  query CompanyGrowth($id: ID!) {\n    parentCompany(id: $id) {\n      id\n      growth {\n        ...GrowthFigures\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ChosenHotels($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      __typename\n      id\n      ...ListedHotel\n    }\n  }\n"): (typeof documents)["\n  query ChosenHotels($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      __typename\n      id\n      ...ListedHotel\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComparedHotel on ComparedHotel {\n    hotel {\n      id\n      ...ListedHotel\n    }\n    monthsFiled\n    roomReceipts\n    roomCapacity\n    availableRoomNights\n    revpar\n    revparIndex\n    revparRank {\n      rank\n      of\n    }\n    receiptsRank {\n      rank\n      of\n    }\n    share\n    receiptsChange {\n      amount\n      percent\n    }\n    receiptsLikeForLike {\n      share\n    }\n    revparChange {\n      amount\n      percent\n    }\n    flags\n    flaggedMonths\n    roomReceiptsByMonth\n    revparByMonth\n  }\n"): (typeof documents)["\n  fragment ComparedHotel on ComparedHotel {\n    hotel {\n      id\n      ...ListedHotel\n    }\n    monthsFiled\n    roomReceipts\n    roomCapacity\n    availableRoomNights\n    revpar\n    revparIndex\n    revparRank {\n      rank\n      of\n    }\n    receiptsRank {\n      rank\n      of\n    }\n    share\n    receiptsChange {\n      amount\n      percent\n    }\n    receiptsLikeForLike {\n      share\n    }\n    revparChange {\n      amount\n      percent\n    }\n    flags\n    flaggedMonths\n    roomReceiptsByMonth\n    revparByMonth\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CompareHotels($input: CompareHotelsInput!) {\n    compareHotels(input: $input) {\n      from\n      to\n      months\n      monthsPublished\n      subject {\n        ...ComparedHotel\n      }\n      competitors {\n        ...ComparedHotel\n      }\n      competitorSet {\n        roomReceipts\n        availableRoomNights\n        revpar\n        receiptsChange {\n          amount\n          percent\n        }\n        receiptsLikeForLike {\n          share\n        }\n        roomReceiptsByMonth\n        revparByMonth\n      }\n    }\n  }\n"): (typeof documents)["\n  query CompareHotels($input: CompareHotelsInput!) {\n    compareHotels(input: $input) {\n      from\n      to\n      months\n      monthsPublished\n      subject {\n        ...ComparedHotel\n      }\n      competitors {\n        ...ComparedHotel\n      }\n      competitorSet {\n        roomReceipts\n        availableRoomNights\n        revpar\n        receiptsChange {\n          amount\n          percent\n        }\n        receiptsLikeForLike {\n          share\n        }\n        roomReceiptsByMonth\n        revparByMonth\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LatestMonthToExport($product: Product!) {\n    latestPeriod(product: $product) {\n      month\n    }\n  }\n"): (typeof documents)["\n  query LatestMonthToExport($product: Product!) {\n    latestPeriod(product: $product) {\n      month\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HeadlineFigures on HeadlineFacts {\n    month\n    isIncomplete\n    receiptsChange {\n      amount\n      percent\n    }\n    ttmReceipts\n    ttmMonths\n    ttmChange {\n      amount\n      percent\n    }\n    yearToDate {\n      ...NearestFigure\n    }\n  }\n"): (typeof documents)["\n  fragment HeadlineFigures on HeadlineFacts {\n    month\n    isIncomplete\n    receiptsChange {\n      amount\n      percent\n    }\n    ttmReceipts\n    ttmMonths\n    ttmChange {\n      amount\n      percent\n    }\n    yearToDate {\n      ...NearestFigure\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HeadlineOfSeveralFigures on HeadlineOfSeveral {\n    ...HeadlineFigures @unmask\n    receiptsLikeForLike {\n      share\n    }\n    ttmLikeForLike {\n      share\n    }\n  }\n"): (typeof documents)["\n  fragment HeadlineOfSeveralFigures on HeadlineOfSeveral {\n    ...HeadlineFigures @unmask\n    receiptsLikeForLike {\n      share\n    }\n    ttmLikeForLike {\n      share\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment NearestFigure on YearToDate {\n    months\n    receipts\n    revpar\n    comparedYear\n    receiptsChange {\n      amount\n      percent\n    }\n    likeForLike {\n      share\n    }\n  }\n"): (typeof documents)["\n  fragment NearestFigure on YearToDate {\n    months\n    receipts\n    revpar\n    comparedYear\n    receiptsChange {\n      amount\n      percent\n    }\n    likeForLike {\n      share\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelMonthFigures on HotelMonthFacts {\n    roomReceipts\n    filedReceipts\n    taxableReceipts\n    exemptShare\n    apportioned\n    roomCapacity\n    filedRooms\n    revpar\n  }\n"): (typeof documents)["\n  fragment HotelMonthFigures on HotelMonthFacts {\n    roomReceipts\n    filedReceipts\n    taxableReceipts\n    exemptShare\n    apportioned\n    roomCapacity\n    filedRooms\n    revpar\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelSeriesFigures on HotelSeries {\n    roomReceipts\n    exemptShare\n    revpar\n  }\n"): (typeof documents)["\n  fragment HotelSeriesFigures on HotelSeries {\n    roomReceipts\n    exemptShare\n    revpar\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelYearFigures on HotelYearFacts {\n    roomReceipts\n    exemptShare\n    apportioned\n    revpar\n  }\n"): (typeof documents)["\n  fragment HotelYearFigures on HotelYearFacts {\n    roomReceipts\n    exemptShare\n    apportioned\n    revpar\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LodgingMonthFigures on LodgingMonthFacts {\n    roomReceipts\n    filedReceipts\n    taxableReceipts\n    exemptShare\n    marketplace\n    apportioned\n    rooms\n    filedRooms\n    revpar\n    filedRevpar\n    properties\n    flaggedFilings\n    roomsLeftOut\n  }\n"): (typeof documents)["\n  fragment LodgingMonthFigures on LodgingMonthFacts {\n    roomReceipts\n    filedReceipts\n    taxableReceipts\n    exemptShare\n    marketplace\n    apportioned\n    rooms\n    filedRooms\n    revpar\n    filedRevpar\n    properties\n    flaggedFilings\n    roomsLeftOut\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LodgingYearFigures on LodgingYearFacts {\n    roomReceipts\n    filedReceipts\n    taxableReceipts\n    exemptShare\n    marketplace\n    apportioned\n    revpar\n    filedRevpar\n    flaggedFilings\n  }\n"): (typeof documents)["\n  fragment LodgingYearFigures on LodgingYearFacts {\n    roomReceipts\n    filedReceipts\n    taxableReceipts\n    exemptShare\n    marketplace\n    apportioned\n    revpar\n    filedRevpar\n    flaggedFilings\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment BrandMonthFigures on BrandMonth {\n    roomReceipts\n    filedReceipts\n    taxableReceipts\n    exemptShare\n    apportioned\n    rooms\n    filedRooms\n    revpar\n    filedRevpar\n    properties\n    flaggedFilings\n  }\n"): (typeof documents)["\n  fragment BrandMonthFigures on BrandMonth {\n    roomReceipts\n    filedReceipts\n    taxableReceipts\n    exemptShare\n    apportioned\n    rooms\n    filedRooms\n    revpar\n    filedRevpar\n    properties\n    flaggedFilings\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ReleaseName on ReleaseFacts {\n    fileName\n    issuedOn\n    synthetic\n  }\n"): (typeof documents)["\n  fragment ReleaseName on ReleaseFacts {\n    fileName\n    issuedOn\n    synthetic\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation NoteExport($input: NoteExportInput!) {\n    noteExport(input: $input) {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation NoteExport($input: NoteExportInput!) {\n    noteExport(input: $input) {\n      ok\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment GrowthFigures on ReceiptsGrowth {\n    from\n    to\n    monthsCompared\n    earlier\n    later\n    change {\n      amount\n      percent\n    }\n    likeForLike {\n      properties\n      earlier\n      later\n      share\n      change {\n        amount\n        percent\n      }\n    }\n    parts {\n      kind\n      properties\n      earlier\n      later\n      change\n    }\n  }\n"): (typeof documents)["\n  fragment GrowthFigures on ReceiptsGrowth {\n    from\n    to\n    monthsCompared\n    earlier\n    later\n    change {\n      amount\n      percent\n    }\n    likeForLike {\n      properties\n      earlier\n      later\n      share\n      change {\n        amount\n        percent\n      }\n    }\n    parts {\n      kind\n      properties\n      earlier\n      later\n      change\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelChartSeries on HotelSeries {\n    months\n    ...HotelSeriesFigures @unmask\n    ttmReceipts\n    ttmRevpar\n    ttmRevparWeighted\n  }\n"): (typeof documents)["\n  fragment HotelChartSeries on HotelSeries {\n    months\n    ...HotelSeriesFigures @unmask\n    ttmReceipts\n    ttmRevpar\n    ttmRevparWeighted\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelChartMonth on HotelMonthFacts {\n    month\n    isIncomplete\n    apportioned\n    reasons\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment HotelChartMonth on HotelMonthFacts {\n    month\n    isIncomplete\n    apportioned\n    reasons\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HotelFilings($taxpayerNumber: String!, $locationNumber: Int!, $first: Int!, $after: String) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      filings(first: $first, after: $after) {\n        nodes {\n          id\n          ...HotelFilingRow\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HotelFilings($taxpayerNumber: String!, $locationNumber: Int!, $first: Int!, $after: String) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      filings(first: $first, after: $after) {\n        nodes {\n          id\n          ...HotelFilingRow\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HotelFigures($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      name\n      series {\n        ...HotelChartSeries\n      }\n      months {\n        ...HotelChartMonth\n        ...HotelMonthRow\n      }\n      years {\n        ...HotelYearRow\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      year\n    }\n  }\n"): (typeof documents)["\n  query HotelFigures($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      name\n      series {\n        ...HotelChartSeries\n      }\n      months {\n        ...HotelChartMonth\n        ...HotelMonthRow\n      }\n      years {\n        ...HotelYearRow\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      year\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelHeader on HotelFacts {\n    ...PropertyHeader @unmask\n    roomCapacity\n    filerType\n    isMarketplace\n  }\n"): (typeof documents)["\n  fragment HotelHeader on HotelFacts {\n    ...PropertyHeader @unmask\n    roomCapacity\n    filerType\n    isMarketplace\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelBrand on Hotel {\n    brand {\n      ...BrandName @unmask\n    }\n    brandMatch {\n      isCorrected\n      isSimilar\n      rule {\n        matchText\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment HotelBrand on Hotel {\n    brand {\n      ...BrandName @unmask\n    }\n    brandMatch {\n      isCorrected\n      isSimilar\n      rule {\n        matchText\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelHeadline on HotelFacts {\n    isMarketplace\n    cityName\n    countyName\n    headline {\n      ...HeadlineFigures @unmask\n      roomReceipts\n      revpar\n      roomCapacity\n      ttmRevpar\n      ttmRevparWeighted\n      cityRank {\n        rank\n        of\n      }\n      countyRank {\n        rank\n        of\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment HotelHeadline on HotelFacts {\n    isMarketplace\n    cityName\n    countyName\n    headline {\n      ...HeadlineFigures @unmask\n      roomReceipts\n      revpar\n      roomCapacity\n      ttmRevpar\n      ttmRevparWeighted\n      cityRank {\n        rank\n        of\n      }\n      countyRank {\n        rank\n        of\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelOwner on HotelFacts {\n    ...PropertyOwner @unmask\n    filerType\n  }\n"): (typeof documents)["\n  fragment HotelOwner on HotelFacts {\n    ...PropertyOwner @unmask\n    filerType\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HotelPage($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      ...PropertyVisit @unmask\n      ...MapCard\n      ...HotelHeader\n      ...HotelBrand\n      ...HotelHeadline\n      ...HotelOwner\n    }\n  }\n"): (typeof documents)["\n  query HotelPage($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      ...PropertyVisit @unmask\n      ...MapCard\n      ...HotelHeader\n      ...HotelBrand\n      ...HotelHeadline\n      ...HotelOwner\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HotelResults($input: HotelResultsInput!, $first: Int!, $after: String) {\n    hotelResults(input: $input, first: $first, after: $after) {\n      nodes {\n        ...HotelResultRow\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query HotelResults($input: HotelResultsInput!, $first: Int!, $after: String) {\n    hotelResults(input: $input, first: $first, after: $after) {\n      nodes {\n        ...HotelResultRow\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelYearRow on HotelYearFacts {\n    year\n    months\n    ...HotelYearFigures @unmask\n    receiptsChange {\n      amount\n      percent\n    }\n    revparChange {\n      amount\n      percent\n    }\n  }\n"): (typeof documents)["\n  fragment HotelYearRow on HotelYearFacts {\n    year\n    months\n    ...HotelYearFigures @unmask\n    receiptsChange {\n      amount\n      percent\n    }\n    revparChange {\n      amount\n      percent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ComparedHotelFiling on HotelFilingVersion {\n    locationName\n    taxpayerName\n    roomReceipts\n    taxableReceipts\n    roomCapacity\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment ComparedHotelFiling on HotelFilingVersion {\n    locationName\n    taxpayerName\n    roomReceipts\n    taxableReceipts\n    roomCapacity\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelFilingRow on HotelFilingFacts {\n    ...ComparedHotelFiling @unmask\n    periodEnd\n    periodMonths\n    filerType\n    locationAddress\n    locationCity\n    locationState\n    locationZip\n    locationPhone\n    taxpayerAddress\n    taxpayerCity\n    taxpayerState\n    taxpayerZip\n    taxpayerPhone\n    countedRooms\n    countedReceipts\n    revpar\n    responsibilityBegin\n    responsibilityEnd\n    flags\n    reasons\n    decision\n    decisionNote\n    history {\n      ...ComparedHotelFiling @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment HotelFilingRow on HotelFilingFacts {\n    ...ComparedHotelFiling @unmask\n    periodEnd\n    periodMonths\n    filerType\n    locationAddress\n    locationCity\n    locationState\n    locationZip\n    locationPhone\n    taxpayerAddress\n    taxpayerCity\n    taxpayerState\n    taxpayerZip\n    taxpayerPhone\n    countedRooms\n    countedReceipts\n    revpar\n    responsibilityBegin\n    responsibilityEnd\n    flags\n    reasons\n    decision\n    decisionNote\n    history {\n      ...ComparedHotelFiling @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelMonthRow on HotelMonthFacts {\n    month\n    isIncomplete\n    ...HotelMonthFigures @unmask\n    yearChange {\n      amount\n      percent\n    }\n    flags\n    reasons\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment HotelMonthRow on HotelMonthFacts {\n    month\n    isIncomplete\n    ...HotelMonthFigures @unmask\n    yearChange {\n      amount\n      percent\n    }\n    flags\n    reasons\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment HotelResultRow on HotelResult {\n    taxpayerNumber\n    locationNumber\n    periodEnd\n    periodMonths\n    monthsFiled\n    isIncomplete\n    days\n    filerType\n    locationName\n    locationAddress\n    city\n    county\n    locationZip\n    locationPhone\n    taxpayerName\n    taxpayerAddress\n    taxpayerCity\n    taxpayerPhone\n    responsibilityBegin\n    responsibilityEnd\n    roomReceipts\n    countedReceipts\n    taxableReceipts\n    roomCapacity\n    countedRooms\n    revpar\n    flags\n    reasons\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment HotelResultRow on HotelResult {\n    taxpayerNumber\n    locationNumber\n    periodEnd\n    periodMonths\n    monthsFiled\n    isIncomplete\n    days\n    filerType\n    locationName\n    locationAddress\n    city\n    county\n    locationZip\n    locationPhone\n    taxpayerName\n    taxpayerAddress\n    taxpayerCity\n    taxpayerPhone\n    responsibilityBegin\n    responsibilityEnd\n    roomReceipts\n    countedReceipts\n    taxableReceipts\n    roomCapacity\n    countedRooms\n    revpar\n    flags\n    reasons\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MapCard on PropertyFacts {\n    name\n    zip\n    countyName\n    coordinates {\n      latitude\n      longitude\n      approximate\n    }\n  }\n"): (typeof documents)["\n  fragment MapCard on PropertyFacts {\n    name\n    zip\n    countyName\n    coordinates {\n      latitude\n      longitude\n      approximate\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlaceBrands($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      brandRanks {\n        brand {\n          ...BrandName @unmask\n        }\n        properties\n        months\n        rooms\n        roomReceipts\n        revpar\n        revparRank {\n          rank\n          of\n        }\n        receiptsPerRoom\n        receiptsPerRoomRank {\n          rank\n          of\n        }\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      month\n    }\n    publishedMonths(product: HOTEL) {\n      month\n      hasMonthlyFilers\n    }\n  }\n"): (typeof documents)["\n  query PlaceBrands($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      brandRanks {\n        brand {\n          ...BrandName @unmask\n        }\n        properties\n        months\n        rooms\n        roomReceipts\n        revpar\n        revparRank {\n          rank\n          of\n        }\n        receiptsPerRoom\n        receiptsPerRoomRank {\n          rank\n          of\n        }\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      month\n    }\n    publishedMonths(product: HOTEL) {\n      month\n      hasMonthlyFilers\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlaceGrowth($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      growth {\n        ...GrowthFigures\n      }\n    }\n  }\n"): (typeof documents)["\n  query PlaceGrowth($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      growth {\n        ...GrowthFigures\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PlaceHeadlineFigures on PlaceHeadlineFacts {\n    ...HeadlineOfSeveralFigures @unmask\n    properties\n    propertiesExpected\n    stateRank {\n      rank\n      of\n    }\n    mainCountyName\n    countyRank {\n      rank\n      of\n    }\n  }\n"): (typeof documents)["\n  fragment PlaceHeadlineFigures on PlaceHeadlineFacts {\n    ...HeadlineOfSeveralFigures @unmask\n    properties\n    propertiesExpected\n    stateRank {\n      rank\n      of\n    }\n    mainCountyName\n    countyRank {\n      rank\n      of\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlcoholMonth on AlcoholPlaceMonth {\n    month\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    estimated\n    properties\n    isIncomplete\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment AlcoholMonth on AlcoholPlaceMonth {\n    month\n    totalReceipts\n    liquorReceipts\n    wineReceipts\n    beerReceipts\n    coverChargeReceipts\n    estimated\n    properties\n    isIncomplete\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlcoholPlaceHeadline on AlcoholPlaceHeadline {\n    ...PlaceHeadlineFigures @unmask\n    totalReceipts\n    estimated\n  }\n"): (typeof documents)["\n  fragment AlcoholPlaceHeadline on AlcoholPlaceHeadline {\n    ...PlaceHeadlineFigures @unmask\n    totalReceipts\n    estimated\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlaceAlcohol($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      name\n      alcoholHeadline {\n        ...AlcoholPlaceHeadline\n      }\n      alcoholMonths {\n        ...AlcoholMonth\n      }\n      alcoholYears {\n        year\n        months\n        totalReceipts\n        receiptsChange {\n          amount\n          percent\n        }\n        receiptsLikeForLike {\n          share\n        }\n      }\n    }\n    latestPeriod(product: BEVERAGE) {\n      year\n    }\n  }\n"): (typeof documents)["\n  query PlaceAlcohol($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      name\n      alcoholHeadline {\n        ...AlcoholPlaceHeadline\n      }\n      alcoholMonths {\n        ...AlcoholMonth\n      }\n      alcoholYears {\n        year\n        months\n        totalReceipts\n        receiptsChange {\n          amount\n          percent\n        }\n        receiptsLikeForLike {\n          share\n        }\n      }\n    }\n    latestPeriod(product: BEVERAGE) {\n      year\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LodgingMonth on LodgingMonthFacts {\n    month\n    ...LodgingMonthFigures @unmask\n    awaitsQuarterlyFilers\n    isIncomplete\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n"): (typeof documents)["\n  fragment LodgingMonth on LodgingMonthFacts {\n    month\n    ...LodgingMonthFigures @unmask\n    awaitsQuarterlyFilers\n    isIncomplete\n    release {\n      ...ReleaseName @unmask\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LodgingYear on LodgingYearFacts {\n    year\n    months\n    ...LodgingYearFigures @unmask\n    receiptsChange {\n      amount\n      percent\n    }\n    receiptsLikeForLike {\n      share\n    }\n    revparChange {\n      amount\n      percent\n    }\n  }\n"): (typeof documents)["\n  fragment LodgingYear on LodgingYearFacts {\n    year\n    months\n    ...LodgingYearFigures @unmask\n    receiptsChange {\n      amount\n      percent\n    }\n    receiptsLikeForLike {\n      share\n    }\n    revparChange {\n      amount\n      percent\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment LodgingHeadline on PlaceFacts {\n    name\n    lodgingHeadline {\n      ...PlaceHeadlineFigures @unmask\n      roomReceipts\n      revpar\n      rooms\n      marketplace\n      apportioned\n      flaggedFilings\n      roomsLeftOut\n      awaitsQuarterlyFilers\n      ttmRevpar\n      ttmRevparWeighted\n      monthsAwaited\n    }\n  }\n"): (typeof documents)["\n  fragment LodgingHeadline on PlaceFacts {\n    name\n    lodgingHeadline {\n      ...PlaceHeadlineFigures @unmask\n      roomReceipts\n      revpar\n      rooms\n      marketplace\n      apportioned\n      flaggedFilings\n      roomsLeftOut\n      awaitsQuarterlyFilers\n      ttmRevpar\n      ttmRevparWeighted\n      monthsAwaited\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlaceLodging($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      ...LodgingHeadline\n      lodgingMonths {\n        ...LodgingMonth\n      }\n      lodgingYears {\n        ...LodgingYear\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      year\n    }\n  }\n"): (typeof documents)["\n  query PlaceLodging($kind: PlaceKind!, $name: String!) {\n    place(kind: $kind, name: $name) {\n      id\n      ...LodgingHeadline\n      lodgingMonths {\n        ...LodgingMonth\n      }\n      lodgingYears {\n        ...LodgingYear\n      }\n    }\n    latestPeriod(product: HOTEL) {\n      year\n    }\n  }\n"];
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
export function graphql(source: "\n  fragment ListedHotel on Hotel {\n    id\n    ...PropertyLine @unmask\n  }\n"): (typeof documents)["\n  fragment ListedHotel on Hotel {\n    id\n    ...PropertyLine @unmask\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment ListedBar on BeverageProperty {\n    id\n    ...PropertyLine @unmask\n  }\n"): (typeof documents)["\n  fragment ListedBar on BeverageProperty {\n    id\n    ...PropertyLine @unmask\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PortfolioChart($id: ID!, $from: Month!, $to: Month!) {\n    node(id: $id) {\n      __typename\n      id\n      ... on Portfolio {\n        chart(from: $from, to: $to) {\n          months\n          receipts\n          revpar\n          lines {\n            hotel {\n              id\n              name\n            }\n            beverageProperty {\n              id\n              name\n            }\n            receipts\n            revpar\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PortfolioChart($id: ID!, $from: Month!, $to: Month!) {\n    node(id: $id) {\n      __typename\n      id\n      ... on Portfolio {\n        chart(from: $from, to: $to) {\n          months\n          receipts\n          revpar\n          lines {\n            hotel {\n              id\n              name\n            }\n            beverageProperty {\n              id\n              name\n            }\n            receipts\n            revpar\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Portfolio($id: ID!) {\n    node(id: $id) {\n      __typename\n      id\n      ... on Portfolio {\n        name\n        product\n        propertyCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query Portfolio($id: ID!) {\n    node(id: $id) {\n      __typename\n      id\n      ... on Portfolio {\n        name\n        product\n        propertyCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PortfolioProperties($id: ID!, $first: Int!, $after: String) {\n    node(id: $id) {\n      __typename\n      id\n      ... on Portfolio {\n        hotels(first: $first, after: $after) {\n          nodes {\n            ...ListedHotel\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n        beverageProperties(first: $first, after: $after) {\n          nodes {\n            ...ListedBar\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query PortfolioProperties($id: ID!, $first: Int!, $after: String) {\n    node(id: $id) {\n      __typename\n      id\n      ... on Portfolio {\n        hotels(first: $first, after: $after) {\n          nodes {\n            ...ListedHotel\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n        beverageProperties(first: $first, after: $after) {\n          nodes {\n            ...ListedBar\n          }\n          pageInfo {\n            hasNextPage\n            endCursor\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Portfolios($product: Product) {\n    portfolios(product: $product, first: 500) {\n      nodes {\n        id\n        name\n        product\n        createdAt\n        propertyCount\n      }\n    }\n  }\n"): (typeof documents)["\n  query Portfolios($product: Product) {\n    portfolios(product: $product, first: 500) {\n      nodes {\n        id\n        name\n        product\n        createdAt\n        propertyCount\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CreatePortfolio($input: CreatePortfolioInput!) {\n    createPortfolio(input: $input) {\n      portfolio {\n        id\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation CreatePortfolio($input: CreatePortfolioInput!) {\n    createPortfolio(input: $input) {\n      portfolio {\n        id\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeletePortfolio($input: DeletePortfolioInput!) {\n    deletePortfolio(input: $input) {\n      ok\n      errors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeletePortfolio($input: DeletePortfolioInput!) {\n    deletePortfolio(input: $input) {\n      ok\n      errors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddToPortfolio($input: PortfolioPropertyInput!) {\n    addToPortfolio(input: $input) {\n      portfolio {\n        id\n        name\n        propertyCount\n      }\n      errors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddToPortfolio($input: PortfolioPropertyInput!) {\n    addToPortfolio(input: $input) {\n      portfolio {\n        id\n        name\n        propertyCount\n      }\n      errors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveFromPortfolio($input: PortfolioPropertyInput!) {\n    removeFromPortfolio(input: $input) {\n      portfolio {\n        id\n        propertyCount\n      }\n      errors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveFromPortfolio($input: PortfolioPropertyInput!) {\n    removeFromPortfolio(input: $input) {\n      portfolio {\n        id\n        propertyCount\n      }\n      errors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment AlcoholPerRoom on Premises {\n    alcoholTrailing {\n      from\n      to\n      totalReceipts\n      availableRoomNights\n      perAvailableRoom\n    }\n    alcoholMonths {\n      month\n      totalReceipts\n      rooms\n      perAvailableRoom\n      release {\n        ...ReleaseName @unmask\n      }\n    }\n  }\n"): (typeof documents)["\n  fragment AlcoholPerRoom on Premises {\n    alcoholTrailing {\n      from\n      to\n      totalReceipts\n      availableRoomNights\n      perAvailableRoom\n    }\n    alcoholMonths {\n      month\n      totalReceipts\n      rooms\n      perAvailableRoom\n      release {\n        ...ReleaseName @unmask\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HotelPremises($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      premises {\n        id\n        beverageProperties {\n          id\n          ...RelatedProperty\n        }\n        ...AlcoholPerRoom\n      }\n    }\n  }\n"): (typeof documents)["\n  query HotelPremises($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      premises {\n        id\n        beverageProperties {\n          id\n          ...RelatedProperty\n        }\n        ...AlcoholPerRoom\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BeveragePremises($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      premises {\n        id\n        hotels {\n          id\n          ...RelatedProperty\n        }\n        ...AlcoholPerRoom\n      }\n    }\n  }\n"): (typeof documents)["\n  query BeveragePremises($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      premises {\n        id\n        hotels {\n          id\n          ...RelatedProperty\n        }\n        ...AlcoholPerRoom\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PropertyHeader on PropertyFacts {\n    ...RelatedProperty @unmask\n    cityName\n    countyName\n    zipName\n    responsibilityEnd\n  }\n"): (typeof documents)["\n  fragment PropertyHeader on PropertyFacts {\n    ...RelatedProperty @unmask\n    cityName\n    countyName\n    zipName\n    responsibilityEnd\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PropertyOwner on PropertyFacts {\n    locationNumber\n    taxpayer {\n      number\n      name\n      address\n      city\n      state\n      zip\n      phone\n    }\n  }\n"): (typeof documents)["\n  fragment PropertyOwner on PropertyFacts {\n    locationNumber\n    taxpayer {\n      number\n      name\n      address\n      city\n      state\n      zip\n      phone\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment RelatedProperty on PropertySummary {\n    ...PropertyLine @unmask\n    state\n    zip\n    status\n  }\n"): (typeof documents)["\n  fragment RelatedProperty on PropertySummary {\n    ...PropertyLine @unmask\n    state\n    zip\n    status\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TaxpayerProperties($taxpayerNumber: String!, $first: Int!, $after: String) {\n    taxpayerProperties(taxpayerNumber: $taxpayerNumber, first: $first, after: $after) {\n      totalCount\n      nodes {\n        hotel {\n          id\n          ...RelatedProperty\n        }\n        beverageProperty {\n          id\n          ...RelatedProperty\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query TaxpayerProperties($taxpayerNumber: String!, $first: Int!, $after: String) {\n    taxpayerProperties(taxpayerNumber: $taxpayerNumber, first: $first, after: $after) {\n      totalCount\n      nodes {\n        hotel {\n          id\n          ...RelatedProperty\n        }\n        beverageProperty {\n          id\n          ...RelatedProperty\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment OwnershipRow on OwnershipFacts {\n    product\n    locationName\n    locationAddress\n    taxpayerName\n    beginDate\n    endDate\n    datesAreFiledPeriods\n    taxpayerNumber\n    locationNumber\n  }\n"): (typeof documents)["\n  fragment OwnershipRow on OwnershipFacts {\n    product\n    locationName\n    locationAddress\n    taxpayerName\n    beginDate\n    endDate\n    datesAreFiledPeriods\n    taxpayerNumber\n    locationNumber\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PropertyLine on PropertySummary {\n    taxpayerNumber\n    locationNumber\n    name\n    address\n    filedCity\n  }\n"): (typeof documents)["\n  fragment PropertyLine on PropertySummary {\n    taxpayerNumber\n    locationNumber\n    name\n    address\n    filedCity\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PropertyVisit on PropertyFacts {\n    name\n    cityName\n    countyName\n  }\n"): (typeof documents)["\n  fragment PropertyVisit on PropertyFacts {\n    name\n    cityName\n    countyName\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment PremisesNames on Premises {\n    ownershipPeriods {\n      ...OwnershipRow\n    }\n  }\n"): (typeof documents)["\n  fragment PremisesNames on Premises {\n    ownershipPeriods {\n      ...OwnershipRow\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HotelNames($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      premises {\n        id\n        ...PremisesNames\n      }\n    }\n  }\n"): (typeof documents)["\n  query HotelNames($taxpayerNumber: String!, $locationNumber: Int!) {\n    hotel(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      premises {\n        id\n        ...PremisesNames\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query BeverageNames($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      premises {\n        id\n        ...PremisesNames\n      }\n    }\n  }\n"): (typeof documents)["\n  query BeverageNames($taxpayerNumber: String!, $locationNumber: Int!) {\n    beverageProperty(taxpayerNumber: $taxpayerNumber, locationNumber: $locationNumber) {\n      id\n      premises {\n        id\n        ...PremisesNames\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query RecentlyViewed($first: Int!, $after: String) {\n    recentlyViewed(first: $first, after: $after) {\n      nodes {\n        product\n        viewedAt\n        hotel {\n          ...ListedHotel\n        }\n        beverageProperty {\n          ...ListedBar\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"): (typeof documents)["\n  query RecentlyViewed($first: Int!, $after: String) {\n    recentlyViewed(first: $first, after: $after) {\n      nodes {\n        product\n        viewedAt\n        hotel {\n          ...ListedHotel\n        }\n        beverageProperty {\n          ...ListedBar\n        }\n      }\n      pageInfo {\n        hasNextPage\n        endCursor\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PlaceNames($product: Product!, $kind: PlaceKind!) {\n    places(product: $product, kind: $kind) {\n      id\n      name\n    }\n  }\n"): (typeof documents)["\n  query PlaceNames($product: Product!, $kind: PlaceKind!) {\n    places(product: $product, kind: $kind) {\n      id\n      name\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SearchSuggestions($product: Product!, $text: String!) {\n    search(product: $product, text: $text) {\n      zips {\n        id\n        kind\n        name\n      }\n      cities {\n        id\n        kind\n        name\n      }\n      counties {\n        id\n        kind\n        name\n      }\n      hotels {\n        id\n        ...RelatedProperty @unmask\n        responsibilityEnd\n      }\n      beverageProperties {\n        id\n        ...RelatedProperty @unmask\n        responsibilityEnd\n      }\n    }\n  }\n"): (typeof documents)["\n  query SearchSuggestions($product: Product!, $text: String!) {\n    search(product: $product, text: $text) {\n      zips {\n        id\n        kind\n        name\n      }\n      cities {\n        id\n        kind\n        name\n      }\n      counties {\n        id\n        kind\n        name\n      }\n      hotels {\n        id\n        ...RelatedProperty @unmask\n        responsibilityEnd\n      }\n      beverageProperties {\n        id\n        ...RelatedProperty @unmask\n        responsibilityEnd\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query LatestPeriods {\n    hotel: latestPeriod(product: HOTEL) {\n      month\n      year\n      monthNumber\n      quarter\n    }\n    beverage: latestPeriod(product: BEVERAGE) {\n      month\n      year\n      monthNumber\n      quarter\n    }\n  }\n"): (typeof documents)["\n  query LatestPeriods {\n    hotel: latestPeriod(product: HOTEL) {\n      month\n      year\n      monthNumber\n      quarter\n    }\n    beverage: latestPeriod(product: BEVERAGE) {\n      month\n      year\n      monthNumber\n      quarter\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query PublishedMonths($product: Product!) {\n    publishedMonths(product: $product) {\n      month\n      hasMonthlyFilers\n      hasQuarterlyFilers\n      isIncomplete\n      rows\n      rowsExpected\n    }\n  }\n"): (typeof documents)["\n  query PublishedMonths($product: Product!) {\n    publishedMonths(product: $product) {\n      month\n      hasMonthlyFilers\n      hasQuarterlyFilers\n      isIncomplete\n      rows\n      rowsExpected\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HotelsOfYear($year: Int!, $first: Int!, $after: String) {\n    newHotels(year: $year) {\n      year\n      hotels(first: $first, after: $after) {\n        nodes {\n          id\n          ...PropertyLine @unmask\n          cityName\n          countyName\n          roomsWhenNew\n          responsibilityBegin\n          status\n          responsibilityEnd\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query HotelsOfYear($year: Int!, $first: Int!, $after: String) {\n    newHotels(year: $year) {\n      year\n      hotels(first: $first, after: $after) {\n        nodes {\n          id\n          ...PropertyLine @unmask\n          cityName\n          countyName\n          roomsWhenNew\n          responsibilityBegin\n          status\n          responsibilityEnd\n        }\n        pageInfo {\n          hasNextPage\n          endCursor\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query NewHotels {\n    newHotels {\n      year\n      newHotels\n      roomsAdded\n      roomsUnknown\n    }\n    latestPeriod(product: HOTEL) {\n      month\n      year\n    }\n  }\n"): (typeof documents)["\n  query NewHotels {\n    newHotels {\n      year\n      newHotels\n      roomsAdded\n      roomsUnknown\n    }\n    latestPeriod(product: HOTEL) {\n      month\n      year\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrialHotelFigures($latestYears: Int) {\n    trial {\n      latestYear\n      hotel {\n        name\n        series(latestYears: $latestYears) {\n          ...HotelChartSeries\n        }\n        months(latestYears: $latestYears) {\n          ...HotelChartMonth\n          ...HotelMonthRow\n        }\n        years(latestYears: $latestYears) {\n          ...HotelYearRow\n        }\n        filings(latestYears: $latestYears) {\n          ...HotelFilingRow\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query TrialHotelFigures($latestYears: Int) {\n    trial {\n      latestYear\n      hotel {\n        name\n        series(latestYears: $latestYears) {\n          ...HotelChartSeries\n        }\n        months(latestYears: $latestYears) {\n          ...HotelChartMonth\n          ...HotelMonthRow\n        }\n        years(latestYears: $latestYears) {\n          ...HotelYearRow\n        }\n        filings(latestYears: $latestYears) {\n          ...HotelFilingRow\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrialHotel {\n    trial {\n      hotel {\n        taxpayerNumber\n        locationNumber\n        ...HotelHeader\n        ...HotelHeadline\n        ...HotelOwner\n        ...MapCard\n        names {\n          ...OwnershipRow\n        }\n        taxpayerPropertiesCount\n        taxpayerProperties {\n          ...TrialRelated\n        }\n        mixedBeverageRecords {\n          ...TrialRelated\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query TrialHotel {\n    trial {\n      hotel {\n        taxpayerNumber\n        locationNumber\n        ...HotelHeader\n        ...HotelHeadline\n        ...HotelOwner\n        ...MapCard\n        names {\n          ...OwnershipRow\n        }\n        taxpayerPropertiesCount\n        taxpayerProperties {\n          ...TrialRelated\n        }\n        mixedBeverageRecords {\n          ...TrialRelated\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TrialRelated on TrialRelatedProperty {\n    product\n    ...RelatedProperty\n  }\n"): (typeof documents)["\n  fragment TrialRelated on TrialRelatedProperty {\n    product\n    ...RelatedProperty\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment TrialPlace on TrialPlace {\n    ...LodgingHeadline\n    lodgingMonths(latestYears: $latestYears) {\n      ...LodgingMonth\n    }\n    lodgingYears(latestYears: $latestYears) {\n      ...LodgingYear\n    }\n  }\n"): (typeof documents)["\n  fragment TrialPlace on TrialPlace {\n    ...LodgingHeadline\n    lodgingMonths(latestYears: $latestYears) {\n      ...LodgingMonth\n    }\n    lodgingYears(latestYears: $latestYears) {\n      ...LodgingYear\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrialCity($latestYears: Int) {\n    trial {\n      latestYear\n      city {\n        ...TrialPlace\n      }\n    }\n  }\n"): (typeof documents)["\n  query TrialCity($latestYears: Int) {\n    trial {\n      latestYear\n      city {\n        ...TrialPlace\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TrialCounty($latestYears: Int) {\n    trial {\n      latestYear\n      county {\n        ...TrialPlace\n        citiesLodgingMonths(latestYears: $latestYears) {\n          city\n          month {\n            ...LodgingMonth\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query TrialCounty($latestYears: Int) {\n    trial {\n      latestYear\n      county {\n        ...TrialPlace\n        citiesLodgingMonths(latestYears: $latestYears) {\n          city\n          month {\n            ...LodgingMonth\n          }\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmEmail($input: ConfirmEmailInput!) {\n    confirmEmail(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmEmail($input: ConfirmEmailInput!) {\n    confirmEmail(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DeleteAccount($input: DeleteAccountInput!) {\n    deleteAccount(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ChangeEmail($input: ChangeEmailInput!) {\n    changeEmail(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeEmail($input: ChangeEmailInput!) {\n    changeEmail(input: $input) {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation ChangeName($input: ChangeNameInput!) {\n    changeName(input: $input) {\n      member {\n        id\n        firstName\n        lastName\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ChangeName($input: ChangeNameInput!) {\n    changeName(input: $input) {\n      member {\n        id\n        firstName\n        lastName\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation DownloadOwnData {\n    downloadOwnData {\n      json\n      errors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation DownloadOwnData {\n    downloadOwnData {\n      json\n      errors {\n        message\n      }\n    }\n  }\n"];
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
export function graphql(source: "\n  query TwoStep {\n    twoStep {\n      steps {\n        id\n        kind\n        name\n        createdAt\n        lastUsedAt\n      }\n      recoveryCodesLeft\n    }\n  }\n"): (typeof documents)["\n  query TwoStep {\n    twoStep {\n      steps {\n        id\n        kind\n        name\n        createdAt\n        lastUsedAt\n      }\n      recoveryCodesLeft\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddAuthenticator($input: AddSecondStepInput!) {\n    addAuthenticator(input: $input) {\n      challenge\n      secret\n      uri\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddAuthenticator($input: AddSecondStepInput!) {\n    addAuthenticator(input: $input) {\n      challenge\n      secret\n      uri\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmAuthenticator($input: ConfirmAuthenticatorInput!) {\n    confirmAuthenticator(input: $input) {\n      recoveryCodes\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmAuthenticator($input: ConfirmAuthenticatorInput!) {\n    confirmAuthenticator(input: $input) {\n      recoveryCodes\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation AddPasskey($input: AddSecondStepInput!) {\n    addPasskey(input: $input) {\n      challenge\n      options\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation AddPasskey($input: AddSecondStepInput!) {\n    addPasskey(input: $input) {\n      challenge\n      options\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation ConfirmPasskey($input: ConfirmPasskeyInput!) {\n    confirmPasskey(input: $input) {\n      recoveryCodes\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation ConfirmPasskey($input: ConfirmPasskeyInput!) {\n    confirmPasskey(input: $input) {\n      recoveryCodes\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenameSecondStep($input: RenameSecondStepInput!) {\n    renameSecondStep(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenameSecondStep($input: RenameSecondStepInput!) {\n    renameSecondStep(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RemoveSecondStep($input: RemoveSecondStepInput!) {\n    removeSecondStep(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RemoveSecondStep($input: RemoveSecondStepInput!) {\n    removeSecondStep(input: $input) {\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RenewRecoveryCodes($input: RenewRecoveryCodesInput!) {\n    renewRecoveryCodes(input: $input) {\n      recoveryCodes\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RenewRecoveryCodes($input: RenewRecoveryCodesInput!) {\n    renewRecoveryCodes(input: $input) {\n      recoveryCodes\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query OwnEmail {\n    viewer {\n      id\n      firstName\n      lastName\n      email\n      ownEmail {\n        email\n        isConfirmed\n        pendingEmail\n      }\n    }\n  }\n"): (typeof documents)["\n  query OwnEmail {\n    viewer {\n      id\n      firstName\n      lastName\n      email\n      ownEmail {\n        email\n        isConfirmed\n        pendingEmail\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestEmailConfirmation {\n    requestEmailConfirmation {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestEmailConfirmation {\n    requestEmailConfirmation {\n      ok\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation CancelEmailChange {\n    cancelEmailChange {\n      ok\n    }\n  }\n"): (typeof documents)["\n  mutation CancelEmailChange {\n    cancelEmailChange {\n      ok\n    }\n  }\n"];
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
export function graphql(source: "\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      ...SignedIn\n    }\n  }\n"): (typeof documents)["\n  mutation SignIn($input: SignInInput!) {\n    signIn(input: $input) {\n      ...SignedIn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation FinishSignIn($input: FinishSignInInput!) {\n    finishSignIn(input: $input) {\n      ...SignedIn\n    }\n  }\n"): (typeof documents)["\n  mutation FinishSignIn($input: FinishSignInInput!) {\n    finishSignIn(input: $input) {\n      ...SignedIn\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation RequestPasskey {\n    requestPasskey {\n      challenge\n      options\n      errors {\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation RequestPasskey {\n    requestPasskey {\n      challenge\n      options\n      errors {\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      token\n      deviceToken\n      member {\n        ...MemberFlags @unmask\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SignUp($input: SignUpInput!) {\n    signUp(input: $input) {\n      token\n      deviceToken\n      member {\n        ...MemberFlags @unmask\n      }\n      errors {\n        field\n        code\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment SignedIn on SignInPayload {\n    token\n    deviceToken\n    member {\n      ...MemberFlags @unmask\n    }\n    secondStep {\n      challenge\n      hasAuthenticator\n      passkeyOptions\n    }\n    errors {\n      field\n      code\n      message\n    }\n  }\n"): (typeof documents)["\n  fragment SignedIn on SignInPayload {\n    token\n    deviceToken\n    member {\n      ...MemberFlags @unmask\n    }\n    secondStep {\n      challenge\n      hasAuthenticator\n      passkeyOptions\n    }\n    errors {\n      field\n      code\n      message\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  fragment MemberFlags on Member {\n    id\n    firstName\n    isPaid\n    isSubscribed\n    isFree\n    isAdmin\n  }\n"): (typeof documents)["\n  fragment MemberFlags on Member {\n    id\n    firstName\n    isPaid\n    isSubscribed\n    isFree\n    isAdmin\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Viewer {\n    viewer {\n      ...MemberFlags @unmask\n      email\n      lastName\n      needsSecondStep\n      subscription {\n        status\n        amountOwed\n        accessEndsAt\n      }\n    }\n  }\n"): (typeof documents)["\n  query Viewer {\n    viewer {\n      ...MemberFlags @unmask\n      email\n      lastName\n      needsSecondStep\n      subscription {\n        status\n        amountOwed\n        accessEndsAt\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query AddressSuggestions($text: String!, $session: String!) {\n    addressSuggestions(text: $text, session: $session) {\n      placeId\n      street\n      place\n    }\n  }\n"): (typeof documents)["\n  query AddressSuggestions($text: String!, $session: String!) {\n    addressSuggestions(text: $text, session: $session) {\n      placeId\n      street\n      place\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Address($placeId: String!, $session: String!) {\n    address(placeId: $placeId, session: $session) {\n      line1\n      line2\n      city\n      state\n      postalCode\n      country\n    }\n  }\n"): (typeof documents)["\n  query Address($placeId: String!, $session: String!) {\n    address(placeId: $placeId, session: $session) {\n      line1\n      line2\n      city\n      state\n      postalCode\n      country\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  mutation SendHelpMessage($input: SendHelpMessageInput!) {\n    sendHelpMessage(input: $input) {\n      ok\n      errors {\n        field\n        message\n      }\n    }\n  }\n"): (typeof documents)["\n  mutation SendHelpMessage($input: SendHelpMessageInput!) {\n    sendHelpMessage(input: $input) {\n      ok\n      errors {\n        field\n        message\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Welcome {\n    publishedMonths(product: HOTEL) {\n      month\n      hasMonthlyFilers\n    }\n    trial {\n      city {\n        name\n        lodgingMonths(latestYears: 2) {\n          month\n          roomReceipts\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Welcome {\n    publishedMonths(product: HOTEL) {\n      month\n      hasMonthlyFilers\n    }\n    trial {\n      city {\n        name\n        lodgingMonths(latestYears: 2) {\n          month\n          roomReceipts\n        }\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;