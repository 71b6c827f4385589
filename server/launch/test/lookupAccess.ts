import type { FieldAccess, PathAccess } from './billingAccess.ts';

const inPortfolio = '{ portfolioId: "portfolio:9", taxpayerNumber: "1", locationNumber: 1 }';
const hotel = (location: number): string =>
  `{ taxpayerNumber: "32000000001", locationNumber: ${String(location)} }`;
const inSet = `name: "", subject: ${hotel(1)}, competitors: [${hotel(2)}]`;
const place = '{ kind: CITY, names: ["AUSTIN"] }';

export const lookupFields: Record<string, FieldAccess> = {
  node: ['members', '{ node(id: "city:AUSTIN") { id } }'],
  nodes: ['members', '{ nodes(ids: []) { id } }'],
  figuresAsOf: ['members', '{ figuresAsOf { hotel { id } } }'],
  latestPeriod: ['members', '{ latestPeriod(product: HOTEL) { month } }'],
  hotel: ['members', '{ hotel(taxpayerNumber: "1", locationNumber: 1) { id } }'],
  hotels: ['members', '{ hotels(first: 1) { totalCount } }'],
  hotelFilings: [
    'members',
    '{ hotelFilings(filter: { taxpayerNumber: { eq: "1" } }, first: 1) { totalCount } }',
  ],
  hotelResults: [
    'members',
    `{ hotelResults(input: { type: MONTHLY, year: 2023, month: 1, place: ${place} }, first: 1) { totalCount } }`,
  ],
  compareHotels: [
    'members',
    `{ compareHotels(input: { subject: ${hotel(1)}, competitors: [${hotel(2)}] }) { months } }`,
  ],
  beverageProperty: ['members', '{ beverageProperty(taxpayerNumber: "1", locationNumber: 1) { id } }'],
  beverageProperties: ['members', '{ beverageProperties(first: 1) { totalCount } }'],
  beverageFilings: [
    'members',
    '{ beverageFilings(filter: { permit: { eq: "1" } }, first: 1) { totalCount } }',
  ],
  beverageResults: [
    'members',
    `{ beverageResults(input: { year: 2023, month: 1, place: ${place} }, first: 1) { totalCount } }`,
  ],
  place: ['members', '{ place(kind: CITY, name: "AUSTIN") { id } }'],
  places: ['members', '{ places(product: HOTEL, kind: CITY) { id } }'],
  search: ['members', '{ search(product: HOTEL, text: "austin") { cities { id } } }'],
  find: ['members', '{ find(text: "austin") { places { id } } }'],
  owner: ['members', '{ owner(number: "1") { id } }'],
  news: ['members', '{ news(first: 1) { totalCount } }'],
  newsReleases: ['members', '{ newsReleases { counts { count } } }'],
  newsChoice: ['members', '{ newsChoice { frequency } }'],
  setNewsChoice: ['members', 'mutation { setNewsChoice(input: { frequency: NEVER }) { ok } }'],
  stopNewsMails: ['anyone', 'mutation { stopNewsMails(input: { key: "x" }) { ok } }'],
  bundles: ['members', '{ bundles { id } }'],
  exports: ['members', '{ exports(first: 1) { totalCount } }'],
  startExport: [
    'members',
    'mutation { startExport(input: { dataSet: "none", format: CSV }) { errors { code } } }',
  ],
  deleteExport: ['members', 'mutation { deleteExport(input: { id: "9" }) { errors { code } } }'],
  portfolios: ['members', '{ portfolios(first: 1) { totalCount } }'],
  createPortfolio: [
    'members',
    'mutation { createPortfolio(input: { name: "", product: HOTEL }) { errors { code } } }',
  ],
  deletePortfolio: ['members', 'mutation { deletePortfolio(input: { id: "portfolio:9" }) { ok } }'],
  addToPortfolio: ['members', `mutation { addToPortfolio(input: ${inPortfolio}) { errors { code } } }`],
  removeFromPortfolio: [
    'members',
    `mutation { removeFromPortfolio(input: ${inPortfolio}) { errors { code } } }`,
  ],
  comparisonSets: ['members', '{ comparisonSets(first: 1) { totalCount } }'],
  createComparisonSet: [
    'members',
    `mutation { createComparisonSet(input: { ${inSet} }) { errors { code } } }`,
  ],
  changeComparisonSet: [
    'members',
    `mutation { changeComparisonSet(input: { id: "comparison-set:9", ${inSet} }) { errors { code } } }`,
  ],
  deleteComparisonSet: [
    'members',
    'mutation { deleteComparisonSet(input: { id: "comparison-set:9" }) { ok } }',
  ],
  savedViews: ['members', '{ savedViews(first: 1) { totalCount } }'],
  createSavedView: [
    'members',
    'mutation { createSavedView(input: { name: "", question: "" }) { errors { code } } }',
  ],
  changeSavedView: [
    'members',
    'mutation { changeSavedView(input: { id: "saved-view:9", name: "", question: "" }) { errors { code } } }',
  ],
  deleteSavedView: ['members', 'mutation { deleteSavedView(input: { id: "saved-view:9" }) { ok } }'],
  noteInPortfolio: [
    'members',
    'mutation { noteInPortfolio(input: { portfolioId: "portfolio:9", taxpayerNumber: "1", locationNumber: 1, note: "" }) { ok } }',
  ],
  marketMonths: ['members', '{ marketMonths(product: HOTEL, groupBy: COUNTY) { months } }'],
  propertyMap: ['members', '{ propertyMap(product: HOTEL) { totalCount } }'],
  rankPlaces: ['members', '{ rankPlaces(product: HOTEL, kind: CITY, first: 1) { totalCount } }'],
  rankProperties: ['members', '{ rankProperties(product: BEVERAGE, first: 1) { totalCount } }'],
  rankBrands: ['members', '{ rankBrands(first: 1) { totalCount } }'],
  rankOwners: ['members', '{ rankOwners(product: HOTEL, first: 1) { totalCount } }'],
  recentlyViewed: ['members', '{ recentlyViewed(first: 1) { totalCount } }'],
  taxpayerProperties: ['members', '{ taxpayerProperties(taxpayerNumber: "1", first: 1) { totalCount } }'],
  addressMatches: ['members', '{ addressMatches(address: "1 MAIN ST", zip: "78701") { product } }'],
  recordView: [
    'members',
    'mutation { recordView(input: { product: HOTEL, taxpayerNumber: "1", locationNumber: 1 }) { ok } }',
  ],
  release: ['members', '{ release(id: "release:1") { id } }'],
  releases: ['members', '{ releases(first: 1) { totalCount } }'],
};

export const numbers = { taxpayer_number: '32000000001', location_number: 1 };

export const lookupPaths: Record<string, PathAccess> = {
  'get /portfolio': ['members', '/portfolio/'],
  'post /portfolio': ['members', '/portfolio', { portfolio: 'Mine', type: 0 }],
  'delete /portfolio': ['members', '/portfolio', { id: 9 }],
  'get /portfolio/hotel/:id': ['members', '/portfolio/hotel/9'],
  'post /portfolio/hotel': ['members', '/portfolio/hotel', { id: 9, ...numbers }],
  'delete /portfolio/hotel': ['members', '/portfolio/hotel', { id: 9, ...numbers }],
  'get /search/taxpayerproperties/:taxpayer': ['members', '/search/taxpayerproperties/32000000001'],
  'post /search/addressmatch': ['members', '/search/addressmatch', { address: '1 MAIN ST', zip: '78701' }],
  'get /history': ['members', '/history'],
  'post /history': ['members', '/history', { type: 0, ...numbers }],
  'get /search/latest': ['members', '/search/latest/'],
  'get /search/hotel/all/:text': ['members', '/search/hotel/all/austin/'],
  'get /search/mbt/all/:text': ['members', '/search/mbt/all/austin/'],
  'get /monthly/:part/:year/:item/:itemvalue': ['members', '/monthly/1/2023/city/AUSTIN'],
  'get /quarterly/:part/:year/:item/:itemvalue': ['members', '/quarterly/1/2023/county/Travis'],
  'get /quarterlymonthly/:part/:year/:item/:itemvalue': ['members', '/quarterlymonthly/1/2023/zip/78701'],
  'get /mbt/:part/:year/:item/:itemvalue': ['members', '/mbt/1/2023/city/AUSTIN'],
  'get /search/monthly/:item/:itemvalue': ['members', '/search/monthly/city/AUSTIN'],
  'get /search/quarterly/:item/:itemvalue': ['members', '/search/quarterly/city/AUSTIN'],
  'get /search/quarterlymonthly/:item/:itemvalue': ['members', '/search/quarterlymonthly/city/AUSTIN'],
  'get /search/mbt/:item/:itemvalue': ['members', '/search/mbt/city/AUSTIN'],
  'get /basic/cities': ['members', '/basic/cities'],
  'get /basic/counties': ['members', '/basic/counties'],
  'get /mbt/cities': ['members', '/mbt/cities'],
  'get /mbt/counties': ['members', '/mbt/counties'],
  'get /basic/city/:name': ['members', '/basic/city/AUSTIN'],
  'get /basic/county/:name': ['members', '/basic/county/Travis'],
  'get /basic/citiesincounty/:name': ['members', '/basic/citiesincounty/Travis'],
  'get /mbt/city/:name': ['members', '/mbt/city/AUSTIN'],
  'get /mbt/county/:name': ['members', '/mbt/county/Travis'],
  'get /mbt/citiesincounty/:name': ['members', '/mbt/citiesincounty/Travis'],
  'post /basic/hotelhistory': ['members', '/basic/hotelhistory', numbers],
  'post /mbt/mbthistory': ['members', '/mbt/mbthistory', numbers],
  'get /basic/map/:taxpayer/:location': ['members', '/basic/map/32000000001/1'],
  'get /basic/testyearlyvalues/:name/:taxpayer/:location/:filertype': [
    'members',
    '/basic/testyearlyvalues/X/32000000001/1/50',
  ],
  'get /basic/testlastyearlyvalues/:year/:name/:taxpayer/:location/:filertype': [
    'members',
    '/basic/testlastyearlyvalues/2023/X/32000000001/1/50',
  ],
  'get /basic/:name/:taxpayer/:location': ['members', '/basic/X/32000000001/1'],
  'get /mbt/testyearlyvalues/:taxpayer/:location': ['members', '/mbt/testyearlyvalues/32000000001/1'],
  'get /mbt/:name/:taxpayer/:location': ['members', '/mbt/X/32000000001/1'],
};
