/** Questions about figures with `asOf`, for tests that compare them over releases. */

export const MONTHS = 'asOf: $asOf, from: $from, to: $to';
export const CHANGE = '{ amount percent }';
export const ALIKE = `{ earlier later share change ${CHANGE} }`;

/** Other numbers of an owner, which are found by the mailing addresses of today. */
export const SIMILAR = `query ($id: ID!, $asOf: AsOfInput) { node(id: $id) { ... on Owner {
  possiblySame(asOf: $asOf) { found properties roomReceipts beverageReceipts
    owners { reason mailingAddress roomReceipts beverageReceipts owner { number } } }
} } }`;

const RANKED = `note months comparedMonths recentMonths recentIncompleteMonths receipts found concentration tooSmall
  minimumMonths tooFewMonths withoutFigure total { marks figures { ...Figures } }
  nodes { rank percentile share name marks recentReceipts recentUnusualMonths recentApportionedMonths
    figures { ...Figures } later { ...Figures } earlier { ...Figures } change ${CHANGE} likeForLike ${ALIKE} hotelsAlone ${ALIKE}
    changeWithoutIdle ${CHANGE} propertiesCompared }`;
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
  isDoubtful isDoubtfulBefore isUnusual isUnusualBefore isApportioned isPartial isPartialBefore`;

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
    year newHotels roomsAdded roomsUnknown hotelsOpenedEarlier roomsOpenedEarlier release { fileName }
    hotels(first: 3) { totalCount nodes { id roomsWhenNew(asOf: $asOf) receiptsBeforeNew(asOf: $asOf) } pageInfo { hasNextPage endCursor } }
    latest: hotels(last: 2) { nodes { id receiptsBeforeNew(asOf: $asOf) } pageInfo { hasPreviousPage startCursor } }
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

const COMPARED = `roomReceipts availableRoomNights revpar receiptsChange ${CHANGE} receiptsLikeForLike ${ALIKE} comparedMonths
  roomReceiptsByMonth revparByMonth`;
const COMPARED_HOTEL = `hotel { id } monthsFiled flags flaggedMonths unusualMonths unusualMonthsBefore roomCapacity revparIndex revparRank { rank of }
  receiptsRank { rank of } share fairShare revparChange ${CHANGE} ${COMPARED}`;
const PERIOD_OF_TWO =
  'revpar competitorsRevpar competitorsFiled revparIndex revparRank { rank of } share fairShare';
const COMPARISON = `from to monthsPublished releases { fileName } competitorSet { ${COMPARED} } subject { ${COMPARED_HOTEL} }
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

const YEAR_TO_DATE = `yearToDate { figures { months receipts revpar revparMonths comparedYear receiptsBefore
  receiptsChange ${CHANGE} receiptsChangeWithoutIdle ${CHANGE} likeForLike ${ALIKE} }
  marketplaceReceipts hotelsAlone ${ALIKE} unusualMonthsBefore estimatedMonthsBefore }`;

/** Figures of a portfolio. */
export const PORTFOLIO = `query ($id: ID!, $asOf: AsOfInput, $from: Month!, $to: Month!) {
  node(id: $id) { ... on Portfolio {
    figures(asOf: $asOf) { month monthsPublished
      rows { hotel { id } beverageProperty { id } trailingMonths cityName cityShare lastMonth isAwaited ${KEPT} }
      total { receiptsLikeForLike ${ALIKE} trailingLikeForLike ${ALIKE} ${YEAR_TO_DATE} ${KEPT} }
    }
    chart(${MONTHS}, lines: 3) { months receipts revpar properties revparProperties propertiesChanged revparPropertiesChanged ${NOTED} lines { receipts revpar } }
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
  } ... on Brand { ${LOCATIONS} } ... on ParentCompany { ${LOCATIONS} } ... on Owner { currentHotels(asOf: $asOf) marketplacePlaces(asOf: $asOf) } } }`,
  beverage: `query ($id: ID!, $asOf: AsOfInput) { node(id: $id) { ... on BeverageProperty {
    nearby(asOf: $asOf) { from to monthsPublished neighbors { beverageProperty { id } ${NEAR} } rank { rank of } }
  } ... on Owner { currentBars(asOf: $asOf) } } }`,
};

const TWICE = `(${MONTHS}) { month hotels rooms revpar }`;

/** Rooms of sold hotels that count twice in a place, brand or company. */
export const ROOMS_TWICE = `query ($id: ID!, $asOf: AsOfInput, $from: Month!, $to: Month!) { node(id: $id) {
  ... on Place { lodgingRoomsTwice${TWICE} } ... on Brand { roomsTwice${TWICE} } ... on ParentCompany { roomsTwice${TWICE} }
} }`;
