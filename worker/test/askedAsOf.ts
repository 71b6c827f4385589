/** Questions about figures of several properties together, each with `asOf`, for tests that compare them over releases. */

const PERIOD = 'month isIncomplete release { fileName } properties';
const SUMS = `${PERIOD} filedReceipts taxableReceipts roomReceipts apportioned filedRooms rooms revpar flaggedFilings exemptShare`;
const MONTHS = 'asOf: $asOf, from: $from, to: $to';
const YEARS = 'asOf: $asOf, from: $fromYear, to: $toYear';
const ASKED = '$id: ID!, $asOf: AsOfInput, $from: Month!, $to: Month!, $fromYear: Int!, $toYear: Int!';
const ALCOHOL = 'totalReceipts liquorReceipts wineReceipts beerReceipts coverChargeReceipts estimated';
const CHANGE = '{ amount percent }';
const ALIKE = `{ earlier later share change ${CHANGE} }`;
/** Key figures without ranks, which exist for today only. */
const HEADLINE = `month isIncomplete release { fileName } receiptsChange ${CHANGE} receiptsLikeForLike ${ALIKE}
  ttmMonths ttmReceipts ttmChange ${CHANGE} ttmLikeForLike ${ALIKE} unusualMonths
  yearToDate { months receipts revpar comparedYear receiptsBefore receiptsChange ${CHANGE} likeForLike ${ALIKE} } properties`;
const OF_PLACE = `${HEADLINE} propertiesExpected mainCountyName mainCounty { name }`;
const OF_HOTELS = `${HEADLINE} roomReceipts revpar rooms ttmRevparWeighted apportioned flaggedFilings unusual roomsLeftOut`;
const OF_YEAR = `year months release { fileName } receiptsChange ${CHANGE} receiptsLikeForLike ${ALIKE}`;
/** Of owners; months of places have some of these names for what is never null. */
const NOT_AS_FILED = `ownedFiled: filedReceipts ownedApportioned: apportioned ownedFlagged: flaggedFilings
  ownedUnusual: unusual ownedLeftOut: roomsLeftOut ownedEstimated: estimated`;
const OWNED = `${PERIOD} receipts ownedRooms: rooms revpar likeForLike { earlier later share change { amount } } ${NOT_AS_FILED}`;

/** Figures of several properties together: of a place, a brand, a company or an owner. */
export const OF_MANY = {
  hotel: `query (${ASKED}) { node(id: $id) {
    ... on Place {
      months: lodgingMonths(${MONTHS}) { ${SUMS} marketplace awaitsQuarterlyFilers }
      lodgingSeries(${MONTHS}) { months roomReceipts revpar }
      lodgingYears(${YEARS}) { ${OF_YEAR} incompleteMonths roomReceipts filedReceipts taxableReceipts apportioned marketplace revpar
        filedRevpar exemptShare flaggedFilings revparChange ${CHANGE} }
    }
    ... on Brand { months(${MONTHS}) { ${SUMS} } }
    ... on ParentCompany { months(${MONTHS}) { ${SUMS} } }
    ... on Owner { hotels(asOf: $asOf) months(product: HOTEL, ${MONTHS}) { ${OWNED} }
      cities(product: HOTEL, asOf: $asOf) { place { name } receipts properties }
      brands(asOf: $asOf) { brand { name } receipts properties } }
  } }`,
  beverage: `query (${ASKED}) { node(id: $id) {
    ... on Place {
      months: alcoholMonths(${MONTHS}) { ${PERIOD} ${ALCOHOL} }
      alcoholSeries(${MONTHS}) { months totalReceipts }
      alcoholYears(${YEARS}) { ${OF_YEAR} incompleteMonths totalReceipts estimated }
    }
    ... on Owner { bars(asOf: $asOf) months(product: BEVERAGE, ${MONTHS}) { ${OWNED} }
      cities(product: BEVERAGE, asOf: $asOf) { place { name } receipts properties } }
  } }`,
};

/** Their key figures. */
export const HEADLINES = {
  hotel: `query ($id: ID!, $asOf: AsOfInput) { node(id: $id) {
    ... on Place { lodgingHeadline(asOf: $asOf) { ${OF_PLACE} ... on LodgingPlaceHeadline {
      roomReceipts revpar rooms marketplace apportioned flaggedFilings roomsLeftOut awaitsQuarterlyFilers ttmRevpar
      ttmRevparWeighted monthsAwaited
    } } }
    ... on Brand { headline(asOf: $asOf) { ${OF_HOTELS} } }
    ... on ParentCompany { headline(asOf: $asOf) { ${OF_HOTELS} } }
    ... on Owner { ownerHeadline: headline(product: HOTEL, asOf: $asOf) { receipts ${HEADLINE} ${NOT_AS_FILED} } }
  } }`,
  beverage: `query ($id: ID!, $asOf: AsOfInput) { node(id: $id) {
    ... on Place { alcoholHeadline(asOf: $asOf) { ${OF_PLACE} totalReceipts estimated } }
    ... on Owner { headline(product: BEVERAGE, asOf: $asOf) { receipts ${HEADLINE} ${NOT_AS_FILED} } }
  } }`,
};

const GROWTH = `growth(asOf: $asOf) { ...Growth } growthOfYear: growth(asOf: $asOf, from: $from, to: $yearEnd) { ...Growth }`;
const GROWTH_FRAGMENT = `fragment Growth on ReceiptsGrowth {
  from to monthsCompared incompleteMonths unusualFilings earlier later change ${CHANGE} likeForLike { properties earlier later share change ${CHANGE} hotelsAlone ${ALIKE} }
  parts { kind properties earlier later change }
}`;

const SUPPLY = `year months hotelsOpened roomsOpened roomsOpenedUnknown hotelsClosed roomsClosed roomsClosedUnknown
  hotelsClosedInGap roomsClosedInGap month rooms roomsIdle`;

/** Other numbers of an owner, which are found by the mailing addresses of today. */
export const SIMILAR = `query ($id: ID!, $asOf: AsOfInput) { node(id: $id) { ... on Owner {
  possiblySame(asOf: $asOf) { found properties roomReceipts beverageReceipts
    owners { reason mailingAddress roomReceipts beverageReceipts owner { number } } }
} } }`;

/** Their growth by reason, and the cities of counties: questions of their own, because each costs much as of a release. */
export const PARTS = {
  hotel: [
    `query ($id: ID!, $asOf: AsOfInput, $from: Month!, $yearEnd: Month!, $fromYear: Int!, $toYear: Int!) { node(id: $id) {
      ... on Place { ${GROWTH} supply(${YEARS}) { ${SUPPLY} } }
      ... on Brand { ${GROWTH} }
      ... on ParentCompany { ${GROWTH} }
    } } ${GROWTH_FRAGMENT}`,
    `query ($id: ID!, $asOf: AsOfInput) { node(id: $id) { ... on Place {
      brandRanks(asOf: $asOf) { brand { name } properties roomReceipts months rooms revpar revparRank { rank of }
        receiptsPerRoom receiptsPerRoomRank { rank of } }
    } } }`,
    `query ($id: ID!, $asOf: AsOfInput, $from: Month!, $to: Month!) { node(id: $id) { ... on Place {
      citiesLodgingMonths(${MONTHS}) { city month { month roomReceipts revpar properties release { fileName } } }
      chainScaleMix(asOf: $asOf) { from to months incompleteMonths marketplaceReceipts
        shares { chainScale properties rooms roomShare roomReceipts receiptsShare revpar } }
      citiesLodging(${MONTHS}) { releases { fileName } cities { city months roomReceipts sources } }
    } } }`,
  ],
  beverage: [
    `query ($id: ID!, $asOf: AsOfInput, $from: Month!, $to: Month!) { node(id: $id) { ... on Place {
      receiptsMix(${MONTHS}) { months { month ...Mix } years { year months ...Mix } }
      citiesAlcoholMonths(${MONTHS}) { city month { ${PERIOD} ${ALCOHOL} } }
    } } } fragment Mix on MixFacts { roomReceipts alcoholReceipts roomShare alcoholShare }`,
  ],
};

const RANKED = `note months comparedMonths recentMonths recentIncompleteMonths receipts found concentration tooSmall
  minimumMonths tooFewMonths withoutFigure total { marks figures { ...Figures } }
  nodes { rank percentile share name marks recentReceipts recentUnusualMonths recentApportionedMonths
    figures { ...Figures } later { ...Figures } earlier { ...Figures } change ${CHANGE} likeForLike ${ALIKE} hotelsAlone ${ALIKE}
    propertiesCompared }`;
const RANKED_FRAGMENT = `fragment Figures on RankedFigures { receipts taxableReceipts marketplaceReceipts revpar
  exemptShare rooms properties filersPerMonth monthsWithFigures doubtfulFilings unusualFilings
  apportionedReceipts }`;
const COLUMNS = `months incompleteMonths groupCount groups { name total share receipts properties taxableReceipts rooms
    revpar exemptShare } others { total receipts }`;
const OF_TEXAS = '$asOf: AsOfInput, $from: Month!, $yearEnd: Month!';
const YEAR = 'asOf: $asOf, from: $from, to: $yearEnd';

function ranking(field: string): string {
  return `query (${OF_TEXAS}) { found: ${field} { ${RANKED} } } ${RANKED_FRAGMENT}`;
}

function market(args: string): string {
  return `query (${OF_TEXAS}) { found: marketMonths(${YEAR}, ${args}) { ${COLUMNS} } }`;
}

/** Owners of hotels that nobody sold: of others, the chain of owners is that of today. */
export const UNSOLD = ['02', '04', '05', '07', '08', '09', '10'].map((number) => `320000000${number}`);
const OTHERS = UNSOLD.map((number) => `"${number}"`).join(', ');

/** The map of the latest month. */
const MAP = `month isPublished isIncomplete totalCount ids names cities zips receipts rooms revpar receiptsBefore changes
  isDoubtful isDoubtfulBefore isUnusual isUnusualBefore isApportioned`;

function map(args: string): string {
  return `query ($asOf: AsOfInput) { propertyMap(${args}, asOf: $asOf) { ${MAP} } }`;
}

const BRANDS = 'query ($asOf: AsOfInput) { brandLocations(asOf: $asOf) { brand { name } locations rooms } }';

/** Maps of all properties, and the list of brands. */
export const MAPS = {
  hotel: [...['product: HOTEL', 'product: HOTEL, filter: { rooms: { gte: 30 } }'].map(map), BRANDS],
  beverage: [map('product: BEVERAGE')],
};

/** Rankings and figures by group: questions of their own, because each reads every property. */
export const TEXAS = {
  hotel: [
    `rankPlaces(product: HOTEL, kind: CITY, by: LIKE_FOR_LIKE_CHANGE, yearsEarlier: 1, minimumProperties: 0,
      minimumReceipts: 0, ${YEAR}, first: 50)`,
    `rankProperties(product: HOTEL, ${YEAR}, filter: { rooms: { gte: 5 }, taxpayerNumber: { in: [${OTHERS}] } },
      minimumMonths: 0, first: 50)`,
    `rankBrands(by: REVPAR, minimumProperties: 0, minimumReceipts: 0, ${YEAR}, first: 50)`,
    `rankOwners(product: HOTEL, by: CHANGE, direction: LOWEST, monthsEarlier: 12, minimumProperties: 0,
      minimumReceipts: 0, ${YEAR}, first: 50)`,
    `rankBrands(groupBy: PARENT_COMPANY, minimumProperties: 0, minimumReceipts: 0, minimumMonths: 0, ${YEAR}, first: 50)`,
    `rankPlaces(product: HOTEL, kind: ZIP, filter: { hasDoubtfulFilings: false }, minimumProperties: 0,
      minimumReceipts: 0, ${YEAR}, first: 50)`,
  ]
    .map(ranking)
    .concat(market('product: HOTEL, groupBy: SIZE_CLASS, top: 2')),
  beverage: [
    `rankPlaces(product: BEVERAGE, kind: COUNTY, by: CHANGE, yearsEarlier: 1, minimumProperties: 0, minimumReceipts: 0,
      ${YEAR}, first: 50)`,
    `rankOwners(product: BEVERAGE, ${YEAR}, first: 50)`,
  ]
    .map(ranking)
    .concat(market('product: BEVERAGE, groupBy: CITY, top: 2')),
} as const;

/** New hotels by year, a page of them from either end. */
export const NEW_HOTELS = `query ($asOf: AsOfInput) {
  newHotels(asOf: $asOf) {
    year newHotels roomsAdded roomsUnknown release { fileName }
    hotels(first: 3) { totalCount nodes { id roomsWhenNew(asOf: $asOf) } pageInfo { hasNextPage endCursor } }
    latest: hotels(last: 2) { nodes { id } pageInfo { hasPreviousPage startCursor } }
  }
}`;

/** Rankings by the chain of owners of today. */
export const CHAINED = {
  hotel: [`rankProperties(product: HOTEL, ${YEAR}, minimumMonths: 0, first: 50)`].map(ranking),
  beverage: [`rankProperties(product: BEVERAGE, ${YEAR}, minimumMonths: 0, first: 50)`].map(ranking),
};

/** Standing of a hotel that nobody sold. */
export const PERCENTILES = `query ($asOf: AsOfInput) {
  hotel(taxpayerNumber: "32000000002", locationNumber: 2) {
    percentiles(asOf: $asOf) { place { kind name } month isIncomplete bands { figure period value of percentile } }
  }
}`;

/** Rows of results tables: of a month that several of the releases state. */
export const RESULTS = {
  hotel: `query ($asOf: AsOfInput) {
    results: hotelResults(input: { type: MONTHLY, year: 2023, month: 3, place: { kind: CITY, names: ["MARFA"] } },
      asOf: $asOf, first: 50) { nodes { locationName roomReceipts countedReceipts } }
  }`,
  beverage: `query ($asOf: AsOfInput) {
    results: beverageResults(input: { year: 2014, month: 11, place: { kind: CITY, names: ["MARFA"] } },
      asOf: $asOf, first: 50) { nodes { locationName totalReceipts liquorReceipts flags isIncomplete release { fileName } } }
    moved: beverageResults(input: { year: 2015, month: 3, place: { kind: COUNTY, names: ["BREWSTER"] } },
      asOf: $asOf, first: 50) { nodes { locationName totalReceipts city release { fileName } } }
  }`,
};

const COMPARED = `roomReceipts availableRoomNights revpar receiptsChange ${CHANGE} receiptsLikeForLike ${ALIKE}
  roomReceiptsByMonth revparByMonth`;
const COMPARED_HOTEL = `hotel { id } monthsFiled flags flaggedMonths unusualMonths unusualMonthsBefore roomCapacity revparIndex revparRank { rank of }
  receiptsRank { rank of } share fairShare revparChange ${CHANGE} ${COMPARED}`;
const PERIOD_OF_TWO =
  'revpar competitorsRevpar competitorsFiled revparIndex revparRank { rank of } share fairShare';
const COMPARISON = `from to monthsPublished competitorSet { ${COMPARED} } subject { ${COMPARED_HOTEL} }
  competitors { ${COMPARED_HOTEL} }
  subjectByMonth { month isPublished figures { ${PERIOD_OF_TWO} } trailing { ${PERIOD_OF_TWO} } }`;

/** A set of hotels that nobody sold, over the months that are asked for and over the latest twelve. */
export const COMPARED_SET = `query ($id: ID!, $asOf: AsOfInput, $from: Month!, $to: Month!) {
  node(id: $id) { ... on ComparisonSet {
    comparison(${MONTHS}) { ${COMPARISON} }
    latest: comparison(asOf: $asOf) { ${COMPARISON} }
  } }
}`;

/** The same hotels without a set. */
export const COMPARED_HOTELS = `query ($input: CompareHotelsInput!, $asOf: AsOfInput) {
  latest: compareHotels(input: $input, asOf: $asOf) { ${COMPARISON} }
}`;

const NOTED = 'flaggedMonths unusualMonths estimatedMonths apportionedMonths';
const KEPT = `receipts revpar receiptsChange ${CHANGE} trailingReceipts trailingRevpar trailingChange ${CHANGE}
  receiptsByMonth ${NOTED}`;

/** Figures of a portfolio. */
export const PORTFOLIO = `query ($id: ID!, $asOf: AsOfInput, $from: Month!, $to: Month!) {
  node(id: $id) { ... on Portfolio {
    figures(asOf: $asOf) { month monthsPublished
      rows { hotel { id } beverageProperty { id } trailingMonths cityName cityShare lastMonth isAwaited ${KEPT} }
      total { receiptsLikeForLike ${ALIKE} trailingLikeForLike ${ALIKE} ${KEPT} }
    }
    chart(${MONTHS}, lines: 3) { months receipts revpar ${NOTED} lines { receipts revpar } }
  } }
}`;

const NEAR = 'closeness miles rooms receipts revpar monthsFiled reasons';

const LOCATIONS = 'locations(asOf: $asOf) rooms(asOf: $asOf) roomsLeftOut(asOf: $asOf)';

/** Asks for the neighbors of a property, the locations of a brand or company, or what an owner has not sold. */
export const NEARBY = {
  hotel: `query ($id: ID!, $asOf: AsOfInput) { node(id: $id) { ... on Hotel {
    nearby(asOf: $asOf) { from to monthsPublished neighbors { hotel { id } brandName ${NEAR} } rank { rank of }
      rivals { hotel { id } } }
    nearbyChanges(asOf: $asOf) { hotel { id } kind month isTimeUnknown rooms monthsCompared revparBefore revparAfter }
  } ... on Brand { ${LOCATIONS} } ... on ParentCompany { ${LOCATIONS} } ... on Owner { currentHotels(asOf: $asOf) } } }`,
  beverage: `query ($id: ID!, $asOf: AsOfInput) { node(id: $id) { ... on BeverageProperty {
    nearby(asOf: $asOf) { from to monthsPublished neighbors { beverageProperty { id } ${NEAR} } rank { rank of } }
  } ... on Owner { currentBars(asOf: $asOf) } } }`,
};
